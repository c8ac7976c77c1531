import Domain
import Pages
import Pinball

extension PinballPages {
  /// A season's standings; nil where there are none.
  func standings(_ screen: StandingsScreen?, notes: NotesView) throws(TemplateFailure) -> Page {
    let view = StandingsView(screen, notes)
    return try page(
      screen.map { "Standings of season \($0.season)" } ?? "Standings",
      "standings",
      view,
      in: .league(.standings),
      layout: .wide,
      scripts: ["choices.js"],
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
  let skipped: String?

  init(_ screen: StandingsScreen?, _ notes: NotesView) {
    self.notes = notes
    season = screen?.season
    seasons = (screen?.seasons.reversed() ?? []).map {
      OptionView("\($0)", "Season \($0)", isChosen: $0 == screen?.season)
    }
    banks = (1...StandingsRow.bankCount).map { "B\($0)" }
    lines = screen?.lines.map { StandingView($0, finalists: screen?.finalists ?? 0) } ?? []
    let count = screen?.skippedRows ?? 0
    skipped = count > 0 ? "\(Words.count(count, "row", "rows")) of the file could not be used." : nil
  }
}

private struct StandingView {
  let rank: Int
  let place: String
  let player: String
  let address: String
  let total: String
  let eligible: String
  let nights: String
  let banks: [String]
  let isMine: Bool

  init(_ line: StandingsScreen.Line, finalists: Int) {
    (rank, player, isMine) = (line.rank, line.player, line.isMine)
    address = PinballAddress.player(line.player).text
    place = line.rank <= 3 ? "place-\(line.rank)" : line.rank <= finalists ? "final" : ""
    (total, eligible) = (line.total.grouped, line.eligible)
    nights = line.nights.map { "\($0)" } ?? "—"
    banks = line.banks.map(\.grouped)
  }
}
