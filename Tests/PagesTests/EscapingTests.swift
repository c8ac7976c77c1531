import Domain
import Testing

@testable import Hypertext

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

  private static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    var text = text
    text.withUTF8 { EscapedText.append($0, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: hostile)
  func `text cannot leave its place`(text: String) {
    let html = h1(.title(Message(verbatim: text))) { Hypertext.text(text) }.text
    let escaped = Self.escaped(text)
    #expect(html.utf8.elementsEqual("<h1 title=\"\(escaped)\">\(escaped)</h1>".utf8))
    let dangerous = Set("<>\"'".utf8)
    #expect(!escaped.utf8.contains { dangerous.contains($0) || $0 == 0 })
  }

  @Test func `a quote with a combining accent is still a quote`() {
    #expect(Self.escaped("\"\u{301}").utf8.elementsEqual("&quot;\u{301}".utf8))
  }
}
