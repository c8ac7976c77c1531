public import ArgumentParser
import Composition
import Domain
import Server

/// The command `rotate-keys` of every served app.
public struct RotateKeysCommand<App: ServedApp>: AsyncParsableCommand, Sendable {
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "rotate-keys",
      abstract: "Signs new sign-ins with a new key; with --sign-out, ends all that there are.",
      discussion: """
        If the key file may have been read, use --sign-out. A running server uses the new key at once.

        Example: \(App._commandName) rotate-keys --sign-out
        """
    )
  }

  @Flag(help: "Everybody has to sign in again.")
  public var signOut = false

  @OptionGroup public var store: StoreOption

  public init() {}

  public func run() async throws {
    try await store.withContainer(of: App.self) { container in
      let installation = Installation(container, of: App.self)
      guard try await installation.account() == nil else {
        throw CommandFailure(Message("Run this command on the machine of the server."))
      }
      try installation.sessionKeys.rotate(keeping: signOut ? 0 : 1)
      Terminal.say(signOut ? Message("The key is new. All accounts are signed out.") : Message("The key is new."))
    }
  }
}
