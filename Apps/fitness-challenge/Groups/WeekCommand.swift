import ArgumentParser
import AsyncAlgorithms
import Domain
import GroupChallenges
import Pages
import ScorebookKit
import Spaces

struct WeekCommand: GroupCommand {
  static let configuration = CommandConfiguration(
    commandName: "week",
    abstract: "Prints the boards of a week, follows those of the running one, or lists past weeks.",
    discussion: """
      With --follow, the boards are printed again after each change, until Ctrl-C, and on Monday the next week's: \
      in place on a terminal, one after the other into a file or pipe, and with --json each on a line.

      Example: fitness-challenge week
               fitness-challenge week "Morning crew" 2026-W14
               fitness-challenge week --past
      """
  )

  @OptionGroup var options: GroupOptions

  @Argument(help: "A week such as 2026-W14. (default: the present week)")
  var week: String?

  @Flag(help: "List the weeks before this one, with their winners.")
  var past = false

  @Flag(help: "Print it again after each change, until Ctrl-C.")
  var follow = false

  /// Whether the group is left out, so that the first argument is the week.
  private var isGroupLeftOut: Bool { week == nil && options.group?.wholeMatch(of: /\d{4}-W\d\d/) != nil }

  private var weekName: String? { isGroupLeftOut ? options.group : week }

  var space: String? { isGroupLeftOut ? nil : options.group }

  func validate() throws {
    guard [past, follow, weekName != nil].count(where: \.self) < 2 else {
      throw ValidationError(Message("Name a week, or use --past or --follow."))
    }
  }

  func run(_ context: GroupContext) async throws {
    if follow { return try await Interrupt.ends { try await followWeek(context) } }
    if past {
      let weeks = context.view.pastWeeks(at: context.now)
      return try context.show(weeks, weeks.isEmpty ? [Terminal.text(Message("No week is over yet."))] : weeks.lines)
    }
    guard let screen = context.view.week(weekName, at: context.now) else {
      throw ValidationError(
        Terminal.text(Message("\"\(weekName ?? "")\" is not a week. Write it like 2026-W14."))
      )
    }
    try context.show(screen, screen.lines)
  }

  private func followWeek(_ context: GroupContext) async throws {
    func states(of type: ChallengeType) -> some AsyncSequence<ChallengeUpdate.Status, any Error> & Sendable {
      context.spaces.observe(type, of: context.view.id) { try await Task.sleep(for: $0) }.map { $0.status }
    }
    var shown = FollowedScreen(isJSON: options.json)
    for try await status in merge(states(of: .checkIn), states(of: .streak)) where status == .live {
      let view = try await context.spaces.group(context.view.id)
      guard let screen = view.week(at: context.now) else { continue }
      try shown.show(screen, screen.lines)
    }
  }
}

extension WeekScreen {
  /// The week for a terminal.
  var lines: [String] {
    let head = Message("\(name): \(week), \(firstDate) to \(lastDate)")
    let state =
      switch (isOver, provisionalUntil) {
      case (false, _): head
      case (true, nil): Message("\(head), over")
      case (true, let until?):
        Message("\(head), over. Provisional: late check-ins count until \(until.iso8601).")
      }
    return [state, unreadableWords].compactMap(\.self).map(Terminal.text)
      + boards.flatMap { ["", Terminal.text($0.type.title)] + $0.text }
  }
}

extension WeekScreen.Board {
  fileprivate var text: [String] {
    let table = TextTable(lines) { line in
      let notes = [line.isMine ? Message("you") : nil, line.late == 0 ? nil : line.lateWords].compactMap(\.self)
      return [
        line.place ?? "-", line.displayName, line.rank == nil ? "" : Terminal.text(type.words(line.value)),
        Terminal.text(notes.joined(separator: ", ")),
      ]
    }
    let hidden = isHidden ? Message("The other members appear here when the week is over.") : nil
    return table.lines + [firstWords, hidden].compactMap(\.self).map(Terminal.text)
  }
}

extension [WeekScreen] {
  fileprivate var lines: [String] {
    TextTable(self) { week in
      let none = Message("no one")
      let winners = week.boards.map { Message("\($0.type.title): \($0.first.listed ?? none)") }
      let state: Message = week.provisionalUntil == nil ? "" : Message("provisional")
      let dates = Message("\(week.firstDate) to \(week.lastDate)")
      return ["\(week.week)  \(Terminal.text(dates))"] + (winners + [state]).map(Terminal.text)
    }
    .lines
  }
}
