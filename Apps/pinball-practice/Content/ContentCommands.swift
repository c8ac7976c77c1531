import AppKit
public import ArgumentParser
import ContentCache
import Domain
public import Pinball

struct RefreshCommand: LeagueCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh",
    abstract: "Fetches newer files of the league, and lists the local files.",
    discussion: """
      Unchanged files are not downloaded again. A damaged or incomplete download never replaces a good copy.

      Example: pinball-practice refresh
               pinball-practice refresh --status --verify
      """
  )

  @Flag(help: "Only list the local files, without asking the site.")
  var status = false

  @Flag(help: "Read and check all files that are here.")
  var verify = false

  @OptionGroup var options: LeagueOptions

  func run(_ context: LeagueContext) async throws {
    guard let cache = context.app.content?.cache else { return }
    if status {
      let state = await cache.status(verifying: verify)
      return try context.show(state, state.lines)
    }
    let meter = ProgressMeter()
    let report = await cache.refreshAll { progress in
      meter.show(progress.done, of: progress.known, "files")
    }
    meter.end()
    let state = await cache.status(verifying: verify)
    try context.show(state, report.lines + [""] + state.lines)
  }
}

struct LibraryCommands: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "library",
    abstract: "Finds games.",
    subcommands: [LibrarySearchCommand.self],
    defaultSubcommand: LibrarySearchCommand.self
  )
}

struct LibrarySearchCommand: LeagueCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Lists games whose name, maker, year or variant has all the words.",
    discussion: "Example: pinball-practice library search stern 2019"
  )

  @Argument(help: "Words; none for all games.")
  var words: [String] = []

  @Option(help: "Only of this place, by its id.")
  var source: String?

  @Option(help: "Only of this bank.")
  var bank: Int?

  @Option(help: "By area, bank, name or year.")
  var sort: LibrarySort?

  @OptionGroup var options: LeagueOptions

  func run(_ context: LeagueContext) async throws {
    let library = try context.need(context.league.library, .library)
    if let source, library[source: source] == nil {
      throw CommandFailure(
        "there is no place \"\(source)\"; there are \(library.sources.map(\.id).joined(separator: ", "))"
      )
    }
    let query = LibraryQuery(source: source, search: words.joined(separator: " "), bank: bank, sort: sort)
    let screen = library.screen(query)
    if let bank, screen.bank != bank {
      throw CommandFailure(
        "there is no bank \(bank) here; there are \(screen.banks.map { "\($0)" }.joined(separator: ", "))"
      )
    }
    let lines = screen.sections.flatMap { section in
      (section.title.map { [$0] } ?? []) + TextTable(section.games) { [$0.name, $0.facts, $0.practiceKey] }.lines
    }
    try context.show(screen, lines.isEmpty ? ["No game has all of these words."] : lines)
  }
}

extension LibrarySort: ExpressibleByArgument {}
