package import ArgumentParser
import CanonicalJSON
import Composition
import Domain
import Foundation
import OfflineSync

package struct SyncCommand<App: ServedApp>: AsyncParsableCommand, Sendable {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "sync",
      abstract: "Syncs the store with a server, and lists pending items with time and reason.",
      discussion: """
        Syncs once. 'serve --sync' syncs continuously.

        A store that was used before you signed in can be given to your account, as a whole. The command asks first.

        Example: sync http://192.168.1.20:8080
                 sync http://192.168.1.20:8080 --look
        """
    )
  }

  @Argument(help: ArgumentHelp("The server's address.", valueName: "url"))
  package var server: String

  @Flag(help: "Only list pending items, without the server.")
  package var look = false

  @Flag(help: "Compare both stores afterwards, and fail where they differ.")
  package var verify = false

  @Flag(help: "Print JSON.")
  package var json = false

  @OptionGroup package var adopting: AdoptOption

  @OptionGroup package var store: StoreOption

  package init() {}

  package func run() async throws {
    try await store.withContainer(of: App.self, syncing: App.syncing(with: server)) { container in
      guard let sync = container.sync else { return }
      if !look { _ = try await App.host(of: container, at: server, adopting: adopting.consent) }
      let failure = look ? nil : try await Self.sync(container)
      if look { await sync.look() }
      let report = SyncReport(sync.status, with: server)
      let lost = try await sync.lost.all().count
      if json { try Terminal.sayJSON(report) } else { Self.say(report, lost) }
      if let failure { throw CommandFailure(Self.words(for: failure, server)) }
      if !look, !report.waiting.isEmpty { throw CommandFailure(report.headline) }
      if verify { try await Self.verify(sync, server, json: json) }
    }
  }

  private static func sync(_ container: Container) async throws -> StoreFailure? {
    do {
      try await container.syncOnce()
      return nil
    } catch let failure as StoreFailure {
      return failure
    }
  }

  private static func say(_ report: SyncReport, _ lost: Int) {
    Terminal.say(
      report.pendingSince.map { Message("\(report.headline), since \($0.iso8601).") } ?? "\(report.headline)."
    )
    for item in report.waiting { Terminal.say("  \(item.kind.rawValue) \(item.path): \(Terminal.text(item.message))") }
    for item in report.withheld {
      Terminal.say("  \(Terminal.text(Message("\(item.description) stays on this device")))")
    }
    guard lost > 0 else { return }
    Terminal.say(Message("\(lost) edits were overwritten. Use '\(App._commandName) lost' to see them."))
  }

  private static func words(for failure: StoreFailure, _ server: String) -> Message {
    switch failure {
    case .denied:
      Message(
        "You are signed out of \(server), or signed in as someone else, or your account there was deleted. Use '\(App._commandName) login LINK'."
      )
    case .unavailable(let reason): Message("Sync failed, nothing is lost: \(reason)")
    default: Message("Sync failed, nothing is lost: \("\(failure)")")
    }
  }

  private static func verify(_ sync: OfflineSync, _ server: String, json: Bool) async throws {
    let comparison = try await sync.compare()
    let different = comparison.different
    guard different.isEmpty else {
      let list = different.prefix(5).map(\.description).joined(separator: ", ")
      throw CommandFailure(Message("\(different.count) items differ from \(server): \(list)"))
    }
    if json { return }
    let withheld = comparison.withheld.map(\.description).joined(separator: ", ")
    Terminal.say(Message("Both stores have the same content."))
    if !withheld.isEmpty { Terminal.say(Message("Not compared, because it stays on this device: \(withheld).")) }
  }
}
