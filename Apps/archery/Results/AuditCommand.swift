import AppKit
import ArcheryScoring
import ArgumentParser
import CanonicalJSON
import Domain
import Foundation
import Hypertext
import Pages

struct Check: ShootCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compares an archer's sheet with the one on paper, and records that they are equal.",
    discussion: "Example: archery check \"Club evening\" Ben 512 --x 4 --tens 12"
  )

  @OptionGroup var options: ShootOptions

  @Argument(help: "The archer's name or id, or me.")
  var archer: String

  @Argument(help: "The total on paper.")
  var total: Int

  @Option(help: "The number of Xs on paper.")
  var x: Int?

  @Option(help: "The number of 10s on paper, Xs included.")
  var tens: Int?

  @Option(help: "The number of 9s on paper.")
  var nines: Int?

  func run(_ context: ShootContext) async throws {
    let archer = try context.archer(archer, in: try await context.tournament())
    let totals = PaperTotals(score: total, xCount: x, tenCount: tens, nineCount: nines)
    let after = try await context.perform(.check(archer, against: totals)).tournament
    try context.show(after.archerSheet(of: archer), Message("The score sheets are equal. The check is recorded."))
  }
}

struct Audit: ShootCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints all records and changes, with user, time and reason.",
    discussion: "Example: archery audit \"Club evening\" --archer Ben"
  )

  @OptionGroup var options: ShootOptions

  @Option(help: "Only the records of this archer, by name or id, or me.")
  var archer: String?

  func run(_ context: ShootContext) async throws {
    let tournament = try await context.tournament()
    let trail = try await context.app.trail(
      of: context.id,
      archer: try archer.map { try context.archer($0, in: tournament) }
    )
    if options.json { return try Terminal.sayJSON(trail) }
    let names = try await context.app.names(in: trail, of: tournament) { Terminal.text($0) }
    let table = TextTable(trail) { line in
      ["\(line.sequence)", line.at.iso8601, names[line.actor] ?? line.actor.rawValue, Terminal.text(line.text.message)]
    }
    for line in table.lines { Terminal.say(line) }
  }
}

struct Export: ShootCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints a shoot's whole journal, to keep or to replay.",
    discussion: "Example: archery export \"Club evening\" > evening.jsonl"
  )

  @OptionGroup var options: ShootOptions

  func run(_ context: ShootContext) async throws {
    Terminal.print(try await context.app.tournaments.export(context.id))
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
      throw CommandFailure(.unreadable(file))
    }
    let log: TournamentLog
    do { log = try TournamentExport.replay(String(decoding: data, as: UTF8.self)) } catch {
      throw CommandFailure(error.message)
    }
    guard let tournament = log.tournament else {
      throw CommandFailure(Message("\(file) contains no shoot. Use a file from 'archery export'."))
    }
    let screen = tournament.boardScreen(for: BoardViewer(nil, now: 0))
    if json { return try Terminal.sayJSON(screen) }
    for line in screen.lines { Terminal.say(line) }
  }
}
