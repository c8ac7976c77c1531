public import Domain

/// The state of sync.
public struct SyncStatus: Hashable, Sendable {
  /// The state of the connection at the last pass.
  ///
  /// The raw values are part of reports.
  public enum Connection: String, Hashable, Encodable, Sendable {
    /// Nothing was tried yet.
    case starting
    /// The last pass was complete.
    case online
    /// A retry after a failure is running.
    case reconnecting
    /// The last pass failed, for example because the remote store is unreachable; see ``SyncStatus/failure``.
    case offline
    /// The remote store knows us as no account, or as another.
    ///
    /// Nothing is tried until that changes.
    case signedOut
  }

  /// The state of the connection.
  public internal(set) var connection = Connection.starting
  /// The account that the remote store knows this device by; nil until it has said so, and for a store without
  /// accounts.
  public internal(set) var account: Account?
  /// Whether a pass is running.
  public internal(set) var isUnderWay = false
  /// The number of writes that the remote store does not have yet.
  public internal(set) var pending = 0
  /// The time of the oldest of them.
  public internal(set) var pendingSince: Timestamp?
  /// Items that are held up, and why.
  public internal(set) var waiting: [SyncItem: Message] = [:]
  /// Items that have changed here or there, and are withheld (``Withholding``).
  public internal(set) var withheld: [SyncItem] = []
  /// The reason why the last pass failed; nil if it was complete.
  public internal(set) var failure: StoreFailure?
  /// The time of the last complete pass.
  public internal(set) var lastSynced: Timestamp?
  /// The latest time of the next pass; nil if only a change or a call starts one.
  public internal(set) var nextAttempt: Timestamp?
}

/// The state of one item.
public enum ItemStatus: Hashable, Sendable {
  /// Nothing is pending, as far as is known locally.
  case synced
  /// This many writes are not delivered yet, the oldest since this time.
  case pending(Int, since: Timestamp?)
  /// The item is held up, for this reason.
  case waiting(String)
  /// The item is neither sent nor fetched, on purpose (``Withholding``).
  case withheld
}
