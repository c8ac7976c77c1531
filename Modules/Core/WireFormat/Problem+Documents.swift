public import Domain

extension DocumentError: WireFailure {
  /// The error as a problem.
  public var wireProblem: Problem {
    switch self {
    case .conflict(let path, let current):
      Problem(409, "documentConflict", "Another edit was saved first. Load it again and repeat your change.") {
        $0.path = path
        $0.head = current
      }
    case .idempotencyConflict(let id):
      Problem(409, "writeReused", "This write was already made with other content.") { $0.id = id.rawValue }
    case .tooLarge(let path):
      Problem(413, "documentTooLarge", "The document is larger than \(Limits.documentBytes) bytes.") {
        $0.path = path
      }
    case .invalid(let reason):
      Problem(400, "documentInvalid", .valueRejected, detail: Message(verbatim: reason))
    case .store(let failure): failure.wireProblem
    }
  }

  public init?(own problem: Problem) {
    let facts = problem.facts
    switch problem.code {
    case "documentConflict":
      guard let path = facts.path else { return nil }
      self = .conflict(path, current: facts.head)
    case "writeReused":
      guard let id = facts.id else { return nil }
      self = .idempotencyConflict(WriteID(rawValue: id))
    case "documentTooLarge":
      guard let path = facts.path else { return nil }
      self = .tooLarge(path)
    case "documentInvalid": self = .invalid("\(problem.detail ?? problem.title)")
    default: return nil
    }
  }
}
