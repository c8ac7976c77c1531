import Domain
import Spreadsheets
import Synchronization
import TestSupport
import Testing

/// Small files that would cause much work.
///
/// The workbooks are packed here: one deflated block of a text that repeats itself.
@Suite struct `The work that a table causes` {
  private static let book = "<workbook><sheets><sheet name=\"a\" id=\"r1\"/></sheets></workbook>"

  private func refused(_ bytes: [UInt8], as error: TableFileError = .tooLarge) {
    #expect(throws: error) { try TableFile.text(of: bytes) }
  }

  @Test func `of a small workbook with many elements is bounded`() {
    for (head, repeated, foot) in [
      ("<worksheet><sheetData><row r=\"1\">", "<c/>", "</row></sheetData></worksheet>"),
      ("<worksheet><sheetData>", "<row r=\"1\"></row>", "</sheetData></worksheet>"), ("<worksheet ", "a='' ", "/>"),
      ("<worksheet>", "<!---->", "</worksheet>"), ("<worksheet>", "<?a?>", "</worksheet>"),
    ] {
      let sheet = DeflatedText(head, repeated, times: 600_000, foot)
      let bytes = sheet.workbook(Self.book)
      #expect(bytes.count < 80_000)
      refused(bytes)
    }
    refused(DeflatedText("<sst>", "<si><t>a</t></si>", times: 600_000, "</sst>").workbook(Self.book, isStrings: true))
  }

  @Test func `of a workbook's parts is bounded together`() {
    // Each is below the limit of bytes.
    let strings = DeflatedText("<sst><si><t>", "aaaaaaaaaa", times: 900_000, "</t></si></sst>")
    let sheet = DeflatedText("<worksheet><!--", "aaaaaaaaaa", times: 900_000, "--></worksheet>")
    refused(
      DeflatedText.archive([
        ("xl/workbook.xml", DeflatedText(Self.book)), ("xl/sharedStrings.xml", strings),
        ("xl/worksheets/sheet1.xml", sheet),
      ])
    )
  }

  @Test func `of empty cells between full ones is bounded`() {
    let row = "<row><c r=\"IV1\"><v>1</v></c></row>"
    refused(DeflatedText("<worksheet>", row, times: 4_000, "</worksheet>").workbook(Self.book))
  }

  @Test func `of empty elements by the thousand is none that a reader minds`() throws {
    let sheet = DeflatedText("<worksheet><row r=\"1\">", "<c/>", times: 100_000, "</row></worksheet>")
    let bytes = sheet.workbook(Self.book)
    #expect(try TableFile.text(of: bytes) == "")
  }

  @Test func `is cut short when the time of the request is over`() async throws {
    let sheet = DeflatedText("<worksheet><row r=\"1\">", "<c/>", times: 100_000, "</row></worksheet>")
    let bytes = sheet.workbook(Self.book)
    let checks = Mutex(0)
    let limit = WorkLimit {
      checks.withLock { checks in
        checks += 1
        return checks > 3
      }
    }
    await limit.run { refused(bytes, as: .tooMuchWork) }
    #expect(checks.withLock(\.self) == 4)
  }

  @Test func `of combining marks is refused before texts are compared`() {
    let marks = String(repeating: "\u{301}\u{323}", count: 16)
    refused(Array("name\nA\(marks)".utf8), as: .damaged)
    #expect(throws: Never.self) {
      try TableFile.text(of: Array("name\nA\(String(marks.unicodeScalars.prefix(30)))".utf8))
    }
  }

  @Test func `of quotation marks after spaces is linear`() {
    // Each mark looked through all the spaces before it, which took minutes.
    let text = String(repeating: " ", count: 400_000) + "x" + String(repeating: "\"", count: 400_000)
    #expect(DelimitedText(text).records.count == 1)
  }

  @Test func `of columns and fields has a limit, which names its line`() {
    let wide = DelimitedText("name,bow\nAna\nBen" + String(repeating: ",", count: 300) + "\nCleo")
    #expect(wide.excess == 3 && wide.records.map(\.line) == [1, 2])
    let long = DelimitedText(String(repeating: "a,b\n", count: 200_000))
    #expect(long.excess == 125_001 && long.records.count == 125_000)
    let usual = DelimitedText(String(repeating: ",", count: 255))
    #expect(usual.excess == nil)
  }
}
