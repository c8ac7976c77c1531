/// The rest of an allowance at a moment: work takes from it, and time brings it back.
struct TokenBucket: Sendable {
  private let perSecond: Double
  private let burst: Double
  private var left: Double
  private var seen: ContinuousClock.Instant

  init(_ rate: RequestRate, at now: ContinuousClock.Instant) {
    self.init(perSecond: Double(rate.perSecond), burst: Double(rate.burst), at: now)
  }

  init(perSecond: Double, burst: Double, at now: ContinuousClock.Instant) {
    (self.perSecond, self.burst, left, seen) = (perSecond, burst, burst, now)
  }

  /// Takes one; where none is left, says how many whole seconds to wait for one.
  mutating func take(at now: ContinuousClock.Instant) -> Int? {
    settle(at: now)
    guard left < 1 else {
      left -= 1
      return nil
    }
    return seconds(until: 1)
  }

  /// Takes an amount however large where anything is left; else says how many whole seconds to wait.
  ///
  /// The next ones wait until what was taken beyond the rest has come back.
  mutating func spend(_ amount: Double, at now: ContinuousClock.Instant) -> Int? {
    settle(at: now)
    guard left <= 0 else {
      left -= amount
      return nil
    }
    return max(1, seconds(until: 0))
  }

  /// Puts one back that was taken for nothing.
  mutating func giveBack() { left = min(burst, left + 1) }

  /// Whether nothing is missing, so that a new one would be the same.
  func isFull(at now: ContinuousClock.Instant) -> Bool { level(at: now) >= burst }

  private mutating func settle(at now: ContinuousClock.Instant) {
    left = level(at: now)
    seen = max(seen, now)
  }

  private func seconds(until level: Double) -> Int { Int(((level - left) / perSecond).rounded(.up)) }

  private func level(at now: ContinuousClock.Instant) -> Double {
    let seconds = max(.zero, now - seen) / .seconds(1)
    return min(burst, left + seconds * perSecond)
  }
}
