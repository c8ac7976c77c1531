import Hypertext
import Testing

@testable import Pages

/// Typed text never becomes markup.
struct EscapingTests {
  static let hostile = [
    "<script>alert(1)</script>",
    "\" onfocus=alert(1) autofocus x=\"",
    "' onload='alert(1)",
    "&lt;b&gt;",
    "</textarea><img src=x>",
    "{{name}} {{{name}}}",
    "\u{0}",
    "a\u{202E}b",
    "<\u{301}img src=x onerror=alert(1)>",
    "\"\u{301} onfocus=alert(1) x=\"\u{301}",
  ]

  private struct Row {
    let name: String
  }

  private struct View {
    let rows: [Row]
    let title: String
  }

  private func library() throws -> TemplateLibrary {
    try TemplateLibrary([
      "page": Array("<h1 title=\"{{title}}\">{{title}}</h1>{{#rows}}{{> row}}{{/rows}}".utf8),
      "row": Array("<p id='{{name}}'>{{name}}</p>".utf8),
    ])
  }

  @Test(arguments: hostile)
  func `text cannot leave the place that a template gives it`(text: String) throws {
    let html = try library().render("page", View(rows: [Row(name: text)], title: text)).text
    let escaped = EscapedText.escape(text)
    #expect(html.utf8.elementsEqual("<h1 title=\"\(escaped)\">\(escaped)</h1><p id='\(escaped)'>\(escaped)</p>".utf8))
    let dangerous = Set("<>\"'".utf8)
    #expect(!escaped.utf8.contains { dangerous.contains($0) || $0 == 0 })
  }

  @Test func `a quote with a combining accent is still a quote`() {
    #expect(EscapedText.escape("\"\u{301}").utf8.elementsEqual("&quot;\u{301}".utf8))
  }

  @Test func `markup goes through triple braces only`() throws {
    let library = try TemplateLibrary(["both": Array("{{{html}}}|{{html}}".utf8)])
    let text = try library.render("both", ["html": HTML(trusted: "<b>")]).text
    #expect(text == "<b>|&lt;b&gt;")
  }
}
