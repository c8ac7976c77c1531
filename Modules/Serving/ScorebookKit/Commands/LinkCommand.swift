public import ArgumentParser
import Domain
import ScoreServer

/// The command `link` of every served app.
public struct LinkCommand<App: ServedApp>: AsyncParsableCommand, Sendable {
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "link",
      abstract: "Prints another one-time link that signs you in, for a second screen or another machine.",
      discussion: "Example: \(App._commandName) link"
    )
  }

  @OptionGroup public var store: StoreOption

  public init() {}

  public func run() async throws {
    try await App.withServed(store) { installation, owner, address in
      let secret = try await installation.signIn.newLink(for: owner)
      Terminal.say("\(address)\(SignInRoutes.path(of: secret))")
    }
  }
}
