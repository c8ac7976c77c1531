import ArcheryScoring
import ArgumentParser
import Domain
import Hypertext
import Pages
import ScorebookKit

struct Shots: TournamentSubcommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints where an archer's arrows hit, as far as they were placed on the face.",
    discussion: """
      Example: archery shots "Club evening" Ben
               archery shots "Club evening" Ben --end 3
      """
  )

  @OptionGroup var options: TournamentOptions

  @Argument(help: "The archer's name or id, or me.")
  var archer: String

  @Option(help: "Only this end, from 1.")
  var end: Int?

  func run(_ context: TournamentContext) async throws {
    let tournament = try await context.tournament()
    let screen = tournament.shotsScreen(of: try context.archer(archer, in: tournament))
    guard let end else { return try context.show(screen, screen.lines) }
    guard let shots = screen.passes.lazy.flatMap(\.ends).first(where: { $0.number == end }) else {
      throw CommandFailure(Message("\(screen.displayName) has no arrows on the face in end \(end)."))
    }
    try context.show(shots, ["\(screen.displayName), \(shots.line)"])
  }
}

extension ShotsScreen {
  fileprivate var lines: [String] {
    let heading = Terminal.text(Message("\(displayName), shafts of \(Words.millimetres(shaftDiameterUm)) mm"))
    if passes.isEmpty { return [heading, Terminal.text(Message("No arrows on the face yet."))] }
    var lines = [heading]
    for pass in passes {
      lines += ["", Terminal.text(pass.text.message)]
      lines.append("\(pass.all.coverage)  \(Terminal.text(pass.all.sentence))")
      lines += pass.ends.filter { !$0.shots.placed.isEmpty }.map(\.line)
    }
    return lines
  }
}

extension ShotsScreen.EndShots {
  fileprivate var line: String {
    "\(Terminal.text(Message("End \(number)"))): \(shots.tokens)  \(shots.coverage)  \(Terminal.text(shots.sentence))"
  }
}

extension ShotsScreen.Shots {
  fileprivate var coverage: String { Terminal.text(Message("\(placed.count) of \(arrows) placed")) }
  fileprivate var tokens: String { placed.map(\.token).joined(separator: " ") }
}
