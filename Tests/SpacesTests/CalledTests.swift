import Spaces
import Testing

@Suite("A text by which a person names one of several things")
struct CalledTests {
  private let all = [("a1f", "Ana"), ("a1b", "Ben"), ("c3d", "ben"), ("ana", "Cleo")]

  private func found(_ text: String, beginnings: Bool = false) -> [String] {
    all.called(text, beginnings: beginnings, id: { $0.0 }, names: { [$0.1] }).map(\.0)
  }

  @Test func `is an id before it is a name, and a name in any case`() {
    #expect(found("ana") == ["ana"])
    #expect(found("Ana") == ["a1f"])
    #expect(found("CLEO") == ["ana"])
    #expect(found("Ben") == ["a1b", "c3d"])
  }

  @Test func `is the beginning of an id only where that is asked for and nothing else matches`() {
    #expect(found("a1") == [])
    #expect(found("a1", beginnings: true) == ["a1f", "a1b"])
    #expect(found("c", beginnings: true) == ["c3d"])
    #expect(found("", beginnings: true) == [])
    #expect(found("ben", beginnings: true) == ["a1b", "c3d"])
  }
}
