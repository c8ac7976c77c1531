import AppPages
import AppServing
import AppShell
public import ArgumentParser
import Domain
public import Pinball

/// What every command about the league is given.
struct LeagueOptions: ParsableArguments {
  @OptionGroup var content: ContentOption

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var store: StoreOption
}

/// `--content`, as every command takes it.
struct ContentOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Where the league keeps its files: a website, a folder, or 'sample' for the one that comes with the program.",
      discussion: "Also SCOREBOOK_CONTENT. Default: where it was last time.",
      valueName: "url"
    )
  )
  var content: String?

  /// nil for where it was last time.
  var choice: ContentChoice? { content.map { ContentChoice($0) } ?? ContentChoice.ofEnvironment }
}

/// A command about the league.
protocol LeagueCommand: AsyncParsableCommand {
  var options: LeagueOptions { get }

  /// Does the work and prints what came of it.
  func run(_ desk: LeagueDesk) async throws
}

extension LeagueCommand {
  func run() async throws {
    try await options.store.withContainer(of: PinballPractice._commandName) { container in
      let app = try await PinballApp(Installation(container, of: PinballPractice.self), content: options.content.choice)
      try await run(try await LeagueDesk(app, options))
    }
  }
}

/// The league at hand.
struct LeagueDesk {
  let app: PinballApp
  let account: Account
  let league: League
  private let options: LeagueOptions

  init(_ app: PinballApp, _ options: LeagueOptions) async throws {
    guard let content = app.content else {
      throw CommandFailure("nobody has said where the league's files are; try --content sample, or --content https://…")
    }
    (self.app, self.options) = (app, options)
    account = try await app.installation.me()
    let meter = ProgressMeter()
    league = await content.whole { done, count in meter.show(done, of: count, "files") }
    meter.end()
  }

  /// Prints a screen, as JSON where that is asked for.
  func show(_ screen: some Encodable, _ lines: @autoclosure () -> [String]) throws {
    if options.json { return try Terminal.sayJSON(screen) }
    Terminal.say(lines().joined(separator: "\n"))
  }

  /// Somebody of the league, as the files spell the name.
  func player(_ text: String) throws -> String {
    if let player = league.names.player(text) { return player }
    let close = league.names.all.filter { $0.lowercased().contains(text.lowercased()) }.prefix(5)
    let hint = close.isEmpty ? "'pinball-practice standings' prints who is" : "is it \(close.joined(separator: ", "))?"
    throw CommandFailure("there is no player \"\(text)\" in the league; \(hint)")
  }

  /// What a file was to give.
  ///
  /// - Throws: `CommandFailure` with what is wrong with the file.
  func need<Part>(_ part: Part?, _ file: League.File) throws -> Part {
    if let part { return part }
    throw CommandFailure(
      "\(file.title.lowercased()) are not here: \(league.problems[file] ?? "the site does not have them")"
    )
  }
}

struct StandingsCommand: LeagueCommand {
  static let configuration = CommandConfiguration(
    commandName: "standings",
    abstract: "Prints a season's standings.",
    discussion: "Example: pinball-practice standings --season 23"
  )

  @Option(help: "Which season; the latest unless told otherwise.")
  var season: Int?

  @OptionGroup var options: LeagueOptions

  func run(_ desk: LeagueDesk) async throws {
    let standings = try desk.need(desk.league.standings, .standings)
    if let season, !standings.seasons.contains(season) {
      throw CommandFailure(
        "there is no season \(season); there are \(standings.seasons.map { "\($0)" }.joined(separator: ", "))"
      )
    }
    let me = try await desk.app.player(of: desk.account)
    let screen = try desk.need(standings.screen(season: season, for: me, desk.league.names), .standings)
    try desk.show(screen, ["Season \(screen.season)"] + screen.lines.text)
  }
}

extension [StandingsScreen.Line] {
  fileprivate var text: [String] {
    TextTable(self) { line in
      ["\(line.rank)", line.player, line.total.grouped, line.eligible, line.nights.map { "\($0) nights" } ?? ""]
        + [line.isMine ? "you" : ""]
    }
    .lines
  }
}

struct AroundCommand: LeagueCommand {
  static let configuration = CommandConfiguration(
    commandName: "around",
    abstract: "Prints who stands around a player in the latest season.",
    discussion: "Example: pinball-practice around \"Ann Lee\" --size 7"
  )

  @Argument(help: "The player; you unless told otherwise.")
  var name: String?

  @Option(help: "How many lines, from 1 to 1000.")
  var size = StandingsPreview.size

  @OptionGroup var options: LeagueOptions

  func validate() throws {
    guard (1...1000).contains(size) else { throw ValidationError("The size is a number from 1 to 1000.") }
  }

  func run(_ desk: LeagueDesk) async throws {
    let me = try await desk.app.player(of: desk.account)
    guard let player = try name.map({ ComparedName(try desk.player($0)) }) ?? me else {
      throw CommandFailure("say which player, or once 'pinball-practice player NAME --me' which one you are")
    }
    _ = try desk.need(desk.league.standings, .standings)
    guard let lines = desk.league.around(player, for: me, size: size) else {
      throw CommandFailure("\(desk.league.names.shown(name ?? player.text)) is not in the latest season's standings")
    }
    try desk.show(lines, lines.text)
  }
}

struct StatsCommand: LeagueCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Prints scores by season, player, bank and machine, and a machine's figures.",
    discussion: """
      Example: pinball-practice stats --season 24 --bank 1 --machine Deadpool
               pinball-practice stats --season all --player "Ann Lee" --limit 20
      """
  )

  @Option(help: "Which season, or 'all'; the latest unless told otherwise.")
  var season: String?

  @Option(help: "Whose scores.")
  var player: String?

  @Option(help: "Of which bank.")
  var bank: Int?

  @Option(help: "On which machine, as the league calls it.")
  var machine: String?

  @Option(help: "How many rows at most.")
  var limit = 200

  @OptionGroup var options: LeagueOptions

  func validate() throws {
    guard limit >= 0 else { throw ValidationError("The limit is 0 or more.") }
  }

  func run(_ desk: LeagueDesk) async throws {
    let stats = try desk.need(desk.league.stats, .stats)
    let names = desk.league.names
    let player = try player.map { names.shown(try desk.player($0)) }
    let screen = stats.screen(
      StatsChoice(season: season, player: player, bank: bank, machine: machine),
      names,
      limit: limit
    )
    try check("season", season.flatMap { $0 == StatsChoice.allSeasons ? nil : $0 }, screen.season)
    try check("player", player, screen.player)
    try check("bank", bank.map { "\($0)" }, screen.bank)
    try check("machine", machine, screen.machine)
    try desk.show(screen, screen.text)
  }

  /// What was asked for and is not what is shown does not exist.
  private func check(_ what: String, _ asked: String?, _ choice: StatsScreen.Choice) throws {
    guard let asked, choice.chosen != asked else { return }
    throw CommandFailure(
      "there is no \(what) \"\(asked)\" here; there are \(choice.options.joined(separator: ", "))"
    )
  }
}

extension StatsScreen {
  fileprivate var text: [String] {
    let table = TextTable(rows) { row in
      [
        "S\(row.season)B\(row.bank)", row.player, row.machine, row.score.map(\.grouped) ?? "-",
        row.points.map(\.grouped) ?? "-",
      ]
    }
    let rest = total - rows.count
    return (panel?.text ?? []) + table.lines + (rest > 0 ? ["and \(rest) more; --limit shows more of them"] : [])
  }
}

extension StatsScreen.Panel {
  fileprivate var text: [String] {
    func value(_ statistics: StatsScreen.Statistics?, _ value: (StatsScreen.Statistics) -> Double) -> String {
      statistics.map { value($0).grouped } ?? "-"
    }
    let rows: [(String, (StatsScreen.Statistics) -> Double)] = [
      ("High", \.high), ("Low", \.low), ("Mean", \.mean), ("Median", \.median), ("Deviation", \.deviation),
      ("Scores", { Double($0.count) }),
    ]
    let table = TextTable(
      [(machine, "this bank", "all seasons")]
        + rows.map { name, read in
          (name, value(selectedBank, read), value(allSeasons, read))
        }
    ) { [$0.0, $0.1, $0.2] }
    return table.lines + [""]
  }
}

struct TargetsCommand: LeagueCommand {
  static let configuration = CommandConfiguration(
    commandName: "targets",
    abstract: "Prints the scores to aim for.",
    discussion: "Example: pinball-practice targets --bank 5 --sort name"
  )

  @Option(help: "Only of this bank.")
  var bank: Int?

  @Option(help: "By area, bank or name.")
  var sort = TargetSort.area

  @OptionGroup var options: LeagueOptions

  func run(_ desk: LeagueDesk) async throws {
    let table = try desk.need(desk.league.targetTable, .targets)
    let screen = table.screen(by: sort, bank: bank)
    if let bank, screen.bank != bank {
      throw CommandFailure(
        "no target is known of bank \(bank); there are \(screen.banks.map { "\($0)" }.joined(separator: ", "))"
      )
    }
    let lines = TextTable(screen.lines) { line in
      [line.game, line.bank.map { "bank \($0)" } ?? ""] + [line.great, line.main, line.floor].map(shown)
    }
    try desk.show(
      screen,
      (screen.hasLibrary ? [] : ["The game library is not here, so banks are not known."]) + lines.lines
    )
  }
}

extension TargetSort: ExpressibleByArgument {}

struct CompareCommand: LeagueCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compares two players on the machines that both played on the same nights.",
    discussion: "Example: pinball-practice compare \"Ann Lee\" \"Bo Berg\""
  )

  @Argument(help: "A player.")
  var one: String

  @Argument(help: "Another; you unless told otherwise.")
  var other: String?

  @OptionGroup var options: LeagueOptions

  func run(_ desk: LeagueDesk) async throws {
    _ = try desk.need(desk.league.stats, .stats)
    let names = desk.league.names
    let first = try desk.player(one)
    let mine = try await desk.app.player(of: desk.account).flatMap { names.player($0.text) }
    guard let second = try other.map(desk.player) ?? mine else {
      throw CommandFailure(
        "name another player, or say once with 'pinball-practice player NAME --me' which one you are"
      )
    }
    guard let screen = desk.league.comparison(names.shown(first), names.shown(second)) else { return }
    try desk.show(screen, screen.text)
  }
}

extension ComparisonScreen {
  fileprivate var text: [String] {
    let ties = total.ties > 0 ? ", \(Words.count(total.ties, "tie", "ties"))" : ""
    let head = "\(player) - \(opponent): \(total.wins) to \(total.losses)\(ties)"
    let table = TextTable(machines) { part in
      [
        part.title, "\(part.tally.wins):\(part.tally.losses)", part.best.map(\.grouped) ?? "-",
        part.bestAgainst.map(\.grouped) ?? "-",
      ]
    }
    return [head] + table.lines
  }
}

struct PlayerCommand: LeagueCommand {
  static let configuration = CommandConfiguration(
    commandName: "player",
    abstract: "Says which player of the league you are, or prints a player's seasons.",
    discussion: """
      Example: pinball-practice player "Ann Lee" --me
               pinball-practice player "Bo Berg"
      """
  )

  @Argument(help: "The player; you unless told otherwise.")
  var name: String?

  @Flag(help: "This is me.")
  var me = false

  @OptionGroup var options: LeagueOptions

  func run(_ desk: LeagueDesk) async throws {
    let names = desk.league.names
    if me, let name { try await desk.app.setPlayer(names.shown(try desk.player(name)), of: desk.account) }
    let mine = try await desk.app.player(of: desk.account).flatMap { names.player($0.text) }
    guard let player = try name.map(desk.player) ?? mine else {
      throw CommandFailure("say which player, or with --me which one you are")
    }
    guard let screen = desk.league.player(names.shown(player)) else { return }
    try desk.show(screen, [screen.player + (player == mine ? " (you)" : "")] + screen.text)
  }
}

extension PlayerScreen {
  fileprivate var text: [String] {
    TextTable(seasons) { season in
      [
        "Season \(season.season)", season.rank.map { "place \($0) of \(season.players)" } ?? "-",
        season.total.map(\.grouped) ?? "-", season.pointsAverage.map { "\(Words.decimal($0)) a machine" } ?? "-",
      ]
    }
    .lines
  }
}
