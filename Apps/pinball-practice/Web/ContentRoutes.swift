import ContentCache
import Domain
import Hummingbird
import Pages
import Pinball
import Server
import WireFormat

extension PinballWeb {
  /// Which files are here, how old they are, and why.
  func addContent(to router: Router<SignedInContext>) {
    router.get("content") { request, context in
      let account = try context.requireAccount()
      let status = await app.content?.cache.status(verifying: request.formQuery["check"] != nil)
      if request.wantsJSON { return try Response.json(try status ?? Problem.orNotFound()) }
      return Response.html(try pages.content(status, signedIn: account.displayName))
    }
    // Everybody may: it asks the site what is newer, and takes nothing away.
    router.post("content/refresh") { _, context in
      let account = try context.requireAccount()
      guard let content = app.content else { throw Problem.notFound }
      let report = await content.cache.refreshAll()
      _ = await content.whole()
      let done = report.lines.joined(separator: " ")
      return Response.html(
        try pages.content(await content.cache.status(), done: done, signedIn: account.displayName)
      )
    }
  }
}
