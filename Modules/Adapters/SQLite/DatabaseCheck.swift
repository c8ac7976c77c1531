import Dispatch
package import Domain
import GRDB
import Synchronization

extension SQLiteStore {
  /// Runs SQLite's own check of a file that is open, which finds pages that are broken and rows that are missing.
  ///
  /// Only reads, so writers do not wait. The log grows meanwhile, and therefore the check has a limit.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - limit: The time after which the check ends.
  /// - Returns: Whether the check came to its end.
  /// - Throws: ``Domain/StoreFailure/damaged(_:)``, or another failure if the file cannot be read.
  package static func check(_ path: String, within limit: Duration) async throws(StoreFailure) -> Bool {
    do {
      var configuration = Configuration.store("scorebook check")
      configuration.readonly = true
      let queue = try DatabaseQueue(path: StoreFiles.target(of: path), configuration: configuration)
      let faults = try await firstAnswer(of: queue, within: limit) { db in
        try String.fetchAll(db, sql: "PRAGMA quick_check(1)").filter { $0 != "ok" }
      }
      if let fault = faults?.first {
        let advice = "'repair --from' fetches what is lost from a copy, a backup or a synced store"
        throw StoreFailure.damaged("\(fault.split(separator: "\n").joined(separator: " ")); \(advice)")
      }
      return faults != nil
    } catch {
      throw StoreFailure(opening: path, error)
    }
  }

  /// Returns what a read finds; nil after the limit.
  ///
  /// SQLite looks for an interruption only between two steps, and a check may be one step. So nobody waits for its end.
  private static func firstAnswer<Value: Sendable>(
    of queue: DatabaseQueue,
    within limit: Duration,
    _ read: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value? {
    let answer: Result<Value, any Error>? = await withCheckedContinuation { continuation in
      let answers = FirstAnswer(continuation)
      queue.asyncRead { db in answers.give(Result { try read(try db.get()) }) }
      let end = DispatchTime.now() + .nanoseconds(Int(limit / .nanoseconds(1)))
      DispatchQueue.global().asyncAfter(deadline: end) { [weak queue] in
        queue?.interrupt()
        answers.give(nil)
      }
    }
    return try answer?.get()
  }
}

/// Resumes with the first of several answers.
private final class FirstAnswer<Value: Sendable>: Sendable {
  private let waiting: Mutex<CheckedContinuation<Value, Never>?>

  init(_ continuation: CheckedContinuation<Value, Never>) { waiting = Mutex(continuation) }

  func give(_ value: Value) {
    let continuation = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    continuation?.resume(returning: value)
  }
}
