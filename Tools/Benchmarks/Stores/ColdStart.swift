import BenchSupport
import Composition
import Domain
import Foundation
import SeededRandom

/// How long a store that holds much takes to open, in a process that has just started.
///
///     bench-stores fill STORE-URL [ITEMS]
///     bench-stores open STORE-URL
///
/// Eight of ten items are submissions on eight boards, each of another player; the others are events in twenty journals.
struct ColdStart {
  private static let boards = 8
  private static let journals = 20

  private let container: Container

  /// Fills a store that is still empty.
  static func fill(_ url: String, items: Int) async throws {
    try await Container.with(StoreChoice(url: url)) { container in
      let start = ColdStart(container: container)
      var random = SplitMix64(seed: 2)
      for number in 0..<boards { try await start.submit(items * 8 / 10 / boards, to: number, &random) }
      for number in 0..<journals { try await start.append(items * 2 / 10 / journals, to: number, &random) }
    }
  }

  /// Opens it, shows a page of a board, and prints a line of JSON.
  static func open(_ url: String) async throws {
    let start = ContinuousClock.now
    try await Container.with(StoreChoice(url: url)) { container in
      let opened = ContinuousClock.now
      let page = try await container.storage.leaderboards.page(BoardQuery(board(3), .allTime))
      let shown = ContinuousClock.now
      let events = try await container.storage.sessions.session(at: journal(3)).events(after: .zero, limit: 10)
      let figures = [
        #""store":"\#(url.prefix { $0 != ":" })""#,
        #""work":"cold start""#,
        #""onBoard":\#(page.total)"#,
        #""eventsSeen":\#(events.count)"#,
        #""openMilliseconds":\#(Int(start.duration(to: opened) / .milliseconds(1)))"#,
        #""firstPageMilliseconds":\#(Int(opened.duration(to: shown) / .milliseconds(1)))"#,
        #""residentMegabytes":\#(residentBytes() >> 20)"#,
      ]
      print("{\(figures.joined(separator: ","))}")
    }
  }

  private static func board(_ number: Int) -> ItemPath { ItemPath("clubs/c\(number)/board") }

  private static func journal(_ number: Int) -> ItemPath { ItemPath("clubs/c\(number)/scoring") }

  private func submit(_ count: Int, to number: Int, _ random: inout SplitMix64) async throws {
    let board = Self.board(number)
    try await container.storage.leaderboards.define(BoardDefinition(), at: board)
    for batch in batches(of: count) {
      let submissions = batch.map { item in
        Submission(
          id: SubmissionID(rawValue: container.clock.newIdentity()),
          board: board,
          player: PlayerID(rawValue: "player-\(number)-\(item)"),
          .set(Score(random.next(below: 1_000_000_000))),
          occurredAt: container.clock.now(),
          actor: "bench"
        )
      }
      _ = try await container.storage.leaderboards.submit(submissions, as: .replicated)
    }
  }

  private func append(_ count: Int, to number: Int, _ random: inout SplitMix64) async throws {
    for batch in batches(of: count) {
      let events = batch.map { item in
        ScoringEvent(
          id: EventID(rawValue: container.clock.newIdentity()),
          type: "arrow",
          actor: "bench",
          subject: PlayerID(rawValue: "player-\(item % 50)"),
          occurredAt: container.clock.now(),
          body: Array(#"{"end":\#(item / 150),"token":"\#(random.next(below: 10) + 1)"}"#.utf8)
        )
      }
      _ = try await container.storage.sessions.session(at: Self.journal(number)).append(events, expecting: .any)
    }
  }

  private func batches(of count: Int) -> [Range<Int>] {
    stride(from: 0, to: count, by: Limits.batchItems).map { $0..<min($0 + Limits.batchItems, count) }
  }
}
