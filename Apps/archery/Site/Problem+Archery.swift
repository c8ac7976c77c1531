import ArcheryScoring
import HTTPTypes
import Server
import WireFormat

extension Problem {
  /// The problem behind an error of a shoot; nil for other errors.
  @Sendable
  init?(archery error: any Error) {
    switch error {
    case let refusal as ScoringRefusal: self.init(refusal)
    case .refused(let refusal) as TournamentError: self.init(refusal)
    case .notFound as TournamentError: self = .notFound
    case .journal(let error) as TournamentError: self.init(error as any Error)
    case .documents(let error) as TournamentError: self.init(error as any Error)
    case .store(let failure) as TournamentError: self.init(failure as any Error)
    case .idempotencyConflict as TournamentError:
      self.init(
        .conflict,
        "idempotencyConflict",
        "This page was used before for something else.",
        detail: "Load it again."
      )
    case .contention as TournamentError:
      self.init(.serviceUnavailable, "contention", "Too many devices are writing at once.", detail: "Try again.")
    default: return nil
    }
  }

  private init(_ refusal: ScoringRefusal) {
    self.init(refusal.code.status, refusal.code.rawValue, refusal.message)
  }
}

extension ScoringRefusal.Code {
  /// What a refusal is to a program: 409 for what another state would have allowed.
  fileprivate var status: HTTPResponse.Status {
    switch self {
    case .notScoreable, .notCreator, .notAllowed: .forbidden
    case .invalidValue, .reasonRequired, .invalidRound, .invalidSettings, .invalidName, .invalidShaft,
      .invalidTarget, .invalidPlacement, .unreadable:
      .unprocessableContent
    case .unknownArrow, .unknownParticipant, .notCreated: .notFound
    default: .conflict
    }
  }
}

extension TournamentError {
  /// What the rules said; nil where it was something else that failed.
  var refusal: ScoringRefusal? {
    if case .refused(let refusal) = self { refusal } else { nil }
  }
}

extension ScoringRefusal {
  /// The refusal that an error is or holds, for a page to show beside its form; nil for other errors.
  init?(behind error: any Error) {
    guard let refusal = (error as? TournamentError)?.refusal ?? error as? ScoringRefusal else { return nil }
    self = refusal
  }
}
