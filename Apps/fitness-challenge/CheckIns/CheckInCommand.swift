import ArgumentParser
import Domain
import Foundation
import GroupChallenges
import Pages
import ScorebookKit
import Spaces

struct CheckInCommand: GroupCommand {
  static let configuration = CommandConfiguration(
    commandName: "check-in",
    abstract: "Records a check-in for today or an earlier day, or undoes the last one.",
    discussion: """
      Example: fitness-challenge check-in --note "5 km"
               fitness-challenge check-in "Morning crew" --date 2026-03-30
               fitness-challenge check-in --undo
      """
  )

  @OptionGroup var options: GroupOptions

  @Option(help: "A short note.")
  var note: String?

  @Option(help: ArgumentHelp("The day. Default: today.", valueName: "yyyy-mm-dd"))
  var date: String?

  @Option(help: "The time zone whose date counts, such as Europe/Berlin. Default: this machine's.")
  var zone: ZoneChoice?

  @Option(help: ArgumentHelp("An id of your own; the same command with the same id is done once.", valueName: "id"))
  var id: String?

  @Flag(help: "Undo the last check-in, or the last of --date.")
  var undo = false

  func validate() throws {
    if undo, note != nil || zone != nil || id != nil {
      throw ValidationError(Message("--undo goes with --date only."))
    }
  }

  func run(_ context: GroupContext) async throws {
    if undo { return try await takeBack(context) }
    let zone = try self.zone?.table ?? ZoneTable(named: TimeZone.current.identifier)
    let outcome = try await context.app.checkIn(
      in: context.view,
      by: context.account,
      zone: zone,
      on: date,
      note: note,
      as: id
    )
    let entry = outcome.view.mine(at: context.now).entries.first { $0.id == outcome.event }
    let date = entry?.date ?? outcome.view.mine(at: context.now, in: zone).today
    try show(
      outcome.view,
      context,
      outcome.isRepeat ? Message("Already counted for \(date).") : Message("Checked in for \(date).")
    )
  }

  private func takeBack(_ context: GroupContext) async throws {
    let entries = context.view.mine(at: context.now).entries
    guard let last = entries.first(where: { date == nil || $0.date == date }) else {
      throw CommandFailure(
        date.map { Message("There is no check-in on \($0) to undo.") } ?? Message("There is no check-in to undo.")
      )
    }
    let after = try await context.spaces.undo(last.id, in: context.view.id)
    try show(after, context, Message("Undone: \([last.date, last.note].compactMap(\.self).joined(separator: ", "))."))
  }

  private func show(_ view: GroupView, _ context: GroupContext, _ done: Message) throws {
    let me = view.mine(at: context.now)
    guard let week = view.week(at: context.now) else { return }
    let mine = week.boards.first { $0.type == .checkIn }?.lines.first(where: \.isMine)
    let streak = Message("\(me.streak) days in a row")
    let facts = Message("\(Int(mine?.value ?? 0)) this week, \(streak).")
    try context.show(week, [done, facts].map(Terminal.text))
  }
}
