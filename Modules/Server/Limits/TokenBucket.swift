/// What is left of a request rate at a moment: each request takes one, time brings them back.
struct TokenBucket: Sendable {
  private let rate: RequestRate
  private var left: Double
  private var seen: ContinuousClock.Instant

  init(_ rate: RequestRate, at now: ContinuousClock.Instant) {
    (self.rate, left, seen) = (rate, Double(rate.burst), now)
  }

  /// Takes one; where none is left, says how many whole seconds to wait for one.
  mutating func take(at now: ContinuousClock.Instant) -> Int? {
    left = level(at: now)
    seen = max(seen, now)
    guard left < 1 else {
      left -= 1
      return nil
    }
    return Int(((1 - left) / Double(rate.perSecond)).rounded(.up))
  }

  /// Whether nothing is missing, so that a new one would be the same.
  func isFull(at now: ContinuousClock.Instant) -> Bool { level(at: now) >= Double(rate.burst) }

  private func level(at now: ContinuousClock.Instant) -> Double {
    let seconds = max(.zero, now - seen) / .seconds(1)
    return min(Double(rate.burst), left + seconds * Double(rate.perSecond))
  }
}
