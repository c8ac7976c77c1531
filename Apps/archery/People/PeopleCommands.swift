import Access
import ArcheryScoring
import ArgumentParser
import Composition
import Domain
import Hypertext
import Pages
import ScoreServer
import ScorebookKit
import Spaces

/// The app of a store that this machine serves, with its owner and its address.
func withServedApp(
  _ store: StoreOption,
  _ body: (_ app: ArcheryServices, _ owner: Account, _ address: String) async throws -> Void
) async throws {
  try await Archery.withServed(store) { installation, owner, address in
    try await body(ArcheryServices(installation), owner, address)
  }
}

struct Invite: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints a link and a code that invite archers to a shoot, or make an organiser.",
    discussion: """
      Example: archery invite "Club evening" --uses 30
               archery invite --organiser
      """
  )

  @Argument(help: "The shoot's id, the beginning of it, or its name.")
  var shoot: String?

  @Flag(help: "Instead of a shoot: the bearer may create shoots here.")
  var organiser = false

  @Option(help: "The number of people who can use it.")
  var uses = 1

  @Option(help: "The number of days until it expires.")
  var days = 7

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var store: StoreOption

  func validate() throws {
    guard (shoot != nil) != organiser else { throw ValidationError(Message("Name a shoot, or use --organiser.")) }
    guard (1...Invites.largestUses).contains(uses), (1...365).contains(days) else {
      throw ValidationError(Message("An invite has 1 to \(Invites.largestUses) uses and lasts 1 to 365 days."))
    }
  }

  func run() async throws {
    try await withServedApp(store) { app, owner, address in
      var grant = InviteGrant.organiser
      if let shoot { grant = .role(.member, in: try await app.shoot(named: shoot).space) }
      try await app.invites.printInvite(to: grant, by: owner, uses: uses, days: days, at: address, json: json)
    }
  }
}

struct Organisers: TournamentSubcommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes a member of a shoot its organiser, too; without a name, lists the organisers.",
    discussion: """
      Example: archery organisers "Club evening"
               archery organisers "Club evening" Ana
               archery organisers "Club evening" Ana --remove
      """
  )

  @OptionGroup var options: TournamentOptions

  @Argument(help: "The member's name or id.")
  var member: String?

  @Flag(help: "The member organises the shoot no more.")
  var remove = false

  @Flag(help: "Makes the member the owner. You stay an organiser.")
  var handOver = false

  func validate() throws {
    guard !(remove && handOver), member != nil || !remove && !handOver else {
      throw ValidationError(Message("Name a member, with --remove or --hand-over at most."))
    }
  }

  func run(_ context: TournamentContext) async throws {
    let spaces = SpaceService<TournamentLog>(context.app.gatekeeper, for: try await context.app.me())
    let (id, ticket) = (SpaceID(rawValue: context.id.rawValue), Ticket(options.id ?? context.app.newIdentity()))
    if let member {
      let user = try called(member, try await people(in: id, of: spaces, context)).id
      if handOver {
        try await spaces.handOver(id, to: user, as: ticket)
      } else {
        try await spaces.appoint(user, to: remove ? .member : .admin, in: id, as: ticket)
      }
    }
    let organisers = try await people(in: id, of: spaces, context).filter { [.owner, .admin].contains($0.role) }
    let table = TextTable(organisers) { [$0.displayName, Terminal.text($0.role.label), $0.id.rawValue] }
    try context.show(organisers, table.lines)
  }

  private func called(_ text: String, _ people: [SpaceMember]) throws -> SpaceMember {
    let found = people.called(text, id: \.id.rawValue, names: { [$0.displayName] })
    let names = people.map { "\($0.displayName) (\($0.id))" }.joined(separator: ", ")
    return try found.only(
      orNone: Message("No member of this shoot is called \"\(text)\". Invite the person first. Members: \(names)"),
      orSeveral: Message("Several members are called \"\(text)\". Use an id: \(names)")
    )
  }

  private func people(
    in id: SpaceID,
    of spaces: SpaceService<TournamentLog>,
    _ context: TournamentContext
  ) async throws -> [SpaceMember] {
    try await context.app.signIn.people(in: try await spaces.view(id), of: spaces, named: ArcheryWeb.name(of:in:))
  }
}

struct View: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints a link that shows a shoot's live board without an account.",
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
      let made = PrintedLink(id: link.id, url: address + TournamentAddress.view(link.secret).text)
      if json { return try Terminal.sayJSON(made) }
      Terminal.say(made.url)
    }
  }
}

struct Rejoin: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints a link that signs in an archer with a new or second phone, once.",
    discussion: """
      For a lost phone, the archer is signed out on every device, and the archer's recovery code ends.

      Example: archery rejoin "Club evening" Ben
               archery rejoin "Club evening" Ben --second-phone
      """
  )

  @Argument(help: "The shoot's id, the beginning of it, or its name.")
  var shoot: String

  @Argument(help: "The archer's name or id.")
  var archer: String

  @Flag(help: "The archer's other devices stay signed in.")
  var secondPhone = false

  @OptionGroup var store: StoreOption

  func run() async throws {
    try await withServedApp(store) { app, owner, address in
      let space = try await app.shoot(named: shoot).space
      let members = try await app.invites.members(of: space, for: owner)
      let found = members.called(archer, id: \.id.rawValue, names: { [$0.displayName] })
      let names = members.map { "\($0.displayName) (\($0.id))" }.joined(separator: ", ")
      let member = try found.only(
        orNone: Message("No archer with an account is called \"\(archer)\". Archers with an account: \(names)"),
        orSeveral: Message("Several archers are called \"\(archer)\". Use an id: \(names)")
      )
      let secret = try await app.invites.rejoinLink(
        for: member.id,
        in: space,
        by: owner,
        secondPhone ? .secondPhone : .lostPhone
      )
      Terminal.say("\(address)\(SignInRoutes.path(of: secret))")
    }
  }
}

/// A link as `--json` prints it.
private struct PrintedLink: Encodable {
  let id: String
  let url: String
}
