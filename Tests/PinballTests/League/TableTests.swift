import Domain
import Testing

@testable import Pinball

@Suite struct `A league file` {
  private func rows(_ text: String) throws -> [[String]] {
    var rows = CommaRows(try FileText(Array(text.utf8)))
    var result: [[String]] = []
    while rows.next() { result.append((0..<rows.count).map { String(field: rows[$0]) }) }
    return result
  }

  @Test(arguments: [
    ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]),
    ("a,b\r\nc,d", [["a", "b"], ["c", "d"]]),
    ("a,b\rc,d\r", [["a", "b"], ["c", "d"]]),
    ("\"a,1\",\"b\n2\"\nc,d", [["a,1", "b\n2"], ["c", "d"]]),
    ("\"a\"\"b\",\"\"\n", [["a\"b", ""]]),
    ("say \"a,b\" now,c\n", [["say a,b now", "c"]]),
    ("\"\"\"a\"\"\",b", [["\"a\"", "b"]]),
    (" a ,\tb\u{A0}\n", [["a", "b"]]),
    ("a,,\n\nb", [["a", "", ""], [""], ["b"]]),
    ("a,", [["a", ""]]),
    ("", []),
  ])
  func `is read by rows and fields`(text: String, expected: [[String]]) throws {
    #expect(try rows(text) == expected)
  }

  @Test func `says where a quote was never closed`() throws {
    var table = try LeagueTable(Array("name\n\"a\nb\n".utf8))
    while table.next() {}
    #expect(table.skipped.hasOpenQuote)
    var good = try LeagueTable(Array("name\n\"a\"\nb\n".utf8))
    while good.next() {}
    #expect(!good.skipped.hasOpenQuote)
  }

  @Test(arguments: [
    "\u{FEFF}Name, Score \nA,1", "NAME,\u{FEFF}Sc\0ore\nA,1", "\"Name\",\"Score\"\nA,1", "\n\nname,score\nA,1",
    "name,score,name,score\nA,1,B,2", "score,x,name\n1,,A", "name,score,,\nA,1",
  ])
  func `is found in by the names of its columns, in any order`(text: String) throws {
    var table = try LeagueTable(Array(text.utf8))
    let (name, score) = (try table.needed("Name"), try table.needed("Points", "Score"))
    let hasRow = table.next()
    #expect(hasRow)
    #expect(table.text(name) == "A")
    #expect(table.number(score) == 1)
  }

  @Test func `names the column that it misses`() throws {
    let table = try LeagueTable(Array("name,score\n".utf8))
    #expect(throws: LeagueFileError.missingColumn("EventDate")) { try table.needed("EventDate", "Date") }
    #expect(LeagueFileError.missingColumn("EventDate").description == "The column \"EventDate\" is missing.")
    #expect(throws: LeagueFileError.empty) { try LeagueTable(Array("\n\n".utf8)) }
  }

  @Test func `takes longer rows, and counts the shorter ones`() throws {
    var table = try LeagueTable(Array("a,b\n1,2,3\n1\n\n4,5\n".utf8))
    var read: [String] = []
    while table.next() { read.append(table.text(1)) }
    #expect(read == ["2", "5"])
    #expect(table.skipped.tooShort == 2)
    #expect(table.count == 4)
  }

  @Test func `may be UTF-16, with a mark or without`() throws {
    let text = "name,score\r\nZoë,1\r\n"
    let little = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    for bytes in [[0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big] {
      var table = try LeagueTable(bytes)
      let hasRow = table.next()
      #expect(hasRow)
      #expect(table.text(0) == "Zoë")
    }
    // Windows-1252, but not one such letter among others in UTF-8, nor what is no text.
    var old = try LeagueTable(Array("name\nZo".utf8) + [0xEB])
    let hasRow = old.next()
    #expect(hasRow && old.text(0) == "Zoë")
    for bytes in [Array("name\nZoë\nZo".utf8) + [0xEB], [0x61, 0xE9, 0x00, 0x62]] {
      #expect(throws: LeagueFileError.notText) { try LeagueTable(bytes) }
    }
  }

  @Test(arguments: [
    ("12", 12), (" 1,234,567.0 ", 1_234_567), ("14331472700.0", 14_331_472_700), ("1000000000000", 1e12),
    ("-3.5", -3.5), ("+2", 2), (".5", 0.5), ("0.1", 0.1), ("1 234\u{A0}567", 1_234_567), ("1.2345678E7", 12_345_678),
    ("1.43E+10", nil), ("1,4E+10", nil), ("1E5", nil), ("1.5E-1", 0.15), ("1.5e1", 15),
    ("9007199254740991", 9_007_199_254_740_991), ("123456789012.34", 123_456_789_012.34),
    ("", nil), ("—", nil), ("-", nil), ("n/a", nil), ("1.2.3", nil), ("nan", nil), ("inf", nil), ("0x10", nil),
    ("1e999", nil), (".", nil), ("1-2", nil), ("12abc", nil),
    ("12,5", nil), ("1,23,456", nil), ("1234,567", nil), ("12,", nil), (",5", nil), ("1.5,000", nil),
    ("1,234.5", 1_234.5),
    ("1,234567890123456789", nil), ("1,234,567,890,123,456", 1_234_567_890_123_456),
  ])
  func `has numbers that are read one way`(text: String, number: Double?) {
    #expect(TableNumber.value(of: Array(text.utf8)[...]) == number)
  }

  @Test(arguments: [
    (1234.5, "1,235"), (-1234.5, "\u{2212}1,235"), (0.4, "0"), (0, "0"), (999, "999"), (1000, "1,000"),
    (14_331_472_700, "14,331,472,700"), (1e12, "1,000,000,000,000"),
  ])
  func `has numbers that are shown rounded, half away from zero`(number: Double, shown: String) {
    #expect(Message.number(number).description == shown)
  }
}
