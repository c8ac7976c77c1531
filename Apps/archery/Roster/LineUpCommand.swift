import ArcheryScoring
import ArgumentParser
import Domain
import ScorebookKit

struct LineUp: TournamentSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "line-up",
    abstract: "Prints the archers along the line of targets.",
    discussion: "Example: archery line-up \"Club evening\""
  )

  @OptionGroup var options: TournamentOptions

  func run(_ context: TournamentContext) async throws {
    let tournament = try await context.tournament()
    let lineUp = tournament.screen(for: context.user).lineUp
    let roster = tournament.sessions.flatMap { session in
      lineUp.filter { tournament[$0.id].map(tournament.session(shotBy:))?.id == session.id }
    }
    let table = TextTable(roster) { row in
      (row.session.map { [Terminal.text($0.message)] } ?? []) + [
        row.target?.text ?? "-", row.displayName, row.bowType.map { Terminal.text($0.label) } ?? "",
      ]
    }
    try context.show(roster, table.lines)
  }
}
