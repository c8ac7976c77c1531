public import Domain

extension LeaderboardError: WireFailure {
  /// The error as a problem.
  public var wireProblem: Problem {
    switch self {
    case .noSuchBoard(let path): Problem(404, "noSuchBoard", "There is no such board.") { $0.path = path }
    case .definitionDiffers(let path, let differences):
      Problem(409, "definitionDiffers", "The board exists with another definition.") {
        $0.path = path
        $0.differences = differences
      }
    case .entryNotFound(let player):
      Problem(422, "entryNotFound", "The player has no entry on this board.") { $0.player = player }
    case .cannotRevert(let id):
      Problem(422, "cannotRevert", "This submission cannot be reverted here.") { $0.id = id.rawValue }
    case .periodClosed(let bucket): Problem(409, "periodClosed", "The period is closed.") { $0.bucket = bucket }
    case .scoreOverflow(let player):
      Problem(422, "scoreOverflow", "The score would be too large to count.") { $0.player = player }
    case .implausible(let score):
      Problem(422, "implausible", "The score is not plausible on this board.") { $0.score = score }
    case .idempotencyConflict(let id):
      Problem(409, "submissionReused", "This submission was already made with other content.") {
        $0.id = id.rawValue
      }
    case .invalidLimit(let limit):
      Problem(400, "boardLimit", "This limit is too small or too large. Send another.") { $0.limit = limit }
    case .invalid(let reason): Problem(400, "boardInvalid", .valueRejected, detail: Message(verbatim: reason))
    case .store(let failure): failure.wireProblem
    }
  }

  public init?(own problem: Problem) {
    let facts = problem.facts
    let error: LeaderboardError? =
      switch problem.code {
      case "noSuchBoard": facts.path.map { .noSuchBoard($0) }
      case "definitionDiffers": facts.path.map { .definitionDiffers($0, differences: facts.differences ?? []) }
      case "entryNotFound": facts.player.map { .entryNotFound($0) }
      case "cannotRevert": facts.id.map { .cannotRevert(SubmissionID(rawValue: $0)) }
      case "periodClosed": facts.bucket.map { .periodClosed($0) }
      case "scoreOverflow": facts.player.map { .scoreOverflow($0) }
      case "implausible": facts.score.map { .implausible($0) }
      case "submissionReused": facts.id.map { .idempotencyConflict(SubmissionID(rawValue: $0)) }
      case "boardLimit": facts.limit.map { .invalidLimit($0) }
      case "boardInvalid": .invalid("\(problem.detail ?? problem.title)")
      default: nil
      }
    guard let error else { return nil }
    self = error
  }
}
