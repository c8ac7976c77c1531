import AppPages
import Domain
import Hummingbird
import Pinball
import Server
import WebPages

extension PinballWeb {
  /// The front page, and what the league is.
  func addHome(to router: Router<SignedInContext>) {
    router.get("/") { request, context in
      guard let account = context.account else { return Response.html(try pages.common.signInNeeded()) }
      let league = await app.league()
      let screen = league.home(for: try await app.player(of: account))
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
}
