import Composition
import Domain
import Foundation
import Synchronization

/// Measures how long writers wait while a standby takes over, and counts that every acknowledged write is there once.
///
///     bench-stores promotion postgres:SERVICE
///
/// Prints `writing` once every writer was acknowledged. Then the writers go on until the standard input has a line and
/// each writer was acknowledged again.
enum Promotion {
  private static let writers = 64
  private static let board: ItemPath = "bench/one/board"

  private final class Progress: Sendable {
    let hasEnded = Atomic(false)
    /// The writers that were acknowledged once.
    let begun = Atomic(0)
  }

  static func run(_ url: String) async throws {
    try await Container.with(StoreChoice(url: url)) { container in
      let boards = container.storage.leaderboards
      try await boards.define(BoardDefinition(), at: board)
      let progress = Progress()
      Thread {
        _ = readLine()
        progress.hasEnded.store(true, ordering: .sequentiallyConsistent)
      }
      .start()
      let waits = try await withThrowingTaskGroup(of: (acknowledged: Int, longest: Duration).self) { group in
        for writer in 0..<writers {
          group.addTask {
            var (acknowledged, longest) = (0, Duration.zero)
            while true {
              let isLast = progress.hasEnded.load(ordering: .sequentiallyConsistent)
              let start = ContinuousClock.now
              _ = try await boards.submit([submission(writer, acknowledged)], as: .replicated)
              longest = max(longest, start.duration(to: .now))
              acknowledged += 1
              if acknowledged == 1, progress.begun.add(1, ordering: .sequentiallyConsistent).newValue == writers {
                FileHandle.standardOutput.write(Data("writing\n".utf8))
              }
              if isLast { return (acknowledged, longest) }
            }
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      let page = try await boards.page(BoardQuery(board, .allTime, .from(offset: 0, limit: writers)))
      let there = page.standings.compactMap(\.entry.score.keys.first).reduce(0, +)
      let acknowledged = waits.map(\.acknowledged).reduce(0, +)
      let longest = Int((waits.map(\.longest).max() ?? .zero) / .milliseconds(1))
      print(
        """
        {"store":"postgres","work":"promotion","milliseconds":\(longest),"acknowledged":\(acknowledged),"lost":\(Int64(acknowledged) - there)}
        """
      )
    }
  }

  private static func submission(_ writer: Int, _ number: Int) -> Submission {
    Submission(
      id: SubmissionID(rawValue: "promotion-\(writer)-\(number)"),
      board: board,
      player: PlayerID(rawValue: "writer-\(writer)"),
      .increment(1),
      occurredAt: 1_750_000_000_000,
      actor: "bench"
    )
  }
}
