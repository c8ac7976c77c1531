import ArgumentParser
import Domain
import GroupChallenges
import Pages
import ScorebookKit
import Spaces

struct CorrectCheckIn: GroupCommand {
  static let configuration = CommandConfiguration(
    commandName: "correct",
    abstract: "Removes a member's check-in or moves it to another date, with a reason that the member reads.",
    discussion: """
      Example: fitness-challenge group correct Mia 2026-03-30 --reason "Was at home"
               fitness-challenge group correct Mia 2026-03-30 --to 2026-03-29 --reason "It was Sunday"
               fitness-challenge group correct Mia 2026-03-30 --undo
      """
  )

  @Argument(help: "The member's name or id.")
  var member: String

  @Argument(help: ArgumentHelp("The day of the check-in, as the member entered it.", valueName: "yyyy-mm-dd"))
  var date: String

  @OptionGroup var options: GroupOptions

  @Option(help: "The reason, which the member reads.")
  var reason: String?

  @Option(help: ArgumentHelp("The right day. Default: the check-in is removed.", valueName: "yyyy-mm-dd"))
  var to: String?

  @Flag(help: "Undo the last correction of that day.")
  var undo = false

  func validate() throws {
    if undo, reason != nil || to != nil {
      throw ValidationError(Message("--undo goes without --reason and --to."))
    }
  }

  func run(_ context: GroupContext) async throws {
    try context.requireLead()
    let member = try context.member(member)
    guard let history = context.view.history(of: member.user, at: context.now) else { return }
    if undo { return try await undo(of: member, history, context) }
    guard let entry = history.entries.first(where: { $0.date == date }) else {
      throw CommandFailure(Message("\(member.displayName) has no check-in on \(date)."))
    }
    let correction = GroupAction.Correction(of: entry.id, to: to, because: reason ?? "")
    let (id, ticket) = (context.view.id, context.newTicket())
    let view = try await context.spaces.correct(correction, of: member.user, in: id, as: ticket)
    let name = member.displayName
    let done =
      to.map { Message("The check-in of \(name) on \(date) is moved to \($0).") }
      ?? Message("The check-in of \(name) on \(date) is removed.")
    try show(done, member, view, context)
  }

  private func undo(of member: MemberRecord, _ history: MemberScreen, _ context: GroupContext) async throws {
    guard let last = history.corrections.first(where: { $0.date == date }) else {
      throw CommandFailure(Message("There is no correction of a check-in on \(date) to undo."))
    }
    let view = try await context.spaces.undo(last.id, in: context.view)
    try show(Message("The check-in of \(member.displayName) on \(date) is back."), member, view, context)
  }

  private func show(_ done: Message, _ member: MemberRecord, _ view: GroupView, _ context: GroupContext) throws {
    try context.show(view.history(of: member.user, at: context.now), [Terminal.text(done)])
  }
}

struct ListCorrections: GroupCommand {
  /// A correction as `--json` prints one.
  private struct Row: Encodable {
    let member: String
    let correction: MemberScreen.Correction
  }

  static let configuration = CommandConfiguration(
    commandName: "corrections",
    abstract: "Lists the check-ins that organisers removed or moved, with the reasons, the newest first."
  )

  @OptionGroup var options: GroupOptions

  func run(_ context: GroupContext) async throws {
    try context.requireLead()
    let rows = context.view.corrections(at: context.now).map { Row(member: $0.member, correction: $0.correction) }
    let table = TextTable(rows) { [$0.member] + $0.correction.columns }
    try context.show(rows, rows.isEmpty ? [Terminal.text(Message("No corrections yet."))] : table.lines)
  }
}

extension MemberScreen.Correction {
  /// The columns of a table: what became of the check-in, by whom and why.
  var columns: [String] { [date, Terminal.text(what), by, reason] }

  /// What became of the check-in.
  var what: Message { newDate.map { Message("moved to \(.day($0))") } ?? Message("removed") }
}
