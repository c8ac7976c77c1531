import Domain
import FileStore
import Foundation
import InMemory
import SQLite
import TestSupport
import Testing

/// The bytes that stores need for past submissions: small writes must not become large files.
@Suite("A past submission")
struct StoreSizeTests {
  private static let day: Int64 = 86_400_000

  /// Submissions to a board of every period: some players, each several times a day or on a day of its own.
  private func submissions(_ count: Int, perDay: Int) -> [Submission] {
    (0..<count).map { number in
      let time = Timestamp(rawValue: 1_600_000_000_000 + Int64(number / perDay) * Self.day + Int64(number))
      let player = "00000000-0000-4000-8000-0000000000\(10 + number % 5)"
      return Submission(
        id: SubmissionID(rawValue: "00000000-0000-4000-8000-\(1_000_000_000_000 + number)"),
        board: "clubs/a/points",
        player: PlayerID(rawValue: player),
        .increment(5),
        occurredAt: time,
        actor: UserID(rawValue: player),
        displayName: "Anastasia"
      )
    }
  }

  private func fill(_ store: Storage, _ submissions: [Submission]) async throws {
    try await store.leaderboards.define(BoardDefinition(periods: Set(Period.allCases)), at: "clubs/a/points")
    for start in stride(from: 0, to: submissions.count, by: 500) {
      let batch = Array(submissions[start..<min(start + 500, submissions.count)])
      _ = try await store.leaderboards.submit(batch, as: .replicated)
    }
  }

  @Test("takes little disk", arguments: ["file", "sqlite"], [(perDay: 200, most: 380), (perDay: 1, most: 760)])
  func disk(kind: String, run: (perDay: Int, most: Int)) async throws {
    try await withTemporaryFolder { folder in
      let path = folder.appending(path: "store").path
      let clock = ClockAndIdentities(now: { 1_700_000_000_000 }, newIdentity: { UUID().uuidString })
      let store =
        kind == "file"
        ? try await FileStore.open(path, clock).storage : try SQLiteStore(path: path, clock).storage
      let all = submissions(4000, perDay: run.perDay)
      try await fill(store, all)
      // What the store answers is what it answered first.
      let retried = try await store.leaderboards.submit([all[1234]], as: .replicated)
      let history = try await store.leaderboards
        .submissions(of: "clubs/a/points", player: nil, after: Revision(rawValue: 1234), limit: 1)
      #expect(retried == history && retried.first?.effects.count == 5)
      await store.close()
      let size = try bytes(in: folder).reduce(0) { $0 + $1.count } / all.count
      #expect(size <= run.most)
    }
  }
}
