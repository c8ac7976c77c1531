/// A name that cannot be mistaken for a name of another kind.
///
/// Identifiers are equal when their UTF-8 bytes are, and are ordered by those bytes. Swift's `String` calls two spellings
/// of "é" equal where a file name, an SQL key and a URL do not, so adapters would disagree on what exists.
public struct Identifier<Subject>: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// What keeps a store from taking this identifier; nil when nothing does.
  ///
  /// Any text is good that is not empty, at most ``Limits/identifierBytes`` long and free of NUL, which C interfaces end
  /// a text at.
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

/// What the identifiers name.
///
/// None of these has values.
public enum Named: Sendable {
  public enum User: Sendable {}
  public enum Player: Sendable {}
  public enum Device: Sendable {}
  public enum Event: Sendable {}
  public enum Submission: Sendable {}
  public enum Write: Sendable {}
  public enum Label: Sendable {}
}

/// Someone who can sign in.
public typealias UserID = Identifier<Named.User>
/// One line of a board or one archer of a round: a user or a guest.
public typealias PlayerID = Identifier<Named.Player>
/// One installation that writes.
public typealias DeviceID = Identifier<Named.Device>
/// One scoring event, the same on every store that holds it.
public typealias EventID = Identifier<Named.Event>
/// One change to a board, the same on every store that holds it.
public typealias SubmissionID = Identifier<Named.Submission>
/// One attempt to write a document, kept over retries.
public typealias WriteID = Identifier<Named.Write>
/// A word that documents can be found by.
public typealias Label = Identifier<Named.Label>

extension Identifier {
  /// The same text as the name of something else: a user is the player of the same name.
  public init<Other>(_ other: Identifier<Other>) {
    self.init(rawValue: other.rawValue)
  }
}
