import Domain
import Foundation
import Testing

@testable import ArcheryScoring

@Suite struct `The round catalogue` {
  static let table: [(code: String, name: String, arrows: Int, max: Int, ends: Int)] = [
    ("wa1440_90", "WA 1440 (90m)", 144, 1440, 24), ("wa1440_70", "WA 1440 (70m)", 144, 1440, 24),
    ("wa1440_60", "WA 1440 (60m)", 144, 1440, 24), ("wa720_70", "WA 70m", 72, 720, 12),
    ("wa720_60", "WA 60m", 72, 720, 12), ("wa720_50_c", "WA 50m Compound", 72, 720, 12),
    ("wa720_50_b", "WA 50m Barebow", 72, 720, 12), ("wa900", "WA 900", 90, 900, 15), ("wa18", "WA 18m", 60, 600, 20),
    ("wa18_compound", "WA 18m Compound", 60, 600, 20), ("wa18_triple", "WA 18m Triple", 60, 600, 20),
    ("wa18_compound_triple", "WA 18m Compound Triple", 60, 600, 20), ("wa25", "WA 25m", 60, 600, 20),
    ("wa_field_24_red_marked", "WA Field 24 Red Marked", 72, 432, 24), ("york", "York", 144, 1296, 24),
    ("hereford", "Hereford", 144, 1296, 24), ("st_george", "St. George", 108, 972, 18),
    ("albion", "Albion", 108, 972, 18), ("windsor", "Windsor", 108, 972, 18), ("national", "National", 72, 648, 12),
    ("western", "Western", 96, 864, 16), ("american", "American", 90, 810, 15), ("warwick", "Warwick", 48, 432, 8),
    ("portsmouth", "Portsmouth", 60, 600, 20), ("bray_i", "Bray I", 30, 300, 10), ("bray_ii", "Bray II", 30, 300, 10),
    ("stafford", "Stafford", 72, 720, 24), ("worcester", "Worcester", 60, 300, 12),
    ("vegas_300", "Vegas 300", 30, 300, 10), ("vegas", "Vegas", 60, 600, 20), ("frostbite", "Frostbite", 36, 360, 12),
    ("lancaster", "Lancaster", 60, 660, 20), ("metric_i", "Metric I", 144, 1440, 24),
    ("wa660_70", "WA 660 (70m)", 60, 660, 10), ("wa_3d_24", "WA 3D 24 targets", 48, 528, 24),
  ]

  @Test func `holds the 35 rounds of the specification and no other`() {
    #expect(RoundCatalogue.all.compactMap(\.code) == Self.table.map(\.code))
    #expect(RoundCatalogue.round("wa720") == nil)
  }

  @Test(arguments: table)
  func `has the name, arrows, maximum and ends of each`(
    line: (code: String, name: String, arrows: Int, max: Int, ends: Int)
  ) throws {
    let round = try #require(RoundCatalogue.round(line.code))
    #expect(round.name == line.name)
    #expect(round.arrows == line.arrows)
    #expect(round.maxScore == line.max)
    #expect(round.ends == line.ends)
    #expect(try JSONDecoder().decode(Round.self, from: JSONEncoder().encode(round)) == round)
  }

  static let distances: [(String, String)] = [
    ("wa1440_60", "60 m, 122 cm face; 50 m, 122 cm face; 40 m, 80 cm face; 30 m, 80 cm face"),
    ("american", "60 yd, 122 cm face; 50 yd, 122 cm face; 40 yd, 122 cm face"),
    ("worcester", "20 yd, 16 in face; 20 yd, 16 in face"), ("wa_3d_24", "24 ends of 2"),
    ("wa18_triple", "18 m, 40 cm triple face; 18 m, 40 cm triple face"),
  ]

  @Test(arguments: distances)
  func `says what each pass is`(code: String, text: String) throws {
    #expect(try #require(RoundCatalogue.round(code)).passes.map(\.text.description).joined(separator: "; ") == text)
  }

  @Test func `offers the 6-ring face for the compound 50 m round, with the same maximum`() throws {
    let round = try #require(RoundCatalogue.round("wa720_50_c"))
    let shot = try round.shot(on: .tenZoneSixRing)
    #expect(shot.passes.allSatisfy { $0.scoringSystem == .tenZoneSixRing })
    #expect(shot.maxScore == round.maxScore)
    #expect(throws: Refusal.self) { try round.shot(on: .fiveZone) }
  }

  @Test func `knows the pass of each end`() throws {
    let round = try #require(RoundCatalogue.round("york"))
    #expect([1, 12, 13, 20, 21, 24].map { round.pass(ofEnd: $0)?.distance?.value } == [100, 100, 80, 80, 60, 60])
    for none in [0, -1, 25, .max, .min] { #expect(round.pass(ofEnd: none) == nil) }
  }
}

@Suite struct `A round of one's own` {
  static let bad: [Pass] = [
    Pass(ends: 0, arrowsPerEnd: 3, .tenZone), Pass(ends: 101, arrowsPerEnd: 3, .tenZone),
    Pass(ends: -1, arrowsPerEnd: 3, .tenZone), Pass(ends: .max, arrowsPerEnd: .max, .tenZone),
    Pass(ends: 1, arrowsPerEnd: 0, .tenZone), Pass(ends: 1, arrowsPerEnd: 13, .tenZone),
    Pass(ends: 1, arrowsPerEnd: 3, .tenZone, distance: Distance(0)),
    Pass(ends: 1, arrowsPerEnd: 3, .tenZone, face: FaceSize(.max)),
    Pass(ends: 1, arrowsPerEnd: 3, .tenZone, face: FaceSize(0, .inch)),
  ]

  @Test(arguments: bad)
  func `is refused where it could not be shot`(pass: Pass) {
    let refusal = #expect(throws: Refusal.self) { try Round(custom: "Mine", passes: [pass]) }
    #expect(refusal?.scoringCode == .invalidRound)
  }

  @Test func `needs a name and a pass`() {
    let pass = Pass(ends: 1, arrowsPerEnd: 3, .tenZone)
    #expect(throws: Refusal.self) { try Round(custom: " ", passes: [pass]) }
    #expect(throws: Refusal.self) { try Round(custom: "Mine", passes: []) }
    #expect(throws: Refusal.self) { try Round(custom: "Mine", passes: Array(repeating: pass, count: 25)) }
  }

  @Test func `is not read from a text that says something impossible`() throws {
    let round = try Round(custom: "Mine", passes: [Pass(ends: 7, arrowsPerEnd: 3, .tenZone)])
    let text = String(decoding: try JSONEncoder().encode(round), as: UTF8.self)
    let huge = text.replacing("\"ends\":7", with: "\"ends\":9223372036854775807")
    #expect(huge != text)
    #expect(throws: (any Error).self) { try JSONDecoder().decode(Round.self, from: Data(huge.utf8)) }
  }
}

@Suite struct `A round as it is typed` {
  @Test func `is called by its ends without a name, and has as many as there can be where it is open`() throws {
    var typed = CustomRound()
    (typed.ends, typed.arrows) = (7, 4)
    let round = try typed.round { $0.description }
    #expect((round.name, round.ends, round.arrows) == ("7 ends of 4", 7, 28))
    typed.name = "Forest"
    #expect(try typed.round { $0.description }.name == "Forest")
    let open = try typed.round(isOpen: true) { $0.description }
    #expect((open.name, open.ends) == ("Open practice", Round.allowedEnds.upperBound))
    typed.ends = Round.allowedEnds.upperBound + 1
    #expect(throws: Refusal.self) { try typed.round { $0.description } }
  }
}

@Suite struct `Another round` {
  @Test func `brings its own tie rule, unless the organiser chose another one`() throws {
    let (indoor, imperial) = (try #require(RoundCatalogue.round("wa18")), try #require(RoundCatalogue.round("york")))
    func rule(from rule: RankingRule) throws -> RankingRule {
      try Shoot(indoor, settings: TournamentSettings(rule: rule)).tournament.settings(for: imperial).rule
    }
    #expect(try rule(from: indoor.usualRule) == .agbImperial && imperial.usualRule == .agbImperial)
    #expect(try rule(from: .scoreXTenEnds) == .scoreXTenEnds)
  }
}

@Suite struct `The passes that are left` {
  @Test(arguments: [
    ("wa18", 1, [10, 20]), ("wa18", 11, [20]), ("wa1440_90", 6, [6, 12, 18, 24]), ("wa1440_90", 13, [18, 24]),
    ("wa18", 0, []), ("wa18", 21, []),
  ])
  func `begin with that of the end`(code: String, end: Int, lastEnds: [Int]) throws {
    let round = try #require(RoundCatalogue.round(code))
    #expect(round.passes(from: end).map(\.lastEnd) == lastEnds)
  }
}

@Suite struct `A round on another face` {
  @Test func `goes by the round's code and the face's name`() throws {
    let codes = RoundCatalogue.all.flatMap(\.otherFaceCodes)
    #expect(codes == ["wa720_50_c@TEN_ZONE_6_RING"])
    let round = try #require(RoundCatalogue.round("wa720_50_c@TEN_ZONE_6_RING"))
    #expect(round.passes.allSatisfy { $0.scoringSystem == .tenZoneSixRing })
    #expect((round.code, round.maxScore, round.catalogueCode) == ("wa720_50_c", 720, "wa720_50_c"))
  }

  @Test(arguments: [
    "wa720_50_c@", "wa720_50_c@FIVE_ZONE", "wa720_50_c@TEN_ZONE_6_RING@", "wa18@TEN_ZONE_6_RING", "@", "",
  ])
  func `is none where the round does not offer it`(code: String) {
    #expect(RoundCatalogue.round(code) == nil)
  }
}
