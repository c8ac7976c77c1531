import CanonicalJSON
import Spreadsheets

/// The text of a file from people and spreadsheets: UTF-8, UTF-16 or Windows-1252, or a workbook as comma-separated rows.
struct FileText: Sendable {
  /// The text in UTF-8, without a byte order mark.
  let bytes: [UInt8]

  /// Decodes a file; other bytes, and letters of several encodings, are not text.
  init(_ bytes: [UInt8]) throws(LeagueFileError) {
    if bytes.starts(with: Self.workbook) {
      self.bytes = Array(try Self.table(bytes).utf8)
      return
    }
    if let order = Self.order(of: bytes) {
      guard let text = Self.decoded(bytes, order) else { throw .notText }
      self.bytes = Array(text.streamSafe.utf8)
      return
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      self.bytes = Array(try Self.table(bytes).utf8)
      return
    }
    let safe = text.isStreamSafe ? bytes : Array(text.streamSafe.utf8)
    self.bytes = safe.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(safe.dropFirst(3)) : safe
  }

  private static let workbook: [UInt8] = [0x50, 0x4B, 0x03, 0x04]

  private static func table(_ bytes: [UInt8]) throws(LeagueFileError) -> String {
    guard let text = try? TableFile.text(of: bytes, separator: ","),
      !text.unicodeScalars.contains(where: {
        $0 == "\u{FFFD}" || $0.value < 0x20 && !"\t\r\n".unicodeScalars.contains($0)
      })
    else { throw .notText }
    return text
  }

  private enum Order { case little, big }

  /// Returns the byte order of UTF-16, also without a mark by the NULs of its ASCII letters; nil for UTF-8.
  private static func order(of bytes: [UInt8]) -> Order? {
    if bytes.starts(with: [0xFF, 0xFE]) { return .little }
    if bytes.starts(with: [0xFE, 0xFF]) { return .big }
    let start = bytes.prefix(64)
    let zeros = start.indices.filter { start[$0] == 0 }
    guard bytes.count.isMultiple(of: 2), zeros.count > start.count / 4 else { return nil }
    if zeros.allSatisfy({ !$0.isMultiple(of: 2) }) { return .little }
    return zeros.allSatisfy { $0.isMultiple(of: 2) } ? .big : nil
  }

  private static func decoded(_ bytes: [UInt8], _ order: Order) -> String? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: 0, to: bytes.count, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return order == .little ? second << 8 | first : first << 8 | second
    }
    return String(validating: units.drop { $0 == 0xFEFF }, as: UTF16.self)
  }
}
