package import ArgumentParser
import Composition
import Domain
import ScoreServer
import Spaces

package struct DeleteAccountCommand<App: ServedApp>: AsyncParsableCommand, Sendable {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "delete-account",
      abstract: "Deletes a person's account: the name becomes a pseudonym, personal data goes, and results stay.",
      discussion: """
        The page /account/delete does the same for one's own account, and says what stays and why. A server may run meanwhile.

        Example: \(App._commandName) delete-account "Ben Lee" --confirm
        """
    )
  }

  @Argument(help: "The name or the id of the account.")
  package var name: String

  @Flag(help: "Delete it. This cannot be undone.")
  package var confirm = false

  @OptionGroup package var store: StoreOption

  package init() {}

  package func run() async throws {
    try await store.withContainer(of: App.self) { container in
      let installation = Installation(container, of: App.self)
      guard try await installation.account() == nil else {
        throw CommandFailure(Message("Run this command on the machine of the server, or use its pages."))
      }
      // Repeating a deletion, also one that was interrupted, says the same as the deletion.
      let finished = try await installation.finishDeletions().first { deletion in
        deletion.user.rawValue == name || NameKey(deletion.name) == NameKey(name)
      }
      if let finished { return say(finished.name, isNow: finished.user, in: installation) }
      let accounts = try await installation.signIn.accounts()
      let found = accounts.called(name, id: \.user.rawValue, names: { [$0.displayName] })
      let id = UserID(rawValue: name)
      if found.isEmpty, id.problem == nil, try await installation.signIn.isDeleted(id) {
        return say(name, isNow: id, in: installation)
      }
      guard let account = found.first, found.count == 1 else {
        let ids = found.map(\.user.rawValue).joined(separator: ", ")
        throw CommandFailure(
          found.isEmpty
            ? Message("No account is called \"\(name)\".")
            : Message("Several accounts are called \"\(name)\". Use one of the ids: \(ids)")
        )
      }
      if let refusal = try await installation.refusal(ofDeleting: account) { throw refusal }
      guard confirm else {
        throw CommandFailure(Message("Deleting the account of \(account.displayName) cannot be undone. Add --confirm."))
      }
      try await installation.delete(account)
      say(account.displayName, isNow: account.user, in: installation)
    }
  }

  private func say(_ name: String, isNow user: UserID, in installation: Installation) {
    Terminal.say(Message("The account was deleted. \(name) is now \(installation.pseudonym(of: user))."))
  }
}
