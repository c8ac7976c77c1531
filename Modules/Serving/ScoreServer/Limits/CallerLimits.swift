import Domain

/// The caller that a request is counted for.
enum Caller: Hashable, Sendable {
  case account(UserID)
  case address(String)
}

/// Counts each caller's requests and open streams.
///
/// Memory is bounded: a caller without recent requests is dropped, and callers beyond the limit share one count.
package final class CallerLimits: Sendable {
  let limits: ServerLimits
  /// The memory of request bodies.
  let bodies: BodyBudget
  let quotas: AccountQuotas
  let large: LargeRequests
  let streams: OpenStreams
  private let metrics: ServerMetrics
  private let requests: Allowances<Caller>

  /// Creates the limits.
  ///
  /// - Parameters:
  ///   - limits: The limits of each caller.
  ///   - metrics: The counts of rejections and open streams.
  ///   - now: A monotonic clock, not the time of day.
  package init(
    _ limits: ServerLimits = ServerLimits(),
    metrics: ServerMetrics,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    (self.limits, self.metrics) = (limits, metrics)
    bodies = BodyBudget(limits, metrics: metrics)
    requests = Allowances(most: limits.callers, shared: { TokenBucket(limits.stranger, at: $0) }, now: now) {
      caller,
      now in
      if case .account = caller { TokenBucket(limits.account, at: now) } else { TokenBucket(limits.stranger, at: now) }
    }
    quotas = AccountQuotas(limits, now: now)
    streams = OpenStreams(limits, metrics: metrics)
    large = LargeRequests(
      inWork: limits.largeRequests,
      waiting: limits.largeRequestsWaiting,
      most: limits.largeRequestTime,
      now: now
    )
  }

  /// The number of callers with a count of their own.
  var counted: Int { requests.count }

  /// Counts a request.
  ///
  /// Returns the seconds to wait if it is one too many.
  func take(for caller: Caller) -> Int? {
    let wait = requests.take(of: caller)
    if wait != nil { metrics.countRefusal(.rate) }
    return wait
  }
}
