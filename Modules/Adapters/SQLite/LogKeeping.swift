import GRDB
import Synchronization

/// Checkpoints the log while writers continue, so that no commit has to.
///
/// A connection of its own copies most of the log. The rest is little, and the writing connection copies it between two
/// commits. Only then does the log start again from its beginning instead of growing.
final class LogKeeping: Sendable {
  /// The number of changed rows after which a checkpoint is due.
  private static let rowsBetween = 8192
  /// The number of pages that the writing connection may copy without a noticeable delay.
  private static let pagesLeft = 256
  /// The number of attempts.
  ///
  /// A log that grows faster than it is copied is left to the commits.
  private static let rounds = 8

  private struct State {
    /// The number of changed rows at the last start.
    var rows = 0
    var isAtWork = false
  }

  private let state = Mutex(State())
  private let queue: DatabaseQueue

  init(path: String) throws {
    queue = try DatabaseQueue(path: path, configuration: .store("scorebook.log"))
  }

  var isAtWork: Bool { state.withLock(\.isAtWork) }

  /// Starts a checkpoint if enough has changed; `rows` is the number of rows that the writing connection has changed
  /// since it opened.
  func begin(after rows: Int, writing: Connection) {
    let isDue = state.withLock { state in
      guard !state.isAtWork, rows - state.rows >= Self.rowsBetween else { return false }
      state = State(rows: rows, isAtWork: true)
      return true
    }
    guard isDue else { return }
    queue.asyncWriteWithoutTransaction { [self, weak writing] db in
      // After a failure here, a later commit does the checkpoint.
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

  /// Closes the connection after the checkpoint in hand.
  func close() { try? queue.close() }

  private func finish() { state.withLock { $0.isAtWork = false } }
}
