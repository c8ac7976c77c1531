import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  /// Returns the page of the settings.
  func settings(_ settings: SettingsPage, ticket: FormTicket, follows: [Path]) throws(TemplateFailure) -> Page {
    let view = SettingsView(settings, ticket)
    return try page(Message("Settings"), "settings", view, in: nil, follows: follows, json: settings.screen)
  }
}

/// The settings, with the result of the last change.
struct SettingsPage {
  let screen: SettingsScreen
  /// The names of the league's players, for display.
  let players: [String]
  var said: Message?
  /// The id by which a form restores the practice that was reset.
  var back: String?
}

/// The view of the template `settings`.
private struct SettingsView {
  struct Undo {
    let action = PinballAddress.practice("reset", "undo").text
    let hidden: [HiddenField]
  }

  let action = PinballAddress.settings.text
  let reset = PinballAddress.practice("reset").text
  let files = PinballAddress.files.text
  let said: Message?
  let undo: Undo?
  let hidden: [HiddenField]
  let resetFields: [HiddenField]
  let name: String
  let players: [OptionView]
  let opponents: [OptionView]
  let gaps: [OptionView]
  let middles: [OptionView]
  let fills: Bool
  let syncs: Bool

  init(_ page: SettingsPage, _ ticket: FormTicket) {
    let screen = page.screen
    (said, undo) = (
      page.said,
      page.back.map { Undo(hidden: [ticket.field(for: "undo"), HiddenField(name: "back", value: $0)]) }
    )
    resetFields = [ticket.field(for: "reset")]
    // A box that is not ticked is not sent, so the form says that it has boxes.
    hidden = [ticket.field(for: "settings"), HiddenField(name: "boxes", value: "yes")]
    name = screen.name ?? ""
    func options(_ chosen: String?, without other: String?) -> [OptionView] {
      [OptionView("", Message("No player"), isChosen: chosen == nil)]
        + page.players.filter { $0 != other }.map { OptionView($0, Message(verbatim: $0), isChosen: $0 == chosen) }
    }
    players = options(screen.player, without: nil)
    opponents = options(screen.opponent, without: screen.player)
    gaps = GapMode.known.map {
      OptionView($0.rawValue, $0.title, isChosen: $0.rawValue == screen.gapMode)
    }
    middles = [
      OptionView("median", Message("Median"), isChosen: screen.usesMedian),
      OptionView("mean", Message("Mean"), isChosen: !screen.usesMedian),
    ]
    (fills, syncs) = (screen.fillsFromLeague, screen.cloudSync)
  }
}
