import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  /// A season's standings; nil where there are none.
  func standings(_ screen: StandingsScreen?, notes: NotesView) throws(TemplateFailure) -> Page {
    let view = StandingsView(screen, notes)
    return try page(
      screen.map { Message("Standings of season \($0.season)") } ?? Message("Standings"),
      "standings",
      view,
      in: .league(.standings),
      layout: .wide,
      scripts: ["choices.js"],
      follows: LeagueContent.paths,
      json: screen
    )
  }
}

/// The view of the template `standings`.
private struct StandingsView {
  let notes: NotesView
  let season: Int?
  let seasons: [OptionView]
  let banks: [String]
  let lines: [StandingView]
  /// nil where every row could be read.
  let skipped: Int?

  init(_ screen: StandingsScreen?, _ notes: NotesView) {
    self.notes = notes
    season = screen?.season
    seasons = (screen?.seasons.reversed() ?? []).map {
      OptionView("\($0)", Message("Season \($0)"), isChosen: $0 == screen?.season)
    }
    banks = (1...StandingsRow.bankCount).map { "B\($0)" }
    lines = screen?.lines.map { StandingView($0, finalists: screen?.finalists ?? 0) } ?? []
    skipped = (screen?.skippedRows).flatMap { $0 > 0 ? $0 : nil }
  }
}

private struct StandingView {
  let rank: Int
  let place: String
  let player: String
  let address: String
  let total: Message
  let eligible: Message
  let nights: String
  let banks: [Message]
  let isMine: Bool

  init(_ line: StandingsScreen.Line, finalists: Int) {
    (rank, player, isMine) = (line.rank, line.player, line.isMine)
    address = PinballAddress.player(line.player).text
    place = line.rank <= 3 ? "place-\(line.rank)" : line.rank <= finalists ? "final" : ""
    (total, eligible) = (shown(line.total), line.eligibility)
    nights = line.nights.map { "\($0)" } ?? "—"
    banks = line.banks.map { shown($0) }
  }
}

extension StandingsScreen.Line {
  /// Whether the player may play in the finals; a word of the league's own as it is.
  var eligibility: Message {
    switch eligible.lowercased() {
    case "yes": Message("Yes")
    case "no": Message("No")
    default: Message(verbatim: eligible)
    }
  }
}
