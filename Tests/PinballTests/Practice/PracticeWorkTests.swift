import CanonicalJSON
import Domain
import Pinball
import Testing

/// Files of practice that would take minutes in which nothing else is done.
@Suite struct `The work that a file of practice causes` {
  private func plan(_ text: String, into state: PracticeState = PracticeState()) throws -> PracticeImport {
    try PracticeImport(Array(text.utf8), into: state, keys: GameKeys([]), now: PracticeSample.now)
  }

  @Test func `with thousands of records of one id is linear, and each gets an id of its own`() throws {
    let note = #"{"id": "n", "gameID": "G", "category": "general", "note": "x", "timestamp": 1745000004000}"#
    let text =
      #"{"schemaVersion": 4, "noteEntries": ["# + Array(repeating: note, count: 4_000).joined(separator: ",") + "]}"
    let first = try plan(text)
    #expect(first.report.new == 4_000)
    // The ids are the same every time, so that a repeat adds nothing.
    #expect(try plan(text, into: PracticeState().applying(first.steps)).report.new == 0)
  }

  @Test func `with a sentence of a megabyte is bounded`() throws {
    let summary = "Read " + String(repeating: "a of ", count: 200_000)
    let row =
      #"{"id": "j", "gameSlug": "G", "action": "study", "summary": "\#(summary)", "timestampMs": 1744000050000}"#
    let file = try plan(#"{"scores": [], "notes": [], "journal": [\#(row)]}"#).file
    #expect(file.state.journalEntries.count == 1)
  }

  @Test func `with many members of other programs keeps some, and names the rest`() throws {
    let members = (0..<3_000).map { #""later\#($0)": \#($0)"# }.joined(separator: ",")
    let plan = try plan("{\"schemaVersion\": 4, \(members)}")
    #expect(plan.report.setAside.count == 1_000 && plan.report.lines.count <= 102)
    #expect(PracticeState().applying(plan.steps).kept.count == 200)
  }

  @Test(arguments: [PracticeSample.canonical, PracticeSample.flat, String(PracticeSample.canonical.dropLast(4))])
  func `ends with the time of the request, and nothing is taken in`(text: String) async {
    let limit = WorkLimit { true }
    _ = await limit.run {
      #expect(throws: PracticeError.self) { try plan(text) }
    }
  }
}
