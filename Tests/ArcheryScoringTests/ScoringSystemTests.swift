import Domain
import Testing

@testable import ArcheryScoring

@Suite struct `Scoring systems` {
  static let tables: [(ScoringSystem, String)] = [
    (.tenZone, "X10 10 9 8 7 6 5 4 3 2 1 M"), (.tenZoneSixRing, "X10 10 9 8 7 6 5 M"),
    (.tenZoneFiveRing, "X10 10 9 8 7 6 M"), (.tenZoneCompound, "10 9 8 7 6 5 4 3 2 1 M"),
    (.tenZoneFiveRingCompound, "10 9 8 7 6 M"), (.elevenZone, "X11 10 9 8 7 6 5 4 3 2 1 M"), (.fiveZone, "9 7 5 3 1 M"),
    (.worldField, "6 5 4 3 2 1 M"), (.ifaaField, "X5 5 4 3 M"), (.worcester, "5 4 3 2 1 M"), (.world3D, "11 10 8 5 M"),
    (.sixRing, "6 5 4 3 2 1 M"), (.fiveRing, "5 4 3 2 1 M"),
  ]

  @Test(arguments: tables)
  func `have exactly the tokens and values of the table`(system: ScoringSystem, table: String) {
    let spelled = system.values.map { $0.token == .x ? "X\($0.points)" : $0.token.rawValue }
    #expect(spelled.joined(separator: " ") == table)
    for value in system.values where value.token != .x && value.token != .miss {
      #expect(value.points == Int(value.token.rawValue))
    }
    #expect(system.values.last?.points == 0)
  }

  static let counting: [(ScoringSystem, x: String, ten: String)] = [
    (.tenZone, "X", "X 10"), (.tenZoneSixRing, "X", "X 10"), (.tenZoneFiveRing, "X", "X 10"),
    (.tenZoneCompound, "", "10"), (.tenZoneFiveRingCompound, "", "10"), (.elevenZone, "X", "X 10"),
    (.fiveZone, "", "9"),
    (.worldField, "6", "6 5"), (.ifaaField, "X", "X 5"), (.worcester, "", "5"), (.world3D, "11", "11 10"),
    (.sixRing, "", "6"), (.fiveRing, "", "5"),
  ]

  @Test(arguments: counting)
  func `count Xs and tens as the table says`(system: ScoringSystem, x: String, ten: String) {
    let tokens = system.values.map(\.token)
    #expect(tokens.filter(system.rules.xTokens.contains).map(\.rawValue).joined(separator: " ") == x)
    #expect(tokens.filter(system.rules.tenTokens.contains).map(\.rawValue).joined(separator: " ") == ten)
  }

  @Test(arguments: ["X", "x", " X ", "\tx\n"])
  func `read a token trimmed and in any case`(text: String) throws {
    #expect(try ScoringSystem.tenZone.value(of: text).token == .x)
  }

  @Test(arguments: ScoringSystem.allCases)
  func `take M, m and 0 for a miss`(system: ScoringSystem) throws {
    for text in ["M", "m", "0", " 0 "] { #expect(try system.value(of: text).token == .miss) }
  }

  @Test func `read 11 as X where the X is worth 11, and nowhere else`() throws {
    #expect(try ScoringSystem.elevenZone.value(of: "11") == ScoringSystem.elevenZone.value(of: "x"))
    #expect(try ScoringSystem.world3D.value(of: "11").token == .eleven)
    #expect(throws: Refusal.self) { try ScoringSystem.tenZone.value(of: "11") }
  }

  static let hostile = [
    "", " ", "-1", "+9", "09", "10.0", "1e1", "9 9", "X9", "XX", "MM", "٩", "９", "Ｘ", "Х", "9\u{0301}", "NaN", "M0",
    "00", "\u{0}", String(repeating: "9", count: 100_000), String(repeating: " ", count: 100_000) + "9",
    "9999999999999999999",
  ]

  @Test(arguments: hostile)
  func `refuse anything else`(text: String) {
    for system in ScoringSystem.allCases {
      let refusal = #expect(throws: Refusal.self) { try system.value(of: text) }
      #expect(refusal?.scoringCode == .invalidValue)
    }
  }

  static let wrongSystem: [(ScoringSystem, String)] = [
    (.fiveZone, "8"), (.fiveZone, "10"), (.fiveZone, "X"), (.tenZoneCompound, "X"), (.tenZoneFiveRing, "5"),
    (.tenZoneSixRing, "4"), (.world3D, "9"), (.ifaaField, "2"), (.worcester, "6"), (.worldField, "X"),
  ]

  @Test(arguments: wrongSystem)
  func `refuse a value of another system`(system: ScoringSystem, text: String) {
    #expect(throws: Refusal.self) { try system.value(of: text) }
  }
}
