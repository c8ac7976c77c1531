import Domain
import Hypertext
import OfflineSync
import Pages
import Pinball
import ScoreServer
import ScorebookKit

extension PinballWeb {
  func addSettings(to site: Site) {
    site.page("settings") { visit in
      let account = try visit.account()
      var settings = try await settings(account)
      settings.said = visit.query["said"].flatMap { Self.settingsWords[$0] }
      settings.back = visit.query["back"]
      return pages.settings(settings, follows: account.practicePaths)
    }
    site.form("settings") { visit, form in
      let account = try visit.account()
      try await app.changeSettings(of: account, as: try form.contentTicket()) { $0.takeSettings(form) }
      try await app.fillFromLeague(await app.league(), for: account, zone: visit.zone)
      return .goTo(PinballAddress.settings.with("said", "saved"))
    }
    site.form("practice/reset") { visit, form in
      let account = try visit.account()
      let back = try await app.reset(typed: form["word"] ?? "", of: account, as: try id(of: form))
      return .goTo(PinballAddress.settings.with("back", back))
    }
    site.form("practice/reset/undo") { visit, form in
      let account = try visit.account()
      try await app.takeBack(try form.text("back"), of: account)
      return .goTo(PinballAddress.settings.with("said", "back"))
    }
  }

  /// The confirmation that the page shows after a form.
  private static let settingsWords = ["saved": Message("Saved."), "back": Message("Everything is back.")]

  private func settings(_ account: Account) async throws(PracticeError) -> SettingsPage {
    let names = await app.league().names
    return SettingsPage(
      screen: try await app.practice(of: account).settings(names),
      players: names.all,
      server: frame.server?.report.server,
      syncPage: frame.syncPage(for: account)
    )
  }
}

extension PracticeState {
  /// Takes the settings of a form; those that it lacks stay.
  fileprivate mutating func takeSettings(_ form: Form) {
    if form.has("name") { practiceSettings.playerName = form["name"] ?? "" }
    if form.has("player") { leagueSettings.playerName = form["player"] ?? "" }
    if form.has("opponent") { practiceSettings.comparisonPlayerName = form["opponent"] ?? "" }
    if let mode = form["gaps"].map({ GapMode(rawValue: $0) }), mode.isKnown { analyticsSettings.gapMode = mode }
    if let middle = form["middle"] { analyticsSettings.useMedian = middle == "median" }
    if form.has("boxes") {
      (leagueSettings.csvAutoFillEnabled, syncSettings.cloudSyncEnabled) = (form.has("fills"), form.has("syncs"))
    }
  }
}
