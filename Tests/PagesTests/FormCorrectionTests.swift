import Testing

@testable import Pages

@Suite("A refused form on its page")
struct FormCorrectionTests {
  private static let page = """
    <main id="content" data-live="/shoots/a/live"><details id="more">
    <form method="post" action="/shoots"><input type="hidden" name="id" value="t-1">
    <label for="name">Your <b>name</b></label><input type="text" id="name" name="name" value="">
    <label class="choice"><input type="checkbox" name="joins" value="yes" checked></label>
    <input type="radio" name="rule" value="a" checked><input type="radio" name="rule" value="b">
    <select name="bow"><option value="r" selected>Recurve</option><option value="c">Compound</option></select>
    <textarea name="guests">old</textarea><button>Create</button></form></details></main>
    """
  private static let sent = ["name": "\"><b>", "rule": "b", "bow": "c", "guests": "</textarea>Ana & Ben"]

  private func corrected(_ field: String?, isBare: Bool = false) throws -> String {
    let found = try #require(FormOnPage(in: Markup(Self.page), to: "/shoots", with: Self.sent))
    return FormCorrection(found, sent: Self.sent, field: field, isBare: isBare, address: "/shoots/new")
      .page("Fill this in.")
  }

  @Test func `keeps typed and chosen values as text`() throws {
    let html = try corrected(nil)
    #expect(html.contains("value=\"&quot;&gt;&lt;b&gt;\""))
    #expect(html.contains("&lt;/textarea&gt;Ana &amp; Ben</textarea>"))
    #expect(html.contains("<input name=\"rule\" type=\"radio\" value=\"a\">"))
    #expect(html.contains("<input checked name=\"rule\" type=\"radio\" value=\"b\">"))
    #expect(html.contains("<input name=\"joins\" type=\"checkbox\" value=\"yes\">"))
    #expect(html.contains("<option selected value=\"c\">"))
    #expect(html.contains("<option value=\"r\">"))
    #expect(html.contains("name=\"id\" type=\"hidden\" value=\"t-1\""))
    #expect(PolicyCheck.violations(in: html).isEmpty)
  }

  @Test func `says the fault at its field, under the field's label, and moves the focus there`() throws {
    let html = try corrected("name", isBare: true)
    #expect(html.contains("role=\"alert\">Your name: fill this in.</p><input aria-describedby=\"form-fault\""))
    #expect(html.contains("aria-invalid=\"true\" autofocus id=\"name\""))
  }

  @Test(arguments: [nil, "joins", "id", "unknown"])
  func `says a fault without a typed field at the top of the form`(field: String?) throws {
    let html = try corrected(field)
    #expect(
      html.contains("<form action=\"/shoots\" aria-describedby=\"form-fault\" method=\"post\"><p class=\"fault\"")
    )
    #expect(html.contains("tabindex=\"-1\" autofocus>Fill this in.</p>"))
  }

  @Test func `opens the menus around the form, holds the stream, and names its page from then on`() throws {
    let html = try corrected(nil)
    #expect(html.contains("<details id=\"more\" open>"))
    #expect(html.contains("<main data-held data-live=\"/shoots/a/live\" id=\"content\">"))
    #expect(html.contains("<input type=\"hidden\" name=\"form-page\" value=\"/shoots/new\">"))
  }

  @Test func `of a page of megabytes is answered with the form alone`() throws {
    let rows = String(repeating: "<p>An archer</p><form action=\"/x\" method=\"post\"></form>", count: 40_000)
    let page = Self.page.replacing("<details", with: rows + "<details").replacing(
      "</details>",
      with: "</details>" + rows
    )
    let cut = try #require(LongPage("<html><body>\(page)</body></html>").cut(to: "/shoots"))
    #expect(cut.utf8.count < 2_000 && !cut.contains("An archer"))
    #expect(cut.hasPrefix("<html><body><main") && cut.hasSuffix("</form></main></body></html>"))
    let found = try #require(FormOnPage(in: Markup(cut), to: "/shoots", with: Self.sent))
    let html = FormCorrection(found, sent: Self.sent, field: "name", isBare: true, address: "/shoots/new").page(
      "Fill in."
    )
    #expect(html.contains("Your name: fill in.</p>") && html.contains("</textarea>"))
    // Many forms with one address are kept up to a limit, and a page that is long around its main is not sent again.
    let same = String(repeating: "<form action=\"/x\" method=\"post\"></form>", count: 40_000)
    let bounded = try #require(LongPage("<main>\(same)</main>").cut(to: "/x"))
    #expect(bounded.utf8.count < LongPage.mostBytes + 100)
    #expect(LongPage("<html>" + String(repeating: "<p>", count: 200_000) + Self.page).cut(to: "/shoots") == nil)
  }

  @Test func `is found by its hidden fields among others with its address`() throws {
    let row = { (user: String) in
      """
      <form method="post" action="/remove" data-ask="Remove \(user)?"><input type="hidden" name="user" value="\(user)">
      <button>Remove <bdi>\(user)</bdi></button></form>
      """
    }
    let markup = Markup(row("ana") + row("ben") + row("cleo"))
    let found = try #require(FormOnPage(in: markup, to: "/remove", with: ["user": "ben"]))
    let question = try #require(found.question(["user": "ben"]))
    #expect(question == ("Remove ben?", "Remove ben"))
    #expect(FormOnPage(in: markup, to: "/leave", with: [:]) == nil)
  }

  @Test(arguments: [
    "<", "<form", "<form method=\"post", "<form method=\"post\" action=\"/a\"><input name=\"x", "<!-- <form",
  ])
  func `is not found in markup that is cut off`(html: String) {
    #expect(FormOnPage(in: Markup(html), to: "/a", with: [:]) == nil)
  }
}
