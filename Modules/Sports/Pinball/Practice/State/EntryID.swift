internal import Crypto
import Domain

/// The id of a practice entry: a UUID, compared without case, because some writers use capitals.
package struct EntryID: Hashable, Sendable {
  /// The id in lower case.
  package let text: String

  /// Creates an id; nil for a text without the form of a UUID.
  package init?(_ text: String) {
    guard text.utf8.count == 36, zip(0..., text.utf8).allSatisfy({ Self.mayStand($1, at: $0) }) else { return nil }
    self.text = text.lowercased()
  }

  /// Returns whether a byte is valid at a position: groups of 8, 4, 4, 4 and 12 digits with hyphens.
  private static func mayStand(_ byte: UInt8, at place: Int) -> Bool {
    switch place {
    case 8, 13, 18, 23: byte == UInt8(ascii: "-")
    default:
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
    }
  }

  private init(unchecked text: String) {
    self.text = text
  }

  /// A placeholder id, which a record has while it is being read.
  static let none = EntryID(unchecked: "")

  /// Returns the id of an old name: MD5 of `prefix:name` as a UUID of version 3, without a namespace.
  ///
  /// So a record with a name in older files gets the same id on every device and at every opening.
  package static func named(_ prefix: String, _ name: String) -> EntryID {
    var digest = Array(Insecure.MD5.hash(data: Array("\(prefix):\(name)".utf8)))
    digest[6] = digest[6] & 0x0F | 0x30
    digest[8] = digest[8] & 0x3F | 0x80
    let digits = digest.hexDigits
    var rest = digits[...]
    let groups = [8, 4, 4, 4, 12].map { length in
      defer { rest = rest.dropFirst(length) }
      return String(rest.prefix(length))
    }
    return EntryID(unchecked: groups.joined(separator: "-"))
  }
}

extension EntryID: CustomStringConvertible {
  package var description: String { text }
}
