/// Why a store could not answer, whatever the port.
///
/// Texts are for people and logs, never for a decision.
public enum StoreFailure: Error, Hashable, Sendable {
  /// The store cannot be reached or did not answer in time. The work may have been done: repeat it with the same ids.
  case unavailable(String)
  /// The user may not do this, or may not know whether there is anything to do it to.
  case denied
  /// Stored bytes are not what was written. Nothing was changed.
  case damaged(String)
  /// The store was written by a newer version of this program. Nothing was changed.
  case newerSchema(String)
  /// No room is left. Nothing was changed.
  case full
  /// The store has forgotten the changes after this cursor, or the cursor is another store's: start again without one.
  case cursorUnknown
  /// A limit out of bounds, or something else that no store takes. The text says what and why.
  case invalid(String)
  /// A stamp is ahead of the store's clock. Nothing was changed; once that clock has come so far, the same is taken.
  case invalidTime(String)
  /// The account has created too many spaces of late. Nothing was changed; after these seconds the same is taken.
  case tooManySpaces(retryAfter: Int)
}

/// A port's error, which can always carry a failure of the store itself.
public protocol StorePortError: Error, Sendable {
  static func store(_ failure: StoreFailure) -> Self
}

extension StoreFailure: StorePortError {
  public static func store(_ failure: StoreFailure) -> StoreFailure { failure }
}

extension StoreFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unavailable(let reason): "the store cannot be reached: \(reason)"
    case .denied: "There is nothing here, or it is not yours to see."
    case .damaged(let reason): "the store is damaged: \(reason)"
    case .newerSchema(let reason): "the store is from a newer version of this program: \(reason)"
    case .full: "no room is left on the disk; nothing was changed"
    case .cursorUnknown: "the place in the list of changes is not known to this store"
    case .invalid(let reason), .invalidTime(let reason): reason
    case .tooManySpaces(let seconds): "too many were created of late; try again in \(seconds) s"
    }
  }
}
