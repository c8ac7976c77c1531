package import Metrics
import StoreEngine
import Synchronization

/// The counts of a server since its start: for ``OperationRoutes``, and for the program's own backend of swift-metrics.
///
/// Memory is bounded: a request is counted by its method, route template and status, never by user input.
package final class ServerMetrics: Sendable {
  /// The reason why a request was rejected before it was read.
  enum Refusal: String, CaseIterable { case rate, streams, bodies }

  struct Answer: Hashable {
    let method: String
    let template: String
    let status: Int
  }

  private let server: String?
  private let prometheus: PrometheusMetrics
  private let factory: any MetricsFactory
  private let answers = Mutex<[Answer: (count: Counter, seconds: Timer)]>([:])
  private let refusals: [Refusal: Counter]
  private let sentBytes: Counter
  private let openStreams: Meter
  private let openConnections: Meter
  private let bodyBytes: Meter

  /// Creates the counts, all zero.
  ///
  /// - Parameters:
  ///   - server: The name of the server among several, a label of every count at `/metrics`; nil for none.
  ///   - backend: Another backend that gets every count.
  package init(server: String? = nil, besides backend: any MetricsFactory = MetricsSystem.factory) {
    self.server = server
    prometheus = PrometheusMetrics(server: server)
    let factory = MultiplexMetricsHandler(factories: [prometheus, backend])
    self.factory = factory
    refusals = Dictionary(
      uniqueKeysWithValues: Refusal.allCases.map { refusal in
        let reason = [("reason", refusal.rawValue)]
        return (refusal, Counter(label: "scorebook_refused_requests_total", dimensions: reason, factory: factory))
      }
    )
    sentBytes = Counter(label: "scorebook_sent_bytes_total", factory: factory)
    openStreams = Meter(label: "scorebook_open_streams", factory: factory)
    openConnections = Meter(label: "scorebook_open_connections", factory: factory)
    bodyBytes = Meter(label: "scorebook_body_bytes", factory: factory)
  }

  func count(_ answer: Answer, took duration: Duration) {
    let (count, seconds) = answers.withLock { [factory] answers in
      if let known = answers[answer] { return known }
      let route = [("method", answer.method), ("route", answer.template)]
      let new = (
        count: Counter(
          label: "scorebook_requests_total",
          dimensions: route + [("status", "\(answer.status)")],
          factory: factory
        ),
        seconds: Timer(label: "scorebook_request_seconds", dimensions: route, factory: factory)
      )
      answers[answer] = new
      return new
    }
    count.increment()
    seconds.record(duration: duration)
  }

  func countRefusal(_ refusal: Refusal) { refusals[refusal]?.increment() }
  func sent(bytes: Int) { sentBytes.increment(by: bytes) }
  func streams(by change: Int) { openStreams.increment(by: Double(change)) }
  func bodies(by bytes: Int) { bodyBytes.increment(by: Double(bytes)) }
  func connections(by change: Int) { openConnections.increment(by: Double(change)) }

  /// Everything counted, in Prometheus' text format.
  package var text: String { prometheus.text }

  /// Returns everything counted, the reads and writes of the store on each day, and what was measured now.
  func text(with usage: StoreUsage, _ gauges: [ServerGauge: Int64] = [:]) -> String {
    // Made for each reading, so that past days go.
    let days = PrometheusMetrics(server: server)
    for (gauge, value) in gauges { Meter(label: gauge.rawValue, factory: days).set(value) }
    for day in usage.days {
      let date = [("day", "\(day.date)")]
      Meter(label: "scorebook_store_reads", dimensions: date, factory: days).set(day.work.reads)
      Meter(label: "scorebook_store_writes", dimensions: date, factory: days).set(day.work.writes)
    }
    return text + days.text
  }
}

/// What a server measures when it is asked for its metrics.
package enum ServerGauge: String, Sendable {
  /// The moment of the last good backup, in seconds since 1970; 0 for none.
  case lastBackup = "scorebook_backup_last_success_timestamp_seconds"
  /// The bytes that are free on the disk of the store.
  case freeDisk = "scorebook_disk_free_bytes"
}
