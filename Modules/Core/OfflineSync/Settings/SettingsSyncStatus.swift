public import Domain

/// The reason why settings could not be synced.
public enum SettingsSyncError: Error, Hashable, Sendable {
  /// The remote store is unreachable.
  case offline
  /// The remote store does not know the user, or takes the device for another.
  case permissionDenied
  /// The settings are held up by simultaneous changes on both sides.
  case conflict
  /// The remote store is reachable but cannot sync.
  case remoteUnavailable
  /// The sync takes longer than the caller's limit, and continues in the background.
  case timeout

  init(_ failure: StoreFailure) {
    self =
      switch failure {
      case .unavailable: .offline
      case .denied: .permissionDenied
      case .damaged, .newerSchema, .full, .cursorUnknown, .invalid, .invalidTime, .tooManySpaces, .outdated:
        .remoteUnavailable
      }
  }
}

/// The sync state of one user's settings.
public struct SettingsSyncStatus: Hashable, Sendable {
  /// Whether both stores agree, and the next step if they do not.
  public enum State: Hashable, Sendable {
    /// Both stores hold the same.
    case idle
    /// Both stores are being brought together.
    case syncing
    /// An edit is pending, and no sync is running.
    case pendingOffline
    /// An edit is pending, and the next retry is at this time.
    case pendingRetry(Timestamp)
    /// The last pass failed with this error, or the settings are held up.
    case error(SettingsSyncError)
  }

  /// The present state.
  public let state: State
  /// The time of the last successful sync.
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
