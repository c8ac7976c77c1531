public import Domain
public import OfflineSync

/// The server that a served store is kept in step with.
public struct SyncedServer: Sendable {
  let sync: OfflineSync
  /// Such as `https://scores.example`.
  let address: String
  /// Whoever runs this device.
  public let host: UserID

  public init(_ sync: OfflineSync, with address: String, host: UserID) {
    (self.sync, self.address, self.host) = (sync, address, host)
  }

  public var report: SyncReport { SyncReport(sync.status, with: address) }
}

extension SyncedServer {
  /// Where a user's settings are, in words (SET-67); nil for those that are not synced from this device.
  public func whereSettingsAre(of user: UserID) async -> String? {
    guard user == host else { return nil }
    let name = SyncReport.name(of: address)
    for await status in SettingsSync(of: user, over: sync).followStatus() {
      switch status.state {
      case .idle: return "They are at \(name), too."
      case .syncing: return "They are on their way to \(name)."
      case .pendingOffline, .pendingRetry: return "What you changed is kept here, and not at \(name) yet."
      case .error(.permissionDenied): return "They are kept here alone: \(name) does not know you now."
      case .error(.conflict): return "They are being changed at \(name), too, and are brought together soon."
      case .error: return "They are kept here; \(name) cannot be reached."
      }
    }
    return nil
  }
}
