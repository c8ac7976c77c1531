import ArcheryScoring
import ArgumentParser
import Domain
import Hypertext
import Leaderboards
import Pages
import ScorebookKit

struct Board: TournamentSubcommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the present board, or follows it.",
    discussion: """
      With --follow the board is printed again after each change, until Ctrl-C: in place on a terminal, one
      after the other into a file or pipe, and with --json each on a line.

      Example: archery board "Club evening" --bow recurve
               archery board "Club evening" --follow
      """
  )

  @OptionGroup var options: TournamentOptions

  @Option(
    help:
      "Only archers with this bow, ranked among themselves: \(BowType.words); all for everybody. Otherwise as settings say."
  )
  var bow: BowChoice?

  @Option(help: "Only the category with this code, such as RM; otherwise each category.")
  var category: String?

  @Option(help: "The order of the lines: rank or target.")
  var order = BoardChoice.Order.rank

  @Flag(help: "Print it again after each change, until Ctrl-C.")
  var follow = false

  func run(_ context: TournamentContext) async throws {
    let wishes = try await context.app.settings.load(context.user)
    if follow { return try await Interrupt.ends { try await followBoard(context, wishes) } }
    let screens = try screens(of: try await context.tournament(), context, wishes)
    try screens.show(in: context)
    if bow == nil, !options.json, let division = screens.first?.division {
      Terminal.say("")
      Terminal.say(Message("Only \(division.label), as in your settings. Use --bow all to see all archers."))
    }
  }

  private func screens(
    of tournament: Tournament,
    _ context: TournamentContext,
    _ wishes: LeaderboardSettings
  ) throws -> [BoardScreen] {
    let viewer = BoardViewer(context.user, now: context.app.now())
    let division = bow.map(\.bow) ?? wishes.usualBow(in: tournament)
    let category = try category.map { try tournament.category(named: $0).id }
    return BoardChoice(division: division, category: category, order: order).parts(of: tournament)
      .map { tournament.boardScreen(for: viewer, $0) }
  }

  private func followBoard(_ context: TournamentContext, _ wishes: LeaderboardSettings) async throws {
    var shown = FollowedScreen(isJSON: options.json)
    for try await snapshot in context.app.tournaments.follow(context.id) {
      let screens = try screens(of: snapshot.tournament, context, wishes)
      if screens.count == 1 {
        try shown.show(screens[0], screens[0].lines)
      } else {
        try shown.show(screens, screens.lines)
      }
    }
  }
}

extension [BoardScreen] {
  /// The boards for a terminal, an empty line between two.
  var lines: [String] {
    enumerated().flatMap { number, screen -> [String] in (number == 0 ? [] : [""]) + screen.lines }
  }

  /// Prints one board as it is, several as a list.
  func show(in context: TournamentContext, after notes: [String] = []) throws {
    if count == 1 { return try context.show(self[0], notes + self[0].lines) }
    try context.show(self, notes + lines)
  }
}

extension BoardScreen {
  var lines: [String] {
    let ranked = TextTable(rows) { row in
      [
        row.place, row.movement.map { Movement($0).sign } ?? "", row.displayName,
        "\(row.runningTotal)",
        "\(row.scoreDifferenceFromFirst)",
      ] + countTitles.words(of: row).map { Terminal.text($0) } + [
        Terminal.text(Message("\(row.endsCompleted) of \(ends) ends")),
        row.target?.text ?? "", row.disputedEnds.isEmpty ? "" : Terminal.text(row.disputeWords),
        row.reason.map { Terminal.text($0.message) } ?? "",
      ]
    }
    let others = unranked.map { "\($0.reason.rawValue)  \($0.displayName)  \($0.totalScore)" }
    let heading = [
      "\(name): "
        + ([
          category?.name.message, .round(roundName), division?.label, status.label,
          endWords,
        ] as [Message?]).compactMap(\.self)
        .map { Terminal.text($0) }.joined(separator: ", "),
      rule.line, "",
    ]
    let disputes = rows.contains { !$0.disputedEnds.isEmpty }
    let notes = [
      disputes ? Message("Scorers disagree about some ends. Use 'archery disputes' to see them.") : nil,
      refusedEvents == 0 ? nil : Message("\(refusedEvents) entries did not count."),
    ]
    return heading + ranked.lines + others + notes.compactMap(\.self).flatMap { ["", Terminal.text($0)] }
  }
}
