import Domain
import Hypertext
import Pages
import Testing

struct ListWindowTests {
  private let names = (1...50).map { "Ana \($0)" }

  @Test func `a page shows twenty lines, the reader's own first, and leads to the others`() {
    let window = ListWindow(of: WebAddress("people"), ["from": "20"])
    let part = window.part(of: names, named: \.self) { $0 == "Ana 3" }
    #expect(part.shown == ["Ana 3"] + names[20..<40])
    #expect(part.found == 50)
    let pager = window.pager(of: part.found, "Before", "After").text
    #expect(pager.contains("href=\"/people?from=0\"") && pager.contains("href=\"/people?from=40\""))
  }

  @Test func `a search finds names however they are typed, and stays with the reader from page to page`() {
    let window = ListWindow(of: WebAddress("people"), ["search": " ANA 4 "])
    let part = window.part(of: names, named: \.self) { _ in false }
    #expect(part.shown == names.filter { $0.hasPrefix("Ana 4") })
    #expect(window.pager(of: 30, "Before", "After").text.contains("href=\"/people?search=ANA%204&amp;from=20\""))
  }

  @Test func `a place beyond every list is the end of the list`() {
    let window = ListWindow(of: WebAddress("people"), ["from": "\(Int.max)"])
    let part = window.part(of: names, named: \.self) { $0 == "Ana 3" }
    #expect(part.shown == ["Ana 3"])
    #expect(!window.pager(of: part.found, "Before", "After").text.contains("rel=\"next\""))
  }

  @Test func `a short list has no search`() {
    let window = ListWindow(of: WebAddress("people"), [:])
    #expect(window.search(in: ListWindow.lines, "Name").isEmpty)
    #expect(!window.search(in: ListWindow.lines + 1, "Name").isEmpty)
  }
}
