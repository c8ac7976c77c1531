package import ArgumentParser
import CanonicalJSON
import Composition
import Domain
import Pages
import ScoreServer

package struct NameCommand<App: ServedApp>: AsyncParsableCommand, Sendable {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "name",
      abstract: "Changes the name of your account, which other people see; without a name, prints it.",
      discussion: "Example: \(App._commandName) name \"Ana Berg\""
    )
  }

  @Argument(help: "The new name.")
  package var name: String?

  @Flag(help: "Print JSON.")
  package var json = false

  @OptionGroup package var store: StoreOption

  package init() {}

  package func run() async throws {
    try await store.withContainer(of: App.self) { container in
      let installation = Installation(container, of: App.self)
      var me = try await installation.me()
      if let name {
        guard try await installation.account() == nil else {
          throw CommandFailure(Message("The name is the server's. Change it on its page \"Your account\"."))
        }
        me = try await installation.rename(me, to: name)
      }
      if json { return try Terminal.sayJSON(me) }
      Terminal.say(me.displayName)
    }
  }
}
