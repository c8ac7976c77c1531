package import Domain

/// A face's nominal size.
package struct FaceSize: Codable, Hashable, Sendable {
  /// The unit.
  ///
  /// The raw values are stored and exchanged.
  package enum Unit: String, Codable, Hashable, Sendable {
    case centimetre = "cm"
    case inch

    fileprivate var micrometres: Int { self == .centimetre ? 10_000 : 25_400 }
  }

  package let diameter: Int
  package let unit: Unit

  package init(_ diameter: Int, _ unit: Unit = .centimetre) {
    (self.diameter, self.unit) = (diameter, unit)
  }

  /// The diameter in micrometres; 16 in is 406.4 mm.
  package var diameterUm: Int { diameter * unit.micrometres }

  /// The possible diameters.
  ///
  /// No printed face is larger.
  static let allowedDiameters = 1...200
}

/// The arrangement of spots on a sheet.
package enum SpotLayout: String, Codable, Hashable, Sendable {
  case single
  /// Three spots in a column, their middles 22 cm apart.
  case verticalTriple
  /// Three spots on the corners of a triangle, one on top, their middles 22 cm apart.
  case triangularTriple
}

/// A sheet of one or more equal faces, on which arrows are placed.
package struct TargetFace: Hashable, Sendable {
  package let rings: TargetRings
  package let layout: SpotLayout

  /// Creates a face; nil for a system that is scored by buttons only.
  package init?(_ system: ScoringSystem, _ size: FaceSize, _ layout: SpotLayout = .single) {
    guard let rings = try? TargetRings(system, diameterUm: size.diameterUm) else { return nil }
    self.init(rings: rings, layout: layout)
  }

  private init(rings: TargetRings, layout: SpotLayout) {
    (self.rings, self.layout) = (rings, layout)
  }

  /// The name, which is stored with a placement, so that it stays readable after the round's face has changed.
  package var name: String {
    let size = "\(rings.system.rawValue) \(rings.diameterUm / 1000) mm"
    return layout == .single ? size : "\(size) \(layout.rawValue)"
  }

  package var spots: [TargetPoint] {
    switch layout {
    case .single: [.centre]
    case .verticalTriple: [1, 0, -1].map { TargetPoint(xUm: 0, yUm: $0 * Self.spotSpacingUm) }
    case .triangularTriple:
      [
        TargetPoint(xUm: 0, yUm: Self.triangleRiseUm),
        TargetPoint(xUm: -Self.spotSpacingUm / 2, yUm: -Self.triangleRiseUm),
        TargetPoint(xUm: Self.spotSpacingUm / 2, yUm: -Self.triangleRiseUm),
      ]
    }
  }

  private static let spotSpacingUm = 220_000
  /// Half the height of an equilateral triangle whose sides are the spacing.
  private static let triangleRiseUm = 95_263

  var oneSpot: TargetFace {
    TargetFace(rings: rings, layout: .single)
  }

  /// Returns a placement relative to the middle of its spot; nil for a spot that this sheet does not have.
  func pointInSpot(_ placement: Placement) -> TargetPoint? {
    guard spots.indices.contains(placement.spot) else { return nil }
    return placement.point.relative(to: spots[placement.spot])
  }

  /// Returns the value of an arrow at a point of the sheet, in the spot with the nearest middle.
  ///
  /// - Throws: ``ScoringCode/invalidShaft``.
  package func hit(at point: TargetPoint, shaftDiameterUm: Int) throws(Refusal) -> TargetHit {
    let distances = spots.map { point.squaredDistance(to: $0) }
    let spot = distances.indices.min { distances[$0] < distances[$1] } ?? 0
    return TargetHit(
      value: try rings.value(at: point.relative(to: spots[spot]), shaftDiameterUm: shaftDiameterUm),
      placement: Placement(point: point, spot: spot, face: name)
    )
  }
}

/// An arrow as placed on a face.
package struct TargetHit: Hashable, Sendable {
  package let value: ArrowValue
  package let placement: Placement
}

extension TargetPoint {
  /// Returns the point relative to another, clamped to the range of numbers.
  fileprivate func relative(to origin: TargetPoint) -> TargetPoint {
    TargetPoint(xUm: xUm.subtractingClamped(origin.xUm), yUm: yUm.subtractingClamped(origin.yUm))
  }
}

extension Int {
  fileprivate func subtractingClamped(_ other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (self < 0 ? .min : .max) : difference
  }
}

extension TargetFace {
  package var drawing: FaceDrawing { drawing(withX: true) }

  /// The same; without the X, its ring is drawn and counts as a ten.
  func drawing(withX: Bool) -> FaceDrawing {
    let outer = radiusUm(rings.rings.last?.fortieths ?? 0)
    let reach = spots.map { (x: abs($0.xUm), y: abs($0.yUm)) }
    // A tenth of a spot around it, for arrows that only touch the outermost ring or miss.
    let margin = outer + outer / 5
    return FaceDrawing(
      face: name,
      widthUm: 2 * ((reach.map(\.x).max() ?? 0) + margin),
      heightUm: 2 * ((reach.map(\.y).max() ?? 0) + margin),
      circles: spots.flatMap { spot in rings.rings.indices.reversed().map { circle($0, at: spot) } },
      spots: spots.map { FaceDrawing.Spot(xUm: $0.xUm, yUm: $0.yUm, radiusUm: outer) },
      scoring: FaceDrawing.Scoring(
        diameterUm: rings.diameterUm,
        lineBelongsToLowerZone: rings.system.lineBelongsToLowerZone,
        rings: rings.rings.filter { withX || $0.token != .x }.map { ring in
          .init(token: ring.token.rawValue, colour: rings.system.colour(of: ring.token), fortieths: ring.fortieths)
        }
      )
    )
  }

  private func circle(_ index: Int, at spot: TargetPoint) -> FaceDrawing.Circle {
    let (ring, system) = (rings.rings[index], rings.system)
    let fill = system.colour(of: ring.token)
    let around = rings.rings.dropFirst(index + 1).first.map { system.colour(of: $0.token) }
    return FaceDrawing.Circle(
      xUm: spot.xUm,
      yUm: spot.yUm,
      radiusUm: radiusUm(ring.fortieths),
      fill: fill,
      stroke: fill == .black && around == .black ? .white : .black,
      token: ring.token.rawValue
    )
  }

  private func radiusUm(_ fortieths: Int) -> Int { (fortieths * rings.diameterUm + 20) / 40 }
}

extension ScoringSystem {
  /// Returns the colour of a token on this system's face, also for buttons and marks.
  package func colour(of token: ArrowToken) -> FaceColour {
    if token == .miss { return .miss }
    switch self {
    case .tenZone, .tenZoneSixRing, .tenZoneFiveRing, .tenZoneCompound, .tenZoneFiveRingCompound, .elevenZone:
      return token.colourOnTenZones
    case .fiveZone: return token.colourOnFiveZones
    case .worldField, .sixRing: return token == .six || token == .five ? .gold : .black
    case .ifaaField: return token == .four ? .white : .black
    case .worcester, .fiveRing: return token == .five ? .white : .black
    case .world3D: return token.colourOnAnimals
    }
  }
}

extension ArrowToken {
  fileprivate var colourOnTenZones: FaceColour {
    switch self {
    case .x, .eleven, .ten, .nine: .gold
    case .eight, .seven: .red
    case .six, .five: .blue
    case .four, .three: .black
    case .two, .one: .white
    case .miss: .miss
    }
  }

  fileprivate var colourOnFiveZones: FaceColour {
    switch self {
    case .nine: .gold
    case .seven: .red
    case .five: .blue
    case .three: .black
    default: .white
    }
  }

  fileprivate var colourOnAnimals: FaceColour {
    switch self {
    case .eleven: .gold
    case .ten: .red
    case .eight: .blue
    default: .white
    }
  }
}
