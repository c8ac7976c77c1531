import AppShell
import ArcheryScoring
import ArgumentParser
import Composition
import Domain
import Server
import WebPages

/// The app of a store that this machine serves, with the address that it is served at.
///
/// Who comes in is decided where the sign-ins are kept, so these commands do not work on another server's store; its pages
/// do the same.
func withServedApp(_ store: StoreOption, _ body: (ArcheryApp, Account, String) async throws -> Void)
  async throws
{
  try await store.withContainer(of: ArcheryApp.name) { container in
    let app = ArcheryApp(container)
    guard try await app.account() == nil else {
      throw CommandFailure("run this where the server runs, or use the page People of the shoot")
    }
    guard let address = try await app.documents.value(.serverAddress).value, address.isAlive else {
      throw CommandFailure("nothing serves this store now; start 'archery serve' first")
    }
    try await body(app, try await app.me(), address.url)
  }
}

struct Link: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints another one-time link that signs you in, for a second screen or another machine.",
    discussion: "Example: archery link"
  )

  @OptionGroup var store: StoreOption

  func run() async throws {
    try await withServedApp(store) { app, owner, address in
      let secret = try await app.signIn.newLink(for: owner)
      Terminal.say("\(address)\(SignInRoutes.path(of: secret))")
    }
  }
}

struct Invite: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints a link and a code that let archers into a shoot, or make an organiser.",
    discussion: """
      Example: archery invite "Club evening" --uses 30
               archery invite --organiser
      """
  )

  @Argument(help: "The shoot's id, the beginning of it, or its name.")
  var shoot: String?

  @Flag(help: "Instead of a shoot: whoever comes may make shoots here.")
  var organiser = false

  @Option(help: "How many may come with it.")
  var uses = 1

  @Option(help: "For how many days it is good.")
  var days = 7

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var store: StoreOption

  func validate() throws {
    guard (shoot != nil) != organiser else { throw ValidationError("Name a shoot, or say --organiser.") }
    guard (1...Invites.largestUses).contains(uses), (1...365).contains(days) else {
      throw ValidationError("An invite is for 1 to \(Invites.largestUses) uses, and for 1 to 365 days.")
    }
  }

  func run() async throws {
    try await withServedApp(store) { app, owner, address in
      var grant = InviteGrant.organiser
      if let shoot { grant = .role(.member, in: try await app.shoot(named: shoot).space) }
      let time = Int64(days) * 24 * 3_600_000
      let invite = try await app.invites.make(grant, by: owner, withCode: true, uses: uses, for: time)
      let made = MadeLink(id: invite.id, url: address + JoinRoutes.path(of: invite.secret), code: invite.code)
      if json { return try Terminal.sayJSON(made) }
      Terminal.say(made.url)
      if let code = made.code { Terminal.say("or the code \(code) at \(address)/join") }
    }
  }
}

struct View: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints a link that shows a shoot's live board to whoever has it, without an account.",
    discussion: "Example: archery view \"Club evening\""
  )

  @Argument(help: "The shoot's id, the beginning of it, or its name.")
  var shoot: String

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var store: StoreOption

  func run() async throws {
    try await withServedApp(store) { app, owner, address in
      let link = try await app.invites.makeViewerLink(to: try await app.shoot(named: shoot).journal, by: owner)
      let made = MadeLink(id: link.id, url: address + ShootAddress.view(link.secret).text, code: nil)
      if json { return try Terminal.sayJSON(made) }
      Terminal.say(made.url)
    }
  }
}

struct Rejoin: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Signs an archer who lost a phone out everywhere, and prints a link that signs in once.",
    discussion: "Example: archery rejoin \"Club evening\" Ben"
  )

  @Argument(help: "The shoot's id, the beginning of it, or its name.")
  var shoot: String

  @Argument(help: "The archer's name or id.")
  var archer: String

  @OptionGroup var store: StoreOption

  func run() async throws {
    try await withServedApp(store) { app, owner, address in
      let space = try await app.shoot(named: shoot).space
      let members = try await app.invites.members(of: space, for: owner)
      let found = members.filter { $0.id.rawValue == archer || $0.displayName.lowercased() == archer.lowercased() }
      guard let member = found.first, found.count == 1 else {
        let names = members.map { "\($0.displayName) (\($0.id))" }.joined(separator: ", ")
        throw CommandFailure("\(found.count) archers with an account go by \"\(archer)\"; there are: \(names)")
      }
      let secret = try await app.invites.rejoinLink(for: member.id, in: space, by: owner)
      Terminal.say("\(address)\(SignInRoutes.path(of: secret))")
    }
  }
}

struct RotateKeys: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rotate-keys",
    abstract: "Signs new sign-ins with a new key; with --sign-out, ends all that there are.",
    discussion: """
      Run it when somebody may have read the key file, with --sign-out. A server that runs takes the new key at once.

      Example: archery rotate-keys --sign-out
      """
  )

  @Flag(help: "Everybody has to sign in again.")
  var signOut = false

  @OptionGroup var store: StoreOption

  func run() async throws {
    try await store.withContainer(of: ArcheryApp.name) { container in
      let app = ArcheryApp(container)
      guard try await app.account() == nil else { throw CommandFailure("run this where the server runs") }
      try await app.sessionKeys.rotate(keeping: signOut ? 0 : 1)
      Terminal.say(signOut ? "There is a new key; nobody is signed in." : "There is a new key.")
    }
  }
}

/// A link as `--json` prints it.
private struct MadeLink: Encodable {
  let id: String
  let url: String
  let code: String?
}
