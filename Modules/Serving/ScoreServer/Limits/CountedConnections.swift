import HummingbirdCore

/// Accepts connections up to a number.
///
/// Others wait in the system's queue until one closes.
struct CountedConnections: AvailableConnectionsDelegate {
  let limit: Int
  let metrics: ServerMetrics?
  private var open = 0

  init(limit: Int, metrics: ServerMetrics?) {
    (self.limit, self.metrics) = (limit, metrics)
  }

  mutating func connectionOpened() {
    open += 1
    metrics?.connections(by: 1)
  }

  mutating func connectionClosed() {
    open -= 1
    metrics?.connections(by: -1)
  }

  func isAcceptingNewConnections() -> Bool { open < limit }
}
