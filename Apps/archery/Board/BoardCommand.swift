import AppKit
import ArcheryScoring
import ArgumentParser
import Domain
import LeaderboardKit
import Pages

struct Board: ShootCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the board as it stands, or follows it.",
    discussion: """
      With --follow the board is printed again after each change, until Ctrl-C: in place on a terminal, one
      after the other into a file or pipe, and with --json each on a line.

      Example: archery board "Club evening" --bow recurve
               archery board "Club evening" --follow
      """
  )

  @OptionGroup var options: ShootOptions

  @Option(
    help:
      "Only archers with this bow, ranked among themselves: \(BowType.words); all for everybody. Otherwise as settings say."
  )
  var bow: BowChoice?

  @Option(help: "The order of the lines: rank or target.")
  var order = BoardChoice.Order.rank

  @Flag(help: "Print it again after each change, until Ctrl-C.")
  var follow = false

  func run(_ context: ShootContext) async throws {
    let wishes = try await context.app.settings.load(context.user)
    if follow { return try await Interrupt.ends { try await followBoard(context, wishes) } }
    let screen = screen(of: try await context.tournament(), context, wishes)
    try context.show(screen, screen.lines)
    if bow == nil, !options.json, let division = screen.division {
      Terminal.say("\n\(division.label) only, as your settings say; --bow all shows everybody.")
    }
  }

  private func screen(of tournament: Tournament, _ context: ShootContext, _ wishes: LeaderboardSettings) -> BoardScreen
  {
    let viewer = BoardViewer(context.user, now: context.app.now())
    let division = bow.map(\.bow) ?? wishes.usualBow(in: tournament)
    return tournament.boardScreen(for: viewer, BoardChoice(division: division, order: order))
  }

  private func followBoard(_ context: ShootContext, _ wishes: LeaderboardSettings) async throws {
    var shown = FollowedScreen(isJSON: options.json)
    for try await snapshot in context.app.tournaments.follow(context.id) {
      let screen = screen(of: snapshot.tournament, context, wishes)
      try shown.show(screen, screen.lines)
    }
  }
}

extension BoardScreen {
  /// The board for a terminal; the same for everyone who looks.
  var lines: [String] {
    let ranked = TextTable(rows) { row in
      [
        "\(row.tied ? "=" : "")\(row.rank)", row.movement.map { MovementView($0).sign } ?? "", row.displayName,
        "\(row.runningTotal)",
        "\(row.scoreDifferenceFromFirst)",
        countTitles.x.map { "\(row.xCount) \($0)" } ?? "", "\(row.tenCount) \(countTitles.ten)",
        "\(row.endsCompleted)/\(ends) ends",
        row.target?.text ?? "", row.reason ?? "",
      ]
    }
    let others = unranked.map { "\($0.reason.rawValue)  \($0.displayName)  \($0.totalScore)" }
    let heading = [
      "\(name): "
        + ([Message(verbatim: roundName), division?.label, status.label, endWords] as [Message?]).compactMap(\.self)
        .map { Terminal.text($0) }.joined(separator: ", "),
      "\(rule.name): \(rule.explanation)", "",
    ]
    let note = refusedEvents == 0 ? [] : ["", Terminal.text(Message("\(refusedEvents) entries did not count."))]
    return heading + ranked.lines + others + note
  }
}
