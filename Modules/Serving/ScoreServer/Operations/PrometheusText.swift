import Domain
import StoreEngine

/// Counts in Prometheus' text format, in a stable order.
struct PrometheusText {
  static let mediaType = "text/plain; version=0.0.4; charset=utf-8"

  private(set) var text = ""
  private let common: [String: String]

  init(_ state: ServerMetrics.State, server: String? = nil) {
    common = Self.labels(of: server)
    addRequests(state)
    addSeconds(state)
    start("refused_requests_total", "counter", "Requests refused because their caller asks too much.")
    for refusal in ServerMetrics.Refusal.allCases {
      add("refused_requests_total", ["reason": refusal.rawValue], "\(state.refusals[refusal, default: 0])")
    }
    add("sent_bytes_total", "counter", "Bytes of bodies sent.", state.sentBytes)
    add("open_streams", "gauge", "Event streams that are open.", state.openStreams)
    add("open_connections", "gauge", "Connections that are open.", state.openConnections)
    add("body_bytes", "gauge", "Memory of request bodies that count against the limits, in bytes.", state.bodyBytes)
  }

  /// Writes the reads and writes of the store, by day.
  init(_ usage: StoreUsage, server: String? = nil) {
    common = Self.labels(of: server)
    let days = usage.days
    start("store_reads", "gauge", "Questions put to the store on a day, since the start.")
    for day in days { add("store_reads", ["day": "\(day.date)"], "\(day.work.reads)") }
    start("store_writes", "gauge", "Records given to the store on a day, since the start.")
    for day in days { add("store_writes", ["day": "\(day.date)"], "\(day.work.writes)") }
  }

  private static func labels(of server: String?) -> [String: String] { server.map { ["server": $0] } ?? [:] }

  private mutating func addRequests(_ state: ServerMetrics.State) {
    start("requests_total", "counter", "Requests answered.")
    for (route, answers) in state.answers.sorted(by: { $0.key < $1.key }) {
      for (status, count) in answers.sorted(by: { $0.key < $1.key }) {
        add("requests_total", route.labels.merging(["status": "\(status)"]) { $1 }, "\(count)")
      }
    }
  }

  private mutating func addSeconds(_ state: ServerMetrics.State) {
    start("request_seconds", "histogram", "Time until an answer began.")
    for (route, histogram) in state.seconds.sorted(by: { $0.key < $1.key }) {
      for (bound, count) in zip(Histogram.bounds, histogram.counts) {
        add("request_seconds_bucket", route.labels.merging(["le": "\(bound)"]) { $1 }, "\(count)")
      }
      add("request_seconds_bucket", route.labels.merging(["le": "+Inf"]) { $1 }, "\(histogram.count)")
      add("request_seconds_sum", route.labels, "\(histogram.sum)")
      add("request_seconds_count", route.labels, "\(histogram.count)")
    }
  }

  private mutating func add(_ name: String, _ type: String, _ help: String, _ value: Int) {
    start(name, type, help)
    add(name, [:], "\(value)")
  }

  private mutating func start(_ name: String, _ type: String, _ help: String) {
    text += "# HELP scorebook_\(name) \(help)\n# TYPE scorebook_\(name) \(type)\n"
  }

  private mutating func add(_ name: String, _ labels: [String: String], _ value: String) {
    let pairs = labels.merging(common) { own, _ in own }.sorted { $0.key < $1.key }.map { "\($0.key)=\"\($0.value)\"" }
    text += "scorebook_\(name)\(pairs.isEmpty ? "" : "{\(pairs.joined(separator: ","))}") \(value)\n"
  }
}

extension ServerMetrics.Route {
  fileprivate var labels: [String: String] { ["method": method, "route": template] }
}
