import Synchronization

/// An allowance for each of many holders: a burst, refilled over time.
///
/// Beyond a number of holders, the rest share one allowance, so memory is bounded.
final class Allowances<Holder: Hashable & Sendable>: Sendable {
  private struct State {
    var buckets: [Holder: TokenBucket] = [:]
    var shared: TokenBucket
  }

  private let most: Int
  private let now: @Sendable () -> ContinuousClock.Instant
  private let fresh: @Sendable (Holder, ContinuousClock.Instant) -> TokenBucket
  private let state: Mutex<State>

  /// Creates the allowances.
  ///
  /// - Parameters:
  ///   - most: The number of holders with an allowance of their own.
  ///   - shared: The allowance of all others together.
  ///   - now: A monotonic clock.
  ///   - fresh: Returns the allowance of a new holder.
  init(
    most: Int,
    shared: (ContinuousClock.Instant) -> TokenBucket,
    now: @escaping @Sendable () -> ContinuousClock.Instant,
    fresh: @escaping @Sendable (Holder, ContinuousClock.Instant) -> TokenBucket
  ) {
    (self.most, self.now, self.fresh) = (most, now, fresh)
    state = Mutex(State(shared: shared(now())))
  }

  /// The number of holders that have an allowance of their own now.
  var count: Int { state.withLock { $0.buckets.count } }

  /// Spends part of a holder's allowance.
  ///
  /// Returns the seconds to wait if none is left.
  func spend(_ amount: Double, of holder: Holder) -> Int? { change(of: holder) { $0.spend(amount, at: $1) } }

  /// Takes one from a holder's allowance.
  ///
  /// Returns the seconds to wait if none is left.
  func take(of holder: Holder) -> Int? { change(of: holder) { $0.take(at: $1) } }

  /// Takes from a holder's allowance what is spent already.
  func charge(_ amount: Double, of holder: Holder) {
    _ = change(of: holder) { bucket, now in
      bucket.charge(amount, at: now)
      return nil
    }
  }

  private func change(of holder: Holder, _ change: (inout TokenBucket, ContinuousClock.Instant) -> Int?) -> Int? {
    let now = now()
    return state.withLock { state in
      if state.buckets[holder] == nil, state.buckets.count >= most {
        state.buckets = state.buckets.filter { !$0.value.isFull(at: now) }
        if state.buckets.count >= most { return change(&state.shared, now) }
      }
      return change(&state.buckets[holder, default: fresh(holder, now)], now)
    }
  }
}

extension Allowances {
  /// Creates the same allowance for every holder.
  convenience init(
    perSecond: Double,
    burst: Double,
    most: Int,
    now: @escaping @Sendable () -> ContinuousClock.Instant
  ) {
    self.init(
      most: most,
      shared: { TokenBucket(perSecond: perSecond, burst: burst, at: $0) },
      now: now
    ) { _, now in TokenBucket(perSecond: perSecond, burst: burst, at: now) }
  }
}
