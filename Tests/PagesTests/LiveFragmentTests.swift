import Hypertext
import Testing

@testable import Pages

@Suite("A live fragment")
struct LiveFragmentTests {
  private func fragment(_ rows: KeyValuePairs<String, String>, head: String = "<head>") -> LiveFragment {
    var fragment = LiveFragment()
    fragment.add(HTML(trusted: head))
    for (key, text) in rows { fragment.add(row: HTML(trusted: text), key: key) }
    fragment.add(HTML(trusted: "<foot>"))
    return fragment
  }

  private func kept(_ place: Int, _ count: Int) -> String { "<tr data-kept=\"\(place)\" data-count=\"\(count)\"></tr>" }

  @Test func `is whole for a new reader`() {
    let first = fragment(["a": "1", "b": "2"])
    #expect(first.text == "<head>12<foot>" && first.text(after: nil) == first.text)
  }

  @Test func `names rows that the reader has, those in a row together`() {
    let before = fragment(["a": "1", "b": "2", "c": "3", "d": "4"])
    #expect(before.text(after: before) == "<head>\(kept(0, 4))<foot>")
    let changed = fragment(["a": "1", "b": "2", "c": "new", "d": "4"], head: "<new>")
    #expect(changed.text(after: before) == "<new>\(kept(0, 2))new\(kept(3, 1))<foot>")
    let moved = fragment(["d": "4", "a": "1", "b": "2", "c": "3"])
    #expect(moved.text(after: before) == "<head>\(kept(3, 1))\(kept(0, 3))<foot>")
    let swapped = fragment(["b": "2", "a": "1", "d": "4"])
    #expect(swapped.text(after: before) == "<head>\(kept(1, 1))\(kept(0, 1))\(kept(3, 1))<foot>")
  }

  @Test func `takes rows that look alike apart by their keys`() {
    let before = fragment(["a": "same", "b": "same"])
    #expect(fragment(["b": "same", "a": "same"]).text(after: before) == "<head>\(kept(1, 1))\(kept(0, 1))<foot>")
    #expect(fragment(["c": "same"]).text(after: before) == "<head>same<foot>")
  }
}
