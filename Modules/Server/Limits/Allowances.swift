import Domain
import Synchronization

/// One allowance for each account: an amount at once, and what time brings back.
///
/// Accounts beyond a number share one allowance, so memory stays bounded.
final class Allowances: Sendable {
  private struct State {
    var buckets: [UserID: TokenBucket] = [:]
    var shared: TokenBucket
  }

  private let fresh: @Sendable (ContinuousClock.Instant) -> TokenBucket
  private let accounts: Int
  private let now: @Sendable () -> ContinuousClock.Instant
  private let state: Mutex<State>

  init(perSecond: Double, burst: Double, accounts: Int, now: @escaping @Sendable () -> ContinuousClock.Instant) {
    fresh = { TokenBucket(perSecond: perSecond, burst: burst, at: $0) }
    (self.accounts, self.now) = (accounts, now)
    state = Mutex(State(shared: fresh(now())))
  }

  /// Spends of an account's allowance; returns the seconds to wait where nothing is left.
  func spend(_ amount: Double, of user: UserID) -> Int? {
    change(of: user) { $0.spend(amount, at: $1) }
  }

  /// Takes one of an account's allowance; returns the seconds to wait where none is left.
  func take(of user: UserID) -> Int? {
    change(of: user) { $0.take(at: $1) }
  }

  private func change(of user: UserID, _ change: (inout TokenBucket, ContinuousClock.Instant) -> Int?) -> Int? {
    let now = now()
    return state.withLock { state in
      if state.buckets[user] == nil, state.buckets.count >= accounts {
        state.buckets = state.buckets.filter { !$0.value.isFull(at: now) }
        if state.buckets.count >= accounts { return change(&state.shared, now) }
      }
      return change(&state.buckets[user, default: fresh(now)], now)
    }
  }
}
