public import Domain

/// How sync stands.
public struct SyncStatus: Hashable, Sendable {
  /// How it goes with the remote store, by the last pass; the raw values stand in reports.
  public enum Connection: String, Hashable, Encodable, Sendable {
    /// Nothing was tried yet.
    case starting
    /// The last pass got through.
    case online
    /// Something is tried again after a failure.
    case reconnecting
    /// The last pass failed, as where the remote store cannot be reached; ``SyncStatus/failure`` says why.
    case offline
    /// The remote store does not know us, or as somebody else than before; nothing is tried until that changes.
    case signedOut
  }

  public internal(set) var connection = Connection.starting
  /// Whom the remote store takes this device for; nil until it has said so, and where it does not ask.
  public internal(set) var account: Account?
  /// Whether both stores are being brought together just now.
  public internal(set) var isUnderWay = false
  /// Writes that the remote store does not have yet.
  public internal(set) var pending = 0
  /// When the oldest of them was made.
  public internal(set) var pendingSince: Timestamp?
  /// Items that are held up, and why.
  public internal(set) var waiting: [SyncItem: Message] = [:]
  /// Items that have changed here or there, and are withheld (``Withholding``).
  public internal(set) var withheld: [SyncItem] = []
  /// Why the last pass failed; nil when it got through.
  public internal(set) var failure: StoreFailure?
  /// When a pass last got through.
  public internal(set) var lastSynced: Timestamp?
  /// When a pass begins at the latest; nil where only a change or a call begins one.
  public internal(set) var nextAttempt: Timestamp?
}

/// How one item stands.
public enum ItemStatus: Hashable, Sendable {
  /// Nothing of it is pending, as far as is known here.
  case synced
  /// So many writes are not delivered yet, the oldest made then.
  case pending(Int, since: Timestamp?)
  /// It is held up, for this reason.
  case waiting(String)
  /// It is neither sent nor fetched, for that is wanted (``Withholding``).
  case withheld
}
