import ContentCache
import Domain
import Hypertext
import Pages
import Pinball
import ScoreServer
import WireFormat

extension PinballWeb {
  /// The page about the cached files: their age, and the reason for it.
  func addContent(to site: Site) {
    site.page("content") { visit in
      let status = await app.content?.cache.status(verifying: visit.query["check"] != nil)
      let leagues = try await leagues(for: visit)
      return try pages.content(status, legacyGames: await legacyGames(), leagues: leagues).orNotFound(for: visit)
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
    site.form("content/link") { visit, form in
      try owner(visit)
      try await app.setLeagueNotes(link: form["link"] ?? "", rules: form["rules"] ?? "")
      return .goTo(PinballAddress.about)
    }
    // Every account may ask the site for newer files, which takes nothing away.
    site.form("content/refresh") { visit, _ in
      let leagues = try await leagues(for: visit)
      guard let content = app.content else { throw Problem.notFound }
      let report = await content.cache.refreshAll()
      _ = await content.whole()
      let (status, games) = (await content.cache.status(), await legacyGames())
      let done = report.lines.joined(separator: " ")
      return .show(pages.content(status, legacyGames: games, leagues: leagues, done: done))
    }
  }

  /// The leagues that a visitor may choose from; nil for a visitor who is not the owner.
  private func leagues(for visit: Visit) async throws -> KnownLeagues? {
    guard try visit.account().role == .owner else { return nil }
    let (known, notes) = (try await app.knownLeagues(), try await app.leagueNotes())
    return KnownLeagues(leagues: known, chosen: app.content?.choice, notes: notes)
  }

  /// The number of games that the library names in an older way, which the retirement of that way waits for.
  private func legacyGames() async -> Int { await app.league().library?.legacyUse[.legacyAssets] ?? 0 }

  /// The owner of the installation, whom the server may ask other sites for.
  @discardableResult
  private func owner(_ visit: Visit) throws -> Account {
    let account = try visit.account()
    guard account.role == .owner else { throw Problem.notFound }
    return account
  }
}
