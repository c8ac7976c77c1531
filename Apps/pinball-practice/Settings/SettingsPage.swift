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
  /// The server that this machine syncs with; nil for none.
  var server: String?
  /// The page on which it is chosen; nil for a reader who may not.
  var syncPage: WebAddress?
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
    boxes(page)
    chartFields(page.screen)
    button(.class("primary block")) { t("Save") }
  }
  card("league", t("League")) {
    p { a(.href(PinballAddress.content)) { t("League and files") } }
  }
  if let address = page.syncPage { p { buttonLink(address, isWide: true) { t("Sync with another machine") } } }
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
private func boxes(_ page: SettingsPage) -> HTML {
  let screen = page.screen
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
      if let server = page.server {
        t(
          "On: your practice goes to your account at \(bdi: server). The owner of that server can read it, no other player."
        )
      } else {
        t("On: your practice goes to your account on another machine, once this one syncs with it.")
      }
    }
    span(.class("hint")) {
      t(
        "That is your scores with their places, your notes, what you studied and worked on, your groups, these settings and your backups. Turn it on for each machine."
      )
    }
    span(.class("hint")) {
      t(
        "Off: your practice and its notices never leave this machine. What is elsewhere already stays there. Your viewing history, your nights and your other notices are synced either way."
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
