#if PostgreSQL

import Domain
import Foundation
import SQLShared
import Synchronization

/// The database as all connections of a store reach it, and as much as they know of it.
///
/// Rejects a server that is behind what the store has seen: an old primary that came back, whose writes would be lost.
final class DatabaseServer: Sendable {
  private struct State {
    var identity: StoreIdentity?
    var seen: Int64 = 0
    var isAnswering = true
    var isClosing = false
    /// How often a connection found the server silent.
    var silences = 0
  }

  /// The time that a read or a write is tried again before it fails.
  let patience: Duration
  private let address: PostgresAddress
  private let report: @Sendable (String) -> Void
  private let state = Mutex(State())

  init(_ address: PostgresAddress, patience: Duration, report: @escaping @Sendable (String) -> Void) {
    (self.address, self.patience, self.report) = (address, patience, report)
  }

  /// Whether nothing is tried again any more, because the store closes.
  var isClosing: Bool { state.withLock(\.isClosing) }

  func close() { state.withLock { $0.isClosing = true } }

  /// The highest sequence of the feed that any connection has seen.
  var seen: Int64 { state.withLock(\.seen) }

  /// Takes over the names of the store once it is open; every new connection must lead to the same store from now on.
  func open(as identity: StoreIdentity, at sequence: Int64) {
    state.withLock { ($0.identity, $0.seen) = (identity, max($0.seen, sequence)) }
  }

  /// Opens a connection to the store's primary.
  func connect() throws -> Pipeline {
    let pipeline = try newPipeline()
    // A server that promises less than this program does.
    _ = try pipeline.run(
      """
      SELECT set_config('synchronous_commit', 'on', false) FROM pg_settings
      WHERE name = 'synchronous_commit' AND setting = 'off'
      """
    )
    guard let identity = state.withLock(\.identity) else { return pipeline }
    let floor = seen
    guard let row = try pipeline.run("SELECT identity, last_sequence FROM store WHERE id = 1").first else {
      throw StoreFailure.damaged("the store has no identity")
    }
    guard row.text(0) == identity.store else {
      throw StoreFailure.unavailable("the database was replaced by another store; start the program again")
    }
    try check(sequence: row.int(1), since: floor)
    return pipeline
  }

  /// Ends all connections that are open now, because one found the server silent.
  ///
  /// Otherwise each would wait as long for itself, one after the other.
  func abandonPipelines() {
    state.withLock { $0.silences += 1 }
  }

  private func newPipeline() throws(PostgresError) -> Pipeline {
    let silences = state.withLock(\.silences)
    do {
      return try Pipeline(address.parameters) { [self] in state.withLock(\.silences) != silences }
    } catch {
      // A standby that is to take over and has not replayed everything lacks a database that was made lately.
      let isKnown = state.withLock { $0.identity != nil }
      throw error.state == "3D000" && isKnown ? .lost(error.message) : error
    }
  }

  /// Compares the feed's end with what was seen before it was asked for, and remembers it.
  ///
  /// Another connection may have seen more by the time of the answer.
  ///
  /// - Throws: 25006, as of a standby, for a server that lacks what was acknowledged.
  func check(sequence: Int64, since floor: Int64) throws(PostgresError) {
    remember(sequence: sequence)
    if sequence < floor {
      throw PostgresError(
        state: "25006",
        message: "this server's feed ends at \(sequence), and \(floor) was acknowledged: it is an old primary",
        isFatal: true
      )
    }
  }

  /// Remembers the feed's end after a commit, before its writes are acknowledged.
  func remember(sequence: Int64) {
    state.withLock { $0.seen = max($0.seen, sequence) }
  }

  // MARK: Reports

  func note(_ error: PostgresError) {
    guard error.remedy == .reconnect else { return }
    let isFirst = state.withLock { state in
      defer { state.isAnswering = false }
      return state.isAnswering
    }
    if isFirst { report("the database does not answer (SQLSTATE \(error.state)): \(error.message)") }
  }

  func noteAnswer() {
    let isFirst = state.withLock { state in
      defer { state.isAnswering = true }
      return !state.isAnswering
    }
    if isFirst { report("the database answers again") }
  }
}

#endif
