import AppPages
import ContentCache
import Domain
import Hummingbird
import Pinball
import Server
import WebPages
import WireFormat

extension PinballWeb {
  /// Which files are here, how old they are, and why.
  func addContent(to router: Router<SignedInContext>) {
    router.get("content") { request, context in
      let account = try context.requireAccount()
      let status = await app.content?.cache.status()
      if request.wantsJSON { return try Response.json(try status ?? Problem.orNotFound()) }
      return Response.html(try pages.content(status, isOwner: context.principal.isOwner, signedIn: account.displayName))
    }
    // Everybody else sees what the owner's machine has.
    router.post("content/refresh") { _, context in
      guard context.principal.isOwner, let account = context.account else { throw Problem.notFound }
      guard let cache = app.content?.cache else { throw Problem.notFound }
      let report = await cache.refreshAll()
      _ = await app.league()
      let done = report.lines.joined(separator: " ")
      return Response.html(
        try pages.content(await cache.status(), done: done, isOwner: true, signedIn: account.displayName)
      )
    }
  }
}
