package import ArgumentParser
import Composition
import Domain
import ScoreServer

package struct RotateKeysCommand<App: ServedApp>: AsyncParsableCommand, Sendable {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "rotate-keys",
      abstract: "Signs new sign-ins with a new key. With --sign-out, ends all present sign-ins.",
      discussion: """
        If the key file may have been read, use --sign-out. A running server uses the new key at once. --sign-out also ends \
        the notifications of all devices, and makes a new key for them.

        Several servers with copies of the file change keys in two steps, so that all users stay signed in: first \
        --prepare, and copy the file to all servers. Then once more without, and copy it again.

        Example: \(App._commandName) rotate-keys --sign-out
        """
    )
  }

  @Flag(help: "End all sign-ins. All users must sign in again.")
  package var signOut = false

  @Flag(help: "Add a key that is accepted and signs nothing yet, the first of two steps for several servers.")
  package var prepare = false

  @OptionGroup package var keys: SessionKeysOption

  @OptionGroup package var store: StoreOption

  package init() {}

  package func validate() throws {
    guard !(prepare && signOut) else { throw ValidationError(Message("Use --prepare or --sign-out, not both.")) }
  }

  package func run() async throws {
    try await store.withContainer(of: App.self) { container in
      let installation = Installation(container, of: App.self, sharing: StoreSharing(sessionKeys: keys.file))
      guard try await installation.account() == nil else {
        throw CommandFailure(Message("Run this command on the machine of the server."))
      }
      if prepare {
        try installation.sessionKeys.prepare()
        return Terminal.say(
          Message(
            "The new key is in the file and signs nothing yet. Copy the file to all servers, then rotate the keys."
          )
        )
      }
      if !signOut { try await check(installation.sessionKeys, with: installation.roster) }
      try installation.sessionKeys.rotate(keeping: signOut ? 0 : 1)
      if signOut { try await installation.signIn.endAllPushes() }
      Terminal.say(signOut ? Message("The key is new. All accounts are signed out.") : Message("The key is new."))
    }
  }

  /// Requires that all running servers accept the key that is about to sign.
  private func check(_ keys: SessionKeys, with roster: ServerRoster) async throws {
    let servers = try await roster.running()
    guard servers.count > 1 else { return }
    guard let next = try keys.next else {
      throw CommandFailure(Message("Several servers run. Use --prepare first, and copy the key file to all of them."))
    }
    guard let behind = servers.first(where: { !$0.verifies.contains(next) }) else { return }
    let name = behind.name ?? behind.url ?? behind.id
    throw CommandFailure(
      Message("The server \(name) does not have the new key yet. Copy the key file there, and try again in 20 seconds.")
    )
  }
}
