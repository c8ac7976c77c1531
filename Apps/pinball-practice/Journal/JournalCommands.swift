import AppKit
public import ArgumentParser
import Domain
import Pages
public import Pinball

struct JournalCommands: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "journal",
    abstract: "Prints what you did, and deletes of it.",
    subcommands: [JournalShow.self, JournalDelete.self],
    defaultSubcommand: JournalShow.self
  )
}

struct JournalShow: PracticeCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Prints what you did, newest first, by days of this machine's zone.",
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
      [day.date] + day.rows.map { "  \($0.clock(in: zone))  \($0.line)\($0.entry.map { "  [\($0)]" } ?? "")" }
    }
    let rest = count - days.reduce(0) { $0 + $1.rows.count }
    if lines.isEmpty && rest == 0 { return ["Nothing yet; 'pinball-practice log --help' says how to begin."] }
    return lines + (rest > 0 ? ["and \(rest) more; --limit shows more of them"] : [])
  }
}

struct JournalDelete: PracticeCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Deletes rows, and the scores and notes that they stand for; or brings them back.",
    discussion: """
      Example: pinball-practice journal delete 5e0c1a52-1b1c-3a52-9f7a-0c9a4f1d2b3c
               pinball-practice journal delete --undo 7f3a
      """
  )

  @Argument(help: "Rows, by the ids that 'journal' prints.")
  var rows: [String] = []

  @Option(help: "Bring back what was deleted, by what 'journal delete' printed.")
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
