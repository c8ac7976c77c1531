import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  /// The target scores; nil where there are none.
  func targets(_ screen: TargetsScreen?, notes: NotesView) throws(TemplateFailure) -> Page {
    try page(
      Message("Targets"),
      "targets",
      TargetsView(screen, notes),
      in: .league(.targets),
      layout: .wide,
      scripts: ["choices.js"],
      follows: LeagueContent.paths,
      json: screen
    )
  }
}

/// The view of the template `targets`.
private struct TargetsView {
  let notes: NotesView
  let hasTargets: Bool
  let lacksLibrary: Bool
  let sorts: [OptionView]
  let banks: [OptionView]
  let lines: [TargetView]

  init(_ screen: TargetsScreen?, _ notes: NotesView) {
    self.notes = notes
    hasTargets = screen != nil
    lacksLibrary = screen?.hasLibrary == false
    sorts = TargetSort.allCases.map {
      OptionView($0.rawValue, $0.title, isChosen: $0 == screen?.sort)
    }
    banks =
      [OptionView("", Message("All banks"), isChosen: screen?.bank == nil)]
      + (screen?.banks ?? []).map { OptionView("\($0)", Message("Bank \($0)"), isChosen: $0 == screen?.bank) }
    lines = screen?.lines.map(TargetView.init) ?? []
  }
}

/// One target, as tables and cards show it.
struct TargetView {
  let game: String
  let address: String?
  let bank: String
  let great: Message
  let main: Message
  let floor: Message

  init(_ line: TargetsScreen.Line) {
    game = line.game
    address = line.match.map { PinballAddress.game($0.practiceKey).text }
    bank = line.bank.map { "\($0)" } ?? "—"
    (great, main, floor) = (shown(line.great), shown(line.main), shown(line.floor))
  }
}
