/// The place of a document, a journal or a board, such as `groups/g1/challenges/2025-W25`.
///
/// The first two segments are the ``space``. Access, sync and `copy` treat a space as a whole. Three kinds of space are
/// special: `users/{id}` belongs to that user alone, `local/…` never leaves its store, and `server/…` belongs to the
/// owner of the installation. Every other space has its members under `{kind}/{id}/members/{user}`.
///
/// A segment may hold any text. The text form writes `/` and `%` inside a segment as `%2F` and `%25`. Paths are equal
/// and ordered by the bytes of that form, so everything below a path is contiguous in every store.
public struct ItemPath: Hashable, Comparable, Sendable {
  /// One segment of a path.
  public typealias Segment = Identifier<ItemPath>

  /// The path as text, with segments joined by `/`.
  public let text: String

  /// The path above everything in a store.
  public static let root = ItemPath(text: "")

  private init(text: String) {
    self.text = text
  }

  /// Creates a path from its segments.
  public init(_ segments: [Segment]) {
    text = segments.map { Self.escaped($0.rawValue) }.joined(separator: "/")
  }

  /// Reads the text form.
  ///
  /// A `%` that starts neither `%2F` nor `%25` is taken literally.
  public init(_ text: String) {
    if text.utf8.contains(UInt8(ascii: "%")) { self.init(ItemPath(text: text).segments) } else { self.init(text: text) }
  }

  /// Reads the text form.
  @inlinable
  public init(_ text: some StringProtocol) { self.init(String(text)) }

  /// The segments, unescaped.
  public var segments: [Segment] {
    if text.utf8.isEmpty { return [] }
    return text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { Segment(rawValue: Self.unescaped($0)) }
  }

  /// The first two segments, or fewer if the path is shorter.
  package var space: ItemPath { ItemPath(Array(segments.prefix(2))) }

  /// Whether this path is `prefix` or below it.
  ///
  /// Every path is below ``root``.
  public func isUnder(_ prefix: ItemPath) -> Bool {
    let (mine, theirs) = (text.utf8, prefix.text.utf8)
    guard !theirs.isEmpty, mine.starts(with: theirs) else { return theirs.isEmpty }
    return mine.count == theirs.count || mine.dropFirst(theirs.count).first == UInt8(ascii: "/")
  }

  /// Returns the path with more segments.
  public func appending(_ segments: Segment...) -> ItemPath {
    ItemPath(self.segments + segments)
  }

  /// Returns the path with another path below it.
  public func appending(_ path: ItemPath) -> ItemPath {
    if text.utf8.isEmpty { return path }
    return path.text.utf8.isEmpty ? self : ItemPath(text: "\(text)/\(path.text)")
  }

  /// The reason why no store accepts this path; nil if it is valid.
  public var problem: String? {
    if isPlain { return nil }
    let segments = segments
    if segments.isEmpty { return "a path is empty" }
    if segments.count > deepest {
      return "a path has \(segments.count) segments, at most \(deepest) are allowed"
    }
    return segments.lazy.compactMap(\.problem).first.map { "\($0) (in the path \(self))" }
  }

  /// Whether the path is under `local/`, which never leaves its store.
  package var isLocal: Bool { isUnder("local") }

  private var deepest: Int { isLocal ? Limits.localPathSegments : Limits.pathSegments }

  /// Whether the text alone shows that the path is valid.
  private var isPlain: Bool {
    var (count, length) = (1, 0)
    for byte in text.utf8 {
      if byte == UInt8(ascii: "%") || byte == 0 { return false }
      guard byte == UInt8(ascii: "/") else {
        length += 1
        continue
      }
      if length == 0 || length > Limits.identifierBytes { return false }
      (count, length) = (count + 1, 0)
    }
    return (1...Limits.identifierBytes).contains(length) && count <= Limits.pathSegments
  }

  public static func == (left: ItemPath, right: ItemPath) -> Bool {
    left.text.hasSameBytes(as: right.text)
  }

  public static func < (left: ItemPath, right: ItemPath) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  public func hash(into hasher: inout Hasher) { text.hashBytes(into: &hasher) }

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "/") }) else { return text }
    var result: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "%"): result += "%25".utf8
      case UInt8(ascii: "/"): result += "%2F".utf8
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func unescaped(_ bytes: Substring.UTF8View) -> String {
    guard bytes.contains(UInt8(ascii: "%")) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      let escape = byte == UInt8(ascii: "%") ? escapes.first { rest.starts(with: $0.digits) } : nil
      result.append(escape?.byte ?? byte)
      rest = rest.dropFirst(escape == nil ? 0 : 2)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let escapes = [
    (digits: Array("2F".utf8), byte: UInt8(ascii: "/")), (digits: Array("25".utf8), byte: UInt8(ascii: "%")),
  ]
}

extension ItemPath: CustomStringConvertible, ExpressibleByStringLiteral {
  /// Creates a path from a literal in text form.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  public var description: String { text }
}

extension ItemPath: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
