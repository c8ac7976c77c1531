import BenchSupport
import Composition
import Domain
import SeededRandom

/// The cost of one step on a board of a thousand to a million entries.
///
///     bench-stores growth STORE-URL [LARGEST]
///
/// The store must be empty. Each submission of the ``submit`` column is a commit of its own.
struct StoreGrowth {
  private static let board: ItemPath = "bench/growth/board"

  private let boards: any LeaderboardRepository
  private var random = SplitMix64(seed: 1)
  private var entries = 0
  private var submissions = 0

  static func run(_ url: String, upTo largest: Int) async throws {
    try await Container.with(StoreChoice(url: url)) { container in
      var growth = Growth(of: String(url.prefix { $0 != ":" }))
      var run = StoreGrowth(boards: container.storage.leaderboards)
      try await run.boards.define(BoardDefinition(), at: Self.board)
      for size in Growth.sizes where size <= largest {
        let filling = try await ContinuousClock().measure { try await run.fill(size) }
        growth.report(size, try await run.medians())
        print("<!-- filled up to \(size) in \(Int(filling / .seconds(1))) s, \(residentBytes() >> 20) MB resident -->")
      }
    }
  }

  private init(boards: any LeaderboardRepository) { self.boards = boards }

  private mutating func fill(_ size: Int) async throws {
    while entries < size {
      let batch = (entries..<min(size, entries + Limits.batchItems)).map { submission(of: $0) }
      _ = try await boards.submit(batch, as: .replicated)
      entries += batch.count
    }
  }

  private mutating func medians() async throws -> [Double] {
    let submit = try await median(of: 400) { this in
      let one = this.submission(of: this.pick())
      return { boards in _ = try await boards.submit([one], as: .replicated) }
    }
    var medians = [submit]
    for window in [(0, 1000), (100, 400), (21, 400)] {
      medians.append(
        try await median(of: window.1) { this in
          let query = this.query(lines: window.0)
          return { boards in _ = try await boards.page(query) }
        }
      )
    }
    return medians
  }

  /// A rank for no lines, a page for 100, a window for 21.
  private mutating func query(lines: Int) -> BoardQuery {
    let window: BoardQuery.Window =
      switch lines {
      case 0: .around(player(pick()), radius: 0, fill: false)
      case 21: .around(player(pick()), radius: 10, fill: true)
      default: .from(offset: pick(), limit: lines)
      }
    return BoardQuery(Self.board, .allTime, window)
  }

  private mutating func median(
    of count: Int,
    _ work: (inout StoreGrowth) -> ((any LeaderboardRepository) async throws -> Void)
  ) async throws -> Double {
    var times: [Duration] = []
    for _ in 0..<count {
      let step = work(&self)
      times.append(try await ContinuousClock().measure { try await step(boards) })
    }
    return times.medianMicroseconds
  }

  private mutating func pick() -> Int { random.next(below: entries) }

  private func player(_ number: Int) -> PlayerID { PlayerID(rawValue: "player-\(number)") }

  private mutating func submission(of number: Int) -> Submission {
    submissions += 1
    return Submission(
      id: SubmissionID(rawValue: "s\(submissions)"),
      board: Self.board,
      player: player(number),
      .set(Score(random.next(below: 1_000_000_000))),
      occurredAt: 1_750_000_000_000,
      actor: "bench"
    )
  }
}
