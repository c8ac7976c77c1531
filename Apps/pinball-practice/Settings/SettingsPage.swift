import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  func settings(_ settings: SettingsPage, follows: [ItemPath]) -> Page {
    Page(
      title: Message("Settings"),
      body: settingsPage(settings),
      scripts: ["keep.js"],
      follows: follows,
      json: settings.screen
    )
  }
}

struct SettingsPage {
  let screen: SettingsScreen
  let players: [String]
  var said: Message?
  /// The id by which a form restores the practice that was reset.
  var back: String?
}

@HTMLBuilder
private func settingsPage(_ page: SettingsPage) -> HTML {
  h1 { t("Settings") }
  if let said = page.said { outcome(said) }
  if let back = page.back {
    receipt(t("Your practice is empty now. A backup of it is kept.")) {
      undoForm(PinballAddress.practice("reset", "undo"), as: "undo") { hidden("back", back) }
    }
  }
  form(post: PinballAddress.settings, as: "settings", .class("card")) {
    // A box that is not ticked is not sent, so the form says that it has boxes.
    hidden("boxes", "yes")
    playerFields(page)
    boxes(page.screen)
    chartFields(page.screen)
    button(.class("primary block")) { t("Save") }
  }
  card("league", t("League")) {
    p { a(.href(PinballAddress.content)) { t("League and files") } }
  }
  keptForOffline
  resetCard()
}

@HTMLBuilder
private func playerFields(_ page: SettingsPage) -> HTML {
  let screen = page.screen
  let others = page.players.filter { $0 != screen.player }
  field(
    "player",
    t("My name in the league"),
    .select(playerChoices(page.players, chosen: screen.player)),
    hint: "Home shows this player's scores, and the standings highlight this player's row."
  )
  field("opponent", t("Compare me with"), .select(playerChoices(others, chosen: screen.opponent)))
  field("name", t("My nickname"), .text(screen.name ?? ""), .maxlength(100), .autocomplete(.nickname))
}

@HTMLBuilder
private func boxes(_ screen: SettingsScreen) -> HTML {
  choice("fills", .checkbox("yes", isOn: screen.fillsFromLeague)) {
    strong { t("Copy new league scores automatically") }
    span(.class("hint")) {
      t(
        "When the league has new scores, yours are added to your journal. \(a: "Preview them", .href(PinballAddress.files))"
      )
    }
  }
  choice("syncs", .checkbox("yes", isOn: screen.cloudSync)) {
    strong { t("Sync my practice") }
    span(.class("hint")) {
      t(
        "Off: your practice never leaves this machine. On: it syncs with the server that the app was started with (\(code: "--sync")). Turn it on for each machine. Turning it off deletes nothing on the server."
      )
    }
  }
}

private func chartFields(_ screen: SettingsScreen) -> HTML {
  fieldset {
    legend { t("Charts") }
    field("gaps", t("Show breaks"), .select(GapMode.known, GapMode(rawValue: screen.gapMode), \.title))
    field(
      "middle",
      t("Dashed line"),
      .select([
        Choice("median", Message("Median"), isChosen: screen.usesMedian),
        Choice("mean", Message("Mean"), isChosen: !screen.usesMedian),
      ]),
      hint: "Half of your scores are above the median. One huge score moves the mean."
    )
  }
}

private func resetCard() -> HTML {
  // The word is the same in every language.
  let word = "reset"
  return card("reset", t("Start over")) {
    p {
      t(
        "Deletes your practice, your viewing history and these settings. A backup is kept under \(a: "Import and export", .href(PinballAddress.files))."
      )
    }
    form(post: PinballAddress.practice("reset"), as: "reset", .class("joined")) {
      field(
        "word",
        t("Type the word \(bdi: word)"),
        .text(nil),
        .maxlength(20),
        .autocomplete(.off),
        .autocapitalize(.none),
        .spellcheck(false),
        .required
      )
      button(.class("danger")) { t("Delete everything") }
    }
  }
}
