import Domain
import Hypertext
import Localization
import Testing

@Suite("Markup as a value")
struct HTMLTests {
  private let reader = Reader(.source, ticket: "7")

  @Test func `escapes texts, names and attributes`() {
    let hostile = "<b>&\"'\u{0}"
    let markup = li(.class(hostile), .title(Message(verbatim: hostile))) { bdi(hostile) }.text(for: reader)
    #expect(!markup.contains("<b>") && markup.hasPrefix("<li class=\"&lt;b&gt;&amp;&quot;"))
    #expect(markup.contains("<bdi>&lt;b&gt;&amp;"))
  }

  @Test func `puts elements into sentences by name`() {
    let sentence = t("Saved: \(bdi: "<i>") by \(a: "you \(3)", .href(WebAddress("me")))")
    #expect(sentence.text(for: reader) == "Saved: <bdi>&lt;i&gt;</bdi> by <a href=\"/me\">you 3</a>")
    #expect(t("\(strong: "\(bdi: "Ana")") won").text(for: reader) == "<strong><bdi>Ana</bdi></strong> won")
  }

  @Test func `writes a time between tags as an element, and in an attribute as words with a mark`() {
    let moment: Timestamp = 0
    #expect(
      time(moment, .date).text(for: reader)
        == "<time datetime=\"1970-01-01T00:00:00.000Z\" data-local=\"date\">1 Jan 1970</time>"
    )
    let day = CivilDate(dayNumber: 0)
    let named = button(.label(Message("Undo \(.day(day))"))).text(for: reader)
    #expect(
      named
        == "<button aria-label=\"Undo 1 Jan 1970\" data-dated-aria-label=\"Undo \u{E000}1970-01-01\u{E001}\"></button>"
    )
  }

  @Test func `leaves out absent attributes, and separates only what is there`() {
    let parts = spaced(by: " · ") {
      text("a")
      HTML.empty
      text("b")
    }
    #expect(p(.class(nil), .hidden(false)) { parts }.text(for: reader) == "<p>a · b</p>")
  }

  @Test func `gives each form an id of its own, and what the page names`() {
    let reader = Reader(.source, ticket: "7", naming: [("account", "ana")])
    let markup = form(post: WebAddress("undo"), as: "undo-1", asks: "Sure?") { hidden("event", "e\"") }.text(
      for: reader
    )
    #expect(
      markup == "<form method=\"post\" action=\"/undo\" data-ask=\"Sure?\">"
        + "<input type=\"hidden\" name=\"account\" value=\"ana\">"
        + "<input type=\"hidden\" name=\"form-asks\" value=\"yes\"><input type=\"hidden\" name=\"id\" value=\"7-undo-1\">"
        + "<input type=\"hidden\" name=\"event\" value=\"e&quot;\"></form>"
    )
  }
}

@Suite("A live table")
struct LiveRowTests {
  private struct Words: LiveRow {
    let key: String
    let words: String
    var attributes: [Attribute] { [.class(words == "new" ? "marked" : nil)] }
    var content: HTML { for word in words.split(separator: " ") { td { text(String(word)) } } }
  }

  private func board(_ rows: KeyValuePairs<String, String>, head: String = "head") -> HTML {
    HTML {
      p { text(head) }
      Tag.tbody { for (key, words) in rows { live(Words(key: key, words: words)) } }
    }
  }

  private func patch(_ old: HTML?, _ new: HTML) -> String {
    let last = old.map { LiveState($0) }
    // What is taken over from the last state is what looking again would find.
    #expect(LiveState(new, after: last) == LiveState(new))
    return new.patch(from: last, to: LiveState(new, after: last), for: Reader(.source))
  }

  private func kept(_ place: Int, _ count: Int) -> String { "<tr data-kept=\"\(place)\" data-count=\"\(count)\"></tr>" }
  private func row(_ words: String, _ attributes: String = "") -> String {
    "<tr data-row\(attributes)><td>\(words)</td></tr>"
  }

  @Test func `is whole for a new reader`() {
    let first = board(["a": "1", "b": "2"])
    #expect(patch(nil, first) == "<p>head</p><tbody>\(row("1"))\(row("2"))</tbody>")
  }

  @Test func `names rows that the reader has, those in a row together`() {
    let before = board(["a": "1", "b": "2", "c": "3", "d": "4"])
    #expect(patch(before, before) == "<p>head</p><tbody>\(kept(0, 4))</tbody>")
    let changed = board(["a": "1", "b": "2", "c": "new", "d": "4"], head: "next")
    #expect(
      patch(before, changed) == "<p>next</p><tbody>\(kept(0, 2))\(row("new", " class=\"marked\""))\(kept(3, 1))</tbody>"
    )
    let moved = board(["d": "4", "a": "1", "b": "2", "c": "3"])
    #expect(patch(before, moved) == "<p>head</p><tbody>\(kept(3, 1))\(kept(0, 3))</tbody>")
  }

  @Test func `sends only the cells that differ, where the row itself is the same`() {
    let before = board(["a": "1 Ana 27", "b": "2 Ben 25", "c": "3 Cy 20"])
    let changed = board(["b": "1 Ben 34", "a": "2 Ana 27", "c": "3 Cy 20"])
    #expect(
      patch(before, changed)
        == "<p>head</p><tbody><tr data-kept=\"1\" data-count=\"1\" data-cells=\"0 2\"><td>1</td><td>34</td></tr>"
        + "<tr data-kept=\"0\" data-count=\"1\" data-cells=\"0\"><td>2</td></tr>\(kept(2, 1))</tbody>"
    )
    // Another number of cells is another row.
    #expect(patch(board(["a": "1 Ana 27"]), board(["a": "1"])) == "<p>head</p><tbody>\(row("1"))</tbody>")
  }

  @Test func `takes rows that look alike apart by their keys`() {
    let before = board(["a": "same", "b": "same"])
    #expect(patch(before, board(["b": "same", "a": "same"])) == "<p>head</p><tbody>\(kept(1, 1))\(kept(0, 1))</tbody>")
    #expect(patch(before, board(["c": "same"])) == "<p>head</p><tbody>\(row("same"))</tbody>")
  }

  @Test func `is another state as soon as anything in it differs`() {
    let before = LiveState(board(["a": "1"]))
    #expect(before == LiveState(board(["a": "1"])))
    #expect(before != LiveState(board(["a": "2"])) && before != LiveState(board(["a": "1"], head: "new")))
    #expect(before != LiveState(board(["b": "1"])))
  }
  /// A name, its place, and what it is worth.
  private struct Placed: LiveRow {
    let key: String
    let score: Int
    let place: Int
    static func == (one: Placed, other: Placed) -> Bool { (one.key, one.score) == (other.key, other.score) }
    func hash(into hasher: inout Hasher) {
      hasher.combine(key)
      hasher.combine(score)
    }
    var content: HTML {
      td { derived { text(place) } }
      td { text(score) }
    }
  }

  private func placed(_ rows: KeyValuePairs<String, Int>) -> HTML {
    Tag.tbody {
      for (place, row) in rows.enumerated() { live(Placed(key: row.key, score: row.value, place: place + 1)) }
    }
  }

  @Test func `sends what a script works out with new rows only`() {
    let (before, after) = (placed(["a": 9, "b": 8]), placed(["b": 10, "a": 9]))
    #expect(patch(nil, before).contains("<td>1</td><td>9</td></tr><tr data-row><td>2</td><td>8</td>"))
    #expect(
      patch(before, after)
        == "<tbody><tr data-kept=\"1\" data-count=\"1\" data-cells=\"1\"><td>10</td></tr>\(kept(0, 1))</tbody>"
    )
    #expect(patch(before, placed(["c": 9, "a": 9])).hasPrefix("<tbody><tr data-row><td>1</td>"))
    #expect(HTML { derived { text(1) } } == HTML { derived { text(2) } })
    #expect(HTML { derived(false) { text(1) } } != HTML { derived(false) { text(2) } })
  }
}
