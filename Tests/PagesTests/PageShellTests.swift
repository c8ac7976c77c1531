import Domain
import Hypertext
import Testing

@testable import Pages

struct PageShellTests {
  private func document(_ page: Page, places: Places = .none) throws -> String {
    let styles = ["/assets/more.css"]
    return PageShell(product: "Scorebook", icon: "/assets/icon.svg", styles: styles, places: places)
      .document(page).text
  }

  @Test func `a document has the elements that browsers and screen readers need`() throws {
    let body = HTML(trusted: "<h1>Shoots</h1>")
    var page = Page(
      title: "Shoots",
      body: body,
      scripts: ["forms.js"],
      account: Account(user: "ana", displayName: "Ana", role: .member)
    )
    page.path = "/"
    let links = [Page.Link("Shoots", WebAddress()), Page.Link("New", WebAddress("shoots", "new"))]
    let html = try document(page, places: Places { _ in links })
    for part in [
      "<!doctype html>", "<html lang=\"en\" dir=\"ltr\">", "<title>Shoots · Scorebook</title>", "name=\"viewport\"",
      "name=\"theme-color\"", "<a class=\"skip\" href=\"#content\">", "<header", "<nav", "<main id=\"content\"",
      "aria-current=\"true\"", "<script type=\"module\" src=\"/assets/forms.js\"></script>",
      "href=\"/assets/more.css\"", "<h1>Shoots</h1>", "<bdi>Ana</bdi>", "role=\"status\"", "role=\"alert\"",
    ] {
      #expect(html.contains(part), "\(part)")
    }
    #expect(PolicyCheck.violations(in: html).isEmpty)
  }

  @Test func `the place whose address begins the page's address is the current one`() throws {
    let places = Places { parts in
      [
        Page.Link("Groups", WebAddress()), Page.Link("Week", WebAddress("groups", parts.last ?? "")),
        Page.Link("Weeks", WebAddress("groups", "a", "weeks")),
      ]
    }
    for (path, current) in [("/", "Groups"), ("/groups/a", "Week"), ("/groups/a/weeks", "Weeks"), ("/about", "Groups")]
    {
      #expect(places.around(path).filter(\.isCurrent).map(\.label.description) == [current], "\(path)")
    }
    #expect(places.around(nil).count == 3 && !places.around(nil).contains(where: \.isCurrent))
  }

  @Test func `without an account and links the shell has no empty elements`() throws {
    let html = try document(
      Page(title: "Sign in", body: .empty),
      places: Places { _ in [Page.Link("Shoots", WebAddress())] }
    )
    #expect(!html.contains("Signed in") && !html.contains("<nav"))
  }

  @Test(arguments: EscapingTests.hostile)
  func `names and titles are text`(text: String) throws {
    let link = Page.Link("\(text)", WebAddress(text))
    let page = Page(
      title: "\(text)",
      body: .empty,
      tabs: [link],
      account: Account(user: "ana", displayName: text, role: .member)
    )
    let html = try document(page, places: Places { _ in [link] })
    #expect(html.contains("class=\"places\"") && PolicyCheck.violations(in: html).isEmpty)
  }

  @Test func `a message has the problem, the advice, and the request of a failed server`() throws {
    let links = [Page.Link("Home", WebAddress())]
    let failure = PageMessage.Failure(status: 503, request: "<3f9a>")
    let html = messagePage(PageMessage(failure, sentence: "No <such> page", hint: "Go back.", links: links)).text
    #expect(html.contains("503") && html.contains("No &lt;such&gt; page") && html.contains("Go back."))
    #expect(html.contains("Give this number to the person who runs the server: <bdi>&lt;3f9a&gt;</bdi>"))
    #expect(html.contains("href=\"/\">Home</a>"))
  }
}
