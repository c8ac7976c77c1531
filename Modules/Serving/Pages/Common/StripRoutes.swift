package import Access
import AsyncAlgorithms
package import Domain
package import Hummingbird
package import Hypertext
package import Notices
import OfflineSync
package import ScoreServer

/// The strip under the head of every page: the number of new notices and the state of sync, live.
package struct StripRoutes: Sendable {
  /// The address of its stream, for ``PageShell``.
  package static let address = WebAddress("strip")

  private let pages: CommonPages
  private let inbox: Inbox
  private let server: SyncedServer?
  private let times: AcceptedTimes
  private let now: @Sendable () -> Timestamp
  private let backups: @Sendable () async -> BackupState?

  /// Creates the routes.
  ///
  /// - Parameters:
  ///   - pages: The look of the strip.
  ///   - inbox: All users' notices.
  ///   - server: The server that the store syncs with; nil for none.
  ///   - times: The comparison of the clock with the store, for the owner of the installation.
  ///   - now: The clock, by which the strip warns of the end of a session.
  ///   - backups: Returns the state of the store's backups, for the owner of the installation; nil for none.
  package init(
    _ pages: CommonPages,
    inbox: Inbox,
    server: SyncedServer?,
    times: AcceptedTimes,
    now: @escaping @Sendable () -> Timestamp,
    backups: @escaping @Sendable () async -> BackupState?
  ) {
    (self.pages, self.inbox, self.server, self.times, self.now) = (pages, inbox, server, times, now)
    self.backups = backups
  }

  package func add(to router: Router<SignedInContext>) {
    router.get("strip") { request, context in
      let account = try context.requireAccount()
      let user = account.user
      let isHost = user == server?.host
      let isAllowed = context.isStillThemselves
      let changes = merge(inbox.follow(user).map { _ in () }, statusChanges())
      return EventStream.response(to: request, on: changes) {
        guard try await isAllowed() else { return nil }
        let unread = try await inbox.notices(of: user, at: now()).count { $0.readAt == nil }
        let gap = isHost || account.role == .owner ? try await times.gap() : nil
        let end = SessionEnd.near(context, at: now()).map(SessionEnd.warning)
        let strip = Pages.strip(
          unread: unread,
          server?.report,
          isHost: isHost,
          clock: gap?.advice,
          session: end,
          backup: account.role == .owner ? await backups()?.advice : nil
        )
        let html = pages.in(context.language).part(strip)
        // An event without content changes nothing, so an empty strip is a comment.
        return html.isEmpty ? "<!-- -->" : html
      }
    }
  }

  /// Returns the changes of sync.
  ///
  /// The stream never ends, because the strip is also shown without sync.
  private func statusChanges() -> AsyncStream<Void> {
    AsyncStream { continuation in
      guard let sync = server?.sync else { return }
      let task = Task {
        for await _ in sync.followStatus() { continuation.yield() }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
