import AppShell
import ArcheryScoring
import ArgumentParser
import Domain
import Foundation

struct Board: ShootCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the board as it stands.",
    discussion: "Example: archery board \"Club evening\" --bow recurve"
  )

  @OptionGroup var options: ShootOptions

  @Option(help: "Only archers with this bow, ranked among themselves: \(BowType.words).")
  var bow: BowType?

  @Option(help: "The order of the lines: rank or target.")
  var order = BoardChoice.Order.rank

  func run(_ desk: ShootDesk) async throws {
    let viewer = BoardViewer(desk.user, now: desk.app.now())
    let screen = try await desk.tournament().boardScreen(for: viewer, BoardChoice(division: bow, order: order))
    try desk.show(screen, screen.lines)
  }
}

struct Export: ShootCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints a shoot's whole journal, to keep or to replay.",
    discussion: "Example: archery export \"Club evening\" > evening.jsonl"
  )

  @OptionGroup var options: ShootOptions

  func run(_ desk: ShootDesk) async throws {
    Terminal.print(try await desk.app.tournaments.export(desk.id))
  }
}

struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the board that an exported journal leads to.",
    discussion: "Example: archery replay evening.jsonl"
  )

  @Argument(help: "A file that 'archery export' printed.")
  var file: String

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw CommandFailure("\(file) cannot be read; is the path right?")
    }
    guard let tournament = try TournamentExport.replay(String(decoding: data, as: UTF8.self)).tournament else {
      throw CommandFailure("\(file) holds no shoot")
    }
    let screen = tournament.boardScreen(for: BoardViewer(nil, now: 0))
    if json { return try Terminal.sayJSON(screen) }
    for line in screen.lines { Terminal.say(line) }
  }
}

extension BoardScreen {
  /// The board for a terminal; the same for everyone who looks.
  var lines: [String] {
    let ranked = TextTable(rows) { row in
      [
        "\(row.tied ? "=" : "")\(row.rank)", row.displayName, "\(row.runningTotal)", "\(row.scoreDifferenceFromFirst)",
        countTitles.x.map { "\(row.xCount) \($0)" } ?? "", "\(row.tenCount) \(countTitles.ten)",
        "\(row.endsCompleted)/\(ends) ends",
        row.target?.text ?? "", row.reason ?? "",
      ]
    }
    let others = unranked.map { "\($0.reason.rawValue)  \($0.displayName)  \($0.totalScore)" }
    let heading = [
      "\(name): \(roundName)\(division.map { ", \($0.label)" } ?? ""), \(status.label)",
      "\(rule.name): \(rule.explanation)", "",
    ]
    let note = refusedEvents == 0 ? [] : ["", "\(Words.count(refusedEvents, "entry", "entries")) did not count."]
    return heading + ranked.lines + others + note
  }
}
