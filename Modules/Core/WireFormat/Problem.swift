public import Domain

/// A failed request, as RFC 9457 `application/problem+json`.
///
/// Each port's error becomes a problem, and the same error again on the other side. Programs decide by ``code``, which
/// names the error. ``facts`` holds its values.
public struct Problem: Error, Hashable, Codable, Sendable {
  /// The values of an error.
  public struct Facts: Hashable, Codable, Sendable {
    public var path: ItemPath?
    /// The present head of a document.
    public var head: DocumentHead?
    /// The present revision of an item.
    public var revision: Revision?
    public var id: String?
    /// The limit that was out of bounds.
    public var limit: Int?
    /// The player.
    public var player: PlayerID?
    /// The bucket.
    public var bucket: Bucket?
    /// The score.
    public var score: Score?
    /// The rules in which a board differs from a definition.
    public var differences: [String]?
    /// The sentence of a refusal, to be rendered in the reader's language.
    public var message: Message?
    /// The name of the form field with the fault.
    public var field: String?

    /// Creates empty facts.
    public init() {}
  }

  private enum Key: String, CodingKey { case type, title, status, detail, code, retryAfter, requestID }

  /// The media type of a problem.
  public static let mediaType = "application/problem+json"

  /// The HTTP status.
  public let status: Int
  /// A stable code for programs.
  public let code: String
  /// The fault in one sentence; in English on the wire.
  public let title: Message
  /// The reason or the advice; in English on the wire.
  public let detail: Message?
  /// The seconds until a retry may succeed, also sent as `Retry-After`.
  public let retryAfter: Int?
  /// The values of the error.
  public let facts: Facts
  /// The id of the request, by which the server's log lines about it are found; nil in the server before it answers.
  public package(set) var requestID: String?

  /// Creates a problem.
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
    requestID = try container.decodeIfPresent(String.self, forKey: .requestID)
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
    try container.encodeIfPresent(requestID, forKey: .requestID)
    try facts.encode(to: encoder)
  }
}

/// Two problems are equal if their English sentences are, as on the wire, whichever requests they answer.
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
  /// Returns the problem with the name of the form field at fault.
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

  /// Creates the problem of a port's error; nil for any other error.
  public init?(portError error: any Error) {
    switch error {
    case let problem as Problem: self = problem
    case let failure as any WireFailure: self = failure.wireProblem
    default: return nil
    }
  }
}

/// A port's error that is the same error after crossing the wire.
public protocol WireFailure: StorePortError {
  /// The error as a problem.
  var wireProblem: Problem { get }
  /// Reads a problem; nil for one that is not an error of this port.
  init?(own problem: Problem)
}

extension WireFailure {
  /// Reads the error of a problem.
  public init(_ problem: Problem) {
    self = Self(own: problem) ?? .store(StoreFailure(reading: problem))
  }
}
