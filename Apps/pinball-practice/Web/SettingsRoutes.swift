import Domain
import HTTPTypes
import Hummingbird
import Pages
import Pinball
import Server

extension PinballWeb {
  /// What somebody has chosen, and beginning anew.
  func addSettings(to router: Router<SignedInContext>) {
    router.get("settings") { request, context in
      let account = try context.requireAccount()
      let page = try await settings(account)
      if request.wantsJSON { return try Response.json(page.screen) }
      return try html(page, account)
    }
    router.post("settings") { request, context in
      let (account, form) = (try context.requireAccount(), try await Form(request, context))
      try await app.change(try SettingsDraft(form), of: account, as: try form.ticket())
      var page = try await settings(account)
      page.said = "Saved."
      return try html(page, account)
    }
    router.post("practice/reset") { request, context in
      let (account, form) = (try context.requireAccount(), try await Form(request, context))
      do {
        let back = try await app.reset(typed: form["word"] ?? "", of: account)
        var page = try await settings(account)
        page.back = back
        return try html(page, account)
      } catch let refusal as PracticeRefusal {
        if request.wantsJSON { throw refusal }
        var page = try await settings(account)
        page.problem = refusal
        return try html(page, account, status: .unprocessableContent)
      }
    }
    router.post("practice/reset/undo") { request, context in
      let (account, form) = (try context.requireAccount(), try await Form(request, context))
      try await app.takeBack(try form.text("back"), of: account)
      var page = try await settings(account)
      page.said = "Everything is back."
      return try html(page, account)
    }
  }

  private func settings(_ account: Account) async throws(PracticeStoreFailure) -> SettingsPage {
    let names = await app.league().names
    return SettingsPage(screen: try await app.practice(of: account).settings(names), players: names.all)
  }

  private func html(_ page: SettingsPage, _ account: Account, status: HTTPResponse.Status = .ok) throws -> Response {
    .html(try pages.settings(page, ticket: newTicket(), signedIn: account.displayName), status: status)
  }
}

extension SettingsDraft {
  /// What a form changes; fields that it does not have stay.
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
