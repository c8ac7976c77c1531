package enum RoundCatalogue: Sendable {
  /// All rounds, in the order in which pages list them.
  package static let all: [Round] = worldArcheryOutdoor + worldArcheryIndoor + imperial + indoorClub + others

  /// Returns the round with this code, optionally on another face: `wa720_50_c@TEN_ZONE_6_RING`; nil for an unknown
  /// code.
  package static func round(_ code: String) -> Round? {
    let parts = code.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard let round = byCode[String(parts[0])], parts.count == 2 else { return byCode[code] }
    return ScoringSystem(rawValue: String(parts[1])).flatMap { try? round.shot(on: $0) }
  }

  private static let byCode = Dictionary(all.map { ($0.code ?? "", $0) }) { first, _ in first }
}

extension RoundCatalogue {
  private static func outdoor(_ code: String, _ name: String, _ passes: [Pass], _ faces: [ScoringSystem] = []) -> Round
  {
    Round(code: code, name: name, venue: .outdoor, passes: passes, faceOptions: faces)
  }

  private static func indoor(_ code: String, _ name: String, _ passes: [Pass]) -> Round {
    Round(code: code, name: name, venue: .indoor, passes: passes)
  }

  private static func twice(_ pass: Pass) -> [Pass] { [pass, pass] }

  // MARK: World Archery, outdoor

  private static let worldArcheryOutdoor: [Round] = [
    outdoor("wa1440_90", "WA 1440 (90m)", longMetric(90, 70, 50, 30)),
    outdoor("wa1440_70", "WA 1440 (70m)", longMetric(70, 60, 50, 30)),
    outdoor("wa1440_60", "WA 1440 (60m)", longMetric(60, 50, 40, 30)),
    outdoor("wa720_70", "WA 70m", twice(sixes(6, Distance(70), 122))),
    outdoor("wa720_60", "WA 60m", twice(sixes(6, Distance(60), 122))),
    // The catalogue has the full face; competitions use the 6-ring face.
    outdoor("wa720_50_c", "WA 50m Compound", twice(sixes(6, Distance(50), 80)), [.tenZone, .tenZoneSixRing]),
    outdoor("wa720_50_b", "WA 50m Barebow", twice(sixes(6, Distance(50), 122))),
    outdoor("wa900", "WA 900", [60, 50, 40].map { sixes(5, Distance($0), 122) }),
  ]

  /// Returns a 1440: the two long distances on the large face.
  private static func longMetric(_ distances: Int...) -> [Pass] {
    zip(distances, [122, 122, 80, 80]).map { sixes(6, Distance($0), $1) }
  }

  private static func sixes(
    _ ends: Int,
    _ distance: Distance,
    _ face: Int,
    _ system: ScoringSystem = .tenZone
  ) -> Pass {
    Pass(ends: ends, arrowsPerEnd: 6, system, distance: distance, face: FaceSize(face))
  }

  // MARK: World Archery, indoor

  private static let worldArcheryIndoor: [Round] = [
    indoor("wa18", "WA 18m", twice(threes(10, Distance(18), 40))),
    indoor("wa18_compound", "WA 18m Compound", twice(threes(10, Distance(18), 40, .tenZoneCompound))),
    indoor("wa18_triple", "WA 18m Triple", twice(threes(10, Distance(18), 40, .tenZoneFiveRing, .verticalTriple))),
    indoor(
      "wa18_compound_triple",
      "WA 18m Compound Triple",
      twice(threes(10, Distance(18), 40, .tenZoneFiveRingCompound, .verticalTriple))
    ),
    indoor("wa25", "WA 25m", twice(threes(10, Distance(25), 60))),
    outdoor("wa_field_24_red_marked", "WA Field 24 Red Marked", markedField),
  ]

  /// Two targets at each of three distances for each size of face.
  private static let markedField: [Pass] =
    [(20, [10, 15, 20]), (40, [20, 25, 30]), (60, [35, 40, 45]), (80, [50, 55, 60])]
    .flatMap { face, distances in distances.map { threes(2, Distance($0), face, .worldField) } }

  private static func threes(
    _ ends: Int,
    _ distance: Distance,
    _ face: Int,
    _ system: ScoringSystem = .tenZone,
    _ layout: SpotLayout = .single
  ) -> Pass {
    Pass(ends: ends, arrowsPerEnd: 3, system, distance: distance, face: FaceSize(face), layout: layout)
  }

  // MARK: Imperial, outdoor

  private static let imperial: [Round] = [
    outdoor("york", "York", yards((12, 100), (8, 80), (4, 60))),
    outdoor("hereford", "Hereford", yards((12, 80), (8, 60), (4, 50))),
    outdoor("st_george", "St. George", yards((6, 100), (6, 80), (6, 60))),
    outdoor("albion", "Albion", yards((6, 80), (6, 60), (6, 50))),
    outdoor("windsor", "Windsor", yards((6, 60), (6, 50), (6, 40))),
    outdoor("national", "National", yards((8, 60), (4, 50))),
    outdoor("western", "Western", yards((8, 60), (8, 50))),
    outdoor("american", "American", yards((5, 60), (5, 50), (5, 40))),
    outdoor("warwick", "Warwick", yards((4, 60), (4, 50))),
  ]

  private static func yards(_ passes: (ends: Int, distance: Int)...) -> [Pass] {
    passes.map { sixes($0.ends, Distance($0.distance, .yard), 122, .fiveZone) }
  }

  // MARK: Imperial, indoor

  private static let indoorClub: [Round] = [
    indoor("portsmouth", "Portsmouth", twice(threes(10, Distance(20, .yard), 60))),
    indoor("bray_i", "Bray I", [threes(10, Distance(20, .yard), 40)]),
    indoor("bray_ii", "Bray II", [threes(10, Distance(25, .yard), 60)]),
    indoor("stafford", "Stafford", twice(threes(12, Distance(30), 80))),
    indoor(
      "worcester",
      "Worcester",
      twice(Pass(ends: 6, arrowsPerEnd: 5, .worcester, distance: Distance(20, .yard), face: FaceSize(16, .inch)))
    ),
    indoor("vegas_300", "Vegas 300", [threes(10, Distance(20, .yard), 40)]),
    indoor("vegas", "Vegas", twice(threes(10, Distance(18), 40, .tenZoneFiveRing, .triangularTriple))),
    outdoor("frostbite", "Frostbite", [threes(12, Distance(30), 80)]),
    indoor("lancaster", "Lancaster", twice(threes(10, Distance(18), 40, .elevenZone))),
  ]

  // MARK: Others

  private static let others: [Round] = [
    outdoor("metric_i", "Metric I", longMetric(70, 60, 50, 30)),
    outdoor("wa660_70", "WA 660 (70m)", twice(sixes(5, Distance(70), 122, .elevenZone))),
    outdoor("wa_3d_24", "WA 3D 24 targets", [Pass(ends: 24, arrowsPerEnd: 2, .world3D)]),
  ]
}
