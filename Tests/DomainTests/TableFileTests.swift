import CSV
import Foundation
import Testing

/// Files as spreadsheets save them.
///
/// The workbooks were packed by Python's zipfile, whose deflate is zlib's.
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
    let text = try TableFile.text(of: Self.bytes(Self.workbook))
    #expect(text == "Name\tBogen\tGeburtsdatum\nAnna Berg\t\t1990-05-31\n\nJörg & Söhne\tRecurve\t1985\n")
    let table = DelimitedText(text)
    #expect(table.records.map(\.line) == [1, 2, 4])
  }

  @Test func `that is a workbook has whole numbers, times, and cells without readings and escapes`() throws {
    let table = DelimitedText(try TableFile.text(of: Self.bytes(Self.oddCells)))
    #expect(table.records[0].fields == ["東京", "大阪", "Ana\r\nBerg", "a_x0041_b"])
    #expect(table.records[1].fields == ["12345", "12345678", "0.5", "1234570000"])
    #expect(table.records[2].fields == ["2026-11-24", "18:30:00", "2026-11-24 18:30:00", "0.25"])
  }

  @Test func `with a document type or without end is refused`() {
    #expect(throws: TableFileError.damaged) { try TableFile.text(of: Self.bytes(Self.entities)) }
    #expect(throws: TableFileError.tooLarge) { try TableFile.text(of: Self.bytes(Self.deep)) }
  }

  @Test func `of an old kind, or with a password, says how to save it`() {
    #expect(throws: TableFileError.oldWorkbook) { try TableFile.text(of: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1]) }
    var bytes = Self.bytes(Self.workbook)
    // The flag of encryption in the first entry of the directory.
    let directory = bytes.indices.first { bytes[$0...].starts(with: [0x50, 0x4B, 0x01, 0x02]) }
    bytes[(directory ?? 0) + 8] |= 1
    #expect(throws: TableFileError.encrypted) { try TableFile.text(of: bytes) }
  }

  @Test func `that is damaged anywhere is an error or another text, never a crash`() {
    let bytes = Self.bytes(Self.workbook)
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
    var bomb = Self.bytes(Self.workbook)
    // A size of 2 GB in the directory is believed before a byte is inflated.
    for place in bomb.indices where bomb[place...].starts(with: [0x50, 0x4B, 0x01, 0x02]) { bomb[place + 27] = 0x7F }
    #expect(throws: TableFileError.tooLarge) { try TableFile.text(of: bomb) }
  }

  @Test func `whose few cells all name one long text is refused before the text is copied for each`() {
    let bytes = Self.bytes(Self.expanding)
    #expect(bytes.count < 2_500)
    #expect(throws: TableFileError.tooLarge) { try TableFile.text(of: bytes) }
  }

  private static func bytes(_ base64: String) -> [UInt8] { Array(Data(base64Encoded: base64) ?? Data()) }

  private static let workbook = """
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

  private static let entities = """
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
    vlJM06P3n8MNty240/AHVa/f/ylnuI3RL68zfWHqzntWJyv4yiuv37PND1BLAwQUAAAACAAAACFcJFZiRDgAAAA/AAAAFAAAAHhs\
    L3NoYXJlZFN0cmluZ3MueG1ss1F08XcOiQxwVahQiLZRdPUL8QyJVEhUUEoEAiW7WDub4uISIJFpZ1Nip5ZobaMP5OmDuPogCQBQ\
    SwMEFAAAAAgAAAAhXN83nTCxAAAA6wAAABgAAAB4bC93b3Jrc2hlZXRzL3NoZWV0MS54bWxNjkFOAzEMRfecIvKeetoFQihJhYR6\
    AeAAUcZ0IibOyLYo3B63C8TClv+z/tePx+++hi8SbYMT7HcTBOI65sbnBO9vp/tHCGqF57IOpgQ/pHDMd/Ey5FMXIgsewJpgMdue\
    ELUu1Ivuxkbsn48hvZhLOaNuQmW+mfqKh2l6wF4aQ4439lKs5CjjEsSLOK3X43kPwRI0XhvTq4nzpjlaVqpCFtFyxCvB6uNu3//i\
    8K9n/gVQSwMEFAAAAAgAAAAhXLnvSNL0AAAA0wEAABgAAAB4bC93b3Jrc2hlZXRzL3NoZWV0Mi54bWxtkdtOxCAQhu99CsK9O/Sg\
    WTeUjYf4AB4egLTjlligYZDVt5fdmlob75j5hv//B+T+0w4sYSDjXcOLjeAMXes74w4Nf315vNxyRlG7Tg/eYcO/kPheXcijD+/U\
    I0aWBRw1vI9x3AFQ26PVtPEjukzefLA65jIcgMaAujtfsgOUQlyD1cZxJc+9Bx21ksEfWchBcrc9HW4LzmLDKddJCQlJSWh/2N2S\
    FX/Z/ZKVM4OsP5uUs0m5GK5XQpnRFCipqhJl/b9YPYvVC7FqlXhixg3G4XMMecaQklE9YfsREkqIefrU+vWvp/VutlcrY1g8G8z/\
    ob4BUEsBAhQDFAAAAAgAAAAhXAPRF8ScAAAAxAAAABMAAAAAAAAAAAAAAIABAAAAAFtDb250ZW50X1R5cGVzXS54bWxQSwECFAMU\
    AAAACAAAACFc9zaqvdkAAABpAQAADwAAAAAAAAAAAAAAgAHNAAAAeGwvd29ya2Jvb2sueG1sUEsBAhQDFAAAAAgAAAAhXDJtq26k\
    AAAADAEAABoAAAAAAAAAAAAAAIAB0wEAAHhsL19yZWxzL3dvcmtib29rLnhtbC5yZWxzUEsBAhQDFAAAAAgAAAAhXMlFQRPVAAAA\
    OwEAAA0AAAAAAAAAAAAAAIABrwIAAHhsL3N0eWxlcy54bWxQSwECFAMUAAAACAAAACFcJFZiRDgAAAA/AAAAFAAAAAAAAAAAAAAA\
    gAGvAwAAeGwvc2hhcmVkU3RyaW5ncy54bWxQSwECFAMUAAAACAAAACFc3zedMLEAAADrAAAAGAAAAAAAAAAAAAAAgAEZBAAAeGwv\
    d29ya3NoZWV0cy9zaGVldDEueG1sUEsBAhQDFAAAAAgAAAAhXLnvSNL0AAAA0wEAABgAAAAAAAAAAAAAAIABAAUAAHhsL3dvcmtz\
    aGVldHMvc2hlZXQyLnhtbFBLBQYAAAAABwAHAM8BAAAqBgAAAAA=
    """

  private static let deep = """
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
    OK3X43kPwRI0XhvTq4nzpjlaVqpCFtFyxCvB6uNu3//i8K9n/gVQSwMEFAAAAAgAAAAhXGz3ayUOAAAAvAIAABgAAAB4bC93b3Jr\
    c2hlZXRzL3NoZWV0Mi54bWyzSbSzGUVEIv1RPJgwAFBLAQIUAxQAAAAIAAAAIVwD0RfEnAAAAMQAAAATAAAAAAAAAAAAAACAAQAA\
    AABbQ29udGVudF9UeXBlc10ueG1sUEsBAhQDFAAAAAgAAAAhXPc2qr3ZAAAAaQEAAA8AAAAAAAAAAAAAAIABzQAAAHhsL3dvcmti\
    b29rLnhtbFBLAQIUAxQAAAAIAAAAIVwybatupAAAAAwBAAAaAAAAAAAAAAAAAACAAdMBAAB4bC9fcmVscy93b3JrYm9vay54bWwu\
    cmVsc1BLAQIUAxQAAAAIAAAAIVzJRUET1QAAADsBAAANAAAAAAAAAAAAAACAAa8CAAB4bC9zdHlsZXMueG1sUEsBAhQDFAAAAAgA\
    AAAhXLuGIEXvAAAAagEAABQAAAAAAAAAAAAAAIABrwMAAHhsL3NoYXJlZFN0cmluZ3MueG1sUEsBAhQDFAAAAAgAAAAhXN83nTCx\
    AAAA6wAAABgAAAAAAAAAAAAAAIAB0AQAAHhsL3dvcmtzaGVldHMvc2hlZXQxLnhtbFBLAQIUAxQAAAAIAAAAIVxs92slDgAAALwC\
    AAAYAAAAAAAAAAAAAACAAbcFAAB4bC93b3Jrc2hlZXRzL3NoZWV0Mi54bWxQSwUGAAAAAAcABwDPAQAA+wUAAAAA
    """

  /// Cells with readings of their characters, escapes, numbers in every spelling, dates and times.
  private static let oddCells = """
    UEsDBBQAAAAIAA8ce128M9pyOAAAAE0AAAAPAAAAeGwvd29ya2Jvb2sueG1ssynPL8pOys/PtrMpzkhNLSmG0gp5ibmptkqJSgpgrmeKrZKhkk\
    KRVSaQUWSopG9now9Trw83AgBQSwMEFAAAAAgADxx7Xc4P4qg9AAAAVQAAABoAAAB4bC9fcmVscy93b3JrYm9vay54bWwucmVsc7MJSs1JLMnM\
    zyvOyCwotrNB5ip4ptgqFRkqKYQkFqWnltgqlecXZRdnpKaWFOuDKUO9itwcJX07G31UUwBQSwMEFAAAAAgADxx7Xbf3I9VlAAAAjgAAABQAAA\
    B4bC9zaGFyZWRTdHJpbmdzLnhtbLMpLi6xsynOtLMpsXs2d+OTXWts9IECRQEZCsVJtkoGSgqpQMpICST/uLnjcdOyx01rHzcvBzLACvWBKoEk\
    yACIIY55ifEVBgYGLvFcTqlF6RBFCGmwpKkbiDQxjE9CSOuDHAIAUEsDBBQAAAAIAA8ce10/MF4afQAAABEBAAANAAAAeGwvc3R5bGVzLnhtbL\
    MpLqnMSQ3OSE0tsbPJK811yy0phjEUIJRniq2SobmBkkJaflFuYolzfkqqrVIlEMTo5ubG6KakxChkZFjl5irpY9VoiKoxOiNWrbA0v8Q6BUJB\
    NerD7U5OzcmJSAMyKtKQzDEAKUIRMTTBEDLCosocm5gh2Eq4TfpIgQAAUEsDBBQAAAAIAA8ce12che4L5QAAABYCAAAYAAAAeGwvd29ya3NoZW\
    V0cy9zaGVldDEueG1sbZJRCoIwGMevInsNnG7qCtag0vegE0gISmEwh713ig4QBPXciaSHbtHmbM6RDNT9vv2/H9vo+cQPTVkUgtH+leYiZ5Sf\
    zh5fghAwulcfqxB4Ygka+d+ygMKWUbgf2Fqzqj5WdbETXNZUjYxgVLD37f65PiiU6VBO8G2pZrvLox+v7vIcmAJQLTOxG7tlOG2Z2gwZBqW2cU\
    fGHekIhKPYd90H5iuYkHlGpnyjeeDHjoC9jmSzYPFfAhsJDLxGb2jLogTHrojmv3aEBHM8Po6UrsVjllXveOrSaIhFsaMJrTOH41X4AlBLAQIU\
    AxQAAAAIAA8ce128M9pyOAAAAE0AAAAPAAAAAAAAAAAAAACAAQAAAAB4bC93b3JrYm9vay54bWxQSwECFAMUAAAACAAPHHtdzg/iqD0AAABVAA\
    AAGgAAAAAAAAAAAAAAgAFlAAAAeGwvX3JlbHMvd29ya2Jvb2sueG1sLnJlbHNQSwECFAMUAAAACAAPHHtdt/cj1WUAAACOAAAAFAAAAAAAAAAA\
    AAAAgAHaAAAAeGwvc2hhcmVkU3RyaW5ncy54bWxQSwECFAMUAAAACAAPHHtdPzBeGn0AAAARAQAADQAAAAAAAAAAAAAAgAFxAQAAeGwvc3R5bG\
    VzLnhtbFBLAQIUAxQAAAAIAA8ce12che4L5QAAABYCAAAYAAAAAAAAAAAAAACAARkCAAB4bC93b3Jrc2hlZXRzL3NoZWV0MS54bWxQSwUGAAAA\
    AAUABQBIAQAANAMAAAAA
    """

  /// 120 cells of one shared text of 1 MB.
  private static let expanding = """
    UEsDBBQAAAAIAAAAIVwZ1Qq9JgAAADcAAAAPAAAAeGwvd29ya2Jvb2sueG1ssynPL8pOys/PtrMpzkhNLSmG0gp5ibmptkqOSvp2NvowGX24YgBQSwMEF\
    AAAAAgAAAAhXLPaL8/vAwAAW0IPABQAAAB4bC9zaGFyZWRTdHJpbmdzLnhtbO3EQQnAQBAEMElnYBionHvv+qdUR5NHMrPN3Gb7AAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAv5WzzZn7NdsXU\
    EsDBBQAAAAIAAAAIVxGrBnlYwEAAIISAAAYAAAAeGwvd29ya3NoZWV0cy9zaGVldDEueG1sjdg7agJRAIbRrYgbmPt+wDhVNiIiBFIIKrr9SAqTLqcQLf\
    7qHpyZb9bn5fp1+zyf79v68/VxvB+39Xp57q6Hfdxv62l3P+xvrx+PLazLY1uX0+vzGrxXiVaZVoVWlVaNVp1Wg1aTVjHYzE4/2vFHO/9oANEEohFEM4i\
    GEE0hmULC/4ApJFNIppBMIZlCMoVkCskUsilkU8h4KTKFbArZFLIpZFPIppBNoZhCMYViCgXvCKZQTKGYQjGFYgrFFKopVFOoplBNoeKN2RSqKVRTqKZQ\
    TaGZQjOFZgrNFJopNHw+MoVmCs0Umil0U+im0E2hm0I3hW4KHR9TTaGbQjeFYQrDFIYpDFMYpjBMYZjCwFowhWEK0xSmKUxTmKYwTWGawjSFaQoTo02rD\
    bMtYLcFDLeA5RYw3QK2W8B4C1hvAfMtoAdnNHpoSGtJa0prS2tMa01rTmNPx/+Cevnzfmn5fe30DVBLAQIUAxQAAAAIAAAAIVwZ1Qq9JgAAADcAAAAPAA\
    AAAAAAAAAAAACAAQAAAAB4bC93b3JrYm9vay54bWxQSwECFAMUAAAACAAAACFcs9ovz+8DAABbQg8AFAAAAAAAAAAAAAAAgAFTAAAAeGwvc2hhcmVkU3R\
    yaW5ncy54bWxQSwECFAMUAAAACAAAACFcRqwZ5WMBAACCEgAAGAAAAAAAAAAAAAAAgAF0BAAAeGwvd29ya3NoZWV0cy9zaGVldDEueG1sUEsFBgAAAAAD\
    AAMAxQAAAA0GAAAAAA==
    """
}
