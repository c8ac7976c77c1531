public import Domain

/// Why a group could not be read or changed.
///
/// Nothing was changed.
public enum GroupError: StorePortError, Hashable {
  /// Who asks is no member, is signed out, or acts for somebody else (CHL-27).
  case permissionDenied
  case notFound(GroupID)
  /// The week takes nothing more (CHL-22).
  case challengeClosed(Bucket)
  case invalidValue(Int64)
  /// Something that happened later is known already (CHL-21).
  case stale
  /// The group counts no more check-ins of that date.
  case dayIsFull(date: String)
  /// The member has used up the freezes of these 30 days.
  case noFreezeLeft
  /// A freeze would be used up without effect.
  case freezeNotNeeded
  /// Nobody has recorded what is to be taken back, or it was taken back.
  case nothingToUndo
  /// The id belongs to something else.
  case idempotencyConflict(EventID)
  /// A sentence that says what is wrong.
  case invalid(String)
  case journal(JournalError)
  case documents(DocumentError)
  case store(StoreFailure)
}

extension GroupError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .permissionDenied: "Only members of the group can do that, each for themselves."
    case .notFound: "There is no such group."
    case .challengeClosed(let week): "The week \(week.id) is over and takes nothing more."
    case .invalidValue(let value): "\(value) is no number of days."
    case .stale: "Something later is known already."
    case .dayIsFull(let date): "\(date) has all the check-ins that this group counts in a day."
    case .noFreezeLeft: "There is no freeze left in these 30 days."
    case .freezeNotNeeded: "You checked in that day: it needs no freeze."
    case .nothingToUndo: "There is nothing of that kind to take back."
    case .idempotencyConflict(let id): "the id \(id) was already used for something else"
    case .invalid(let sentence): sentence
    case .journal(let error): error.description
    case .documents(let error): error.description
    case .store(let failure): failure.description
    }
  }
}
