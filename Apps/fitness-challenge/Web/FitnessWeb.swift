import AppPages
import AppServing
import Domain
import Hummingbird
import Server
import WebPages

/// The app's HTTP face: which page or command an address stands for.
struct FitnessWeb: Sendable {
  let frame: WebFrame
  let pages: FitnessPages

  var router: Router<SignedInContext> {
    let router = frame.router(pages.common, assets: pages.assets, syncWords: SyncWords())
    frame.addJoining(to: router) { entry in
      try pages.common.join(entry)
    } landing: { _, _ in
      WebAddress()
    }
    router.get("/") { _, context in
      Response.html(try pages.home(signedIn: try context.requireAccount().displayName))
    }
    return router
  }
}
