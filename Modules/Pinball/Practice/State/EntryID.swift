internal import Crypto
import Domain

/// What an entry of the practice state is known by: a UUID, compared without case (some writers use capitals).
public struct EntryID: Hashable, Sendable {
  /// In lower case.
  public let text: String

  /// nil for a text that has not the form of a UUID.
  public init?(_ text: String) {
    guard text.utf8.count == 36, zip(0..., text.utf8).allSatisfy({ Self.mayStand($1, at: $0) }) else { return nil }
    self.text = text.lowercased()
  }

  /// Eight, four, four, four and twelve digits with lines between them.
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

  /// The id that stands for no entry; a record that is being read has it for a moment.
  static let none = EntryID(unchecked: "")

  /// The id that a name always gives: MD5 of `prefix:name` as a UUID of version 3, without a namespace.
  ///
  /// So what older files call by other names gets the same id on every device and at every opening.
  ///
  /// - Parameters:
  ///   - prefix: The kind of entry.
  ///   - name: What the entry was called.
  /// - Returns: The id.
  public static func named(_ prefix: String, _ name: String) -> EntryID {
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
  public var description: String { text }
}
