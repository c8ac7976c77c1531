import AppKit
import Domain
import Hummingbird
import Pages
import Pinball
import Server

extension PinballWeb {
  /// The front page, and what the league is.
  func addHome(to router: Router<SignedInContext>) {
    router.get("/") { request, context in
      guard let account = context.account else { return Response.html(try pages.common.signInNeeded()) }
      let league = await app.league()
      var screen = league.home(for: try await app.player(of: account))
      screen.practice = try await practice(of: account, in: league, zone(request))
      if request.wantsJSON { return try Response.json(screen) }
      let notes = await notes([.stats, .standings, .targets], of: league)
      let hasContent = app.content != nil
      return html(try pages.home(screen, notes: notes, hasContent: hasContent, signedIn: account.displayName), notes)
    }
    router.get("about") { _, context in
      let account = try context.requireAccount()
      let site = app.content.flatMap { content in
        content.choice.text.hasPrefix("http") ? content.choice.text : nil
      }
      return Response.html(try pages.about(site: site, signedIn: account.displayName))
    }
  }

  private func practice(of account: Account, in league: League, _ zone: ZoneTable) async throws -> HomeScreen.Practice {
    try await app.practice(of: account, zone: zone).home(
      try await app.libraryActivity(of: account),
      in: league.library ?? PinballLibrary(),
      now: app.installation.now(),
      zone: zone
    )
  }
}
