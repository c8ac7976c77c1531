import Testing

@testable import Pinball

@Suite struct `A rulesheet in Markdown` {
  private func html(_ text: String) -> String { MarkdownDocument(text).html(headingOffset: 0, anchorPrefix: "") }

  @Test(arguments: [
    ("# A *b*", "<h1 id=\"a-b\">A <em>b</em></h1>"), ("A\n===\n\nB\n---", "<h1 id=\"a\">A</h1>\n<h2 id=\"b\">B</h2>"),
    ("#no", "<p>#no</p>"), ("## x ##", "<h2 id=\"x\">x</h2>"), ("one\ntwo  \nthree", "<p>one two<br>three</p>"),
    ("a\n\nb", "<p>a</p>\n<p>b</p>"), ("***", "<hr>"), ("- - -", "<hr>"),
    ("> a\n> > b", "<blockquote>\n<p>a</p>\n<blockquote>\n<p>b</p>\n</blockquote>\n</blockquote>"),
    ("```\n<b>\n\n# x\n```\nz", "<pre><code>&lt;b&gt;\n\n# x</code></pre>\n<p>z</p>"),
    ("~~~~\na\n~~~\n~~~~", "<pre><code>a\n~~~</code></pre>"),
    ("- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>"),
    ("3. a\n4. b", "<ol start=\"3\">\n<li>a</li>\n<li>b</li>\n</ol>"),
    ("- a\n  - b\n- c", "<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n<li>c</li>\n</ul>"),
    ("1. a\n   more\n\n   next\n2. b", "<ol>\n<li>a more\n<p>next</p>\n</li>\n<li>b</li>\n</ol>"),
    ("a\n- b", "<p>a</p>\n<ul>\n<li>b</li>\n</ul>"), ("- a\n\ntext", "<ul>\n<li>a</li>\n</ul>\n<p>text</p>"),
    (
      "| A | B |\n|---|:-:|\n| 1 | *2* |\n| 3 |\nend",
      "<table tabindex=\"0\">\n<thead><tr><th scope=\"col\">A</th><th scope=\"col\">B</th></tr></thead>\n<tbody>\n"
        + "<tr><td>1</td><td><em>2</em></td></tr>\n<tr><td>3</td><td></td></tr>\n</tbody>\n</table>\n<p>end</p>"
    ),
    ("a | b\nc", "<p>a | b c</p>"),
  ])
  func `has blocks`(text: String, expected: String) {
    #expect(html(text) == expected)
  }

  @Test(arguments: [
    ("**a** __b__ *c* _d_", "<strong>a</strong> <strong>b</strong> <em>c</em> <em>d</em>"),
    ("*a **b** c*", "<em>a <strong>b</strong> c</em>"), ("***a***", "<strong><em>a</em></strong>"),
    ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"), ("*never", "*never"), ("\\*a\\*", "*a*"),
    ("`a*b*`", "<code>a*b*</code>"), ("``a`b``", "<code>a`b</code>"), ("a ` b", "a ` b"),
    ("[a](https://x.org/?a=1&b=2)", "<a href=\"https://x.org/?a=1&amp;b=2\" rel=\"noopener noreferrer\">a</a>"),
    ("[*a*](http://x.org \"t\")", "<a href=\"http://x.org\" rel=\"noopener noreferrer\"><em>a</em></a>"),
    ("![pic](/x.png) and [top](#top)", "pic and top"), ("[a] (b)", "[a] (b)"),
    ("see https://x.org/a.", "see <a href=\"https://x.org/a\" rel=\"noopener noreferrer\">https://x.org/a</a>."),
    ("<https://x.org>", "<a href=\"https://x.org\" rel=\"noopener noreferrer\">https://x.org</a>"),
    ("a &amp; b &lt; c & d", "a &amp; b &lt; c &amp; d"),
  ])
  func `has inline parts`(text: String, expected: String) {
    #expect(html(text) == "<p>\(expected)</p>")
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "[a](javascript:alert(1))", "[a](JAVASCRIPT:alert(1))",
    "[a](data:text/html,x)", "[a](javascript://x.org/%0aalert)", "[a](ftp://x.org/a)", "<javascript://x.org/>",
    "[a](https://\" onclick=alert(1))", "# <b onload=1>", "`<i>`",
    "| <u> | b |\n|---|---|\n| </td> | \"' |",
    "[<s>](https://x.org/\"><s>)", "```\n</code></pre><script>\n```", "<https://x.org/\"onclick=1>", "&#60;script&#62;",
    "- <li>", "> <q>", "[a](&#106;avascript:x)", "[a](https:javascript)", "![<b>](https://x.org)",
  ])
  func `makes only allowed elements and addresses`(text: String) {
    let allowed = [
      "h1", "p", "em", "strong", "code", "pre", "ul", "ol", "li", "blockquote", "hr", "br", "table", "thead", "tbody",
      "tr", "td", "th", "a",
    ]
    let html = html(text)
    for tag in html.matches(of: /<\/?([^\s>]*)([^>]*)>/).map(\.output) {
      #expect(allowed.contains(String(tag.1)), "\(html)")
      let attributes = tag.2.replacing(/\s(id|href|rel|scope|start|tabindex)="[^"]*"/, with: "")
      #expect(attributes.isEmpty, "\(html)")
    }
    for address in html.matches(of: /href="([^"]*)"/).map(\.output.1) { #expect(address.hasPrefix("http")) }
  }

  @Test func `has chapters with anchors that are there once`() {
    let chapters = MarkdownDocument("# Kiss\n\n## Modes!\ntext\n## Modes\n## …").chapters
    #expect(chapters.map(\.title) == ["Kiss", "Modes!", "Modes", "…"])
    #expect(chapters.map(\.anchor) == ["kiss", "modes", "modes_2", "section"])
    #expect(MarkdownDocument("# A").html() == "<h2 id=\"rules-a\">A</h2>")
  }

  @Test(arguments: [
    "*a ", "[", "[a](", "`", "> ", "- ", "_", "**", "![", "<https://", "&", "| |\n", "(", "\\", "# ", "1. a\n",
    "https://-", "h",
    "`a", "a_",
  ])
  func `is read in good time, whatever it holds`(piece: String) {
    let text = String(repeating: piece, count: 2000)
    let clock = ContinuousClock()
    let time = clock.measure { _ = MarkdownDocument(text).html() }
    #expect(time < .seconds(5))
  }
}
