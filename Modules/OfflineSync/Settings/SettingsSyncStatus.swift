public import Domain

/// Why settings could not be synced.
public enum SettingsSyncError: Error, Hashable, Sendable {
  /// The remote store cannot be reached.
  case offline
  /// It does not know the user, or knows somebody else.
  case permissionDenied
  /// They are held up, for they are being changed on both sides.
  case conflict
  /// The remote store can be reached, and cannot do it.
  case remoteUnavailable
  /// It takes longer than somebody wanted to wait, and goes on by itself.
  case timeout

  init(_ failure: StoreFailure) {
    self =
      switch failure {
      case .unavailable: .offline
      case .denied: .permissionDenied
      case .damaged, .newerSchema, .full, .cursorUnknown, .invalid, .invalidTime, .tooManySpaces: .remoteUnavailable
      }
  }
}

/// How one user's settings stand.
public struct SettingsSyncStatus: Hashable, Sendable {
  /// Whether both stores hold the same, and what is being done about it.
  public enum State: Hashable, Sendable {
    /// Both stores hold the same.
    case idle
    /// Both stores are being brought together.
    case syncing
    /// There is an edit that the remote store does not have, and nothing is under way.
    case pendingOffline
    /// There is such an edit, and it is tried again then.
    case pendingRetry(Timestamp)
    /// The last pass failed for this, or they are held up.
    case error(SettingsSyncError)
  }

  public let state: State
  /// When both stores were last brought together.
  public let lastSynced: Timestamp?

  init(_ sync: SyncStatus, _ item: ItemStatus) {
    lastSynced = sync.lastSynced
    state =
      switch (item, sync.failure) {
      case _ where sync.isUnderWay: .syncing
      case (_, .denied): .error(.permissionDenied)
      case (.waiting, _): .error(.conflict)
      case (.pending, _): sync.nextAttempt.map(State.pendingRetry) ?? .pendingOffline
      case (.synced, let failure), (.withheld, let failure): failure.map { .error(SettingsSyncError($0)) } ?? .idle
      }
  }
}
