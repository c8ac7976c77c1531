import CanonicalJSON
public import Domain

/// The text of a table's file, as clubs have them: CSV in UTF-8, Windows-1252 or UTF-16, or a workbook (`.xlsx`).
///
/// A file in UTF-8 may have a letter of another program in it. `�` stands for that letter, and
/// ``DelimitedText/Record/strayLetter`` names it.
public enum TableFile: Sendable {
  /// Bytes that a file may have.
  public static let mostBytes = 8 * 1024 * 1024

  /// Returns the table as text for ``DelimitedText``; of a workbook, the first sheet that is not hidden.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - separator: What is between the fields of a workbook's text.
  /// - Returns: The text.
  /// - Throws: ``TableFileError``.
  public static func text(of bytes: [UInt8], separator: Unicode.Scalar = "\t") throws(TableFileError) -> String {
    guard bytes.count <= mostBytes else { throw .tooLarge }
    let text = try decoded(bytes, separator)
    guard text.isStreamSafe else { throw .damaged }
    return text
  }

  private static func decoded(_ bytes: [UInt8], _ separator: Unicode.Scalar) throws(TableFileError) -> String {
    if isWorkbook(bytes) { return try Workbook(bytes).rows.map { line($0, separator) }.joined() }
    if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) { throw .oldWorkbook }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2)) { low, high in (high, low) } }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2)) { high, low in (high, low) } }
    let text = String(decoding: bytes, as: UTF8.self)
    var (letters, strays) = (0, 0)
    for scalar in text.unicodeScalars where !scalar.isASCII { scalar == "\u{FFFD}" ? (strays += 1) : (letters += 1) }
    return strays > letters ? windows1252(bytes) : text
  }

  /// Whether the bytes are a workbook and no text.
  static func isWorkbook(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) }

  private static func line(_ fields: [String], _ separator: Unicode.Scalar) -> String {
    fields.map { field in
      let isPlain = !field.unicodeScalars.contains { $0 == separator || "\"\r\n".unicodeScalars.contains($0) }
      return isPlain ? field : "\"" + field.replacing("\"", with: "\"\"") + "\""
    }.joined(separator: String(separator)) + "\n"
  }

  private static func utf16(
    _ bytes: ArraySlice<UInt8>,
    _ order: (UInt8, UInt8) -> (high: UInt8, low: UInt8)
  ) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { place in
      let unit = order(bytes[place], bytes[place + 1])
      return UInt16(unit.high) << 8 | UInt16(unit.low)
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// The characters of 0x80 to 0x9F; elsewhere the character has the number of its byte.
  private static let special: [Unicode.Scalar] = [
    "€", "\u{81}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{8D}", "Ž", "\u{8F}", "\u{90}", "‘", "’",
    "“",
    "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{9D}", "ž", "Ÿ",
  ]

  private static func windows1252(_ bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    for byte in bytes {
      text.append((0x80...0x9F).contains(byte) ? special[Int(byte) - 0x80] : Unicode.Scalar(byte))
    }
    return String(text)
  }
}

/// The reason why a table's file could not be read; nothing of it was.
public enum TableFileError: Error, Hashable, Sendable {
  /// The bytes are no workbook, or parts of one are missing.
  case damaged
  /// The file, a part of it or a sheet is larger than an entry list can be.
  case tooLarge
  /// The file is encrypted.
  case encrypted
  /// A workbook of before 2007 (`.xls`).
  case oldWorkbook
  /// The workbook has no sheet.
  case noSheet
  /// Reading the file takes longer than the server allows.
  case tooMuchWork

  /// Checks that the current work has time left (``Domain/WorkLimit``).
  static func checkTime() throws(TableFileError) {
    do { try WorkLimit.check() } catch { throw .tooMuchWork }
  }
}

extension TableFileError: CustomStringConvertible {
  /// The fault, and the advice for now.
  public var message: Message {
    switch self {
    case .damaged: Message("The file is damaged or not a workbook. Save it again as .xlsx or as CSV.")
    case .tooLarge: Message("The file is too large for an entry list. Save only the list, as .xlsx or as CSV.")
    case .encrypted: Message("The file has a password. Save it without one.")
    case .oldWorkbook: Message("This is a workbook of an old kind (.xls). Save it as .xlsx or as CSV.")
    case .noSheet: Message("The workbook has no visible sheet. Show the sheet with the list, then save it again.")
    case .tooMuchWork: Refusal.tooMuchWork.message
    }
  }

  /// The sentence in English.
  public var description: String { message.description }
}
