import ArcheryScoring
import ArgumentParser
import Domain
import Hypertext
import Leaderboards
import Pages
import ScorebookKit

struct Results: TournamentSubcommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the results, end by end.",
    discussion: "Example: archery results \"Club evening\" --csv > evening.csv"
  )

  @Flag(help: "Print a table for a spreadsheet, as comma-separated values.")
  var csv = false

  @Flag(help: "Print the JSON schema of --json instead.")
  var schema = false

  @Option(help: "Only archers with this bow, ranked among themselves: \(BowType.words).")
  var bow: BowType?

  @Option(help: "Only the category with this code, such as RM.")
  var category: String?

  @OptionGroup var options: TournamentOptions

  func validate() throws {
    if csv && options.json { throw ValidationError(Message("Use --csv or --json, not both.")) }
  }

  func run(_ context: TournamentContext) async throws {
    if schema { return Terminal.print(String(decoding: PackageResources.scorebook_results_schema_json, as: UTF8.self)) }
    var choice = BoardChoice(division: bow)
    if let category { choice.category = try await context.tournament().category(named: category).id }
    let (results, tournament) = try await context.app.results(of: context.id, for: context.user, choice)
    if csv { return Terminal.print(results.csv) }
    try context.show(tournament.resultsDocument(results), results.lines)
  }
}

extension RuleScreen {
  var line: String { "\(Terminal.text(name.message)): \(Terminal.text(explanation.message))" }
}

extension ResultsScreen {
  fileprivate var lines: [String] {
    let places = places
    return heading + categories.flatMap { categoryLines($0) } + sheets.flatMap { sheetLines($0, places[$0.id]) }
      + refusedLines
  }

  private var heading: [String] {
    let hash = logHash.map { [Terminal.text(Message("SHA-256 of the journal: \($0)"))] } ?? []
    let facts = [name, Terminal.date(day), place].compactMap(\.self).joined(separator: ", ")
    return [facts, Terminal.text(state)] + [changed].compactMap(\.self).map { Terminal.text($0) } + hash
  }

  private func categoryLines(_ category: CategoryResults) -> [String] {
    let round = Terminal.text(.round(category.round.name))
    let name = allCategories.isEmpty ? round : "\(Terminal.text(category.name.message)): \(round)"
    return ["", name, category.rule.line]
      + podiumLines(category) + standingLines(category) + category.shootOffs.flatMap { shootOffLines($0) }
  }

  private func podiumLines(_ category: CategoryResults) -> [String] {
    let lines = category.podium.map { place in
      let names = place.archers.map(\.displayName).joined(separator: ", ")
      return "\(place.rank)  \(names)\(place.archers.count > 1 ? " (\(Terminal.text(Message("tied"))))" : "")"
    }
    return lines.isEmpty ? [] : ["", Terminal.text(Message("Podium"))] + lines
  }

  private func standingLines(_ category: CategoryResults) -> [String] {
    let titles = category.countTitles
    let ranked = TextTable(category.rows) { row in
      [
        row.place, row.displayName, row.club ?? "", "\(row.totalScore)",
      ] + titles.words(of: row).map { Terminal.text($0) } + [
        Terminal.text(Message("\(row.endsCompleted) of \(category.round.ends) ends"))
      ]
    }
    return ["", Terminal.text(Message("Standings"))] + ranked.lines
      + category.unranked.map { "\($0.reason.rawValue)  \($0.displayName)  \($0.totalScore)" }
  }

  private func shootOffLines(_ shootOff: ShootOffScreen) -> [String] {
    let table = TextTable(shootOff.lines) { line in
      let distance = line.distanceMm.map { Terminal.text(Message("\($0) mm from the centre")) } ?? ""
      return ["\(line.place)", line.displayName, line.tokens.joined(separator: " "), distance]
    }
    return ["", Terminal.text(Message("Shoot-off"))] + table.lines
  }

  private func sheetLines(_ sheet: ArcherSheet, _ place: Message?) -> [String] {
    let ends = TextTable(sheet.ends) { end in
      ["\(end.number)", end.arrows.map(\.token).joined(separator: " "), "\(end.total)", "\(end.runningTotal)"]
    }
    return ["", "\(sheet.displayName): \(Terminal.text(sheet.facts(sheet.countTitles)))"]
      + (place.map { [Terminal.text($0)] } ?? [])
      + ends.lines
  }

  private var refusedLines: [String] {
    if refused.isEmpty { return [] }
    return ["", Terminal.text(Message("Rejected entries"))]
      + refused.map { row in
        "\(row.type)\(row.archer.map { " (\($0))" } ?? ""): \(Terminal.text(row.message.message))"
      }
  }
}
