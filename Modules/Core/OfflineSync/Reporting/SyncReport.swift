package import Domain

/// The state of sync for people: the pending items, since when, and why.
package struct SyncReport: Hashable, Encodable, Sendable {
  /// An item that is held up.
  package struct Item: Hashable, Encodable, Sendable {
    /// The port of the item.
    package let kind: SyncItem.Kind
    package let path: ItemPath
    package let reason: String
    /// The same to be rendered in the reader's language.
    package let message: Message

    private enum CodingKeys: String, CodingKey { case kind, path, reason }
  }

  /// The remote store.
  package let server: String
  /// The account that the server knows this device by.
  package let account: Account?
  /// The state of the connection.
  package let connection: SyncStatus.Connection
  /// The number of writes that the server does not have yet.
  package let pending: Int
  /// The time of the oldest pending write.
  package let pendingSince: Timestamp?
  /// The reason why writes are pending; nil if nothing is wrong.
  package let reason: String?
  /// The reason, to be rendered in the reader's language.
  package let reasonMessage: Message?
  /// The items that are held up.
  package let waiting: [Item]
  /// The items withheld on purpose, which may differ on the server.
  package let withheld: [SyncItem]
  /// The time of the last complete pass.
  package let lastSynced: Timestamp?
  /// The time of the next pass.
  package let nextAttempt: Timestamp?
  private let isUnreachable: Bool

  private enum CodingKeys: String, CodingKey {
    case server, account, connection, pending, pendingSince, reason, waiting, withheld, lastSynced, nextAttempt
  }

  package init(_ status: SyncStatus, with server: String) {
    self.server = server
    account = status.account
    connection = status.connection
    (pending, pendingSince) = (status.pending, status.pendingSince)
    (lastSynced, nextAttempt) = (status.lastSynced, status.nextAttempt)
    waiting = status.waiting.map {
      Item(kind: $0.key.kind, path: $0.key.path, reason: $0.value.description, message: $0.value)
    }
    .sorted { ($0.path, $0.kind.rawValue) < ($1.path, $1.kind.rawValue) }
    withheld = status.withheld.sorted { ($0.path, $0.kind.rawValue) < ($1.path, $1.kind.rawValue) }
    if case .unavailable? = status.failure { isUnreachable = true } else { isUnreachable = status.failure == nil }
    reasonMessage = Self.reason(of: status, server)
    reason = reasonMessage?.description
  }

  private static func reason(of status: SyncStatus, _ server: String) -> Message? {
    switch (status.connection, status.failure) {
    case (.signedOut, _):
      Message(
        "You are signed out of \(server), or signed in there as someone else, or your account there was deleted. Sign in there again as before."
      )
    case (_, .unavailable(let reason)?): Message(verbatim: reason)
    case (_, let failure?): Message(verbatim: "\(failure)")
    case (_, nil): nil
    }
  }

  /// Whether nothing is pending or held up, as far as is known.
  package var isQuiet: Bool { pending == 0 && waiting.isEmpty && connection == .online }

  /// The report in one sentence, without a full stop.
  package var headline: Message {
    let server = Self.name(of: server)
    if connection == .signedOut {
      return pending == 0
        ? Message("Signed out of \(server)") : Message("\(pending) changes are pending: signed out of \(server)")
    }
    if pending > 0 { return Message("\(pending) changes are pending for \(server)") }
    if !waiting.isEmpty { return Message("\(waiting.count) changes are held up on the way to or from \(server)") }
    switch (connection, isUnreachable) {
    case (.starting, _): return Message("Connecting to \(server)")
    case (.online, _) where !withheld.isEmpty: return Message("Synced with \(server), except for what stays here")
    case (.online, _):
      return deliversAll ? Message("Synced with \(server)") : Message("Your entries are synced with \(server)")
    case (_, true): return Message("\(server) cannot be reached")
    default: return Message("Not in sync with \(server)")
    }
  }

  /// Returns a server's address as people say it, without the scheme.
  package static func name(of server: String) -> String {
    server.split(separator: "://").last.map(String.init) ?? server
  }

  /// Whether entries of other accounts on this device are delivered too.
  package var deliversAll: Bool { account.map { $0.role == .owner } ?? true }
}
