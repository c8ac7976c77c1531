import Composition
import Domain
import Foundation
import Leaderboards
import StoreCopying
import StoreEngine
import Synchronization
import TestSupport
import Testing

@Suite("A copy from store to store")
struct StoreCopyTests {
  @Test func `copies everything except local items, and verifies it`() async throws {
    try await withStores { source, target in
      try await fill(source)
      let report = try await copy(source, target).run()
      #expect(report.items == 5)
      #expect(report.content.documents == 3 && report.content.events == 2 && report.content.submissions == 1)
      #expect(try await StoreDigest(of: target).text == report.content.text)
      #expect(try await target.documents.load("local/secret") == nil)
    }
  }

  @Test func `continues where it was interrupted, and copies only new items`() async throws {
    try await withStores { source, target in
      try await fill(source)
      _ = try await copy(source, target).run()
      try await put("d/late", "new", in: source)
      try await put("d/1", "changed", in: source)
      #expect(try await copy(source, target).run().items == 2)
      #expect(try await target.documents.load("d/1")?.body == Array("changed".utf8))
      #expect(try await copy(source, target).run().items == 0)
    }
  }

  @Test func `rejects a target with other data, unless overwriting is allowed`() async throws {
    try await withStores { source, target in
      try await fill(source)
      try await put("d/other", "kept", in: target)
      let before = try await StoreDigest(of: target)
      await #expect(throws: StoreCopy.Failure.targetNotEmpty) { try await copy(source, target).run() }
      #expect(try await StoreDigest(of: target) == before)
      // Other content of the target is a difference, and is reported.
      await #expect(throws: StoreCopy.Failure.differs(["d/other"])) {
        try await copy(source, target).run(overwriting: true)
      }
      #expect(try await target.documents.load("d/other")?.body == Array("kept".utf8))
    }
  }

  @Test func `does not replace a document that the target has changed since, unless overwriting is allowed`()
    async throws
  {
    try await withStores { source, target in
      try await fill(source)
      _ = try await copy(source, target).run()
      try await put("d/1", "in the source", in: source)
      try await put("d/1", "in the target", in: target)
      await #expect(throws: StoreCopy.Failure.targetIsNewer("d/1")) { try await copy(source, target).run() }
      #expect(try await target.documents.load("d/1")?.body == Array("in the target".utf8))
      _ = try await copy(source, target).run(overwriting: true)
      #expect(try await target.documents.load("d/1")?.body == Array("in the source".utf8))
    }
  }

  @Test func `finds a difference in every kind of item`() async throws {
    try await withStores { source, target in
      try await fill(source)
      _ = try await copy(source, target).run()
      let content = try await StoreDigest(of: source)
      try await put("d/2", "other", in: target)
      _ = try await target.sessions.session(at: "j").append([event("e3")], expecting: .any)
      _ = try await target.leaderboards.submit([submission("s2")], as: .replicated)
      #expect(try await content.differences(from: StoreDigest(of: target)) == ["b", "d/2", "j"])
    }
  }

  @Test func `is no copy within one store`() async throws {
    try await withStores { source, _ in
      await #expect(throws: StoreCopy.Failure.sameStore) { try await copy(source, source).run() }
    }
  }

  @Test func `reports its progress`() async throws {
    try await withStores { source, target in
      try await fill(source)
      let steps = Mutex<[StoreCopy.Progress]>([])
      _ = try await copy(source, target).run { step in steps.withLock { $0.append(step) } }
      #expect(steps.withLock { $0.last.map { [$0.items, $0.total] } } == [5, 5])
    }
  }

  // MARK: Stores

  private func copy(_ source: Storage, _ target: Storage) -> StoreCopy {
    StoreCopy(from: source, to: target, newIdentity: ClockAndIdentities.system.newIdentity)
  }

  private func withStores(_ body: (Storage, Storage) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      // A clock that counts, so that later writes are later.
      let time = Atomic<Int64>(1_000)
      let clock = ClockAndIdentities(
        now: { Timestamp(rawValue: time.add(1, ordering: .relaxed).newValue) },
        newIdentity: ClockAndIdentities.system.newIdentity
      )
      let source = try await StoreRegistry.standard.open("memory:", clock)
      let target = try await StoreRegistry.standard.open("sqlite:\(folder.path)/target.sqlite", clock)
      try await body(source, target)
      await target.close()
    }
  }

  private func fill(_ store: Storage) async throws {
    for number in 1...3 { try await put(ItemPath("d/\(number)"), "\(number)", in: store) }
    try await put("local/secret", "stays", in: store)
    _ = try await store.documents.save([DocumentWrite("d/3", id: "gone", expected: .any, body: nil)])
    _ = try await store.sessions.session(at: "j").append([event("e1"), event("e2")], expecting: .any)
    try await store.leaderboards.define(BoardDefinition(periods: [.allTime, .weekly, .daily]), at: "b")
    _ = try await store.leaderboards.submit([submission("s1")], as: .replicated)
  }

  private func put(_ path: ItemPath, _ text: String, in store: Storage) async throws {
    let id = WriteID(rawValue: ClockAndIdentities.system.newIdentity())
    _ = try await store.documents.save([DocumentWrite(path, id: id, expected: .any, body: Array(text.utf8))])
  }

  private func event(_ id: EventID) -> ScoringEvent {
    ScoringEvent(id: id, type: "arrow", actor: "ana", occurredAt: 5, body: [0xFF, 0])
  }

  private func submission(_ id: SubmissionID) -> Submission {
    Submission(id: id, board: "b", player: "ana", .increment(3), occurredAt: 5, actor: "ana")
  }
}
