import ContentCache
import Pages
import Server
import WireFormat

extension PinballWeb {
  /// Which files are here, how old they are, and why.
  func addContent(to site: Site) {
    site.page("content") { visit in
      _ = try visit.account()
      let status = await app.content?.cache.status(verifying: visit.query["check"] != nil)
      return try pages.content(status).orNotFound(for: visit)
    }
    // Everybody may: it asks the site what is newer, and takes nothing away.
    site.form("content/refresh") { visit, _ in
      _ = try visit.account()
      guard let content = app.content else { throw Problem.notFound }
      let report = await content.cache.refreshAll()
      _ = await content.whole()
      return .show(try pages.content(await content.cache.status(), done: report.lines.joined(separator: " ")))
    }
  }
}
