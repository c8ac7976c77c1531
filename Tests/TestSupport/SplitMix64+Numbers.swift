public import SeededRandom

extension SplitMix64 {
  public mutating func number(_ range: ClosedRange<Int64>) -> Int64 {
    Int64.random(in: range, using: &self)
  }

  /// True once in `times`.
  public mutating func once(in times: Int64) -> Bool {
    number(1...times) == 1
  }
}
