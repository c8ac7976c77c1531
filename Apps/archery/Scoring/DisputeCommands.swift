import AppKit
import ArcheryScoring
import ArgumentParser
import Domain

struct Disputes: ShootCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the disputed ends that wait for the organiser.",
    discussion: "Example: archery disputes \"Club evening\""
  )

  @OptionGroup var options: ShootOptions

  func run(_ context: ShootContext) async throws {
    let tournament = try await context.tournament()
    let all = tournament.disputes + tournament.settledDisputes
    try context.show(all, all.isEmpty ? ["No disputes."] : all.flatMap(\.lines))
  }
}

struct Settle: ShootCommand {
  static let configuration = CommandConfiguration(
    abstract: "Decides which entry of a disputed end counts.",
    discussion: "Example: archery settle \"Club evening\" Ben 3 2 --reason \"looked at the target\""
  )

  @OptionGroup var options: ShootOptions

  @Argument(help: "The archer's name or id, or me.")
  var archer: String

  @Argument(help: "The end, from 1.")
  var end: Int

  @Argument(help: "The entry that counts: its number as 'disputes' prints it.")
  var entry: Int

  @Option(help: "Why.")
  var reason: String?

  func run(_ context: ShootContext) async throws {
    let tournament = try await context.tournament()
    let id = try context.archer(archer, in: tournament)
    let all = tournament.disputes + tournament.settledDisputes
    guard let dispute = all.first(where: { $0.archer == id && $0.end == end }) else {
      throw CommandFailure(
        "end \(end) of \(tournament.displayName(of: id)) is not disputed; 'disputes' prints those that are"
      )
    }
    guard dispute.entries.indices.contains(entry - 1) else {
      throw CommandFailure("there are the entries 1 to \(dispute.entries.count)")
    }
    let command = TournamentCommand.settle(id, end: end, entry: dispute.entries[entry - 1].id, reason: reason)
    let after = try await context.perform(command).tournament
    let left = after.disputes
    try context.show(left, ["Settled."] + left.flatMap(\.lines))
  }
}

extension DisputeCard {
  fileprivate var lines: [String] {
    ["End \(end) of \(displayName)\(isSettled ? ", settled" : "")"]
      + entries.enumerated().map { index, entry in
        let who = entry.scorerNames.joined(separator: " and ")
        let note = entry.counts ? "  (on the board)" : ""
        return "  \(index + 1)  \(entry.tokens.joined(separator: " "))  \(entry.total)  by \(who)\(note)"
      }
  }
}
