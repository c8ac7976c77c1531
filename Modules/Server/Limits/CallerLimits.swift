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
    var buckets: [Caller: TokenBucket] = [:]
    /// Of all for whom there is no room in `buckets`.
    var shared: TokenBucket
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
  private let now: @Sendable () -> ContinuousClock.Instant
  private let state: Mutex<State>

  /// - Parameters:
  ///   - limits: What each caller may do.
  ///   - metrics: Where refusals and open streams are counted.
  ///   - now: A clock that only runs forward; not the time of day.
  public init(
    _ limits: ServerLimits = ServerLimits(),
    metrics: ServerMetrics,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    (self.limits, self.metrics, self.now) = (limits, metrics, now)
    bodies = BodyBudget(limits, metrics: metrics)
    state = Mutex(State(shared: TokenBucket(limits.stranger, at: now())))
    quotas = AccountQuotas(limits, now: now)
    large = LargeRequests(inWork: limits.largeRequests, waiting: limits.largeRequestsWaiting)
  }

  /// How many callers are counted each for itself now.
  var counted: Int { state.withLock { $0.buckets.count } }

  /// Counts a request; where it is one too many, says how many seconds to wait.
  func take(for caller: Caller) -> Int? {
    let now = now()
    let wait = state.withLock { state in
      makeRoom(for: caller, in: &state, at: now)
      if state.buckets[caller] == nil, state.buckets.count >= limits.callers { return state.shared.take(at: now) }
      return state.buckets[caller, default: TokenBucket(rate(of: caller), at: now)].take(at: now)
    }
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

  private func rate(of caller: Caller) -> RequestRate {
    if case .account = caller { limits.account } else { limits.stranger }
  }

  private func makeRoom(for caller: Caller, in state: inout State, at now: ContinuousClock.Instant) {
    guard state.buckets[caller] == nil, state.buckets.count >= limits.callers else { return }
    state.buckets = state.buckets.filter { !$0.value.isFull(at: now) }
  }
}

/// One open stream, for as long as somebody holds it.
final class StreamPlace: Sendable {
  private let leave: @Sendable () -> Void

  init(_ leave: @escaping @Sendable () -> Void) { self.leave = leave }

  deinit { leave() }
}
