import Domain
import Hypertext
import Testing

@testable import Pages
@testable import archery
@testable import pinball_practice

/// What a page loads: few scripts, all of them named in its head.
struct ScriptTests {
  private let account = Account(user: "ana", displayName: "Ana", role: .member)

  private static let sites = [ArcheryPages().content, PinballPages().content]

  /// The scripts that a page names in its head, in their order.
  private func scripts(of page: Page, in content: SiteContent) -> [String] {
    let named = /(?:src|href)="\/assets\/[^\/"]+\/([a-z-]+\.js)"/
    return content.shell.document(page).text.matches(of: named).map { String($0.1) }
  }

  @Test(arguments: sites)
  func `every import leads to a script of the site, in a statement of one line`(content: SiteContent) {
    let names = Set(content.assets.map(\.name))
    for asset in content.assets where asset.path.hasSuffix(".js") {
      let (text, imports) = (String(decoding: asset.bytes, as: UTF8.self), ScriptModules.imports(of: asset))
      #expect(imports.count == text.matches(of: /(?:from|import) "\.\//).count, "\(asset.name)")
      #expect(Set(imports).isSubset(of: names), "\(asset.name)")
      #expect(!text.contains("import("), "\(asset.name) imports what no page can name")
    }
  }

  @Test(arguments: sites)
  func `a page names each script that it needs once, and no others`(content: SiteContent) {
    for name in content.assets.map(\.name) where name.hasSuffix(".js") && !["sw.js", "taps.js"].contains(name) {
      var page = Page(title: "Page", body: .empty, scripts: [name], account: account)
      page.isOfSite = true
      let scripts = scripts(of: page, in: content)
      #expect(Set(scripts).count == scripts.count, "\(name)")
      let imported = content.assets.filter { scripts.contains($0.name) }.flatMap(ScriptModules.imports)
      #expect(Set(imported).isSubset(of: scripts), "\(name)")
      #expect(scripts.count <= 11, "\(name) makes \(scripts)")
    }
  }

  @Test func `modules come before the scripts that import them, and the page's own script before the shared ones`() {
    var page = Page(title: "Board", body: .empty, scripts: ["board.js"], account: account)
    page.isOfSite = true
    let scripts = scripts(of: page, in: Self.sites[0])
    #expect(
      scripts == [
        "page.js", "queue.js", "words.js", "taps.js", "board.js", "shell.js", "forms.js", "live.js", "news.js",
      ]
    )
  }

  @Test func `a page of a site, and one that draws itself, opens offline`() {
    var page = Page(title: "Score", body: .empty)
    let shell = PageShell(product: "Scorebook", icon: "/assets/icon.svg")
    #expect(!shell.document(page).text.contains("data-offline"))
    page.opensForEveryQuery = true
    #expect(shell.document(page).text.contains("data-offline"))
  }
}
