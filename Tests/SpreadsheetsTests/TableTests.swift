import Spreadsheets
import Testing

/// Tables as spreadsheets of clubs have them.
@Suite struct `A table with known columns` {
  private enum Column: TableColumn {
    case name, club, gender

    var titles: Set<String> {
      switch self {
      case .name: ["name", "nom"]
      case .club: ["club", "verein"]
      case .gender: ["gender", "m/w"]
      }
    }
  }

  private func table(_ text: String) -> Table<Column> { Table(text) { $0.contains(.name) } }

  @Test(arguments: [
    "Name,Club\nAna,Oak", "sep=;\nName;Club\nAna;Oak", "\"sep=;\"\r\n\r\nName;Club\r\nAna;Oak",
    "sep=\t\nName\tClub\nAna\tOak",
    "Open day, 24 November, hall 2\n\nName;Club\nAna;Oak", "Open day;;\nAll; clubs, and, others\nName;Club;\nAna;Oak;",
    "\u{FEFF}Name*;\"Verein / Club\"\nAna;Oak", "Name (as printed):;Club\nAna;Oak", "Name;Club\nAna;\"Oak\n\"",
  ])
  func `is found below a title, whatever separates it`(text: String) {
    let table = table(text)
    #expect(table.records.map { table.text(.name, of: $0) } == ["Ana"], "\(table.records)")
    #expect(table.records.map { table.text(.club, of: $0) } == ["Oak"])
    #expect(table.unused.isEmpty && table.repeated.isEmpty)
  }

  @Test func `counts its lines as the file does, and names what it does not use`() {
    let table = table("Title\n\nName;Shirt;Club;Verein;Geschlecht (m/w);m/w\nAna;X\n\nBen")
    #expect(table.header?.line == 3 && table.records.map(\.line) == [4, 6])
    #expect(table.unused == ["Shirt", "Geschlecht (m/w)"] && table.repeated == ["Verein"])
    #expect(table.has(.gender) && table.title(of: .gender) == "m/w")
  }

  @Test(arguments: [
    "\"Ana\nBerg\"", "\"Ana\r\nBerg\"", "\"Ana \r\n\n Berg\"", "Ana_x000D_Berg", "\"Ana_x000D_\nBerg\"",
  ])
  func `has a blank for a line break in a cell`(cell: String) {
    let table = table("name;club\n\(cell);Oak")
    #expect(table.records.map { table.text(.name, of: $0) } == ["Ana Berg"])
    #expect(table.lines(.name, of: table.records[1]).contains { $0.isNewline })
  }

  @Test func `without known columns has its first line as the header`() {
    let table = table("a;b\n1;2")
    #expect(table.header?.fields == ["a", "b"] && table.unused == ["a", "b"] && table.records.count == 1)
    #expect(self.table("").header == nil)
  }

  @Test(
    arguments: [
      ("12345.0", "12345"), ("12345,00", "12345"), ("1.2345678E7", "12345678"), ("1,2345678e+07", "12345678"),
      ("7", "7"),
      ("007", "007"), ("12.000", "12.000"), ("12.5", "12.5"), ("1E5", "1E5"), ("1E+05", nil), ("1.23457E+09", nil),
      ("L-7", "L-7"), ("", ""),
      ("12345678901234567890.0", "12345678901234567890"), ("1.5E0", "1.5E0"), ("٣.0", "٣.0"),
    ] as [(String, String?)]
  )
  func `has whole numbers as digits, and says which were rounded`(text: String, digits: String?) {
    #expect(SpreadsheetNumber.digits(text) == digits)
  }

  @Test func `names a letter of another encoding, and keeps all others`() throws {
    var bytes = Array("name;club\nJörg;Köln\nM".utf8)
    bytes += [0xFC] + Array("ller;Süd\n".utf8)
    let table = table(try TableFile.text(of: bytes))
    #expect(table.records.map { $0.strayLetter != nil } == [false, true])
    #expect(table.records.map { table.text(.club, of: $0) } == ["Köln", "Süd"])
  }
}
