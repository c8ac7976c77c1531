import Synchronization

/// Whether a server was told to stop and finishes what it has in hand.
///
/// `/readyz` says so, and a proxy sends new requests elsewhere.
package final class Draining: Sendable {
  private let state = Atomic(false)

  /// Creates the state of a server that takes requests.
  package init() {}

  /// Whether the server is about to stop.
  package var hasBegun: Bool { state.load(ordering: .relaxed) }

  func begin() { state.store(true, ordering: .relaxed) }
}
