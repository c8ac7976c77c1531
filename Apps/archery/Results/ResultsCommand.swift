import AppKit
import ArcheryScoring
import ArgumentParser
import Domain
import LeaderboardKit
import Pages

struct Results: ShootCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the results, end by end.",
    discussion: "Example: archery results \"Club evening\" --csv > evening.csv"
  )

  @Flag(help: "Print a table for a spreadsheet, as comma-separated values.")
  var csv = false

  @Option(help: "Only archers with this bow, ranked among themselves: \(BowType.words).")
  var bow: BowType?

  @OptionGroup var options: ShootOptions

  func validate() throws {
    if csv && options.json { throw ValidationError("Say --csv or --json, not both.") }
  }

  func run(_ context: ShootContext) async throws {
    let results = try await context.app.results(of: context.id, for: context.user, division: bow)
    if csv { return Terminal.print(results.csv) }
    try context.show(results, results.lines)
  }
}

extension ResultsScreen {
  /// The results for a terminal.
  fileprivate var lines: [String] {
    heading + podiumLines + standingLines + sheets.flatMap { sheetLines($0) } + refusedLines
  }

  private var heading: [String] {
    let hash = logHash.map { ["SHA-256 of the journal: \($0)"] } ?? []
    return ["\(name): \(round.name)", Terminal.text(state)] + hash + ["\(rule.name): \(rule.explanation)"]
  }

  private var podiumLines: [String] {
    let lines = podium.map { place in
      let names = place.archers.map(\.displayName).joined(separator: " and ")
      return "\(place.rank)  \(names)\(place.archers.count > 1 ? " (\(Terminal.text(Message("tied"))))" : "")"
    }
    return lines.isEmpty ? [] : ["", Terminal.text(Message("Podium"))] + lines
  }

  private var standingLines: [String] {
    let ranked = TextTable(rows) { row in
      [
        "\(row.tied ? "=" : "")\(row.rank)", row.displayName, "\(row.totalScore)",
        countTitles.x.map { "\(row.xCount) \($0)" } ?? "", "\(row.tenCount) \(countTitles.ten)",
        "\(row.endsCompleted)/\(round.ends) ends",
      ]
    }
    return ["", Terminal.text(Message("Standings"))] + ranked.lines
      + unranked.map { "\($0.reason.rawValue)  \($0.displayName)  \($0.totalScore)" }
  }

  private func sheetLines(_ sheet: ArcherSheet) -> [String] {
    let ends = TextTable(sheet.ends) { end in
      ["\(end.number)", end.arrows.map(\.token).joined(separator: " "), "\(end.total)", "\(end.runningTotal)"]
    }
    let place = rows.first { $0.id == sheet.id }?.placeWords(of: rows.count)
    return ["", "\(sheet.displayName): \(Terminal.text(sheet.facts(countTitles)))"]
      + (place.map { [Terminal.text($0)] } ?? [])
      + ends.lines
  }

  private var refusedLines: [String] {
    if refused.isEmpty { return [] }
    return ["", Terminal.text(Message("Rejected entries"))]
      + refused.map { "\($0.type)\($0.archer.map { " for \($0)" } ?? ""): \($0.message)" }
  }
}
