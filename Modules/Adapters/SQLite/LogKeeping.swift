import GRDB
import Synchronization

/// Works the log into the file while writers go on, who would otherwise wait for it within one of their commits.
///
/// A connection of its own copies what the log holds. What was written meanwhile is little, and is copied by the connection
/// that writes, between two commits: only so does the log begin again from its start instead of growing on.
final class LogKeeping: Sendable {
  /// After so many changed rows there is something to do.
  private static let rowsBetween = 8192
  /// So many pages keep nobody waiting who writes.
  private static let pagesLeft = 256
  /// A log that grows faster than it is copied is left to the commits.
  private static let rounds = 8

  private struct State {
    /// The rows that had changed when it was last begun.
    var rows = 0
    var isAtWork = false
  }

  private let state = Mutex(State())
  private let queue: DatabaseQueue

  init(path: String) throws {
    queue = try DatabaseQueue(path: path, configuration: .store("scorebook.log"))
  }

  var isAtWork: Bool { state.withLock(\.isAtWork) }

  /// Begins where enough has changed; `rows` is how many the writing connection has changed since it was opened.
  func begin(after rows: Int, writing: Connection) {
    let isDue = state.withLock { state in
      guard !state.isAtWork, rows - state.rows >= Self.rowsBetween else { return false }
      state = State(rows: rows, isAtWork: true)
      return true
    }
    guard isDue else { return }
    queue.asyncWriteWithoutTransaction { [self, weak writing] db in
      // What fails here is done by a later commit, as it would be without this.
      for _ in 0..<Self.rounds {
        guard let log = try? db.checkpoint(.passive) else { break }
        if log.walFrameCount - log.checkpointedFrameCount <= Self.pagesLeft { break }
      }
      guard let writing else { return finish() }
      writing.doLater { [self] db in
        _ = try? db.checkpoint(.passive)
        finish()
      }
    }
  }

  /// Closes the connection once it is done with what it has begun.
  func close() { try? queue.close() }

  private func finish() { state.withLock { $0.isAtWork = false } }
}
