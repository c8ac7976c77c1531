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
  /// What is kept from the server on purpose, though it differs there or may.
  public let withheld: [SyncItem]
  public let lastSynced: Timestamp?
  public let nextAttempt: Timestamp?
  private let isUnreachable: Bool

  private enum CodingKeys: String, CodingKey {
    case server, account, connection, pending, pendingSince, reason, waiting, withheld, lastSynced, nextAttempt
  }

  public init(_ status: SyncStatus, with server: String) {
    self.server = server
    account = status.account
    connection = status.connection
    (pending, pendingSince) = (status.pending, status.pendingSince)
    (lastSynced, nextAttempt) = (status.lastSynced, status.nextAttempt)
    waiting = status.waiting.map { Item(kind: $0.key.kind, path: $0.key.path, reason: $0.value) }
      .sorted { ($0.path, $0.kind.rawValue) < ($1.path, $1.kind.rawValue) }
    withheld = status.withheld.sorted { ($0.path, $0.kind.rawValue) < ($1.path, $1.kind.rawValue) }
    if case .unavailable? = status.failure { isUnreachable = true } else { isUnreachable = status.failure == nil }
    reason = Self.reason(of: status, server)
  }

  private static func reason(of status: SyncStatus, _ server: String) -> String? {
    switch (status.connection, status.failure) {
    case (.signedOut, _):
      "\(server) does not know you, or knows you as somebody else. Sign in there again, as the same one as before."
    case (_, .unavailable(let reason)?): reason
    case (_, let failure?): "\(failure)"
    case (_, nil): nil
    }
  }

  /// Nothing is pending or held up, as far as is known.
  public var isQuiet: Bool { pending == 0 && waiting.isEmpty && connection == .online }

  /// All of it in a sentence.
  public var headline: String {
    let server = Self.name(of: server)
    if connection == .signedOut {
      return pending == 0 ? "Signed out of \(server)" : "\(changes): signed out of \(server)"
    }
    if pending > 0 { return "\(changes) for \(server)" }
    if !waiting.isEmpty { return "\(waiting.count) held up on the way to or from \(server)" }
    switch (connection, isUnreachable) {
    case (.starting, _): return "Asking \(server)"
    case (.online, _) where !withheld.isEmpty: return "All but what stays here is at \(server)"
    case (.online, _): return deliversAll ? "All is at \(server)" : "All of yours is at \(server)"
    case (_, true): return "\(server) cannot be reached"
    default: return "Not in step with \(server)"
    }
  }

  /// A server's address as people say it, who know by what it is asked.
  public static func name(of server: String) -> String {
    server.split(separator: "://").last.map(String.init) ?? server
  }

  private var changes: String { pending == 1 ? "1 change waits" : "\(pending) changes wait" }

  /// Whether what others enter on this device goes there, too.
  public var deliversAll: Bool { account.map { $0.role == .owner } ?? true }
}
