import ArcheryScoring
import Domain
import Spaces

extension ScoringCode {
  /// The HTTP status: 409 for what another state would have allowed.
  var status: Int {
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
