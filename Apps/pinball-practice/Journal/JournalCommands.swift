import AppKit
public import ArgumentParser
import Domain
import Pages
public import Pinball

struct JournalCommands: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "journal",
    abstract: "Prints, changes or deletes your journal.",
    subcommands: [JournalShow.self, JournalChangeCommand.self, JournalDelete.self],
    defaultSubcommand: JournalShow.self
  )
}

struct JournalShow: PracticeCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Prints your journal, newest first, by days in this machine's time zone.",
    discussion: "Example: pinball-practice journal --filter scores --game \"Medieval Madness\""
  )

  @Option(help: "all, study, practice, scores, notes or league.")
  var filter = TimelineFilter.all

  @Option(help: "Only of this game.")
  var game: String?

  @Option(help: "How many rows at most.")
  var limit = 100

  @OptionGroup var options: LeagueOptions

  func validate() throws {
    guard limit >= 0 else { throw ValidationError("The limit is 0 or more.") }
  }

  func run(_ context: PracticeContext) async throws {
    let screen = try await context.app.practice(of: context.account).journal(
      filter,
      library: try await context.app.libraryActivity(of: context.account),
      game: try game.map { try context.game($0, isUnlisted: context.keys.isEmpty) },
      keys: context.keys,
      zone: context.zone,
      limit: limit
    )
    try context.show(screen, screen.text(context.zone))
  }
}

extension JournalScreen {
  fileprivate func text(_ zone: ZoneTable) -> [String] {
    let lines = days.flatMap { day in
      [day.date]
        + day.rows.map {
          "  \($0.night == nil ? $0.clock(in: zone) : "     ")  \($0.line)\($0.entry.map { "  [\($0)]" } ?? "")"
        }
    }
    let rest = count - days.reduce(0) { $0 + $1.rows.count }
    if lines.isEmpty && rest == 0 { return ["Nothing yet; 'pinball-practice log --help' says how to begin."] }
    return lines + (rest > 0 ? ["and \(rest) more; --limit shows more of them"] : [])
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

  @Option(help: "The note; empty for none.")
  var note: String?

  @OptionGroup var options: LeagueOptions

  func validate() throws {
    guard [date, score, context, tournament, note].contains(where: { $0 != nil }) else {
      throw ValidationError("Name a change: --date, --score, --context, --tournament or --note.")
    }
  }

  func run(_ context: PracticeContext) async throws {
    let rows = try await context.app.practice(of: context.account).journalEntries
    guard let id = EntryID(entry), let row = rows[id] else { throw PracticeRefusal.unknownEntry }
    var changes: [JournalChange] = []
    if let date { changes.append(.time(try context.zone.moment(on: date, or: row.timestamp, now: context.now))) }
    if let score { changes.append(.score(Double(try GameScore(score, decimal: context.decimal).points))) }
    if let place = self.context { changes.append(.scoreContext(ScoreContext(rawValue: place))) }
    if let tournament { changes.append(.tournamentName(tournament)) }
    if let note { changes.append(.note(note)) }
    try await context.app.change(id, changes, of: context.account, zone: context.zone)
    guard let changed = try await context.app.practice(of: context.account).journalRow(id, keys: context.keys) else {
      return
    }
    try context.show(changed, ["Changed: \(changed.line)"])
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
    guard rows.isEmpty != (undo == nil) else { throw ValidationError("Say which rows, or --undo.") }
  }

  func run(_ context: PracticeContext) async throws {
    if let undo {
      try await context.app.takeBack(undo, of: context.account)
      return try context.show(["restored": undo], ["They are back."])
    }
    let ids = try rows.map { text in
      guard let id = EntryID(text) else { throw CommandFailure("\"\(text)\" is no id; 'journal' prints them") }
      return id
    }
    let back = context.app.installation.newIdentity()
    try await context.app.delete(ids, of: context.account, zone: context.zone, as: back)
    let words = Words.count(ids.count, "row", "rows")
    try context.show(
      ["deleted": back],
      ["\(words) deleted. 'pinball-practice journal delete --undo \(back)' brings them back."]
    )
  }
}

extension TimelineFilter: ExpressibleByArgument {}
