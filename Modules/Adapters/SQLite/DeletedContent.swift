import Domain
import GRDB
import Synchronization

/// Takes deleted documents out of the log soon after their deletion.
///
/// The file itself holds no deleted content (`secure_delete`), but its log may hold the pages as they were before. A program
/// that was killed may have left such a log, so one that is found on opening is emptied too.
final class DeletedContent: Sendable {
  private struct State {
    var isDue: Bool
    /// The moment before which the log is left alone, so that many deletions do not keep the disk busy.
    var rest = ContinuousClock.now
  }

  private static let pause = Duration.seconds(1)

  private let state: Mutex<State>

  init(logIsEmpty: Bool) { state = Mutex(State(isDue: !logIsEmpty)) }

  /// Notes that a document was deleted.
  func note() { state.withLock { $0.isDue = true } }

  /// Moves the log into the file and empties it, if a deletion is due and the last time is long enough ago.
  ///
  /// - Parameters:
  ///   - now: The moment.
  ///   - db: The writing connection, outside a transaction.
  func emptyLog(if now: ContinuousClock.Instant, of db: Database) {
    let isDue = state.withLock { state in
      guard state.isDue, now >= state.rest else { return false }
      (state.isDue, state.rest) = (false, now + Self.pause)
      return true
    }
    guard isDue else { return }
    // A reader that is at work, or a full disk, leaves it to the next time.
    do { _ = try db.checkpoint(.truncate) } catch { note() }
  }
}
