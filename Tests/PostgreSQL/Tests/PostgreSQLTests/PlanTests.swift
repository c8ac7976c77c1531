import Domain
import Foundation
import Testing

@testable import PostgreSQL

/// No statement looks through a whole large table: the database counts how often that happened.
///
/// `SCOREBOOK_PLAN_ROWS` says how many entries; `Tools/soak postgres` takes a million.
@Suite("Plans of PostgreSQL", .enabled(if: PostgresCluster.isInstalled, "PostgreSQL is not installed"))
struct PlanTests {
  private static let entries = ProcessInfo.processInfo.environment["SCOREBOOK_PLAN_ROWS"].flatMap { Int($0) } ?? 5_000

  @Test func `use an index for every large table`() async throws {
    let cluster = try await PostgresCluster.shared()
    try await cluster.withDatabase { url, name in
      let store = try await open(url, patience: .seconds(120))
      try await fill(store)
      await store.close()
      try await cluster.psql("ANALYZE", in: name)
      let before = try await scans(of: name, cluster)
      let (one, other) = (try await open(url, patience: .seconds(120)), try await open(url, patience: .seconds(120)))
      let begun = ContinuousClock.now
      #expect(try await other.page(BoardQuery("a/board", .allTime)).total == Self.entries)
      print("A board of \(Self.entries) entries was in memory after \(ContinuousClock.now - begun)")
      for number in 0..<40 {
        let player = PlayerID(rawValue: "p\(number)")
        _ = try await one.submit([submission("new-\(number)", .increment(1), player)], at: 0)
        _ = try await other.page(BoardQuery("a/board", .allTime))
        _ = try await other.submit([submission("other-\(number)", .set(3), player)], at: 0)
        _ = try await one.submit(
          [submission("back-\(number)", .revert(SubmissionID(rawValue: "other-\(number)")), player)],
          at: 0
        )
        _ = try await one.save([write(ItemPath("d/\(number)"), "again")])
        _ = try await one.load(ItemPath("d/\(number)"))
        _ = try await one.list(DocumentQuery(under: "d", after: ItemPath("d/5"), limit: 20))
        _ = try await one.session(at: "j/0").append([event("again-\(number)")], expecting: .any)
        _ = try await one.session(at: "j/0").events(after: Revision(rawValue: 10), limit: 20)
        let cursor = try await one.changes(under: .root, after: nil, limit: 1).cursor
        _ = try await one.changes(under: "d", after: cursor, limit: 20)
        _ = try await one.submissions(of: "a/board", player: "p7", after: .zero, limit: 20)
      }
      await one.close()
      await other.close()
      let after = try await scans(of: name, cluster)
      for (table, count) in after { #expect(count == before[table], "\(table) was read from end to end") }
    }
  }

  private func fill(_ store: PostgresStore) async throws {
    try await store.define(BoardDefinition(), at: "a/board")
    for start in stride(from: 0, to: Self.entries, by: 1000) {
      let numbers = start..<min(start + 1000, Self.entries)
      let submissions = numbers.map { submission("s\($0)", .set(Score(Int64($0))), PlayerID(rawValue: "p\($0)")) }
      _ = try await store.submit(submissions, as: .replicated)
      if start >= 20_000 { continue }
      _ = try await store.save(numbers.map { write(ItemPath("d/\($0)"), "w") })
      _ = try await store.session(at: "j/0").append(numbers.map { event("e\($0)") }, expecting: .any)
    }
  }

  private func event(_ id: String) -> ScoringEvent {
    ScoringEvent(id: EventID(rawValue: id), type: "note", actor: "u", occurredAt: 0)
  }

  /// How often each large table was read from end to end, once the counts of closed sessions are in.
  private func scans(of name: String, _ cluster: PostgresCluster) async throws -> [String: Int] {
    let open = """
      SELECT count(*) FROM pg_stat_activity WHERE datname = '\(name)' AND application_name = 'scorebook'
      """
    while try await cluster.psql(open, in: name) != "0" {}
    let sql = """
      SELECT relname, seq_scan FROM pg_stat_user_tables
      WHERE relname IN ('change', 'document', 'event', 'submission', 'entry')
      """
    let rows = try await cluster.psql(sql, in: name).split(separator: "\n").map { $0.split(separator: "|") }
    return Dictionary(uniqueKeysWithValues: rows.map { (String($0[0]), Int($0[1]) ?? -1) })
  }
}
