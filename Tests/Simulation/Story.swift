import Synchronization

/// The events of a run, one line each.
package final class Story: Sendable {
  private typealias Line = @Sendable () -> String

  private let state = Mutex<(lines: [Line], counts: [String: Int])>(([], [:]))

  package var lines: [String] { state.withLock { $0.lines }.map { $0() } }

  /// How often each kind of thing happened.
  package var counts: [String: Int] { state.withLock { $0.counts } }

  /// A line is spelled out only where it is read.
  func tell(_ line: @autoclosure @escaping @Sendable () -> String) {
    state.withLock { $0.lines.append(line) }
  }

  func count(_ what: String, _ times: Int = 1) { state.withLock { $0.counts[what, default: 0] += times } }
}
