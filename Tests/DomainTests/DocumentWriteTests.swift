import Domain
import Testing

@Suite("A document write")
struct DocumentWriteTests {
  private static let stamp = Stamp(time: 7, device: "d")

  private func present(_ body: [UInt8]?, labels: Set<DocumentLabel> = []) -> Document {
    let head = DocumentHead(
      path: "a/b",
      revision: Revision(rawValue: 3),
      stamp: Stamp(time: 5, device: "d"),
      write: "w1",
      labels: labels,
      size: body?.count
    )
    return Document(head: head, body: body ?? [])
  }

  private func write(
    _ body: [UInt8]?,
    id: WriteID = "w2",
    _ expected: Domain.Expectation = .any,
    labels: Set<DocumentLabel> = []
  ) -> DocumentWrite {
    DocumentWrite("a/b", id: id, expected: expected, labels: labels, body: body)
  }

  private func applied(_ write: DocumentWrite, to present: Document?) throws -> Document? {
    try write.applied(to: present) { Self.stamp }
  }

  @Test func `the first write makes revision one`() throws {
    let made = try #require(try applied(write([1, 2], .absent, labels: ["x"]), to: nil))
    #expect(made.body == [1, 2])
    #expect(made.head.revision == Revision(rawValue: 1))
    #expect(made.head.stamp == Self.stamp)
    #expect(made.head.write == "w2")
    #expect(made.head.labels == ["x"])
    #expect(made.head.size == 2)
  }

  @Test func `a deletion keeps the head, without labels, and revisions go on over it`() throws {
    let deleted = try #require(try applied(write(nil, labels: ["x"]), to: present([1], labels: ["x"])))
    #expect(deleted.head.isDeleted && deleted.body == [] && deleted.head.labels == [])
    #expect(deleted.head.revision == Revision(rawValue: 4))
    let again = try #require(try applied(write([], id: "w3", .absent), to: deleted))
    #expect(again.head.revision == Revision(rawValue: 5))
    #expect(!again.head.isDeleted && again.head.size == 0)
  }

  @Test func `a given stamp is kept, and the store is not asked for one`() throws {
    let given = Stamp(time: 99, device: "other")
    let write = DocumentWrite("a/b", id: "w", expected: .any, body: [], stamp: given)
    let made = try write.applied(to: nil) {
      Issue.record("asked for a stamp")
      return Self.stamp
    }
    #expect(made?.head.stamp == given)
  }

  @Test func `a write out of bounds is rejected, also as a retry`() throws {
    let tooMany = Set((0...32).map { DocumentLabel(rawValue: "\($0)") })
    for bad in [
      DocumentWrite("", id: "w1", expected: .any, body: [1]),
      DocumentWrite("a//b", id: "w1", expected: .any, body: [1]),
      write([1], id: ""), write([1], id: "w1", labels: [""]), write([1], id: "w1", labels: tooMany),
    ] {
      #expect {
        try applied(bad, to: present([1]))
      } throws: {
        if case .invalid = $0 as? DocumentError { true } else { false }
      }
    }
    let largest = [UInt8](repeating: 0, count: Limits.documentBytes)
    #expect(try applied(write(largest), to: nil)?.head.size == Limits.documentBytes)
    #expect(throws: DocumentError.tooLarge("a/b")) { try applied(write(largest + [0]), to: nil) }
  }
}
