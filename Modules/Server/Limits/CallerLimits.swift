import Domain
import Synchronization

/// The caller that a request is counted for.
enum Caller: Hashable, Sendable {
  case account(UserID)
  case address(String)
}

/// Counts each caller's requests and open streams.
///
/// Memory is bounded: a caller without recent requests is dropped, and callers beyond the limit share one count.
public final class CallerLimits: Sendable {
  private struct State {
    /// The streams of each account and of each address.
    ///
    /// A stream of an account may count twice.
    var streams: [Caller: Int] = [:]
    var openStreams = 0
  }

  let limits: ServerLimits
  /// The memory of request bodies.
  let bodies: BodyBudget
  let quotas: AccountQuotas
  let large: LargeRequests
  private let metrics: ServerMetrics
  private let requests: Allowances<Caller>
  private let state = Mutex(State())

  /// Creates the limits.
  ///
  /// - Parameters:
  ///   - limits: The limits of each caller.
  ///   - metrics: The counts of rejections and open streams.
  ///   - now: A monotonic clock, not the time of day.
  public init(
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
    large = LargeRequests(inWork: limits.largeRequests, waiting: limits.largeRequestsWaiting)
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

  /// Returns a place for one more stream; nil if the account, the address or the server has too many.
  ///
  /// Releasing the place frees it.
  func openStream(of caller: Caller, from address: String) -> StreamPlace? {
    let counted = Set([caller, .address(address)].filter(counts))
    let isFree = state.withLock { state in
      let isFull = counted.contains { state.streams[$0, default: 0] >= streams(of: $0) }
      guard state.openStreams < limits.streams, !isFull else { return false }
      state.openStreams += 1
      for caller in counted { state.streams[caller, default: 0] += 1 }
      return true
    }
    guard isFree else {
      metrics.countRefusal(.streams)
      return nil
    }
    metrics.streams(by: 1)
    return StreamPlace { [self] in close(counted) }
  }

  private func close(_ counted: Set<Caller>) {
    state.withLock { state in
      state.openStreams -= 1
      for caller in counted {
        state.streams[caller, default: 1] -= 1
        if state.streams[caller] == 0 { state.streams[caller] = nil }
      }
    }
    metrics.streams(by: -1)
  }

  private func counts(_ caller: Caller) -> Bool {
    if case .address(let address) = caller { limits.counts(address) } else { true }
  }

  private func streams(of caller: Caller) -> Int {
    if case .account = caller { limits.streamsPerAccount } else { limits.streamsPerAddress }
  }
}

/// One open stream, while it is held.
final class StreamPlace: Sendable {
  private let leave: @Sendable () -> Void

  init(_ leave: @escaping @Sendable () -> Void) { self.leave = leave }

  deinit { leave() }
}
