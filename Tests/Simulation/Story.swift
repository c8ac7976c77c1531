import Synchronization

/// What happened in a run, a line each.
public final class Story: Sendable {
  private let state = Mutex<(lines: [String], counts: [String: Int])>(([], [:]))

  public var lines: [String] { state.withLock { $0.lines } }

  /// How often each kind of thing happened.
  public var counts: [String: Int] { state.withLock { $0.counts } }

  func tell(_ line: @autoclosure () -> String) {
    let line = line()
    state.withLock { $0.lines.append(line) }
  }

  func count(_ what: String) { state.withLock { $0.counts[what, default: 0] += 1 } }
}
