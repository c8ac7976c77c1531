import ContentCache
import Domain
import Pages
import Server
import WireFormat

extension PinballWeb {
  /// Which files are here, how old they are, and why.
  func addContent(to site: Site) {
    site.page("content") { visit in
      let status = await app.content?.cache.status(verifying: visit.query["check"] != nil)
      return try pages.content(status, leagues: try await leagues(for: visit)).orNotFound(for: visit)
    }
    site.form("content/leagues") { visit, form in
      try owner(visit)
      try await app.addLeague(try form.text("address"))
      return .goTo(PinballAddress.content)
    }
    site.form("content/league") { visit, form in
      let account = try owner(visit)
      try await app.chooseLeague(try form.text("league"))
      if app.content?.choice == .sample { try await app.chooseSamplePlayer(for: account) }
      return .goTo(PinballAddress.content)
    }
    // Everybody may: it asks the site what is newer, and takes nothing away.
    site.form("content/refresh") { visit, _ in
      let leagues = try await leagues(for: visit)
      guard let content = app.content else { throw Problem.notFound }
      let report = await content.cache.refreshAll()
      _ = await content.whole()
      let words = report.lines.joined(separator: " ")
      return .show(try pages.content(await content.cache.status(), leagues: leagues, done: words))
    }
  }

  /// The leagues that a visitor may choose from; nil for a visitor who is not the owner.
  private func leagues(for visit: Visit) async throws -> LeaguesView? {
    guard try visit.account().role == .owner else { return nil }
    return LeaguesView(try await app.knownLeagues(), chosen: app.content?.choice, visit.ticket)
  }

  /// The owner of the installation, whom the server may ask other sites for.
  @discardableResult
  private func owner(_ visit: Visit) throws -> Account {
    let account = try visit.account()
    guard account.role == .owner else { throw Problem.notFound }
    return account
  }
}
