public import Domain

extension JournalError: WireFailure {
  /// The error as a problem.
  public var wireProblem: Problem {
    switch self {
    case .conflict(let current):
      Problem(409, "journalConflict", "Another entry was recorded first. Load the journal again.") {
        $0.revision = current
      }
    case .idempotencyConflict(let id):
      Problem(409, "eventReused", "This event was already recorded with other content.") { $0.id = id.rawValue }
    case .closed: Problem(409, "journalClosed", "The journal is closed.")
    case .invalid(let reason):
      Problem(400, "journalInvalid", .valueRejected, detail: Message(verbatim: reason))
    case .refused(let refusal): Problem(refusal)
    case .notReady:
      Problem(
        409,
        "journalNotReady",
        "This cannot be recorded yet: the description is missing here, or needs a newer version.",
        detail: "Send it again later, or update the server."
      )
    case .store(let failure): failure.wireProblem
    }
  }

  public init?(own problem: Problem) {
    switch problem.code {
    case "journalConflict":
      guard let revision = problem.facts.revision else { return nil }
      self = .conflict(current: revision)
    case "eventReused":
      guard let id = problem.facts.id else { return nil }
      self = .idempotencyConflict(EventID(rawValue: id))
    case "journalClosed": self = .closed
    case "refused":
      guard let refusal = Refusal(problem) else { return nil }
      self = .refused(refusal)
    case "journalNotReady": self = .notReady
    case "journalInvalid": self = .invalid("\(problem.detail ?? problem.title)")
    default: return nil
    }
  }
}

extension Problem {
  /// The problem that carries a refusal: its sentence in English for people, and its parts for programs.
  public init(_ refusal: Refusal) {
    self.init(422, "refused", refusal.message) {
      $0.id = refusal.code
      $0.message = refusal.message
    }
  }
}

extension Refusal {
  /// The refusal that a problem carries; nil for another problem.
  public init?(_ problem: Problem) {
    guard problem.code == "refused", let code = problem.facts.id else { return nil }
    self.init(code, problem.facts.message ?? problem.title)
  }
}
