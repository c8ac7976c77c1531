import Domain
import GRDB
import Synchronization

/// The connections of an open store.
///
/// Work is admitted until the store closes or its files are replaced. The connections close after the last work.
final class OpenConnections: Sendable {
  private struct State {
    var isClosed = false
    /// The reason why the store rejects everything.
    var failure: StoreFailure?
    var inHand = 0
    /// Resumes closing after the last work.
    var idle: CheckedContinuation<Void, Never>?
  }

  private let connections: Connections
  private let report: @Sendable (String) -> Void
  private let state = Mutex(State())

  init(_ connections: Connections, report: @escaping @Sendable (String) -> Void) {
    (self.connections, self.report) = (connections, report)
  }

  /// Runs work that needs the connections.
  ///
  /// - Throws: The error of `work`; ``Domain/StoreFailure/unavailable(_:)`` for a store that is closed or was replaced.
  func using<Value>(_ work: (Connections) async throws -> Value) async throws -> Value {
    try enter()
    defer { leave() }
    return try await work(connections)
  }

  private func enter() throws(StoreFailure) {
    let failure = state.withLock { state -> StoreFailure? in
      if state.isClosed { return .unavailable("it is closed") }
      if state.failure == nil { state.inHand += 1 }
      return state.failure
    }
    if let failure { throw failure }
  }

  private func leave() {
    let idle = state.withLock { state in
      state.inHand -= 1
      return state.inHand == 0 ? state.idle : nil
    }
    idle?.resume()
  }

  /// Checks whether the path still leads to the open files.
  ///
  /// Once it does not, the store rejects everything.
  ///
  /// - Parameter db: The writing connection, outside a transaction.
  /// - Returns: The reason why nothing may be acknowledged; nil if all files are in place.
  func look(_ db: Database) -> StoreFailure? {
    if let failure = state.withLock(\.failure) { return failure }
    guard let path = connections.files.replaced else { return nil }
    let reason = "was replaced or removed while this program had it open"
    // Readers over the network see this text, so it names no path.
    let failure = StoreFailure.unavailable(
      "the store's file \(reason); the server's operator must put it back and start the server again"
    )
    let isFirst = state.withLock { state in
      defer { state.failure = failure }
      return state.failure == nil
    }
    if isFirst {
      connections.files.rescue(db)
      report("\(path) \(reason); nothing is written any more. Stop the program, put the file back, and start it again.")
    }
    return failure
  }

  /// Closes the store after the last work.
  ///
  /// Closing again does nothing.
  func close() async {
    let isFirst = state.withLock { state in
      defer { state.isClosed = true }
      return !state.isClosed
    }
    if !isFirst { return }
    await withCheckedContinuation { continuation in
      let isIdle = state.withLock { state in
        if state.inHand > 0 { state.idle = continuation }
        return state.inHand == 0
      }
      if isIdle { continuation.resume() }
    }
    await connections.close()
  }
}
