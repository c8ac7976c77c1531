import ArcheryScoring
import ArgumentParser
import Domain
import ScoreServer
import ScorebookKit

struct Change: TournamentSubcommand {
  static let configuration = CommandConfiguration(
    abstract: "Changes a shoot's name, round, rule or settings before it starts.",
    discussion: "Example: archery change \"Club evening\" --round wa25 --rule waIndoor"
  )

  @OptionGroup var options: TournamentOptions
  @OptionGroup var round: RoundOptions

  @Option(help: "The new name.")
  var name: String?

  @OptionGroup(title: "Settings") var chosen: SettingsOptions

  @Option(help: "The day of the shoot, such as 2026-11-24.")
  var date: String?

  @Option(help: "The place of the shoot.")
  var place: String?

  func run(_ context: TournamentContext) async throws {
    let before = try await context.tournament()
    let picked = try round.chosen() ?? before.round
    var settings = chosen.applied(to: before.settings(for: picked))
    settings.date = date ?? settings.date
    settings.place = place ?? settings.place
    let after = try await context.perform(.change(name: name ?? before.name, round: picked, settings: settings))
      .tournament
    try context.show(after, Message("\(after.name): \(after.round.title), \(after.settings.rule.name)"))
  }
}

struct ShootOff: TournamentSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "shoot-off",
    abstract: "Records the order of a shoot-off, which decides shared places.",
    discussion: """
      Example: archery shoot-off "Club evening" Ben Cleo=Dora        Ben first, Cleo and Dora tied behind
               archery shoot-off "Club evening" Ben Cleo --arrows "Ben 9 12mm" --arrows "Cleo 9 31mm"
      """
  )

  @OptionGroup var options: TournamentOptions

  @Argument(help: "The archers' names or ids, best first; archers still tied are joined by =.")
  var places: [String]

  @Option(help: "An archer's arrows, and the distance of the last one from the centre; may be repeated.")
  var arrows: [String] = []

  func run(_ context: TournamentContext) async throws {
    let tournament = try await context.tournament()
    let archers = try places.map { place in
      try place.split(separator: "=").map { try context.archer(String($0), in: tournament) }
    }
    guard Set(archers.joined()).count == archers.joined().count, archers.joined().count > 1 else {
      throw CommandFailure(Message("A shoot-off has two archers or more. Name each archer once."))
    }
    let after = try await context.perform(.recordShootOff(places: archers, shots: try shots(context, tournament)))
      .tournament
    let viewer = BoardViewer(context.user, now: context.app.now())
    let screens = BoardChoice().parts(of: after).map { after.boardScreen(for: viewer, $0) }
    try screens.show(in: context, after: [Terminal.text(Message("Shoot-off recorded."))])
  }

  private func shots(_ context: TournamentContext, _ tournament: Tournament) throws -> [Action.ShootOff.Shots] {
    try arrows.map { text in
      let line = try ShootOffLine(text) { (try? context.archer($0, in: tournament)) != nil }
      let archer = try context.archer(line.archer, in: tournament)
      return .init(archer: archer, tokens: line.tokens, distanceMm: line.distanceMm)
    }
  }
}
