import ArcheryScoring
import ArgumentParser
import Domain
import Hypertext
import Leaderboards
import Pages
import ScorebookKit

struct Claim: TournamentSubcommand {
  static let configuration = CommandConfiguration(
    abstract: "Claims an archer of the entry list as you. The organiser confirms it with 'approve'.",
    discussion: "Example: archery claim \"Club evening\" Ben"
  )

  @OptionGroup var options: TournamentOptions

  @Argument(help: "The archer's name or id.")
  var archer: String

  func run(_ context: TournamentContext) async throws {
    let archer = try context.archer(archer, in: try await context.tournament())
    let after = try await context.perform(.requestLink(archer)).tournament
    let name = after.displayName(of: archer)
    let isLinked = after[archer]?.account == context.user
    try context.show(
      after,
      isLinked
        ? Message("You are \(name).")
        : Message("You asked to be \(name). The organiser confirms it with 'archery approve'.")
    )
  }
}

struct Approve: TournamentSubcommand {
  static let configuration = CommandConfiguration(
    abstract: "Confirms that an account is an archer of the entry list; without an archer, lists the requests.",
    discussion: """
      Example: archery approve "Club evening"
               archery approve "Club evening" Ben
      """
  )

  @OptionGroup var options: TournamentOptions

  @Argument(help: "The archer's name or id.")
  var archer: String?

  @Option(help: "The account's name or id, where several have asked for the archer.")
  var account: String?

  func run(_ context: TournamentContext) async throws {
    let tournament = try await context.tournament()
    let names = try await context.app.accountNames(of: tournament.roster.flatMap(\.requests))
    guard let text = archer else {
      let lines = EntryLinks.Request.all(in: tournament, names).map { Terminal.text($0.sentence) }
      return try context.show(
        tournament.screen(for: context.user),
        lines.isEmpty ? [Terminal.text(Message("No requests."))] : lines
      )
    }
    let archer = try context.archer(text, in: tournament)
    let name = tournament.displayName(of: archer)
    let asking = (tournament[archer]?.requests.sorted() ?? []).filter { user in
      account.map { $0 == user.rawValue || NameKey($0) == NameKey(names[user] ?? "") } ?? true
    }
    let user = try asking.only(
      orNone: Message("No account asked to be \(name). Use 'archery approve' without an archer to see the requests."),
      orSeveral: Message("Several accounts asked to be \(name). Name one with --account.")
    )
    let after = try await context.perform(.approveLink(archer, to: user)).tournament
    try context.show(
      after,
      Message("\(after.displayName(of: archer)) is linked with the account of \(names[user] ?? user.rawValue).")
    )
  }
}

struct Unlink: ArcherCommand {
  static let configuration = CommandConfiguration(
    abstract: "Ends the link between an archer and an account, or its request.",
    discussion: "Example: archery unlink \"Club evening\" Ben"
  )

  @OptionGroup var options: TournamentOptions

  @Argument(help: "The archer's name or id.")
  var archer: String

  func command(on archer: Participant, named name: String) throws -> TournamentCommand {
    guard let user = archer.account ?? archer.requests.min() else {
      throw CommandFailure(Message("\(name) is not linked with an account."))
    }
    return .endLink(archer.id, of: user)
  }

  func outcome(_ archer: String) -> Message { Message("The link of \(archer) has ended.") }
}

struct JoinArchers: TournamentSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "join-archers",
    abstract: "Joins two entries of one person. The first stays, with the arrows of both.",
    discussion: """
      Where both have different arrows in an end, choose with 'archery settle'.

      Example: archery join-archers "Club evening" Ben "Ben (2)" --reason "second phone"
      """
  )

  @OptionGroup var options: TournamentOptions

  @Argument(help: "The archer who stays, by name or id.")
  var archer: String

  @Argument(help: "The other entry of the same person.")
  var other: String

  @Option(help: "Why.")
  var reason: String

  func run(_ context: TournamentContext) async throws {
    let tournament = try await context.tournament()
    let (archer, other) = (
      try context.archer(archer, in: tournament), try context.archer(other, in: tournament)
    )
    let after = try await context.perform(.joinArchers(other, into: archer, reason: reason)).tournament
    let name = after.displayName(of: archer)
    let disputed = after.sheet(of: archer).disputedEnds
    var lines = [Terminal.text(Message("Joined: \(tournament.displayName(of: other)) is \(name)."))]
    if !disputed.isEmpty {
      let ends = Words.ends(disputed)
      lines.append(Terminal.text(Message("\(ends): different arrows. Choose with 'archery settle'.")))
    }
    try context.show(after.archerSheet(of: archer), lines)
  }
}

struct Remove: ArcherCommand {
  static let configuration = CommandConfiguration(
    abstract: "Removes an archer without arrows from the roster, such as one entered by mistake.",
    discussion: "Example: archery remove \"Club evening\" Ben"
  )

  @OptionGroup var options: TournamentOptions

  @Argument(help: "The archer's name or id.")
  var archer: String

  func command(on archer: Participant, named _: String) -> TournamentCommand { .remove(archer.id) }

  func outcome(_ archer: String) -> Message { Message("Removed: \(archer)") }
}
