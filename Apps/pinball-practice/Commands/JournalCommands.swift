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

  func run(_ desk: PracticeDesk) async throws {
    let screen = try await desk.app.practice(of: desk.account).journal(
      filter,
      library: try await desk.app.libraryActivity(of: desk.account),
      game: try game.map { try desk.game($0, isUnlisted: desk.keys.isEmpty) },
      keys: desk.keys,
      zone: desk.zone,
      limit: limit
    )
    try desk.show(screen, screen.text(desk.zone))
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

  func run(_ desk: PracticeDesk) async throws {
    if let undo {
      try await desk.app.takeBack(undo, of: desk.account)
      return try desk.show(["restored": undo], ["They are back."])
    }
    let ids = try rows.map { text in
      guard let id = EntryID(text) else { throw CommandFailure("\"\(text)\" is no id; 'journal' prints them") }
      return id
    }
    let back = desk.app.installation.newIdentity()
    try await desk.app.delete(ids, of: desk.account, zone: desk.zone, as: back)
    let words = Words.count(ids.count, "row", "rows")
    try desk.show(
      ["deleted": back],
      ["\(words) deleted. 'pinball-practice journal delete --undo \(back)' brings them back."]
    )
  }
}

extension TimelineFilter: ExpressibleByArgument {}
