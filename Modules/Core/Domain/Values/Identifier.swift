/// A name of one kind of thing, which the compiler keeps apart from names of other kinds.
///
/// Identifiers are equal if their UTF-8 bytes are, and are ordered by those bytes. `String` calls two spellings of "é"
/// equal where a file name, an SQL key and a URL do not, so adapters would disagree on what exists.
public struct Identifier<Subject>: RawRepresentable, Hashable, Comparable, Sendable {
  /// The text.
  public let rawValue: String

  /// Creates an identifier from any text; ``problem`` checks it.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates an identifier from any text; ``problem`` checks it.
  @inlinable
  public init(_ text: some StringProtocol) { self.init(rawValue: String(text)) }

  /// The reason why no store accepts this identifier; nil if it is valid.
  ///
  /// A valid identifier is not empty, has at most ``Limits/identifierBytes`` and holds no NUL, which ends a text in C.
  public var problem: String? {
    let bytes = rawValue.utf8
    if bytes.isEmpty { return "an identifier is empty" }
    if bytes.count > Limits.identifierBytes {
      return "an identifier has \(bytes.count) bytes, at most \(Limits.identifierBytes) are allowed"
    }
    return bytes.contains(0) ? "an identifier holds a NUL character" : nil
  }

  public static func == (left: Self, right: Self) -> Bool { left.rawValue.hasSameBytes(as: right.rawValue) }

  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
  }

  public func hash(into hasher: inout Hasher) { rawValue.hashBytes(into: &hasher) }
}

extension Identifier: ExpressibleByStringLiteral {
  /// Creates an identifier from a literal.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

extension Identifier: CustomStringConvertible {
  public var description: String { rawValue }
}

extension Identifier: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(rawValue: try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

/// The kinds of thing that identifiers name.
///
/// These types have no values.
public enum Named: Sendable {
  /// The kind of ``UserID``.
  public enum User: Sendable {}
  /// The kind of ``PlayerID``.
  public enum Player: Sendable {}
  /// The kind of ``DeviceID``.
  public enum Device: Sendable {}
  /// The kind of ``EventID``.
  public enum Event: Sendable {}
  /// The kind of ``SubmissionID``.
  public enum Submission: Sendable {}
  /// The kind of ``WriteID``.
  public enum Write: Sendable {}
  /// The kind of ``DocumentLabel``.
  public enum Label: Sendable {}
}

/// The identifier of a person who can sign in.
public typealias UserID = Identifier<Named.User>
/// The identifier of one line of a board or one archer of a round, who is a user or a guest.
public typealias PlayerID = Identifier<Named.Player>
/// The identifier of one installation that writes.
public typealias DeviceID = Identifier<Named.Device>
/// The identifier of a scoring event, the same on every store.
public typealias EventID = Identifier<Named.Event>
/// The identifier of a submission, the same on every store.
public typealias SubmissionID = Identifier<Named.Submission>
/// The identifier of one write of a document, kept over retries.
public typealias WriteID = Identifier<Named.Write>
/// A word that documents are found by.
public typealias DocumentLabel = Identifier<Named.Label>

extension Identifier {
  /// Creates an identifier with the same text as another kind.
  ///
  /// A user is the player of the same name.
  public init<Other>(_ other: Identifier<Other>) {
    self.init(rawValue: other.rawValue)
  }
}
