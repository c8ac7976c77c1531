import ArgumentParser
import Domain
import GroupChallenges
import ScorebookKit
import Spaces

struct HistoryCommand: GroupCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Prints your check-ins or another member's, the newest first.",
    discussion: """
      With --csv, prints a table of your own, oldest first, which 'import' reads.

      Example: fitness-challenge history --csv > check-ins.csv
               fitness-challenge history --member Mia
      """
  )

  @OptionGroup var options: GroupOptions

  @Flag(help: "Print a table for spreadsheets.")
  var csv = false

  @Option(help: ArgumentHelp("Another member, by name or id.", valueName: "name"))
  var member: String?

  func validate() throws {
    if csv, member != nil { throw ValidationError(Message("The table is of your own check-ins only.")) }
  }

  func run(_ context: GroupContext) async throws {
    let me = try member.map { try history(of: $0, context) } ?? context.view.mine(at: context.now)
    if csv { return Terminal.print(me.csv) }
    let none =
      member == nil
      ? Message("No check-ins yet. After a workout: \("fitness-challenge check-in")") : Message("No check-ins to show.")
    let table = TextTable(me.entries) { entry in
      [
        entry.date, entry.note ?? "", entry.sourceWords.map(Terminal.text) ?? "",
        entry.enteredOn.map { Terminal.text(Message("entered \($0)")) } ?? "",
        entry.counts ? "" : Terminal.text(Message("does not count")),
      ]
    }
    let corrections = TextTable(me.corrections, \.columns).lines
    try context.show(me, (me.entries.isEmpty ? [Terminal.text(none)] : table.lines) + corrections)
  }

  private func history(of name: String, _ context: GroupContext) throws -> MemberScreen {
    let member = try context.member(name)
    guard let screen = context.view.history(of: member.user, at: context.now) else {
      throw CommandFailure(
        Message("In this group only \(member.displayName) and the organisers see these check-ins.")
      )
    }
    return screen
  }
}
