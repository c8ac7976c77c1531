package import Domain
package import OfflineSync

/// The server that a store syncs with.
package struct SyncedServer: Sendable {
  let sync: OfflineSync
  /// The address, such as `https://scores.example`.
  let address: String
  /// The owner of this device.
  package let host: UserID

  package init(_ sync: OfflineSync, with address: String, host: UserID) {
    (self.sync, self.address, self.host) = (sync, address, host)
  }

  /// The present state of sync.
  package var report: SyncReport { SyncReport(sync.status, with: address) }
}

extension SyncedServer {
  /// Returns where a user's settings are stored, in words; nil if this device does not sync them.
  package func whereSettingsAre(of user: UserID) async -> Message? {
    guard user == host else { return nil }
    let name = SyncReport.name(of: address)
    for await status in SettingsSync(of: user, over: sync).followStatus() {
      switch status.state {
      case .idle: return Message("These settings are synced with \(name).")
      case .syncing: return Message("These settings are being synced with \(name).")
      case .pendingOffline, .pendingRetry: return Message("Your changes are stored here, and not at \(name) yet.")
      case .error(.permissionDenied):
        return Message("These settings are stored here only: you are signed out of \(name).")
      case .error(.conflict): return Message("These settings were changed at \(name), too, and will be merged soon.")
      case .error: return Message("These settings are stored here: \(name) cannot be reached.")
      }
    }
    return nil
  }
}
