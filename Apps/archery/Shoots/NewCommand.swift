import ArcheryScoring
import ArgumentParser
import CanonicalJSON
import Composition
import Domain
import Leaderboards
import ScoreServer
import ScorebookKit

struct New: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Creates a shoot.",
    discussion: """
      Example: archery new "Club evening" --round wa18 --guest Ben --guest Cleo --start
               archery new "Second round" --like "Club evening"    the same archers, round and rules
               archery new "Club evening" --like "Wrong round" --with-arrows --round wa25
      """
  )

  @Argument(help: "The shoot's name.")
  var name: String

  @OptionGroup var round: RoundOptions

  @Option(help: ArgumentHelp("Take round, rules and roster of another shoot.", valueName: "shoot"))
  var like: String?

  @Flag(help: "With --like, take the arrows that fit the round, too. The shoot is then started.")
  var withArrows = false

  @Option(help: "The day of the shoot, such as 2026-11-24.")
  var date: String?

  @Option(help: "The place of the shoot.")
  var place: String?

  @Option(help: ArgumentHelp("A guest to add, scored by you; may be repeated.", valueName: "name"))
  var guest: [String] = []

  @OptionGroup(title: "Settings") var chosen: SettingsOptions

  @Flag(inversion: .prefixedNo, help: "Whether you shoot yourself.")
  var shoot: Bool?

  @Option(help: "Your bow: \(BowType.words); the one of last time unless you say so.")
  var bow: BowType?

  @Flag(help: "Start at once.")
  var start = false

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var store: StoreOption

  func validate() throws {
    if withArrows, like == nil { throw ValidationError(Message("Name the shoot with the arrows with --like.")) }
  }

  func run() async throws {
    let picked = try round.chosen()
    if picked == nil, like == nil { throw RoundOptions.unclear }
    try await withApp(store) { app, owner in
      guard owner.mayFound else {
        throw CommandFailure(
          Message("Only organisers can create shoots here. Ask the owner of the server, or start a practice.")
        )
      }
      var original: Tournament?
      if let like { original = try await app.tournaments.tournament(try await app.shoot(named: like)) }
      guard let round = picked ?? original?.round else { throw RoundOptions.unclear }
      var plan = NewShoot(name: name, round: round, settings: settings(like: original, for: round))
      if let original { plan.copy(original) }
      // The categories have rounds of their own.
      if picked != nil { plan.categories = [] }
      plan.organiserShoots = shoot ?? original.map { $0[PlayerID(owner.user)]?.status == .active } ?? true
      (plan.bow, plan.guests, plan.starts) = (try await bow(of: owner, in: original, app), guest, start)
      plan.arrows = withArrows ? try arrows(of: original, for: owner) : nil
      let made = try await app.make(plan, by: owner)
      if json { return try Terminal.sayJSON(made.screen(for: owner.user)) }
      Terminal.say(Message("Created \"\(made.name)\": \(made.id.rawValue)"))
    }
  }

  /// As on the page, organisers of the other shoot alone take its arrows.
  private func arrows(of original: Tournament?, for account: Account) throws -> Tournament? {
    guard let original, original.mayCopyArrows(account.user) else {
      throw CommandFailure(Message("Only an organiser of a started shoot can copy its arrows."))
    }
    return original
  }

  private func settings(like original: Tournament?, for round: Round) -> TournamentSettings {
    var settings = chosen.applied(to: original?.settings(for: round) ?? TournamentSettings(rule: round.usualRule))
    settings.practice = nil
    settings.date = date
    settings.place = place ?? settings.place
    return settings
  }

  /// A copy has the bow that one had there.
  private func bow(of owner: Account, in original: Tournament?, _ app: ArcheryServices) async throws -> BowType? {
    if let bow {
      try await app.remember(bow, for: owner.user)
      return bow
    }
    if original?[PlayerID(owner.user)] != nil { return nil }
    return try await app.preferences(of: owner.user).bow
  }
}
