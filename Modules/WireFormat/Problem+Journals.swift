public import Domain

extension JournalError: WireFailure {
  public var wireProblem: Problem {
    switch self {
    case .conflict(let current):
      Problem(409, "journalConflict", "The journal has moved on meanwhile.") { $0.revision = current }
    case .idempotencyConflict(let id):
      Problem(409, "eventReused", "This event was already recorded with other content.") { $0.id = id.rawValue }
    case .closed: Problem(409, "journalClosed", "The journal is closed.")
    case .invalid(let reason): Problem(400, "journalInvalid", "Something is out of bounds.", detail: reason)
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
    case "journalInvalid": self = .invalid(problem.detail ?? problem.title)
    default: return nil
    }
  }
}
