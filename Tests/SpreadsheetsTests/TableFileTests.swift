import Foundation
import Spreadsheets
import TestSupport
import Testing

/// Files as spreadsheets save them.
///
/// The first workbook was packed by Python's zipfile, whose deflate is zlib's; the others are packed here.
@Suite struct `A table's file` {
  @Test(arguments: [
    ("UTF-8", "name;Verein\nJörg;Köln – Süd €"), ("UTF-8 with a mark", "\u{FEFF}name;Verein\nJörg;Köln – Süd €"),
  ])
  func `in UTF-8 is its text`(kind: String, text: String) throws {
    #expect(try TableFile.text(of: Array(text.utf8)) == text)
  }

  @Test func `in Windows-1252 keeps every letter`() throws {
    let bytes: [UInt8] =
      Array("J".utf8) + [0xF6] + Array("rg;K".utf8) + [0xF6] + Array("ln ".utf8) + [0x96, 0x20, 0x80, 0x9F]
    #expect(try TableFile.text(of: bytes) == "Jörg;Köln – €Ÿ")
  }

  @Test func `in UTF-16, as "Unicode text" is saved, is read in both orders`() throws {
    let text = "name\tVerein\nJörg 🏹\tKöln"
    let units = Array(text.utf16)
    let little: [UInt8] = [0xFF, 0xFE] + units.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let big: [UInt8] = [0xFE, 0xFF] + units.flatMap { unit -> [UInt8] in [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    #expect(try TableFile.text(of: little) == text)
    #expect(try TableFile.text(of: big) == text)
  }

  @Test func `that is a workbook gives the first sheet that is shown, row by row`() throws {
    let text = try TableFile.text(of: Self.workbook)
    #expect(text == "Name\tBogen\tGeburtsdatum\nAnna Berg\t\t1990-05-31\n\nJörg & Söhne\tRecurve\t1985\n")
    let table = DelimitedText(text)
    #expect(table.records.map(\.line) == [1, 2, 4])
  }

  @Test func `that is a workbook has whole numbers, times, and cells without readings and escapes`() throws {
    let table = DelimitedText(try TableFile.text(of: Self.oddCells))
    #expect(table.records[0].fields == ["東京", "大阪", "Ana\r\nBerg", "a_x0041_b"])
    #expect(table.records[1].fields == ["12345", "12345678", "0.5", "1234570000"])
    #expect(table.records[2].fields == ["2026-11-24", "18:30:00", "2026-11-24 18:30:00", "0.25"])
  }

  @Test func `with a document type or without end is refused`() {
    #expect(throws: TableFileError.damaged) { try TableFile.text(of: Self.entities) }
    #expect(throws: TableFileError.tooLarge) { try TableFile.text(of: Self.deep) }
  }

  @Test func `of an old kind, or with a password, says how to save it`() {
    #expect(throws: TableFileError.oldWorkbook) { try TableFile.text(of: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1]) }
    var bytes = Self.workbook
    // The flag of encryption in the first entry of the directory.
    let directory = bytes.indices.first { bytes[$0...].starts(with: [0x50, 0x4B, 0x01, 0x02]) }
    bytes[(directory ?? 0) + 8] |= 1
    #expect(throws: TableFileError.encrypted) { try TableFile.text(of: bytes) }
  }

  @Test func `that is damaged anywhere is an error or another text, never a crash`() {
    let bytes = Self.workbook
    let changes: [UInt8] = [0x01, 0x80, 0xFF]
    for place in bytes.indices {
      var other = bytes
      other[place] ^= changes[place % changes.count]
      _ = try? TableFile.text(of: other)
      if place.isMultiple(of: 5) { _ = try? TableFile.text(of: Array(bytes[..<place])) }
    }
  }

  @Test func `that would inflate without end is refused`() {
    #expect(throws: TableFileError.tooLarge) {
      try TableFile.text(of: [UInt8](repeating: 0x41, count: TableFile.mostBytes + 1))
    }
    var bomb = Self.workbook
    // A size of 2 GB in the directory is believed before a byte is inflated.
    for place in bomb.indices where bomb[place...].starts(with: [0x50, 0x4B, 0x01, 0x02]) { bomb[place + 27] = 0x7F }
    #expect(throws: TableFileError.tooLarge) { try TableFile.text(of: bomb) }
  }

  @Test func `whose few cells all name one long text is refused before the text is copied for each`() {
    #expect(Self.expanding.count < 15_000)
    #expect(throws: TableFileError.tooLarge) { try TableFile.text(of: Self.expanding) }
  }

  private static let workbook = Array(
    Data(
      base64Encoded: """
        UEsDBBQAAAAIAAAAIVwD0RfEnAAAAMQAAAATAAAAW0NvbnRlbnRfVHlwZXNdLnhtbCWOSw6DMAxE9z1F5D2EdlFVFYFFPyegB7CC\
        +ajBiYhbwe0bytLzZsZT1svk1JfmOHo2cMwLUMTWtyP3Bl7NM7uAioLcovNMBlaKUFeHslkDRZXCHA0MIuGqdbQDTRhzH4gT6fw8\
        oaRz7nVA+8ae9Kkoztp6FmLJZOuAqrxThx8n6rEkeR+S4qBuu297ZQBDcKNFSVhvVFel/o+oflBLAwQUAAAACAAAACFc9zaqvdkA\
        AABpAQAADwAAAHhsL3dvcmtib29rLnhtbI2Py07DMBBF93yF5X3rNAuEoiTdVIguKrGADzDxJLZqz0QzLo+/x6QtojtWlufq3Ee7\
        /UxRvQNLIOz0Zl1pBTiQCzh1+vXlcfWglWSLzkZC6PQXiN72d+0H8fGN6KgKj9Jpn/PcGCODh2RlTTNgUUbiZHP58mRkZrBOPEBO\
        0dRVdW+SDajPDg3/x4PGMQywo+GUAPPZhCHaXNqLD7Po/rfZM5u+XeLk8iq0qUx4Cs5ByV1ue1dWLxNzkfxF4iaUO+/dRptb+ADR\
        nXC64es/QP0DmGusuZbpvwFQSwMEFAAAAAgAAAAhXDJtq26kAAAADAEAABoAAAB4bC9fcmVscy93b3JrYm9vay54bWwucmVsc3WP\
        zQrCMBCE7z5F2LvdtgcRadqb0KvUBwjNmhTbJGSDP29vEAQLehqG4ftgmu6xzOJGkSfvJFRFCYLc6PXkjITzcNzuQXBSTqvZO5Lw\
        JIau3TQnmlXKDNspsMgSxxJsSuGAyKOlRXHhA7m8XHxcVMo1GgxqvCpDWJflDuO3A9qVU/RaQux1BWJQ0VCScPfxypYoMb6jKrIc\
        8DdX/+fqD4erE+0LUEsDBBQAAAAIAAAAIVzJRUET1QAAADsBAAANAAAAeGwvc3R5bGVzLnhtbFWPwU7DMAyG7zxF5DtNN6EJoTY7\
        IFXiwgWQOOwSGnetFDtRnKL17Um3aYAvjn/Hn383+xN59Y1JpsAtbKoaFHIf3MTHFj7eu/tHUJItO+sDYwsLCuzNXSN58fg2ImZV\
        CCwtjDnHJ62lH5GsVCEil84QEtlcynTUEhNaJ+sQeb2t650mOzGYhmfqKIvqw8y52LhJ6pJeXBF3D6AuuOfgihXnDhXRoVpKgDaN\
        vlJM06P3n8MNty240/AHVa/f/ylnuI3RL68zfWHqzntWJyv4yiuv37PND1BLAwQUAAAACAAAACFcu4YgRe8AAABqAQAAFAAAAHhs\
        L3NoYXJlZFN0cmluZ3MueG1sXVDNSgMxEL77FGEO3my2giI1SbGCggcpqA+Q7k6Thc1kzWRLfbG+QF/MLFsR9jR8P/PzjVofQycO\
        mLiNpGG5qEAg1bFpyWn4+ny5eQDB2VJju0io4QcZ1uZKMWdRWok1+Jz7lZRcewyWF7FHKso+pmBzgclJ7hPahj1iDp28rap7GWxL\
        IOo4UNZwB2Kg9nvA5z9sFLdGZfNuAyqZjZIjnrhNdEhz8hV3Q8rc2DyEufZ2PiUnrm3oH8XH+eRpNjKNpiciO9FpYsZ4K+5tXVKX\
        +xnTAcGIDSb379t6wTsN49dKWcI46XiRt/6yQ5ZnmV9QSwMEFAAAAAgAAAAhXN83nTCxAAAA6wAAABgAAAB4bC93b3Jrc2hlZXRz\
        L3NoZWV0MS54bWxNjkFOAzEMRfecIvKeetoFQihJhYR6AeAAUcZ0IibOyLYo3B63C8TClv+z/tePx+++hi8SbYMT7HcTBOI65sbn\
        BO9vp/tHCGqF57IOpgQ/pHDMd/Ey5FMXIgsewJpgMdueELUu1Ivuxkbsn48hvZhLOaNuQmW+mfqKh2l6wF4aQ4439lKs5CjjEsSL\
        OK3X43kPwRI0XhvTq4nzpjlaVqpCFtFyxCvB6uNu3//i8K9n/gVQSwMEFAAAAAgAAAAhXLnvSNL0AAAA0wEAABgAAAB4bC93b3Jr\
        c2hlZXRzL3NoZWV0Mi54bWxtkdtOxCAQhu99CsK9O/SgWTeUjYf4AB4egLTjlligYZDVt5fdmlob75j5hv//B+T+0w4sYSDjXcOL\
        jeAMXes74w4Nf315vNxyRlG7Tg/eYcO/kPheXcijD+/UI0aWBRw1vI9x3AFQ26PVtPEjukzefLA65jIcgMaAujtfsgOUQlyD1cZx\
        Jc+9Bx21ksEfWchBcrc9HW4LzmLDKddJCQlJSWh/2N2SFX/Z/ZKVM4OsP5uUs0m5GK5XQpnRFCipqhJl/b9YPYvVC7FqlXhixg3G\
        4XMMecaQklE9YfsREkqIefrU+vWvp/VutlcrY1g8G8z/ob4BUEsBAhQDFAAAAAgAAAAhXAPRF8ScAAAAxAAAABMAAAAAAAAAAAAA\
        AIABAAAAAFtDb250ZW50X1R5cGVzXS54bWxQSwECFAMUAAAACAAAACFc9zaqvdkAAABpAQAADwAAAAAAAAAAAAAAgAHNAAAAeGwv\
        d29ya2Jvb2sueG1sUEsBAhQDFAAAAAgAAAAhXDJtq26kAAAADAEAABoAAAAAAAAAAAAAAIAB0wEAAHhsL19yZWxzL3dvcmtib29r\
        LnhtbC5yZWxzUEsBAhQDFAAAAAgAAAAhXMlFQRPVAAAAOwEAAA0AAAAAAAAAAAAAAIABrwIAAHhsL3N0eWxlcy54bWxQSwECFAMU\
        AAAACAAAACFcu4YgRe8AAABqAQAAFAAAAAAAAAAAAAAAgAGvAwAAeGwvc2hhcmVkU3RyaW5ncy54bWxQSwECFAMUAAAACAAAACFc\
        3zedMLEAAADrAAAAGAAAAAAAAAAAAAAAgAHQBAAAeGwvd29ya3NoZWV0cy9zaGVldDEueG1sUEsBAhQDFAAAAAgAAAAhXLnvSNL0\
        AAAA0wEAABgAAAAAAAAAAAAAAIABtwUAAHhsL3dvcmtzaGVldHMvc2hlZXQyLnhtbFBLBQYAAAAABwAHAM8BAADhBgAAAAA=
        """
    ) ?? Data()
  )

  /// A workbook whose table has a document type.
  private static let entities = DeflatedText(#"<!DOCTYPE x [<!ENTITY a "aaaa">]><sst><si><t>&a;</t></si></sst>"#)
    .workbook(book, isStrings: true)

  private static let deep = DeflatedText(String(repeating: "<a>", count: 100) + String(repeating: "</a>", count: 100))
    .workbook(book)

  private static let book = #"<workbook><sheets><sheet name="a"/></sheets></workbook>"#

  /// Cells with readings of their characters, escapes, numbers in every spelling, dates and times.
  private static let oddCells = DeflatedText.archive(
    [
      ("xl/workbook.xml", #"<workbook><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>"#),
      (
        "xl/_rels/workbook.xml.rels",
        #"<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>"#
      ),
      (
        "xl/sharedStrings.xml",
        #"""
        <sst><si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si><si><t>Ana_x000D_
        Berg</t></si><si><t>a_x005F_x0041_b</t></si></sst>
        """#
      ),
      (
        "xl/styles.xml",
        #"""
        <styleSheet><numFmts><numFmt numFmtId="170" formatCode="yyyy\-mm\-dd\ hh:mm"/>\#
        <numFmt numFmtId="171" formatCode="[h]&quot;d&quot;:mm"/></numFmts>\#
        <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/><xf numFmtId="170"/><xf numFmtId="171"/>\#
        </cellXfs></styleSheet>
        """#
      ),
      (
        "xl/worksheets/sheet1.xml",
        #"""
        <worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><r><t>大阪</t></r>\#
        <rPh><t>オオサカ</t></rPh></is></c><c r="C1" t="s"><v>1</v></c><c r="D1" t="s"><v>2</v></c></row>\#
        <row r="2"><c r="A2"><v>12345.0</v></c><c r="B2"><v>1.2345678E7</v></c><c r="C2"><v>0.5</v></c>\#
        <c r="D2"><v>1.23457E+09</v></c></row><row r="3"><c r="A3" s="1"><v>46350</v></c>\#
        <c r="B3" s="2"><v>0.770833333333333</v></c><c r="C3" s="3"><v>46350.7708333333</v></c>\#
        <c r="D3" s="4"><v>0.25</v></c></row></sheetData></worksheet>
        """#
      ),
    ]
    .map { (name: $0.0, text: DeflatedText($0.1)) }
  )

  /// 120 cells of one shared text of 1 MB.
  private static let expanding = DeflatedText.archive([
    ("xl/workbook.xml", DeflatedText(book)),
    ("xl/sharedStrings.xml", DeflatedText("<sst><si><t>", "A", times: 1_000_000, "</t></si></sst>")),
    ("xl/worksheets/sheet1.xml", DeflatedText("<worksheet><sheetData>\(rows)</sheetData></worksheet>")),
  ])

  private static let rows = (1...120).map { #"<row r="\#($0)"><c t="s"><v>0</v></c></row>"# }.joined()
}
