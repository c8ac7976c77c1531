/// The reason why a store could not answer, the same for every port.
///
/// The texts are for people and logs. Programs decide by case alone.
public enum StoreFailure: Error, Hashable, Sendable {
  /// The store is unreachable or timed out.
  ///
  /// The write may have been applied: retry with the same ids.
  case unavailable(String)
  /// The user may not do this, or may not know whether the item exists.
  case denied
  /// Stored bytes differ from those written.
  ///
  /// Nothing was changed.
  case damaged(String)
  /// The store was written by a newer version of this program.
  ///
  /// Nothing was changed.
  case newerSchema(String)
  /// The disk or quota is full.
  ///
  /// Nothing was changed.
  case full
  /// The store no longer has the changes after this cursor, or another store gave the cursor.
  ///
  /// Start again without one.
  case cursorUnknown
  /// A limit is out of bounds, or the call is one that no store accepts.
  ///
  /// The text says which and why.
  case invalid(String)
  /// A stamp is ahead of the store's clock.
  ///
  /// Nothing was changed. The same write succeeds once the clock has caught up.
  case invalidTime(String)
  /// The account has created too many spaces recently.
  ///
  /// Nothing was changed. Retry after this many seconds.
  case tooManySpaces(retryAfter: Int)
  /// A ``Premise`` of the write does not hold any more.
  ///
  /// Nothing was changed. Decide again on the present state.
  case outdated
}

/// The error of a port, which can always carry a failure of the store itself.
public protocol StorePortError: Error, Sendable {
  /// Wraps a failure of the store in the port's error.
  static func store(_ failure: StoreFailure) -> Self
}

extension StoreFailure: StorePortError {
  /// Returns the failure itself.
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
    case .outdated: "something that the write depends on was changed at the same moment; try again"
    case .tooManySpaces(let seconds): "too many were created recently; try again in \(seconds) s"
    }
  }
}
