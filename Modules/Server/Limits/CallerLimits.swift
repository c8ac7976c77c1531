import Domain
import Synchronization

/// Whom a request is counted for.
enum Caller: Hashable, Sendable {
  case account(UserID)
  case address(String)
}

/// Counts each caller's requests and open streams.
///
/// What it keeps is bounded: a caller who has not asked for a while is forgotten, and those beyond the limit of callers
/// share one count, so nobody fills the memory by coming from many addresses.
public final class CallerLimits: Sendable {
  private struct State {
    /// Of each account and of each address, so that a stream of an account may count twice.
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

  /// - Parameters:
  ///   - limits: What each caller may do.
  ///   - metrics: Where refusals and open streams are counted.
  ///   - now: A clock that only runs forward; not the time of day.
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

  /// How many callers are counted each for itself now.
  var counted: Int { requests.count }

  /// Counts a request; where it is one too many, says how many seconds to wait.
  func take(for caller: Caller) -> Int? {
    let wait = requests.take(of: caller)
    if wait != nil { metrics.countRefusal(.rate) }
    return wait
  }

  /// A place for one more stream; nil where the account, the address or the server has too many.
  ///
  /// Letting go of it frees the place.
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

/// One open stream, for as long as somebody holds it.
final class StreamPlace: Sendable {
  private let leave: @Sendable () -> Void

  init(_ leave: @escaping @Sendable () -> Void) { self.leave = leave }

  deinit { leave() }
}
