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
      discussion: "Example: \(App._commandName) inbox --read"
    )
  }

  @Flag(help: "Mark them as read.")
  package var read = false

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
      let now = installation.clock.now()
      let notices = try await inbox.notices(of: me, at: now)
      if read { try await inbox.markRead(of: me, at: now) }
      if json { return try Terminal.sayJSON(notices) }
      if notices.isEmpty { return Terminal.say(Terminal.text(Message("No notices yet."))) }
      let table = TextTable(notices) { notice in
        [notice.readAt == nil ? "new" : "", Terminal.date(notice.createdAt), Terminal.text(App.words.notice(notice))]
      }
      Terminal.say(table.lines.joined(separator: "\n"))
    }
  }
}
