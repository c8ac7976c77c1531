public import Domain

/// How sync stands, as people are told: what is pending, since when, and why.
public struct SyncReport: Hashable, Encodable, Sendable {
  /// Something that is held up.
  public struct Item: Hashable, Encodable, Sendable {
    public let kind: SyncItem.Kind
    public let path: Path
    public let reason: String
  }

  /// The remote store.
  public let server: String
  /// Whom it takes this device for.
  public let account: Account?
  public let connection: SyncStatus.Connection
  /// Writes that it does not have yet.
  public let pending: Int
  public let pendingSince: Timestamp?
  /// Why they are pending; nil when nothing is wrong.
  public let reason: String?
  public let waiting: [Item]
  public let lastSynced: Timestamp?
  public let nextAttempt: Timestamp?

  public init(_ status: SyncStatus, with server: String) {
    self.server = server
    account = status.account
    connection = status.connection
    (pending, pendingSince) = (status.pending, status.pendingSince)
    (lastSynced, nextAttempt) = (status.lastSynced, status.nextAttempt)
    waiting = status.waiting.map { Item(kind: $0.key.kind, path: $0.key.path, reason: $0.value) }
      .sorted { ($0.path, $0.kind.rawValue) < ($1.path, $1.kind.rawValue) }
    reason = Self.reason(of: status, server)
  }

  private static func reason(of status: SyncStatus, _ server: String) -> String? {
    switch (status.connection, status.failure) {
    case (.signedOut, _): "\(server) does not know you, or not as the one before; sign in there again, as the same one."
    case (_, .unavailable(let reason)?): reason
    case (_, let failure?): "\(failure)"
    case (_, nil): nil
    }
  }

  /// All of it in a sentence.
  public var headline: String {
    // Whoever reads it knows by what the server is asked.
    let server = server.split(separator: "://").last.map(String.init) ?? server
    let changes = pending == 1 ? "1 change waits" : "\(pending) changes wait"
    switch connection {
    case .starting: return pending == 0 ? "Asking \(server)" : "\(changes) for \(server)"
    case .online: return pending == 0 ? "All is at \(server)" : "\(changes) for \(server)"
    case .reconnecting, .offline: return pending == 0 ? "\(server) cannot be reached" : "\(changes) for \(server)"
    case .signedOut: return pending == 0 ? "Signed out of \(server)" : "\(changes): signed out of \(server)"
    }
  }
}
