public import Domain
public import OfflineSync

/// The server that a served store is kept in step with.
public struct SyncedServer: Sendable {
  let sync: OfflineSync
  /// Such as `https://scores.example`.
  let address: String
  /// Whoever runs this device.
  let host: UserID

  public init(_ sync: OfflineSync, with address: String, host: UserID) {
    (self.sync, self.address, self.host) = (sync, address, host)
  }

  var report: SyncReport { SyncReport(sync.status, with: address) }
}
