package import ArgumentParser
import Composition
import Domain

package struct Login: AsyncParsableCommand, Sendable {
  package static let configuration = CommandConfiguration(
    abstract: "Signs this command line in to a server, with a link, an invite code or a recovery code.",
    discussion: """
      After that, --store http://HOST:PORT works with that server's store. The sign-in is kept in a file in your data folder
      that only you may read; scripts can give it as SCOREBOOK_TOKEN instead.

      Who is signed in there already joins with an invite as the same account.

      Example: login http://192.168.1.20:8080/join/4XK…  --name Ben
               login http://192.168.1.20:8080 --code 7KQ2-M9XF-3DPA --name Ben
               login http://192.168.1.20:8080 --recovery 7KQ2-M9XF-3DPA-0RST
      """
  )

  @Argument(
    help: ArgumentHelp(
      "A sign-in link, an invite link, or with --code or --recovery the server's address.",
      valueName: "url"
    )
  )
  package var link: String

  @Option(help: "An invite's code, instead of a link.")
  package var code: String?

  @Option(help: "Your recovery code, instead of a link. You get a new one, and your other devices are signed out.")
  package var recovery: String?

  @Flag(help: "With --recovery: your other devices stay signed in.")
  package var secondPhone = false

  @Option(help: "Your name there, if you have an invite.")
  package var name: String?

  @Flag(help: "With --name: you are another person than the member who has this name already.")
  package var someoneElse = false

  package init() {}

  package func validate() throws {
    if code != nil, recovery != nil { throw ValidationError(Message("Use --code or --recovery, not both.")) }
    if secondPhone, recovery == nil { throw ValidationError(Message("--second-phone works only with --recovery.")) }
  }

  package func run() async throws {
    if let recovery { return try await recover(with: recovery) }
    let link = try serverLink()
    if link.kind == .join, name == nil, try await link.account() == nil {
      throw ValidationError(Message("An invite needs --name, your name on the board."))
    }
    let account: Account
    do {
      account = try await link.signIn(as: name ?? "", isNamesake: someoneElse)
    } catch StoreFailure.invalid(let reason) where link.kind == .join {
      throw CommandFailure(
        Message("\(reason) Use --recovery with your code, or --someone-else if you are another person.")
      )
    } catch StoreFailure.denied {
      throw CommandFailure(Message("This link or code is wrong or has expired. Ask the organiser for a new one."))
    }
    Terminal.say(Self.signedIn(to: link.server, as: account))
  }

  private func recover(with code: String) async throws {
    let found: (account: Account, code: String?)
    do { found = try await ServerLink.recover(with: code, on: link, keepingOthers: secondPhone) } catch StoreFailure
      .denied
    {
      throw CommandFailure(
        Message("This recovery code is wrong or was used before. Enter your newest code, or ask for a sign-in link.")
      )
    }
    Terminal.say(Self.signedIn(to: link, as: found.account))
    if let code = found.code { Terminal.say(Message("Your new recovery code, shown once: \(code)")) }
  }

  private static func signedIn(to server: String, as account: Account) -> Message {
    Message("Signed in to \(server) as \(account.displayName). Use it with --store \(server)")
  }

  private func serverLink() throws -> ServerLink {
    if let code { return ServerLink(code: code, on: link) }
    guard let link = ServerLink(link) else {
      throw ValidationError(
        Message("This is not a sign-in link. One looks like http://HOST:PORT/join/… or …/sign-in/…")
      )
    }
    return link
  }
}

package struct Logout: AsyncParsableCommand, Sendable {
  package static let configuration = CommandConfiguration(
    abstract: "Signs this command line out of a server.",
    discussion: "Example: logout http://192.168.1.20:8080"
  )

  @Argument(help: ArgumentHelp("The server's address.", valueName: "url"))
  package var server: String

  package init() {}

  package func run() async throws {
    try await ServerLink.signOut(of: server)
    Terminal.say(Message("Signed out of \(server)."))
  }
}
