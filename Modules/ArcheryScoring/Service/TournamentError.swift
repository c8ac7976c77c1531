public import Domain

/// Why a tournament could not be read or changed.
public enum TournamentError: StorePortError, Hashable {
  /// The rules refuse it. Nothing was changed.
  case refused(ScoringRefusal)
  case notFound(TournamentID)
  /// The id belongs to another command. Nothing was changed.
  case idempotencyConflict(EventID)
  /// Others kept writing to the tournament meanwhile; nothing was changed, try again with the same id.
  case contention
  case journal(JournalError)
  /// What was recorded is recorded, but it may not be listed yet: repeat it with the same id.
  case documents(DocumentError)
  case store(StoreFailure)
}

extension TournamentError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .refused(let refusal): refusal.message
    case .notFound(let id): "there is no tournament \"\(id)\""
    case .idempotencyConflict(let id): "the id \(id) was already used for something else"
    case .contention: "too many devices are writing to this tournament at once; try again"
    case .journal(let error): error.description
    case .documents(let error): error.description
    case .store(let failure): failure.description
    }
  }
}
