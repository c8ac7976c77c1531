/// Where a document, a journal or a board is kept, such as `groups/g1/challenges/2025-W25`.
///
/// The first two segments are the ``space``: whoever belongs to it may see what is in it, sync follows it as a whole, and
/// `copy` walks it. Three are known by name: `users/{id}` belongs to that user alone, `local/…` never leaves the store that it
/// was written to, `server/…` is whoever's who runs the installation. Every other space has its members under
/// `{kind}/{id}/members/{user}`.
///
/// A segment may hold any text. In the text form `/` and `%` inside a segment are written `%2F` and `%25`. Paths are equal
/// and ordered by the bytes of that form, so that all that lies below a path stands together in every store.
public struct Path: Hashable, Comparable, Sendable {
  public typealias Segment = Identifier<Path>

  /// The text form.
  public let text: String

  /// Everything that a store holds lies under it.
  public static let root = Path(text: "")

  private init(text: String) {
    self.text = text
  }

  public init(_ segments: [Segment]) {
    text = segments.map { Self.escaped($0.rawValue) }.joined(separator: "/")
  }

  /// Reads the text form; a `%` that starts neither `%2F` nor `%25` stands for itself.
  public init(_ text: String) {
    if text.utf8.contains(UInt8(ascii: "%")) { self.init(Path(text: text).segments) } else { self.init(text: text) }
  }

  public var segments: [Segment] {
    if text.utf8.isEmpty { return [] }
    return text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { Segment(rawValue: Self.unescaped($0)) }
  }

  /// The first two segments, or what there is of them.
  public var space: Path { Path(Array(segments.prefix(2))) }

  /// Whether this path is `prefix` or lies below it; everything lies under ``root``.
  public func isUnder(_ prefix: Path) -> Bool {
    let (mine, theirs) = (text.utf8, prefix.text.utf8)
    guard !theirs.isEmpty, mine.starts(with: theirs) else { return theirs.isEmpty }
    return mine.count == theirs.count || mine.dropFirst(theirs.count).first == UInt8(ascii: "/")
  }

  public func appending(_ segments: Segment...) -> Path {
    Path(self.segments + segments)
  }

  public func appending(_ path: Path) -> Path {
    if text.utf8.isEmpty { return path }
    return path.text.utf8.isEmpty ? self : Path(text: "\(text)/\(path.text)")
  }

  /// What keeps a store from keeping something here; nil when nothing does.
  public var problem: String? {
    if isPlain { return nil }
    let segments = segments
    if segments.isEmpty { return "a path is empty" }
    if segments.count > deepest {
      return "a path has \(segments.count) segments, at most \(deepest) are allowed"
    }
    return segments.lazy.compactMap(\.problem).first.map { "\($0) (in the path \(self))" }
  }

  /// Whether this lies under `local/`, which never leaves the store that it was written to.
  public var isLocal: Bool { isUnder("local") }

  private var deepest: Int { isLocal ? Limits.localPathSegments : Limits.pathSegments }

  /// Whether the text alone shows that nothing does.
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

  public static func == (left: Path, right: Path) -> Bool {
    left.text.hasSameBytes(as: right.text)
  }

  public static func < (left: Path, right: Path) -> Bool {
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

extension Path: CustomStringConvertible, ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(value)
  }

  public var description: String { text }
}

extension Path: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
