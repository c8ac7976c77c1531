import Metrics
import Synchronization

/// A backend of swift-metrics whose values Prometheus reads as text, in a stable order.
final class PrometheusMetrics: MetricsFactory {
  static let mediaType = "text/plain; version=0.0.4; charset=utf-8"

  private static let help = [
    "scorebook_requests_total": "Requests answered.",
    "scorebook_request_seconds": "Time until an answer began.",
    "scorebook_refused_requests_total": "Requests refused because their caller asks too much.",
    "scorebook_sent_bytes_total": "Bytes of bodies sent.",
    "scorebook_open_streams": "Event streams that are open.",
    "scorebook_open_connections": "Connections that are open.",
    "scorebook_body_bytes": "Memory of request bodies that count against the limits, in bytes.",
    "scorebook_store_reads": "Questions put to the store on a day, since the start.",
    "scorebook_store_writes": "Records given to the store on a day, since the start.",
    "scorebook_backup_last_success_timestamp_seconds": "Time of the last good backup since 1970; 0 if there is none.",
    "scorebook_disk_free_bytes": "Bytes that are free on the disk of the store.",
  ]

  private struct Family {
    let kind: Series.Kind
    /// The series by their labels, such as `method="GET",route="/"`.
    var series: [String: Series] = [:]
  }

  private let common: [(String, String)]
  private let families = Mutex<[String: Family]>([:])

  /// Creates the backend of a server; `server` is a label of each value.
  init(server: String? = nil) { common = server.map { [("server", $0)] } ?? [] }

  /// Every value.
  var text: String {
    families.withLock(\.self).sorted { $0.key < $1.key }.map { name, family in
      let help = Self.help[name].map { "# HELP \(name) \($0)\n" } ?? ""
      let series = family.series.sorted { $0.key < $1.key }
      return help + "# TYPE \(name) \(family.kind)\n" + series.map { $1.text(name, $0) }.joined()
    }
    .joined()
  }

  func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    series(label, dimensions, .counter)
  }

  func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    series(label, dimensions, .gauge)
  }

  func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    series(label, dimensions, .histogram)
  }

  func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
    series(label, dimensions, aggregate ? .histogram : .gauge)
  }

  // A server's metrics last as long as the server.
  func destroyCounter(_ handler: any CounterHandler) {}
  func destroyMeter(_ handler: any MeterHandler) {}
  func destroyTimer(_ handler: any TimerHandler) {}
  func destroyRecorder(_ handler: any RecorderHandler) {}

  /// Returns the series with these labels, a new one if there is none.
  private func series(_ name: String, _ labels: [(String, String)], _ kind: Series.Kind) -> Series {
    let labels = (labels + common).sorted { $0.0 < $1.0 }.map { "\($0)=\"\($1)\"" }.joined(separator: ",")
    return families.withLock { families in
      if let known = families[name]?.series[labels] { return known }
      let new = Series(kind)
      families[name, default: Family(kind: kind)].series[labels] = new
      return new
    }
  }
}

/// One value with its labels: a number, or the distribution of what was recorded.
private final class Series: CounterHandler, MeterHandler, RecorderHandler, TimerHandler {
  enum Kind { case counter, gauge, histogram }

  private struct State {
    /// The number; of a histogram the sum.
    var value = 0.0
    var count = 0
    /// The counts by bound, each including the lower ones.
    var counts = [Int](repeating: 0, count: Series.bounds.count)
  }

  private static let bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

  private let kind: Kind
  private let state = Mutex(State())

  init(_ kind: Kind) { self.kind = kind }

  func increment(by amount: Int64) { increment(by: Double(amount)) }
  func increment(by amount: Double) { state.withLock { $0.value += amount } }
  func decrement(by amount: Double) { increment(by: -amount) }
  func set(_ value: Int64) { set(Double(value)) }
  func set(_ value: Double) { state.withLock { $0.value = value } }
  func reset() { set(0.0) }
  func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }
  func record(_ value: Int64) { record(Double(value)) }

  func record(_ value: Double) {
    guard kind == .histogram else { return set(value) }
    state.withLock {
      for (index, bound) in Self.bounds.enumerated() where value <= bound { $0.counts[index] += 1 }
      $0.count += 1
      $0.value += value
    }
  }

  func text(_ name: String, _ labels: String) -> String {
    let state = state.withLock(\.self)
    func line(_ name: String, _ labels: String, _ value: some CustomStringConvertible) -> String {
      "\(name)\(labels.isEmpty ? "" : "{\(labels)}") \(value)\n"
    }
    guard kind == .histogram else {
      return Int64(exactly: state.value).map { line(name, labels, $0) } ?? line(name, labels, state.value)
    }
    let buckets = zip(Self.bounds.map { "\($0)" } + ["+Inf"], state.counts + [state.count]).map { bound, count in
      line("\(name)_bucket", "le=\"\(bound)\"" + (labels.isEmpty ? "" : ",\(labels)"), count)
    }
    return buckets.joined() + line("\(name)_sum", labels, state.value) + line("\(name)_count", labels, state.count)
  }
}
