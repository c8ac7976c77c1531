import Domain
import Spreadsheets
import Testing

@Suite struct `A table as spreadsheets write it` {
  @Test(arguments: [",", ";", "\t"], ["\n", "\r\n", "\r"])
  func `is read whatever stands between its fields and lines`(separator: String, lineBreak: String) {
    let text = [["Name", "Bow"], ["\"O\(separator)Brien, \"\"Jo\"\"\"", "R"], ["", ""], [" Ben ", ""]]
      .map { $0.joined(separator: separator) }.joined(separator: lineBreak)
    let table = DelimitedText("\u{FEFF}" + text + lineBreak)
    #expect(table.records.map(\.fields) == [["Name", "Bow"], ["O\(separator)Brien, \"Jo\"", "R"], ["Ben", ""]])
    #expect(table.records.map(\.line) == [1, 2, 4] && table.unclosedQuote == nil)
  }

  @Test func `counts the lines of the text, also inside quotes`() {
    let table = DelimitedText("name\n\"two\nlines\"\nBen\n\"open")
    #expect(table.records.map(\.line) == [1, 2, 4] && table.unclosedQuote == 5)
    #expect(table.records[1].fields == ["two\nlines"])
  }

  @Test func `may be nothing at all`() {
    for text in ["", "\n\r\n", "\u{FEFF}", ",,\n;"] { #expect(DelimitedText(text).records.count <= 1) }
  }
}
