import AppKit
import ArcheryScoring
import ArgumentParser
import Domain
import Hypertext
import LeaderboardKit
import Pages

struct Claim: ShootCommand {
  static let configuration = CommandConfiguration(
    abstract: "Claims an archer of the entry list as you. The organiser confirms it with 'approve'.",
    discussion: "Example: archery claim \"Club evening\" Ben"
  )

  @OptionGroup var options: ShootOptions

  @Argument(help: "The archer's name or id.")
  var archer: String

  func run(_ context: ShootContext) async throws {
    let archer = try context.archer(archer, in: try await context.tournament())
    let after = try await context.perform(.requestLink(archer)).tournament
    let name = after.displayName(of: archer)
    let isLinked = after[archer]?.account == context.user
    try context.show(
      after.screen(for: context.user),
      isLinked
        ? Message("You are \(name).")
        : Message("You asked to be \(name). The organiser confirms it with 'archery approve'.")
    )
  }
}

struct Approve: ShootCommand {
  static let configuration = CommandConfiguration(
    abstract: "Confirms that an account is an archer of the entry list; without an archer, lists the requests.",
    discussion: """
      Example: archery approve "Club evening"
               archery approve "Club evening" Ben
      """
  )

  @OptionGroup var options: ShootOptions

  @Argument(help: "The archer's name or id.")
  var archer: String?

  @Option(help: "The account's name or id, where several have asked for the archer.")
  var account: String?

  func run(_ context: ShootContext) async throws {
    let tournament = try await context.tournament()
    let names = try await context.app.accountNames(of: tournament.roster.flatMap(\.requests))
    guard let text = archer else {
      let lines = tournament.roster.flatMap { archer in
        archer.requests.sorted().map {
          Terminal.text(Message("\(names[$0] ?? $0.rawValue) says: “I am \(tournament.displayName(of: archer.id))”"))
        }
      }
      return try context.show(
        tournament.screen(for: context.user),
        lines.isEmpty ? [Terminal.text(Message("No requests."))] : lines
      )
    }
    let archer = try context.archer(text, in: tournament)
    let asking = (tournament[archer]?.requests ?? []).filter { user in
      account.map { $0 == user.rawValue || NameKey($0) == NameKey(names[user] ?? "") } ?? true
    }
    guard let user = asking.first, asking.count == 1 else {
      throw CommandFailure(
        asking.isEmpty
          ? Message("No account asked to be \(text). Use 'archery approve' without an archer to see the requests.")
          : Message("Several accounts asked to be \(text). Name one with --account.")
      )
    }
    let after = try await context.perform(.approveLink(archer, to: user)).tournament
    try context.show(
      after.screen(for: context.user),
      Message("\(after.displayName(of: archer)) is linked with the account of \(names[user] ?? user.rawValue).")
    )
  }
}

struct Unlink: ShootCommand {
  static let configuration = CommandConfiguration(
    abstract: "Ends the link between an archer and an account, or its request.",
    discussion: "Example: archery unlink \"Club evening\" Ben"
  )

  @OptionGroup var options: ShootOptions

  @Argument(help: "The archer's name or id.")
  var archer: String

  func run(_ context: ShootContext) async throws {
    let tournament = try await context.tournament()
    let archer = try context.archer(archer, in: tournament)
    guard let user = tournament[archer]?.account ?? tournament[archer]?.requests.sorted().first else {
      throw CommandFailure(Message("\(tournament.displayName(of: archer)) is not linked with an account."))
    }
    let after = try await context.perform(.endLink(archer, of: user)).tournament
    try context.show(
      after.screen(for: context.user),
      Message("The link of \(after.displayName(of: archer)) has ended.")
    )
  }
}

struct JoinArchers: ShootCommand {
  static let configuration = CommandConfiguration(
    commandName: "join-archers",
    abstract: "Joins two entries of one person. The first stays, with the arrows of both.",
    discussion: """
      Where both have different arrows in an end, choose with 'archery settle'.

      Example: archery join-archers "Club evening" Ben "Ben (2)" --reason "second phone"
      """
  )

  @OptionGroup var options: ShootOptions

  @Argument(help: "The archer who stays, by name or id.")
  var archer: String

  @Argument(help: "The other entry of the same person.")
  var other: String

  @Option(help: "Why.")
  var reason: String

  func run(_ context: ShootContext) async throws {
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

struct Remove: ShootCommand {
  static let configuration = CommandConfiguration(
    abstract: "Removes an archer without arrows from the roster, such as one entered by mistake.",
    discussion: "Example: archery remove \"Club evening\" Ben"
  )

  @OptionGroup var options: ShootOptions

  @Argument(help: "The archer's name or id.")
  var archer: String

  func run(_ context: ShootContext) async throws {
    let tournament = try await context.tournament()
    let archer = try context.archer(archer, in: tournament)
    let name = tournament.displayName(of: archer)
    let after = try await context.perform(.remove(archer)).tournament
    try context.show(after.screen(for: context.user), Message("Removed: \(name)"))
  }
}
