import Composition
import Domain
import Foundation
import SeededRandom

/// Measures the rate of a store: durable submissions, ranks and pages on a board of a given size.
///
///     bench-stores STORE-URL [ENTRIES]
///     bench-stores board STORE-URL [ENTRIES]      fills the board only
///     bench-stores load STORE-URL [ENTRIES]       loads it in a process that has just started
///
/// ``ColdStart``, ``StoreGrowth`` and ``Promotion`` are the other measurements.
@main
struct StoreBenchmark {
  private let boards: any LeaderboardRepository
  private let board: ItemPath = "bench/one/board"
  private let entries: Int
  private var random = SplitMix64(seed: 1)

  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch (arguments.first, arguments.count) {
    case ("open", 2): try await ColdStart.open(arguments[1])
    case ("fill", 2...3):
      try await ColdStart.fill(arguments[1], items: count(arguments.dropFirst(2).first, or: 1_000_000))
    case ("promotion", 2): try await Promotion.run(arguments[1])
    case ("growth", 2...3):
      try await StoreGrowth.run(arguments[1], upTo: count(arguments.dropFirst(2).first, or: 1_000_000))
    case ("board", 2...3):
      try await on(arguments[1], count(arguments.dropFirst(2).first, or: 1_000_000)) { try await $0.fill(name: $1) }
    case ("load", 2...3):
      try await on(arguments[1], count(arguments.dropFirst(2).first, or: 1_000_000)) { try await $0.load(name: $1) }
    case (let url?, 1...2):
      try await on(url, count(arguments.dropFirst().first, or: 100_000)) { try await $0.run(name: $1) }
    default: exit(withUsage: 2)
    }
  }

  private static func on(
    _ url: String,
    _ entries: Int,
    _ measure: (inout StoreBenchmark, _ name: String) async throws -> Void
  ) async throws {
    try await Container.with(StoreChoice(url: url)) { container in
      var benchmark = StoreBenchmark(boards: container.storage.leaderboards, entries: entries)
      try await measure(&benchmark, String(url.prefix { $0 != ":" }))
    }
  }

  private static func count(_ text: String?, or standard: Int) -> Int {
    guard let text else { return standard }
    guard let count = Int(text), count > 0 else { exit(withUsage: 2) }
    return count
  }

  private static func exit(withUsage status: Int32) -> Never {
    print(
      """
      usage: bench-stores [board|load] STORE-URL [ENTRIES] | fill STORE-URL [ITEMS] | open STORE-URL
             | growth STORE-URL [LARGEST] | promotion STORE-URL
      """
    )
    Foundation.exit(status)
  }

  private init(boards: any LeaderboardRepository, entries: Int) {
    self.boards = boards
    self.entries = entries
  }

  private mutating func fill(name: String) async throws {
    try await boards.define(BoardDefinition(), at: board)
    let filling = try await rate(of: (entries + Limits.batchItems - 1) / Limits.batchItems) { bench, batch in
      let numbers = batch * Limits.batchItems..<min(bench.entries, (batch + 1) * Limits.batchItems)
      let batch = numbers.map { bench.submission("fill-\($0)", player: $0) }
      for result in try await bench.boards.submitEach(batch, as: .replicated) { _ = try result.get() }
    }
    report(name, "submit, \(Limits.batchItems) a commit", filling * Double(min(entries, Limits.batchItems)))
  }

  /// Asks for pages of the board eight times at once in a new process.
  ///
  /// Each must know of every player.
  private func load(name: String) async throws {
    let start = ContinuousClock.now
    try await withThrowingTaskGroup { [self] group in
      for reader in 0..<8 {
        group.addTask {
          let page = try await page(.from(offset: reader * entries / 8, limit: 100))
          guard page.total == entries, page.standings.count == 100 else { throw WrongAnswer(total: page.total) }
        }
      }
      try await group.waitForAll()
    }
    let milliseconds = Int(start.duration(to: .now) / .milliseconds(1))
    print(#"{"store":"\#(name)","entries":\#(entries),"work":"load","milliseconds":\#(milliseconds)}"#)
  }

  private struct WrongAnswer: Error {
    let total: Int
  }

  private mutating func run(name: String) async throws {
    try await fill(name: name)
    let single = try await rate(of: 3000) { bench, number in
      let player = bench.pick()
      _ = try await bench.boards.submit([bench.submission("one-\(number)", player: player)], as: .replicated)
    }
    report(name, "submit, 1 a commit", single)
    report(name, "submit, 1 a commit, 64 writers", try await concurrentRate(of: 6400, writers: 64))
    let rank = try await rate(of: 5000) { bench, _ in
      _ = try await bench.page(.around(bench.player(bench.pick()), radius: 0, fill: false))
    }
    report(name, "rank of one", rank)
    let window = try await rate(of: 5000) { bench, _ in
      _ = try await bench.page(.around(bench.player(bench.pick()), radius: 10, fill: true))
    }
    report(name, "window of 21", window)
    report(name, "page of 10, 64 readers", try await concurrentPages(of: 10, count: 128_000, readers: 64))
    report(name, "page of 100, 64 readers", try await concurrentPages(of: 100, count: 64_000, readers: 64))
    let pages = try await rate(of: 2000) { bench, _ in
      _ = try await bench.page(.from(offset: bench.pick(), limit: 100))
    }
    report(name, "page of 100", pages)
  }

  private mutating func rate(
    of count: Int,
    _ work: (inout StoreBenchmark, Int) async throws -> Void
  ) async throws -> Double {
    let start = ContinuousClock.now
    for number in 0..<count { try await work(&self, number) }
    return Double(count) / (start.duration(to: .now) / .seconds(1))
  }

  private mutating func concurrentRate(of count: Int, writers: Int) async throws -> Double {
    let work = (0..<writers).map { writer in
      (0..<count / writers).map { submission("many-\(writer)-\($0)", player: pick()) }
    }
    let boards = boards
    let start = ContinuousClock.now
    try await withThrowingTaskGroup { group in
      for submissions in work {
        group.addTask { for submission in submissions { _ = try await boards.submit([submission], as: .replicated) } }
      }
      try await group.waitForAll()
    }
    return Double(count) / (start.duration(to: .now) / .seconds(1))
  }

  private func concurrentPages(of limit: Int, count: Int, readers: Int) async throws -> Double {
    let start = ContinuousClock.now
    try await withThrowingTaskGroup { [self] group in
      for reader in 0..<readers {
        group.addTask {
          for number in 0..<count / readers {
            _ = try await page(.from(offset: (reader * 7919 + number * 104_729) % entries, limit: limit))
          }
        }
      }
      try await group.waitForAll()
    }
    return Double(count) / (start.duration(to: .now) / .seconds(1))
  }

  private func page(_ window: BoardQuery.Window) async throws -> BoardPage {
    try await boards.page(BoardQuery(board, .allTime, window))
  }

  private mutating func pick() -> Int { Int(random.next() % UInt64(entries)) }

  /// Twelve characters, as the peers are measured with.
  private func player(_ number: Int) -> PlayerID {
    let digits = String(number)
    return PlayerID(rawValue: "p" + String(repeating: "0", count: 11 - digits.count) + digits)
  }

  private mutating func submission(_ id: String, player number: Int) -> Submission {
    Submission(
      id: SubmissionID(rawValue: id),
      board: board,
      player: player(number),
      .set(Score(random.next() % 1_000_000_000)),
      occurredAt: 1_750_000_000_000,
      actor: "bench"
    )
  }

  private func report(_ store: String, _ work: String, _ perSecond: Double) {
    print("{\"store\":\"\(store)\",\"entries\":\(entries),\"work\":\"\(work)\",\"perSecond\":\(Int(perSecond))}")
  }
}
