import Pages
import Testing

struct TemplateLibraryTests {
  @Test func `a template that is no mustache is refused with its name and line`() {
    let failure = #expect(throws: TemplateFailure.self) {
      try TemplateLibrary(["broken": Array("<p>\n{{#rows}}\n</p>".utf8)])
    }
    guard case .malformed(name: "broken", let line, _) = failure else {
      Issue.record("unexpected: \(String(describing: failure))")
      return
    }
    #expect(line > 1)
  }

  @Test func `a template that takes in a missing one is refused`() {
    #expect(throws: TemplateFailure.missingPartial(name: "a", partial: "b")) {
      try TemplateLibrary(["a": Array("{{> b}}".utf8)])
    }
  }

  @Test func `a template that isn't there is named`() throws {
    let library = try TemplateLibrary([:])
    #expect(throws: TemplateFailure.unknown(name: "none")) { try library.render("none", 1) }
  }

  @Test func `indentation stays in the template`() throws {
    let library = try TemplateLibrary([
      "list": Array("<ul>\n  {{#rows}}\n    {{> row}}\n  {{/rows}}\n</ul>".utf8), "row": Array("<li>{{.}}</li>\n".utf8),
    ])
    #expect(try library.render("list", ["rows": ["a", "b"]]).text == "<ul>\n<li>a</li>\n<li>b</li>\n</ul>")
  }

  private struct Inner {
    let name: String?
    let count = 3
    let more: [String: Int] = ["a": 1]
  }

  private struct Outer {
    let name = "outer"
    let inner: [Inner]
    let ratio = 0.5
  }

  @Test func `nil shows nothing, and is not looked up in outer values`() throws {
    let text = "{{#inner}}[{{name}}{{^name}}none{{/name}}{{#name}}!{{/name}}{{count}}{{more.a}}{{ratio}}]{{/inner}}"
    let library = try TemplateLibrary(["t": Array(text.utf8)])
    let html = try library.render("t", Outer(inner: [Inner(name: nil), Inner(name: "x")])).text
    #expect(html == "[none310.5][x!310.5]")
  }
}
