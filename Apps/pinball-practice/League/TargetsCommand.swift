import ArgumentParser
import Domain
import Hypertext
import Pages
public import Pinball
import ScorebookKit

struct TargetsCommand: LeagueCommand {
  static let configuration = CommandConfiguration(
    commandName: "targets",
    abstract: "Prints the scores to aim for.",
    discussion: "Example: pinball-practice targets --bank 5 --sort name"
  )

  @Option(help: "Only of this bank.")
  var bank: Int?

  @Option(help: "By area, bank or name, or by the good, great or least score.")
  var sort = TargetSort.area

  @OptionGroup var options: LeagueOptions

  func run(_ context: LeagueContext) async throws {
    let table = try context.need(context.league.targetTable, .targets)
    let screen = table.screen(by: sort, bank: bank)
    if let bank, screen.bank != bank {
      let known = screen.banks.map { "\($0)" }.joined(separator: ", ")
      throw CommandFailure(Message("There are no targets for bank \(bank). Banks: \(known)."))
    }
    let lines = TextTable(screen.lines) { line in
      [line.game, line.bank.map { Terminal.text(Message("Bank \($0)")) } ?? ""]
        + [line.great, line.main, line.floor].map { Terminal.text(shown($0)) }
    }
    try context.show(
      screen,
      (screen.hasLibrary ? [] : [Terminal.text(Message("Without the game library, banks are unknown."))]) + lines.lines
    )
  }
}

extension TargetSort: ExpressibleByArgument {}
