package import ArgumentParser
import Composition
import Domain
import OfflineSync

package struct LeaveCommand<App: ServedApp>: AsyncParsableCommand, Sendable {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "leave",
      abstract: "Signs you out of a server, and removes your settings and notices from this device.",
      discussion: """
        Both stay on the server. Undelivered data is sent once more. The rest stays hidden until you sign in here again.
        Scores stay, because they are not yours alone.

        Example: leave http://192.168.1.20:8080
        """
    )
  }

  @Argument(help: ArgumentHelp("The server's address.", valueName: "url"))
  package var server: String

  @Flag(help: "Drop undelivered data instead of keeping it.")
  package var discard = false

  @OptionGroup package var store: StoreOption

  package init() {}

  package func run() async throws {
    let isPending = try await store.withContainer(of: App.self, syncing: App.syncing(with: server)) {
      container in
      _ = try await App.host(of: container, at: server, adopting: .never)
      return try await container.leave(discardPending: discard)
    }
    // If the server is unreachable, the sign-in still ends locally.
    do { try await ServerLink.signOut(of: server) } catch StoreFailure.unavailable {}
    Terminal.say(Message("Signed out of \(server). Your settings and notices are no longer on this device."))
    if isPending {
      Terminal.say(
        discard
          ? Message("Changes that were not sent are deleted.")
          : Message("Changes that were not sent are kept until you sign in here again.")
      )
    }
  }
}
