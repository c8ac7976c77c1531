import ArcheryScoring
import ArgumentParser
import CanonicalJSON
import Domain
import Foundation
import ScorebookKit

struct Audit: TournamentSubcommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints all records and changes, with user, time and reason.",
    discussion: "Example: archery audit \"Club evening\" --archer Ben"
  )

  @OptionGroup var options: TournamentOptions

  @Option(help: "Only the records of this archer, by name or id, or me.")
  var archer: String?

  func run(_ context: TournamentContext) async throws {
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

struct Export: TournamentSubcommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints a shoot's whole journal, to keep or to replay.",
    discussion: "Example: archery export \"Club evening\" > evening.jsonl"
  )

  @OptionGroup var options: TournamentOptions

  func run(_ context: TournamentContext) async throws {
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
    let log = try TournamentExport.replay(String(decoding: data, as: UTF8.self))
    guard let tournament = log.tournament else {
      throw CommandFailure(Message("\(file) contains no shoot. Use a file from 'archery export'."))
    }
    let screen = tournament.boardScreen(for: BoardViewer(nil, now: 0))
    if json { return try Terminal.sayJSON(screen) }
    for line in screen.lines { Terminal.say(line) }
  }
}
