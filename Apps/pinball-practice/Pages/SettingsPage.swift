import AppPages
import WebPages

extension PinballPages {
  /// What somebody has chosen.
  func settings(
    player: String?,
    players: [String],
    isSaved: Bool,
    ticket: FormTicket,
    signedIn: String
  ) throws(TemplateFailure) -> HTML {
    let view = SettingsView(
      isSaved: isSaved,
      hidden: [ticket.field(for: "settings")],
      players: [OptionView("", "Nobody", isChosen: player == nil)]
        + players.map { OptionView($0, $0, isChosen: $0 == player) }
    )
    return try document("Settings", "settings", view, in: nil, signedIn: signedIn)
  }
}

/// What the template `settings` sees.
private struct SettingsView {
  let isSaved: Bool
  let hidden: [HiddenField]
  let players: [OptionView]
}
