import Dispatch
import Domain
import Foundation
import GRDB
import Synchronization
import TestSupport
import Testing

@testable import SQLite

/// Writes that come while the file is busy, and so go to it together.
@Suite("Writes that share a commit")
struct GroupCommitTests {
  @Test func `are all there, under one place of the feed`() async throws {
    try await withBoard { store, path in
      let before = try await store.changes(under: .root, after: nil, limit: 1).cursor.sequence
      let refusals = try await together(store, (1...20).map { submission($0, "p\($0)", .set(Score($0))) })
      #expect(refusals.isEmpty)
      let page = try await store.page(BoardQuery("a/board", .allTime))
      #expect(page.total == 20)
      #expect(page.revision.rawValue == 20)
      #expect(try await store.changes(under: .root, after: nil, limit: 1).cursor.sequence == before + 1)
      try await expectSame(page, in: path)
    }
  }

  @Test func `one that is refused is refused alone`() async throws {
    try await withBoard { store, path in
      var submissions = (1...10).map { submission($0, "p\($0)", .set(Score($0))) }
      submissions.insert(submission(99, "nobody", .disqualify), at: 5)
      let refusals = try await together(store, submissions)
      #expect(refusals == [.entryNotFound("nobody")])
      let page = try await store.page(BoardQuery("a/board", .allTime))
      #expect(page.standings.map(\.entry.player.rawValue) == (1...10).reversed().map { "p\($0)" })
      #expect(try await store.submissions(of: "a/board", player: nil, after: .zero, limit: 100).count == 10)
      try await expectSame(page, in: path)
    }
  }

  @Test func `one that the disk has no room for keeps none of the others out`() async throws {
    try await withBoard { store, path in
      try await store.readBetweenCommits { db in
        let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
        _ = try Int.fetchOne(db, sql: "PRAGMA max_page_count = \(pages + 2)")
      }
      var submissions = (1...10).map { submission($0, "p\($0)", .set(Score($0))) }
      var big = submission(99, "big", .set(1))
      let long = String(repeating: "r", count: Limits.attributeBytes - 2)
      big.attributes = Dictionary(uniqueKeysWithValues: (10..<26).map { ("\($0)\(long)", "\($0)\(long)") })
      submissions.insert(big, at: 5)
      let refusals = try await together(store, submissions)
      #expect(refusals == [.store(.full)])
      let page = try await store.page(BoardQuery("a/board", .allTime))
      #expect(page.standings.map(\.entry.player.rawValue) == (1...10).reversed().map { "p\($0)" })
      try await expectSame(page, in: path)
    }
  }

  @Test func `a page never shows uncommitted entries, with another process writing`() async throws {
    try await withBoard { store, path in
      let other = try open(path)
      for number in 1...30 {
        _ = try await (number.isMultiple(of: 3) ? other : store)
          .submit([submission(number, "p\(number % 7)", .increment(1))], at: 0)
        let pages = try await [store, other].asyncMap { try await $0.page(BoardQuery("a/board", .allTime)) }
        #expect(pages[0] == pages[1])
        #expect(pages[0].revision.rawValue == number)
      }
      await other.close()
    }
  }

  @Test func `delay no reader`() async throws {
    try await withBoard { store, _ in
      let write = DocumentWrite("a/document", id: "w", expected: .absent, body: [65])
      _ = try await store.save([write])
      try await whileBusy(store) {
        let document = try await store.load("a/document")
        #expect(document?.body == [65])
        let page = try await store.changes(under: "a", after: nil, limit: 10)
        #expect(page.changes.count == 2)
      }
    }
  }

  /// Submits each by itself, all of them while the file is busy, and gives what was refused.
  private func together(_ store: SQLiteStore, _ submissions: [Submission]) async throws -> [LeaderboardError] {
    let waiting = Mutex<[Task<LeaderboardError?, Never>]>([])
    try await whileBusy(store) {
      for (place, submission) in submissions.enumerated() {
        let writing = Task { () -> LeaderboardError? in
          do throws(LeaderboardError) { _ = try await store.submit([submission], at: 0) } catch { return error }
          return nil
        }
        waiting.withLock { $0.append(writing) }
        // One after the other, so that which of them comes in the middle is known.
        try await eventually("the write waits") { store.commits.count > place }
      }
    }
    var refusals: [LeaderboardError] = []
    for writing in waiting.withLock(\.self) { refusals += [await writing.value].compactMap(\.self) }
    return refusals
  }

  /// Does something while the connection that writes has its hands full.
  private func whileBusy(_ store: SQLiteStore, _ work: () async throws -> Void) async throws {
    let (isBusy, release) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    async let isFree: Bool = store.readBetweenCommits { _ in
      isBusy.signal()
      return release.wait(timeout: .now() + 20) == .success
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        isBusy.wait()
        continuation.resume()
      }
    }
    let outcome: Result<Void, any Error>
    do { outcome = .success(try await work()) } catch { outcome = .failure(error) }
    release.signal()
    let wasFree = try await isFree
    #expect(wasFree, "what was to be done meanwhile waited, too")
    try outcome.get()
  }

  private func expectSame(_ page: BoardPage, in path: String) async throws {
    let other = try open(path)
    #expect(try await other.page(BoardQuery("a/board", .allTime)) == page)
    await other.close()
  }

  private func withBoard(_ body: (SQLiteStore, String) async throws -> Void) async throws {
    try await withFile { path in
      let store = try open(path)
      try await store.define(BoardDefinition(), at: "a/board")
      try await body(store, path)
      await store.close()
    }
  }

  private func submission(
    _ number: Int,
    _ player: String,
    _ action: Submission.Action
  ) -> Submission {
    SQLiteTests.submission(SubmissionID(rawValue: "s\(number)"), PlayerID(rawValue: player), action)
  }
}
