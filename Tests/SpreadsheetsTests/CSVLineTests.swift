import Spreadsheets
import Testing

@Suite struct `A line of a table's file` {
  private static let texts = [
    "Ben;=cmd|'/c calc'!A0", "=1+1", "'=1+1", "''=1", "a;\"=b\"", "x\t=y", "x|@y", "x,-1", "x\n+1", "x\r\n=1", ";;=;=",
    "; \u{A0} \"'=1", "＝1;＋2", "\tx", "\n\nx", "O'Brien; Köln", "it's, 'fine'", "5 km; 3 hills", "a-b=c", "\"", "",
    "x;",
    "x;'", "x;'y", "'", "-", "x\n\ny",
  ]

  @Test(arguments: texts)
  func `is read again as it was`(text: String) {
    let table = DelimitedText(CSVLine.text(["name", "note", "end"]) + CSVLine.text([text, text, "end"]))
    let read = text.unicodeScalars.allSatisfy { " \t\r\n".unicodeScalars.contains($0) } ? "" : text.trimmed
    #expect(table.records.last?.fields == [read, read, "end"])
  }

  @Test(arguments: texts)
  func `has no formula, whichever separator a spreadsheet divides it by`(text: String) {
    for line in [CSVLine.text([text, "b"]), CSVLine.tabbed([text, "b"])] {
      for separator in [",", ";", "|", "\t", "\n", "\r"] as [Unicode.Scalar] {
        let cells = line.unicodeScalars.split(separator: separator, omittingEmptySubsequences: false)
        for cell in cells {
          // A spreadsheet may drop the quotation marks and spaces at the beginning.
          let first = cell.first { !"\" \u{A0}\r\n\t".unicodeScalars.contains($0) }
          #expect(first.map { !"=+-@＝＋－＠".unicodeScalars.contains($0) } ?? true, "\(line) by \(separator)")
        }
      }
    }
  }

  @Test func `between tabs has no tab and no line break in a field`() {
    #expect(CSVLine.tabbed(["a\tb", "c\r\nd", "=e"]) == "a b\tc  d\t'=e\r\n")
  }
}

extension String {
  fileprivate var trimmed: String {
    let scalars = unicodeScalars.drop { " \t\r\n".unicodeScalars.contains($0) }
    return String(
      String.UnicodeScalarView(scalars.reversed().drop { " \t\r\n".unicodeScalars.contains($0) }.reversed())
    )
  }
}
