import ArgumentParser
import Domain
public import Pinball
import ScorebookKit

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
    let library = try context.need(context.league.library, context.league.libraryFiles.last ?? .library)
    if let source, library[source: source] == nil {
      let known = library.sources.map(\.id).joined(separator: ", ")
      throw CommandFailure(Message("There is no place \"\(source)\". Places: \(known)."))
    }
    let query = LibraryQuery(source: source, search: words.joined(separator: " "), bank: bank, sort: sort)
    let screen = library.screen(query)
    if let bank, screen.bank != bank {
      let known = screen.banks.map { "\($0)" }.joined(separator: ", ")
      throw CommandFailure(Message("There is no bank \(bank) here. Banks: \(known)."))
    }
    let lines = screen.sections.flatMap { section in
      (section.title.map { [Terminal.text($0.message)] } ?? [])
        + TextTable(section.games) { [$0.name, Terminal.text($0.facts.message), $0.practiceKey] }.lines
    }
    try context.show(screen, lines.isEmpty ? [Terminal.text(Message("No games match."))] : lines)
  }
}

extension LibrarySort: ExpressibleByArgument {}
