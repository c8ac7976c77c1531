import ArcheryScoring
import ArgumentParser
import Domain
import ScorebookKit

struct Disputes: TournamentSubcommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the disputed ends that wait for the organiser.",
    discussion: "Example: archery disputes \"Club evening\""
  )

  @OptionGroup var options: TournamentOptions

  func run(_ context: TournamentContext) async throws {
    let tournament = try await context.tournament()
    let all = tournament.disputes + tournament.settledDisputes
    try context.show(all, all.isEmpty ? [Terminal.text(Message("No disputes."))] : all.flatMap(\.lines))
  }
}

struct Settle: TournamentSubcommand {
  static let configuration = CommandConfiguration(
    abstract: "Decides which entry of a disputed end counts.",
    discussion: "Example: archery settle \"Club evening\" Ben 3 2 --reason \"looked at the target\""
  )

  @OptionGroup var options: TournamentOptions

  @Argument(help: "The archer's name or id, or me.")
  var archer: String

  @Argument(help: "The end, from 1.")
  var end: Int

  @Argument(help: "The entry that counts: its number as 'disputes' prints it.")
  var entry: Int

  @Option(help: "Why.")
  var reason: String?

  func run(_ context: TournamentContext) async throws {
    let tournament = try await context.tournament()
    let id = try context.archer(archer, in: tournament)
    let all = tournament.disputes + tournament.settledDisputes
    guard let dispute = all.first(where: { $0.archer == id && $0.end == end }) else {
      let name = tournament.displayName(of: id)
      throw CommandFailure(
        Message("End \(end) of \(name) is not disputed. Use 'archery disputes' to see the disputed ends.")
      )
    }
    guard dispute.entries.indices.contains(entry - 1) else {
      throw CommandFailure(Message("This end has the entries 1 to \(dispute.entries.count). Choose one of them."))
    }
    let command = TournamentCommand.settle(id, end: end, entry: dispute.entries[entry - 1].id, reason: reason)
    let after = try await context.perform(command).tournament
    let left = after.disputes
    try context.show(left, [Terminal.text(Message("Settled."))] + left.flatMap(\.lines))
  }
}

extension DisputeCard {
  fileprivate var lines: [String] {
    [
      Terminal.text(
        isSettled
          ? Message("End \(end) of \(displayName), settled")
          : Message("End \(end) of \(displayName)", context: "archer")
      )
    ]
      + entries.enumerated().map { index, entry in
        let who = Terminal.text(entry.scorers(separator: ", "))
        let note = entry.counts ? "  (\(Terminal.text(Message("on the board"))))" : ""
        return "  \(index + 1)  \(entry.tokens.joined(separator: " "))  \(entry.total)  \(who)\(note)"
      }
  }
}
