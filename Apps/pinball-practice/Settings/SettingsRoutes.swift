import Domain
import Hypertext
import Pages
import Pinball
import ScoreServer

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
      try await app.change(try SettingsDraft(form), of: account, as: try form.contentTicket())
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
    return SettingsPage(screen: try await app.practice(of: account).settings(names), players: names.all)
  }
}

extension SettingsDraft {
  /// The changes of a form; fields that the form lacks stay.
  fileprivate init(_ form: Form) throws {
    self.init()
    if form.has("name") { name = form["name"] ?? "" }
    if form.has("player") { player = form["player"] ?? "" }
    if form.has("opponent") { opponent = form["opponent"] ?? "" }
    gapMode = form["gaps"].map { GapMode(rawValue: $0) }.flatMap { $0.isKnown ? $0 : nil }
    usesMedian = form["middle"].map { $0 == "median" }
    if form.has("boxes") { (fillsFromLeague, cloudSync) = (form.has("fills"), form.has("syncs")) }
  }
}
