public import Domain

/// What went wrong with a request, as RFC 9457 `application/problem+json`.
///
/// Each port's error becomes one, and is the same error again at the other end.
///
/// Programs go by ``code``; it says which error of the port it was, and ``facts`` what that error carried.
public struct Problem: Error, Hashable, Codable, Sendable {
  /// What some errors carry.
  public struct Facts: Hashable, Codable, Sendable {
    public var path: Path?
    public var head: DocumentHead?
    public var revision: Revision?
    public var id: String?
    public var limit: Int?
    public var player: PlayerID?
    public var bucket: Bucket?
    public var score: Score?
    /// The sentence of a refusal, to be rendered in the reader's language.
    public var message: Message?
    /// The name of the form's field that is at fault.
    public var field: String?

    public init() {}
  }

  private enum Key: String, CodingKey { case type, title, status, detail, code, retryAfter }

  public static let mediaType = "application/problem+json"

  /// The HTTP status.
  public let status: Int
  /// A stable word for programs.
  public let code: String
  /// What happened, in one sentence; in English on the wire.
  public let title: Message
  /// The reason, or what can be done about it; in English on the wire.
  public let detail: Message?
  /// Seconds after which it may be tried again; also told as `Retry-After`.
  public let retryAfter: Int?
  public let facts: Facts

  public init(
    _ status: Int,
    _ code: String,
    _ title: Message,
    detail: Message? = nil,
    retryAfter: Int? = nil,
    facts: Facts = Facts()
  ) {
    self.status = status
    self.code = code
    self.title = title
    self.detail = detail
    self.retryAfter = retryAfter
    self.facts = facts
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    status = try container.decode(Int.self, forKey: .status)
    code = try container.decode(String.self, forKey: .code)
    title = Message(verbatim: try container.decode(String.self, forKey: .title))
    detail = try container.decodeIfPresent(String.self, forKey: .detail).map(Message.init(verbatim:))
    retryAfter = try container.decodeIfPresent(Int.self, forKey: .retryAfter)
    facts = try Facts(from: decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode("urn:scorebook:problem:\(code)", forKey: .type)
    try container.encode(status, forKey: .status)
    try container.encode(code, forKey: .code)
    try container.encode(title.description, forKey: .title)
    try container.encodeIfPresent(detail?.description, forKey: .detail)
    try container.encodeIfPresent(retryAfter, forKey: .retryAfter)
    try facts.encode(to: encoder)
  }
}

/// Two problems are the same if their sentences are the same in English, as the wire has them.
extension Problem {
  private struct Wire: Hashable {
    let status: Int
    let code: String
    let sentences: [String?]
    let retryAfter: Int?
    let facts: Facts
  }

  private var wire: Wire {
    let sentences = [title.description, detail?.description]
    return Wire(status: status, code: code, sentences: sentences, retryAfter: retryAfter, facts: facts)
  }

  public static func == (one: Problem, other: Problem) -> Bool { one.wire == other.wire }

  public func hash(into hasher: inout Hasher) { hasher.combine(wire) }
}

extension Problem {
  /// Returns the same problem as the fault of a form's field.
  public func at(_ field: String?) -> Problem {
    var facts = facts
    facts.field = field
    return Problem(status, code, title, detail: detail, retryAfter: retryAfter, facts: facts)
  }
}

extension Problem {
  init(_ status: Int, _ code: String, _ title: Message, detail: Message? = nil, _ note: (inout Facts) -> Void) {
    var facts = Facts()
    note(&facts)
    self.init(status, code, title, detail: detail, facts: facts)
  }

  /// The problem behind a port's error; nil for an error of another kind.
  public init?(portError error: any Error) {
    switch error {
    case let problem as Problem: self = problem
    case let failure as any WireFailure: self = failure.wireProblem
    default: return nil
    }
  }
}

/// A port's error that can be told over the wire and is the same one at the other end.
public protocol WireFailure: StorePortError {
  var wireProblem: Problem { get }
  /// nil for a problem that this port has no error of its own for.
  init?(own problem: Problem)
}

extension WireFailure {
  /// The error that a problem tells of.
  public init(_ problem: Problem) {
    self = Self(own: problem) ?? .store(StoreFailure(reading: problem))
  }
}
