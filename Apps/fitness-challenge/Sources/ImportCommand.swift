import AppKit
import ArgumentParser
import Domain
import Foundation
import GroupChallenges
import Pages
import Spaces

struct ImportCommand: GroupCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Counts workouts from a table, each once, however often it is imported.",
    discussion: """
      The first line names the columns: id, and at (such as 2026-03-30T18:30:00+02:00) or date, time and zone; note or type
      is kept. Commas, semicolons and tabs will do. A faulty line does not stop the others.

      Example: fitness-challenge import workouts.csv --dry-run
      """
  )

  @Argument(help: "A file in UTF-8, or - for standard input.")
  var file: String

  @OptionGroup var options: GroupOptions

  @Option(help: "The time zone of dates without one, such as Europe/Berlin. Default: this machine's.")
  var zone: ZoneChoice?

  @Flag(help: "Only report the outcome of each line.")
  var dryRun = false

  func run(_ context: GroupContext) async throws {
    let zone = try self.zone?.table ?? ZoneTable(named: TimeZone.current.identifier)
    let list = try WorkoutList(try text(), zone: zone, now: context.now)
    let report = try await context.groups.record(list.workouts, from: "csv", in: context.view.id, isTrial: dryRun)
    let rest = report.outcomes.filter { $0.verdict != .counted }
    let table = TextTable(rest) { ["line \($0.line ?? 0)", $0.verdict.words, $0.id, $0.reason ?? ""] }
    try context.show(report, [dryRun ? "Nothing is recorded yet: \(report.words)" : report.words] + table.lines)
  }

  private func text() throws -> String {
    let data = file == "-" ? FileHandle.standardInput.readDataToEndOfFile() : FileManager.default.contents(atPath: file)
    guard let data else { throw CommandFailure("\(file) cannot be read; is the path right?") }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw CommandFailure("\(file) is not in UTF-8; save it as \"CSV UTF-8\"")
    }
    return text
  }
}

extension WorkoutReport.Verdict {
  var words: String {
    switch self {
    case .counted: "counted"
    case .known: "known already"
    case .tooLate: "too late"
    case .dayFull: "day is full"
    case .stale: "older than the last report"
    case .wrong: "wrong"
    }
  }
}

extension WorkoutReport {
  /// In words, such as "3 counted, 1 too late".
  var words: String {
    let parts = Verdict.allCases.filter { $0 == .counted || count($0) > 0 }.map { "\(count($0)) \($0.words)" }
    return parts.joined(separator: ", ") + "."
  }
}
