import Domain
import GRDB
import Synchronization

/// The connections of an open store: lets work in until the store closes or its files are replaced, and closes the
/// connections after the last work in hand.
final class OpenConnections: Sendable {
  private struct State {
    var isClosed = false
    /// Why the store refuses everything.
    var failure: StoreFailure?
    var inHand = 0
    /// Continues closing after the last work in hand.
    var idle: CheckedContinuation<Void, Never>?
  }

  private let connections: Connections
  private let report: @Sendable (String) -> Void
  private let state = Mutex(State())

  init(_ connections: Connections, report: @escaping @Sendable (String) -> Void) {
    (self.connections, self.report) = (connections, report)
  }

  /// Does work that needs the connections.
  ///
  /// - Throws: What `work` throws; ``Domain/StoreFailure/unavailable(_:)`` for a store that is closed or was replaced.
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

  /// Looks whether the path still leads to the open files; from the first time that it does not, the store refuses
  /// everything.
  ///
  /// - Parameter db: The connection that writes, outside a transaction; from work in hand.
  /// - Returns: Why nothing may be acknowledged; nil where all is in place.
  func look(_ db: Database) -> StoreFailure? {
    if let failure = state.withLock(\.failure) { return failure }
    guard let path = connections.files.replaced else { return nil }
    let reason = "was replaced or removed while this program had it open"
    // Readers over the network see this, so it names no path.
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

  /// Closes the connections after the last work in hand; calling it again does nothing.
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
