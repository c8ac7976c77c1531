import AppKit
import ArcheryScoring
import ArgumentParser
import Domain
import Foundation

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
