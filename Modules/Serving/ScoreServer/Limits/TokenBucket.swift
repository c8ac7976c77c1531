/// The rest of an allowance at a moment.
///
/// Work takes from it, and time refills it.
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

  /// Takes one.
  ///
  /// Returns the whole seconds to wait if none is left.
  mutating func take(at now: ContinuousClock.Instant) -> Int? {
    settle(at: now)
    guard left < 1 else {
      left -= 1
      return nil
    }
    return seconds(until: 1)
  }

  /// Takes an amount of any size if anything is left.
  ///
  /// Returns the whole seconds to wait otherwise.
  ///
  /// Later calls wait until the excess is refilled.
  mutating func spend(_ amount: Double, at now: ContinuousClock.Instant) -> Int? {
    settle(at: now)
    guard left <= 0 else {
      left -= amount
      return nil
    }
    return max(1, seconds(until: 0))
  }

  /// Takes an amount of any size that is spent already, whatever is left.
  mutating func charge(_ amount: Double, at now: ContinuousClock.Instant) {
    settle(at: now)
    left -= amount
  }

  /// Returns one that was taken for nothing.
  mutating func giveBack() { left = min(burst, left + 1) }

  /// Returns whether the bucket is full, like a new one.
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
