package import ArgumentParser
import CanonicalJSON
import Composition
import Domain
import Notices
import Pages

package struct InboxCommand<App: ServedApp>: AsyncParsableCommand, Sendable {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "inbox",
      abstract: "Prints your notices, newest first.",
      discussion: "Example: \(App._commandName) inbox --follow"
    )
  }

  @Flag(help: "Mark them as read.")
  package var read = false

  @Flag(help: "Print the unread ones, then each new one as it comes, until Ctrl-C.")
  package var follow = false

  @Flag(help: "Print JSON.")
  package var json = false

  @OptionGroup package var store: StoreOption

  package init() {}

  package func run() async throws {
    try await store.withContainer(of: App.self) { container in
      let installation = Installation(container, of: App.self)
      let (me, inbox) = (try await installation.me().user, installation.inbox)
      await App.catchUp(installation)
      await installation.catchUpNotices()
      if follow { return try await Interrupt.ends { try await followNotices(of: me, installation) } }
      let now = installation.clock.now()
      let notices = try await inbox.notices(of: me, at: now)
      if read { try await inbox.markRead(of: me, at: now) }
      if json { return try Terminal.sayJSON(notices.map { NoticeScreen($0, App.words) }) }
      if notices.isEmpty { return Terminal.say(Terminal.text(Message("No notices yet."))) }
      let table = TextTable(notices) { notice in [notice.readAt == nil ? "new" : ""] + Self.cells(notice) }
      Terminal.say(table.lines.joined(separator: "\n"))
    }
  }

  private static func cells(_ notice: Notice) -> [String] {
    [Terminal.date(notice.createdAt), Terminal.text(App.words.notice(notice))]
  }

  /// Prints each unread notice once, oldest first, also one that was held back and is due now.
  private func followNotices(of me: UserID, _ installation: Installation) async throws {
    let (inbox, clock) = (installation.inbox, installation.clock)
    let isHere = try await installation.account() == nil
    let (looks, look) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    try await withThrowingTaskGroup(of: Void.self) { group in
      // No server may run for the store. Two programs that do this store each notice once.
      if isHere {
        group.addTask { await installation.followNotices { _ in } }
        group.addTask { await App.keepUp(installation) }
      }
      group.addTask {
        defer { look.finish() }
        for try await _ in inbox.follow(me) { look.yield() }
      }
      var printed: Set<String> = []
      var waiting: Task<Void, Never>?
      defer { waiting?.cancel() }
      for await _ in looks {
        let now = clock.now()
        let unread = try await inbox.notices(of: me, at: now).filter { $0.readAt == nil }
        let news = unread.filter { printed.insert($0.id).inserted }
          .sorted { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }
        for notice in news {
          let line =
            try json ? NoticeScreen(notice, App.words).json : Self.cells(notice).joined(separator: "  ").terminalLine
          try Terminal.send(line + "\n")
        }
        if read, !news.isEmpty { try await inbox.markRead(news.map(\.id), of: me, at: now) }
        waiting?.cancel()
        guard let due = try await inbox.notices(of: me).compactMap(\.dueAt).filter({ $0 > now }).min() else { continue }
        // The wait is at most an hour, because a clock may be changed.
        let rest = Duration.milliseconds(min(due.milliseconds(since: now), 3_600_000))
        waiting = Task {
          do { try await Task.sleep(for: rest) } catch { return }
          look.yield()
        }
      }
      group.cancelAll()
      try await group.waitForAll()
    }
  }
}
