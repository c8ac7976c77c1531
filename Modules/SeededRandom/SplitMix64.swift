/// A small generator whose every run can be had again from its seed.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from zero up; small bounds are hit about evenly.
  public mutating func next(below bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  /// Whether something happens that happens once in `times`.
  public mutating func oneIn(_ times: Int) -> Bool {
    next(below: times) == 0
  }
}
