import ArcheryScoring
import Domain
import Spaces
import WireFormat

extension Problem {
  /// The problem behind an error of a shoot; nil for other errors.
  @Sendable
  init?(archery error: any Error) {
    switch error {
    case let refusal as Refusal: self.init(scoring: refusal)
    case SpaceError.refused(let refusal): self.init(scoring: refusal)
    default: return nil
    }
  }

  /// A refusal of archery under a code and a status of its own, by which scripts tell a pause from an end.
  private init?(scoring refusal: Refusal) {
    guard let code = refusal.scoringCode else { return nil }
    self.init(code.status, code.rawValue, refusal.message)
  }
}

extension ScoringCode {
  /// The HTTP status: 409 for what another state would have allowed.
  fileprivate var status: Int {
    switch self {
    case .notScoreable, .notCreator, .notAllowed: 403
    case .invalidValue, .reasonRequired, .invalidRound, .invalidSettings, .invalidName, .invalidShaft,
      .invalidTarget, .invalidPlacement, .invalidCategory, .unreadable:
      422
    case .unknownArrow, .unknownParticipant, .notCreated: 404
    default: 409
    }
  }
}

extension SpaceError {
  /// The refusal of a rule; nil for another failure.
  var refusal: Refusal? {
    if case .refused(let refusal) = self { refusal } else { nil }
  }
}

extension Refusal {
  /// The refusal that an error is or holds, for a page to show beside its form; nil for other errors.
  init?(behind error: any Error) {
    guard let refusal = (error as? SpaceError)?.refusal ?? error as? Refusal else { return nil }
    self = refusal
  }
}
