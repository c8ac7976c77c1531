import AppKit
import ArcheryScoring
import ArgumentParser
import Domain
import Foundation
import Server

struct Change: ShootCommand {
  static let configuration = CommandConfiguration(
    abstract: "Changes a shoot's name, round, rule or settings before it starts.",
    discussion: "Example: archery change \"Club evening\" --round wa25 --rule waIndoor"
  )

  @OptionGroup var options: ShootOptions
  @OptionGroup var round: RoundOptions

  @Option(help: "The new name.")
  var name: String?

  @OptionGroup(title: "Settings") var chosen: SettingsOptions

  @Option(help: "The day of the shoot, such as 2026-11-24.")
  var date: String?

  @Option(help: "The place of the shoot.")
  var place: String?

  func run(_ context: ShootContext) async throws {
    let before = try await context.tournament()
    var settings = before.settings
    // A new round brings its own rule, unless another one was chosen.
    let picked = try round.chosen() ?? before.round
    if settings.rule == before.round.usualRule { settings.rule = picked.usualRule }
    settings = chosen.applied(to: settings)
    settings.date = date ?? settings.date
    settings.place = place ?? settings.place
    let after = try await context.perform(.change(name: name ?? before.name, round: picked, settings: settings))
      .tournament
    try context.show(
      after.screen(for: context.user),
      Message("\(after.name): \(after.round.title), \(after.settings.rule.name)")
    )
  }
}

struct ShootOff: ShootCommand {
  static let configuration = CommandConfiguration(
    commandName: "shoot-off",
    abstract: "Records the order of a shoot-off, which decides shared places.",
    discussion: """
      Example: archery shoot-off "Club evening" Ben Cleo=Dora        Ben first, Cleo and Dora tied behind
               archery shoot-off "Club evening" Ben Cleo --arrows "Ben 9 12mm" --arrows "Cleo 9 31mm"
      """
  )

  @OptionGroup var options: ShootOptions

  @Argument(help: "The archers' names or ids, best first; archers still tied are joined by =.")
  var places: [String]

  @Option(help: "An archer's arrows, and the distance of the last one from the centre; may be repeated.")
  var arrows: [String] = []

  func run(_ context: ShootContext) async throws {
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
    if screens.count == 1 {
      return try context.show(screens[0], [Terminal.text(Message("Shoot-off recorded."))] + screens.lines)
    }
    try context.show(screens, [Terminal.text(Message("Shoot-off recorded."))] + screens.lines)
  }

  private func shots(_ context: ShootContext, _ tournament: Tournament) throws -> [Action.ShootOff.Shots] {
    try arrows.map { text in
      let line = try ShootOffLine(text) { (try? context.archer($0, in: tournament)) != nil }
      let archer = try context.archer(line.archer, in: tournament)
      return .init(archer: archer, tokens: line.tokens, distanceMm: line.distanceMm)
    }
  }
}

struct Import: ShootCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Enters archers from a table with the columns name, bow, session and target; all of them or none.",
    discussion: """
      Example: archery import "Club evening" entries.csv
               archery import "Club evening" entries.csv --dry-run
      The first line names the columns; commas, semicolons or tabs separate them. Archers of the roster stay, \
      with the bow and target of the table, so you can repeat the command. A session is named by name or number.
      """
  )

  @OptionGroup var options: ShootOptions

  @Argument(help: "A table (.csv, .xlsx), or - for standard input.")
  var file: String

  @Flag(help: "Skip invalid lines.")
  var skipBad = false

  @Flag(help: "Print the session, place and category of each line, and enter nothing.")
  var dryRun = false

  func run(_ context: ShootContext) async throws {
    let list = EntryList(try TableInput.text(of: file))
    let plan = try await context.tournament().plan(
      entering: list,
      as: options.id ?? context.app.newIdentity(),
      with: try await context.app.registerIndex(for: try await context.app.me())
    )
    let lines = plan.problems.map { Terminal.text(Message("Line \($0.line): \($0.message.message)")) }
    if dryRun { return try show(plan, lines, context) }
    if !lines.isEmpty, !skipBad {
      let all = lines + (plan.unused.map { [Terminal.text($0)] } ?? [])
      throw CommandFailure(
        Message("No archers added. \(all.joined(separator: " / ")) Use --skip-bad to add the other lines.")
      )
    }
    let (after, keepsNotes) = try await context.app.enter(plan, on: context.id, by: context.user)
    let lost = Message(
      "Wishes, codes and dates of birth were not saved. Import the list on the server’s page Entry list."
    )
    let skipped = lines.map { Message("Skipped: \($0)") }
    let notes = (plan.remarks + skipped + (keepsNotes ? [] : [lost])).map { Terminal.text($0) }
    let entered = Entered(screen: after.screen(for: context.user), unusedColumns: plan.unusedColumns)
    try context.show(
      entered,
      [Terminal.text(plan.outcome)] + notes
    )
  }

  private func show(_ plan: EntryPlan, _ problems: [String], _ context: ShootContext) throws {
    let table = TextTable(plan.lines) { line in
      [
        "\(line.line)", line.name, Terminal.text(line.session.message), line.target?.text ?? "-",
        line.category.map { Terminal.text($0.message) } ?? "", line.bowType.map { Terminal.text($0.label) } ?? "",
        line.birthYear.map { "\($0)" } ?? "", line.gender?.rawValue ?? "", line.licence, line.wishes,
      ]
    }
    let title = Message("\(plan.lines.count) archers. Nothing is added yet.")
    try context.show(
      plan.lines,
      [Terminal.text(title)] + table.lines + problems + plan.remarks.map { Terminal.text($0) }
    )
  }

  /// The shoot's page, and what of the table was not used.
  private struct Entered: Encodable {
    enum Key: CodingKey { case unusedColumns }

    let screen: TournamentScreen
    let unusedColumns: [String]

    func encode(to encoder: any Encoder) throws {
      try screen.encode(to: encoder)
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(unusedColumns, forKey: .unusedColumns)
    }
  }
}

struct Entries: ShootCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Prints the roster as Ianseo's entry list; licence numbers come from entry lists and the member register.",
    discussion: "Example: archery entries \"Club evening\" > entries.txt"
  )

  @OptionGroup var options: ShootOptions

  func run(_ context: ShootContext) async throws {
    let account = try await context.app.me()
    let export = try await context.app.ianseoExport(of: try await context.tournament(), for: account)
    for gap in export.gaps { Terminal.remark(gap) }
    Terminal.print(export.text)
  }
}
