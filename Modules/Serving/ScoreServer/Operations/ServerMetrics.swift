import StoreEngine
import Synchronization

/// The counts of a server since its start, for ``OperationRoutes``.
///
/// Memory is bounded: a request is counted by its method, route template and status, never by user input.
package final class ServerMetrics: Sendable {
  /// The reason why a request was rejected before it was read.
  enum Refusal: String, CaseIterable { case rate, streams, bodies }

  struct Route: Hashable, Comparable {
    let method: String
    let template: String

    static func < (left: Self, right: Self) -> Bool { (left.template, left.method) < (right.template, right.method) }
  }

  struct State {
    var answers: [Route: [Int: Int]] = [:]
    var seconds: [Route: Histogram] = [:]
    var refusals: [Refusal: Int] = [:]
    var sentBytes = 0
    var openStreams = 0
    var openConnections = 0
    var bodyBytes = 0
  }

  private let state = Mutex(State())
  private let server: String?

  /// Creates the counts, all zero.
  ///
  /// - Parameter server: The name of the server among several, a label of every count; nil for none.
  package init(server: String? = nil) { self.server = server }

  func count(_ route: Route, status: Int, took duration: Duration) {
    state.withLock {
      $0.answers[route, default: [:]][status, default: 0] += 1
      $0.seconds[route, default: Histogram()].add(duration / .seconds(1))
    }
  }

  func countRefusal(_ refusal: Refusal) { state.withLock { $0.refusals[refusal, default: 0] += 1 } }
  func sent(bytes: Int) { state.withLock { $0.sentBytes += bytes } }
  func streams(by change: Int) { state.withLock { $0.openStreams += change } }
  func bodies(by bytes: Int) { state.withLock { $0.bodyBytes += bytes } }
  func connections(by change: Int) { state.withLock { $0.openConnections += change } }

  /// Everything counted, in Prometheus' text format.
  package var text: String { PrometheusText(state.withLock(\.self), server: server).text }

  /// Returns everything counted, and the reads and writes of the store.
  func text(with usage: StoreUsage) -> String { text + PrometheusText(usage, server: server).text }
}

/// A histogram of durations.
struct Histogram: Sendable {
  static let bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

  /// The counts by bound, each including the lower ones.
  private(set) var counts = [Int](repeating: 0, count: bounds.count)
  private(set) var count = 0
  private(set) var sum = 0.0

  mutating func add(_ seconds: Double) {
    for (index, bound) in Self.bounds.enumerated() where seconds <= bound { counts[index] += 1 }
    count += 1
    sum += seconds
  }
}
