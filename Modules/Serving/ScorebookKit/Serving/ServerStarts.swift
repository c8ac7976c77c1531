import Foundation
import Synchronization

/// The starts of a process's server, which a change on its pages starts again on the same port.
final class ServerStarts: Sendable {
  private struct State {
    /// The port that this process has opened first, which stays.
    var port: Int?
    /// Whether the server has opened its port since it started, or started again.
    var isOpen = false
    var startsAgain = false
  }

  private let state = Mutex(State())

  /// Whether the server has opened its port since its last start.
  var isOpen: Bool { state.withLock(\.isOpen) }

  /// Returns the port to open: the one that this process had before.
  func port(or port: Int) -> Int { state.withLock { $0.port ?? port } }

  /// Notes that the server has opened its port.
  func opened(_ port: Int) { state.withLock { ($0.port, $0.isOpen) = ($0.port ?? port, true) } }

  /// Stops the server as for any other SIGTERM, after the requests in hand, and starts it again.
  func startAgain() {
    state.withLock { $0.startsAgain = true }
    kill(getpid(), SIGTERM)
  }

  /// Returns whether the server stopped in order to start again.
  func takeStart() -> Bool {
    state.withLock { state in
      defer { (state.startsAgain, state.isOpen) = (false, false) }
      return state.startsAgain
    }
  }
}
