import ArcheryScoring
import ArgumentParser
import Domain
import ScorebookKit

struct Check: TournamentSubcommand {
  static let configuration = CommandConfiguration(
    abstract: "Compares an archer's sheet with the one on paper, and records that they are equal.",
    discussion: "Example: archery check \"Club evening\" Ben 512 --x 4 --tens 12"
  )

  @OptionGroup var options: TournamentOptions

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

  func run(_ context: TournamentContext) async throws {
    let archer = try context.archer(archer, in: try await context.tournament())
    let totals = PaperTotals(score: total, xCount: x, tenCount: tens, nineCount: nines)
    let after = try await context.perform(.check(archer, against: totals)).tournament
    try context.show(after.archerSheet(of: archer), Message("The score sheets are equal. The check is recorded."))
  }
}
