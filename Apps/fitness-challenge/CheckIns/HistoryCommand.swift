import AppKit
import ArgumentParser
import Domain
import GroupChallenges
import Spaces

struct HistoryCommand: GroupCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Prints your check-ins, the newest first.",
    discussion: """
      With --csv, prints a table, oldest first, which 'import' reads.

      Example: fitness-challenge history --csv > check-ins.csv
      """
  )

  @OptionGroup var options: GroupOptions

  @Flag(help: "Print a table for spreadsheets.")
  var csv = false

  func run(_ context: GroupContext) async throws {
    let me = context.view.mine(at: context.now)
    if csv { return Terminal.print(me.csv) }
    let none = Message("No check-ins yet. After a workout: \("fitness-challenge check-in")")
    let table = TextTable(me.entries) { entry in
      [
        entry.date, entry.note ?? "", entry.sourceWords.map(Terminal.text) ?? "",
        entry.enteredOn.map { Terminal.text(Message("entered \($0)")) } ?? "",
        entry.counts ? "" : Terminal.text(Message("does not count")),
      ]
    }
    try context.show(me, me.entries.isEmpty ? [Terminal.text(none)] : table.lines)
  }
}
