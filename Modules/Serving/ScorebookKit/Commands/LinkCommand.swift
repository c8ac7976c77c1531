package import ArgumentParser
import Domain
import ScoreServer

package struct LinkCommand<App: ServedApp>: AsyncParsableCommand, Sendable {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "link",
      abstract: "Prints another one-time link that signs you in, for a second screen or another machine.",
      discussion: "Example: \(App._commandName) link"
    )
  }

  @OptionGroup package var store: StoreOption

  package init() {}

  package func run() async throws {
    try await App.withServed(store) { installation, owner, address in
      let secret = try await installation.signIn.newLink(for: owner)
      Terminal.say("\(address)\(SignInRoutes.path(of: secret))")
    }
  }
}
