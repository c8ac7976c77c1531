import Domain
import Testing

@Suite("A document write")
struct DocumentWriteTests {
  private static let stamp = Stamp(time: 7, device: "d")

  private func present(_ body: [UInt8]?, labels: Set<DocumentLabel> = [], write: WriteID = "w1") -> Document {
    let head = DocumentHead(
      path: "a/b",
      revision: Revision(rawValue: 3),
      stamp: Stamp(time: 5, device: "d"),
      write: write,
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

  @Test
  func `the first write makes revision one`() throws {
    let made = try #require(try applied(write([1, 2], .absent, labels: ["x"]), to: nil))
    #expect(made.body == [1, 2])
    #expect(made.head.revision == Revision(rawValue: 1))
    #expect(made.head.stamp == Self.stamp)
    #expect(made.head.write == "w2")
    #expect(made.head.labels == ["x"])
    #expect(made.head.size == 2)
  }

  @Test
  func `a deletion keeps the head, without labels, and revisions go on over it`() throws {
    let deleted = try #require(try applied(write(nil, labels: ["x"]), to: present([1], labels: ["x"])))
    #expect(deleted.head.isDeleted && deleted.body == [] && deleted.head.labels == [])
    #expect(deleted.head.revision == Revision(rawValue: 4))
    let again = try #require(try applied(write([], id: "w3", .absent), to: deleted))
    #expect(again.head.revision == Revision(rawValue: 5))
    #expect(!again.head.isDeleted && again.head.size == 0)
  }

  @Test
  func `a given stamp is kept, and the store is not asked for one`() throws {
    let given = Stamp(time: 99, device: "other")
    let write = DocumentWrite("a/b", id: "w", expected: .any, body: [], stamp: given)
    let made = try write.applied(to: nil) {
      Issue.record("asked for a stamp")
      return Self.stamp
    }
    #expect(made?.head.stamp == given)
  }

  @Test
  func `a write is rejected if the document is not in the expected state`() throws {
    let (live, dead) = (present([1]), present(nil))
    let two = Domain.Expectation.revision(Revision(rawValue: 2))
    for (expected, document) in [(.absent, live), (two, live), (two, dead)] as [(Domain.Expectation, Document)] {
      #expect(throws: DocumentError.conflict("a/b", current: document.head)) {
        try applied(write([2], expected), to: document)
      }
    }
    #expect(throws: DocumentError.conflict("a/b", current: nil)) { try applied(write([2], two), to: nil) }
    #expect(try applied(write([2], .absent), to: dead) != nil)
    #expect(try applied(write([2], .revision(Revision(rawValue: 3))), to: live) != nil)
    #expect(try applied(write([2], .revision(.zero)), to: nil) != nil)
  }

  @Test
  func `a repeat is not done again, whatever was expected`() throws {
    for expected in [.any, .absent, .revision(Revision(rawValue: 2))] as [Domain.Expectation] {
      let live = present([1], labels: ["x"])
      #expect(try applied(write([1], id: "w1", expected, labels: ["x"]), to: live) == nil)
      #expect(try applied(write(nil, id: "w1", expected, labels: ["x"]), to: present(nil)) == nil)
    }
  }

  @Test
  func `the same id with other content is refused`() throws {
    let live = present([1], labels: ["x"])
    for other in [
      write([2], id: "w1", labels: ["x"]), write([1], id: "w1"), write(nil, id: "w1"),
      write([1], id: "w1", labels: ["x", "y"]),
    ] {
      #expect(throws: DocumentError.idempotencyConflict("w1")) { try applied(other, to: live) }
    }
    #expect(throws: DocumentError.idempotencyConflict("w1")) { try applied(write([], id: "w1"), to: present(nil)) }
  }

  @Test
  func `a write out of bounds is rejected, also as a retry`() throws {
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

  @Test
  func `a batch of a thousand is taken, one more is not`() throws {
    try DocumentWrite.check(batch: Array(repeating: write([]), count: 1000))
    #expect(throws: DocumentError.self) {
      try DocumentWrite.check(batch: Array(repeating: write([]), count: 1001))
    }
  }

  @Test
  func `a query lists live documents under its prefix, after a path, with a label`() throws {
    let head = present([1], labels: ["x"]).head
    #expect(DocumentQuery(under: "a").matches(head))
    #expect(DocumentQuery(under: "a/b", labelled: "x", after: "a").matches(head))
    for query in [
      DocumentQuery(under: "a/bc"), DocumentQuery(under: "a", labelled: "y"), DocumentQuery(under: "a", after: "a/b"),
    ] {
      #expect(!query.matches(head))
    }
    #expect(!DocumentQuery(under: "a").matches(present(nil).head))
    for limit in [0, 1000] { try DocumentQuery(under: "a", limit: limit).check() }
    for limit in [-1, 1001] {
      #expect(throws: DocumentError.self) { try DocumentQuery(under: "a", limit: limit).check() }
    }
  }
}
