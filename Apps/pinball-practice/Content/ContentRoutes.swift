import ContentCache
import Domain
import Hypertext
import Pages
import Pinball
import ScoreServer
import ScorebookKit
import WireFormat

extension PinballWeb {
  /// The page about the league and its cached files: their age, and the reason for it.
  func addContent(to site: Site) {
    site.page("content") { visit in try await contentPage(visit).orNotFound(for: visit) }
    site.form("content/leagues") { visit, form in
      try owner(visit)
      try await app.addLeague(try form.text("address"), isLocal: frame.reach.isLocal)
      return .goTo(PinballAddress.content)
    }
    site.form("content/league") { visit, form in
      let account = try owner(visit)
      try await app.chooseLeague(try form.text("league"))
      if app.content?.choice == .sample { try await app.chooseSamplePlayer(for: account) }
      return .goTo(PinballAddress.content)
    }
    // A pack that is sent again is the same league.
    site.upload("content/pack", upTo: LeaguePack.mostBytes, within: .seconds(60)) { visit, bytes in
      try owner(visit)
      try await app.choosePack(bytes)
      return .show(try await contentPage(visit, done: Message("The league of the pack is shown now.")))
    }
    // Its files name redacted players, whom only the owner may see.
    site.download("content/league.zip") { visit in
      try owner(visit)
      guard let content = app.content else { throw Problem.notFound }
      return Download(try await content.pack(at: app.clock.now()).bytes, as: "application/zip", name: "league.zip")
    }
    site.form("content/link") { visit, form in
      try owner(visit)
      try await app.setLeagueNotes(link: form["link"] ?? "", rules: form["rules"] ?? "")
      return .goTo(PinballAddress.about)
    }
    // Every account may ask the site for newer files, which takes nothing away.
    site.form("content/refresh") { visit, _ in
      _ = try visit.account()
      guard let content = app.content else { throw Problem.notFound }
      let report = await content.cache.refreshAll()
      _ = await content.whole()
      return .show(try await contentPage(visit, done: report.lines.joined(separator: " ")))
    }
  }

  /// The page, with the result of a form if it has one.
  private func contentPage(_ visit: Visit, done: Message? = nil) async throws -> Page {
    pages.content(
      await app.content?.cache.status(verifying: visit.query["check"] != nil),
      of: app.content?.choice,
      legacyGames: await legacyGames(),
      leagues: try await leagues(for: visit),
      done: done
    )
  }

  /// The leagues that a visitor may choose from; nil for a visitor who is not the owner.
  private func leagues(for visit: Visit) async throws -> KnownLeagues? {
    guard try visit.account().role == .owner else { return nil }
    let (known, notes) = (try await app.knownLeagues(), try await app.leagueNotes())
    return KnownLeagues(leagues: known, chosen: app.content?.choice, notes: notes, isLocal: frame.reach.isLocal)
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
