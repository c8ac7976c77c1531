import ArgumentParser
import Domain
import Hypertext
import Pages
public import Pinball
import ScorebookKit

struct JournalCommands: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "journal",
    abstract: "Prints your entries, and changes or deletes them.",
    subcommands: [JournalShow.self, JournalChangeCommand.self, JournalDelete.self],
    defaultSubcommand: JournalShow.self
  )
}

struct JournalShow: PracticeCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Prints your entries, newest first, by days of this machine's zone.",
    discussion: """
      Example: pinball-practice journal --filter scores --game "Medieval Madness"
               pinball-practice journal --follow
      """
  )

  @Option(help: "all, study, practice, scores, notes or league.")
  var filter = TimelineFilter.all

  @Option(help: "Only of this game.")
  var game: String?

  @Option(help: "How many rows at most.")
  var limit = 100

  @Flag(help: "Print it again after each change, until Ctrl-C.")
  var follow = false

  @OptionGroup var options: LeagueOptions

  func validate() throws {
    guard limit >= 0 else { throw ValidationError(Message("The limit is 0 or more.")) }
  }

  func run(_ context: PracticeContext) async throws {
    let (filter, limit, keys, zone) = (filter, limit, context.keys, context.zone)
    let library = try await context.app.libraryActivity(of: context.account)
    let game = try game.map { try context.game($0, isUnlisted: keys.isEmpty) }
    let screen: @Sendable (PracticeState) -> JournalScreen = { state in
      state.journal(filter, library: library, game: game, keys: keys, zone: zone, limit: limit)
    }
    if follow { return try await context.follow(screen) { $0.text(zone) } }
    let now = screen(try await context.app.practice(of: context.account))
    try context.show(now, now.text(zone))
  }
}

extension JournalScreen {
  fileprivate func text(_ zone: ZoneTable) -> [String] {
    let lines = days.flatMap { day in
      [day.date]
        + day.rows.map {
          "  \($0.night == nil ? $0.clock(in: zone) : "     ")  \(Terminal.text($0.line))\($0.entry.map { "  [\($0)]" } ?? "")"
        }
    }
    let rest = count - days.reduce(0) { $0 + $1.rows.count }
    if lines.isEmpty && rest == 0 {
      return [Terminal.text(Message("No entries yet. Start with 'pinball-practice log --help'."))]
    }
    return lines + (rest > 0 ? [Terminal.text(Message("and \(rest) more (see --limit)"))] : [])
  }
}

struct JournalChangeCommand: PracticeCommand {
  static let configuration = CommandConfiguration(
    commandName: "change",
    abstract: "Changes one entry: its day, its score, where it was played, or its note.",
    discussion: """
      Example: pinball-practice journal change 5e0c1a52-1b1c-3a52-9f7a-0c9a4f1d2b3c --score 12.5M --date 2026-03-30
      """
  )

  @Argument(help: "The entry, by the id that 'journal' prints.")
  var entry: String

  @Option(help: ArgumentHelp("The day of the entry.", valueName: "2026-03-30"))
  var date: String?

  @Option(help: "The score: digits, with or without groups of three, or such as 12.5M.")
  var score: String?

  @Option(help: "Where it was played: practice, league or tournament.")
  var context: String?

  @Option(help: "The tournament's name.")
  var tournament: String?

  @Option(help: "The place where you played the score; empty for none.")
  var location: String?

  @Option(help: "The note; empty for none.")
  var note: String?

  @OptionGroup var options: LeagueOptions

  func validate() throws {
    guard [date, score, context, tournament, location, note].contains(where: { $0 != nil }) else {
      throw ValidationError(Message("Name a change: --date, --score, --context, --tournament, --location or --note."))
    }
  }

  func run(_ context: PracticeContext) async throws {
    let rows = try await context.app.practice(of: context.account).journalEntries
    guard let id = EntryID(entry), let row = rows[id] else { throw PracticeError.unknownEntry }
    var changes: [JournalChange] = []
    if let date { changes.append(.time(try context.zone.moment(on: date, or: row.timestamp, now: context.now))) }
    if let score { changes.append(.score(Double(try GameScore(score, decimal: context.decimal).points))) }
    if let place = self.context { changes.append(.scoreContext(ScoreContext(rawValue: place))) }
    if let tournament { changes.append(.tournamentName(tournament)) }
    if let location { changes.append(.location(location)) }
    if let note { changes.append(.note(note)) }
    try await context.app.change(id, changes, of: context.account, zone: context.zone)
    guard let changed = try await context.app.practice(of: context.account).journalRow(id, keys: context.keys) else {
      return
    }
    try context.show(changed, [Terminal.text(Message("Changed: \(changed.line)"))])
  }
}

struct JournalDelete: PracticeCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Deletes rows with their scores and notes, or restores them.",
    discussion: """
      Example: pinball-practice journal delete 5e0c1a52-1b1c-3a52-9f7a-0c9a4f1d2b3c
               pinball-practice journal delete --undo 7f3a
      """
  )

  @Argument(help: "Rows, by the ids that 'journal' prints.")
  var rows: [String] = []

  @Option(help: "Restore the deleted rows, with the id that 'journal delete' printed.")
  var undo: String?

  @OptionGroup var options: LeagueOptions

  func validate() throws {
    guard rows.isEmpty != (undo == nil) else { throw ValidationError(Message("Name the rows, or --undo.")) }
  }

  func run(_ context: PracticeContext) async throws {
    if let undo {
      try await context.app.takeBack(undo, of: context.account)
      return try context.show(["restored": undo], [Terminal.text(Message("The rows are back."))])
    }
    let ids = try rows.map { text in
      guard let id = EntryID(text) else {
        throw CommandFailure(Message("\"\(text)\" is not an id. 'pinball-practice journal' prints the ids."))
      }
      return id
    }
    let back = context.app.clock.newIdentity()
    try await context.app.delete(ids, of: context.account, zone: context.zone, as: back)
    try context.show(
      ["deleted": back],
      [Terminal.text(Message("\(ids.count) rows deleted. To undo: pinball-practice journal delete --undo \(back)"))]
    )
  }
}

extension TimelineFilter: ExpressibleByArgument {}
