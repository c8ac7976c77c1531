import Domain
import InMemory
import Leaderboards
import Synchronization
import TestSupport

/// A clock that a test moves; what waits for a moment goes on when it has come.
final class TestClock: Sendable {
  /// Wednesday, 11 June 2025, noon UTC.
  static let start: Timestamp = 1_749_643_200_000

  private struct State {
    var now = TestClock.start
    var next = 0
    var waiting: [Int: (until: Timestamp, go: CheckedContinuation<Void, any Error>)] = [:]
  }

  private let state = Mutex(State())

  var now: Timestamp { state.withLock { $0.now } }
  /// How many wait.
  var waiting: Int { state.withLock { $0.waiting.count } }

  func advance(byHours hours: Int64 = 0, milliseconds: Int64 = 0) {
    let due = state.withLock { state in
      state.now = state.now.advanced(byMilliseconds: hours * 3_600_000 + milliseconds)
      let due = state.waiting.filter { $0.value.until <= state.now }
      for id in due.keys { state.waiting[id] = nil }
      return due.values.map(\.go)
    }
    for go in due { go.resume() }
  }

  @Sendable
  func wait(_ duration: Duration) async throws {
    let milliseconds = Int64(duration / .milliseconds(1))
    let id = state.withLock { state in
      state.next += 1
      return state.next
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (go: CheckedContinuation<Void, any Error>) in
        let isOver = state.withLock { state in
          if Task.isCancelled { return true }
          state.waiting[id] = (state.now.advanced(byMilliseconds: milliseconds), go)
          return false
        }
        if isOver { go.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      state.withLock { $0.waiting.removeValue(forKey: id) }?.go.resume(throwing: CancellationError())
    }
  }
}

/// A board in memory, with its store and its clock.
struct BoardScene {
  let clock = TestClock()
  let store: InMemoryStore
  let board: Leaderboard

  init(_ definition: BoardDefinition = BoardDefinition(periods: Set(Period.allCases))) async throws {
    let count = Counter()
    let clock = ClockAndIdentities(now: { [clock] in clock.now }, newIdentity: { "id \(count.next())" })
    store = InMemoryStore(clock)
    board = try await .define(definition, at: "boards/steps", in: store, with: clock)
  }

  /// Submits one score after the other, a second apart.
  func submit(_ scores: KeyValuePairs<PlayerID, Int64>) async throws {
    for (player, score) in scores {
      clock.advance(milliseconds: 1000)
      try await board.submit(Score(score), .set, for: player)
    }
  }

  /// The lines of a period, each as `rank player score`.
  func lines(_ period: Period = .allTime) async throws -> [String] { try await board.top(period).lines }
}

extension BoardSnapshot {
  var lines: [String] { standings.map(\.line) }
}

extension Standing {
  var line: String { "\(rank) \(entry.player) \(entry.score)" }
}
