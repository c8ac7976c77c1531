import ArgumentParser
import Domain
import Foundation
import GroupChallenges
import Pages
import ScorebookKit
import Spaces

struct ImportCommand: GroupCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Counts workouts from a table, each once, however often it is imported.",
    discussion: """
      The first line names the columns: id, and at (such as 2026-03-30T18:30:00+02:00) or date, time and zone; note or type
      is kept. Commas, semicolons or tabs separate the columns. A faulty line does not stop the others.

      Example: fitness-challenge import workouts.csv --dry-run
      """
  )

  @Argument(help: "A table (.csv, .xlsx), or - for standard input.")
  var file: String

  @OptionGroup var options: GroupOptions

  @Option(help: "The time zone of dates without one, such as Europe/Berlin. Default: this machine's.")
  var zone: ZoneChoice?

  @Flag(help: "Only report the outcome of each line.")
  var dryRun = false

  func run(_ context: GroupContext) async throws {
    let zone = try self.zone?.table ?? ZoneTable(named: TimeZone.current.identifier)
    let list = try WorkoutList(try TableInput.text(of: file), zone: zone, now: context.now)
    let report = try await context.spaces.record(list.workouts, from: "csv", in: context.view.id, isTrial: dryRun)
    let rest = report.outcomes.filter { $0.verdict != .counted }
    let table = TextTable(rest) { outcome in
      [
        Terminal.text(Message("line \(outcome.line ?? 0)")), Terminal.text(outcome.verdict.words), outcome.id,
        outcome.reason.map(Terminal.text) ?? "",
      ]
    }
    let unused = list.unused.map { Terminal.text($0) }
    try context.show(report, [Terminal.text(report.words(isTrial: dryRun))] + table.lines + [unused].compactMap(\.self))
  }
}

extension WorkoutList {
  /// The columns that are not read, in words; nil for none.
  var unused: Message? {
    if unusedColumns.isEmpty { return nil }
    let titles = unusedColumns.map { "\"\($0)\"" }.joined(separator: ", ")
    return Message("Columns not used: \(titles). The list can have id, at, date, time, zone and note.")
  }
}

extension WorkoutReport.Verdict {
  var words: Message {
    switch self {
    case .counted: Message("counted")
    case .known: Message("already known")
    case .tooLate: Message("too late")
    case .dayFull: Message("day is full")
    case .stale: Message("older than the last report")
    case .wrong: Message("wrong")
    }
  }

  /// Such as `3 counted`.
  fileprivate func words(_ count: Int) -> Message {
    switch self {
    case .counted: Message("\(count) counted")
    case .known: Message("\(count) already known")
    case .tooLate: Message("\(count) too late")
    case .dayFull: Message("\(count) on a full day")
    case .stale: Message("\(count) older than the last report")
    case .wrong: Message("\(count) wrong")
    }
  }
}

extension WorkoutReport {
  /// In words, such as "3 counted, 1 too late".
  func words(isTrial: Bool) -> Message {
    let parts = Verdict.allCases.filter { $0 == .counted || count($0) > 0 }.map { $0.words(count($0)) }
    let all = parts.joined(separator: ", ")
    return isTrial ? Message("Nothing is recorded yet: \(all).") : "\(all)."
  }
}
