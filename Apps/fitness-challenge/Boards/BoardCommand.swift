import ArgumentParser
import Domain
import GroupChallenges
import Pages
import ScorebookKit
import Spaces

extension PeriodChoice: ExpressibleByArgument {}

struct BoardCommand: GroupCommand {
  static let configuration = CommandConfiguration(
    commandName: "board",
    abstract: "Prints a group's board of a day, week, month, season or of all time, or its changes as they happen.",
    discussion: """
      Example: fitness-challenge board --period season
               fitness-challenge board "Morning crew" --period day --bucket 2026-03-30
               fitness-challenge board --around-me
               fitness-challenge board --follow
      """
  )

  @OptionGroup var options: GroupOptions

  @Option(help: "The period: day, week, month, season or all.")
  var period = PeriodChoice.month

  @Option(help: "A day, week, month or season such as 2026-03-30, 2026-W14, 2026-03 or 2026-OUTDOOR. Default: now.")
  var bucket: String?

  @Option(help: "The number of places to skip at the top.")
  var from = 0

  @Flag(help: "Print the places around your own.")
  var aroundMe = false

  @Flag(help: "List the earlier boards of the period with their winners.")
  var past = false

  @Flag(help: "Print each change of a place, until Ctrl-C.")
  var follow = false

  func validate() throws {
    guard from >= 0 else { throw ValidationError(Message("--from is 0 or more.")) }
    guard [past, follow, aroundMe || bucket != nil || from > 0].count(where: \.self) < 2 else {
      throw ValidationError(Message("Use --past, --follow or a part of the board, not two of them."))
    }
  }

  func run(_ context: GroupContext) async throws {
    if follow { return try await Interrupt.ends { try await followBoard(context) } }
    let boards = try await context.app.boards(of: context.view)
    let window: PeriodScreen.Window = aroundMe ? .aroundMe : .from(from)
    guard let screen = try await boards.screen(of: context.view, period.period, bucket: bucket, window) else {
      throw ValidationError(Message("\"\(bucket ?? "")\" is not a board of this period."))
    }
    if past { return try context.show(screen.past, pastLines(screen)) }
    try context.show(screen, lines(screen))
  }

  private func lines(_ screen: PeriodScreen) -> [String] {
    let table = TextTable(screen.lines) { line in
      [line.place, line.displayName, "\(line.value)", line.isMine ? Terminal.text(Message("you")) : ""]
    }
    let mine = screen.mineWords ?? Message("You are not on this board yet.")
    let hidden = screen.isHidden ? Message("The other members appear here when the week is over.") : nil
    let title: Message = "\(screen.name): \(screen.period.words(ofBucket: screen.bucket))"
    let notes = [mine, screen.aheadWords, hidden].compactMap(\.self)
    return [Terminal.text(title)] + table.lines + notes.map(Terminal.text)
  }

  private func pastLines(_ screen: PeriodScreen) -> [String] {
    if screen.past.isEmpty { return [Terminal.text(Message("No earlier boards yet."))] }
    let none = Message("no one")
    return TextTable(screen.past) { past in
      [past.bucket, Terminal.text((past.winners + past.leaders).listed ?? none)]
        + [past.isFinal ? "" : Terminal.text(Message("provisional"))]
    }
    .lines
  }

  /// Prints the board, then its changes, and writes the boards after each change in the group, since no server may be
  /// running.
  private func followBoard(_ context: GroupContext) async throws {
    let (view, app) = (context.view, context.app)
    let boards = try await app.boards(of: view)
    let events = try await boards.events(of: view, period.period) { try await Task.sleep(for: $0) }
    if let screen = try await boards.screen(of: view, period.period) {
      let text = try options.json ? screen.json : lines(screen).joined(separator: "\n")
      Terminal.say(text)
    }
    try await withThrowingTaskGroup { group in
      group.addTask {
        for try await _ in context.spaces.changes(in: view.id) {
          try await boards.write(try await context.spaces.group(view.id))
        }
      }
      group.addTask {
        for try await event in events {
          if options.json { Terminal.say(try event.json) } else { Terminal.say(event.words) }
        }
      }
      try await group.next()
      group.cancelAll()
    }
  }
}
