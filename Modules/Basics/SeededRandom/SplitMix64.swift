/// A small random number generator, repeatable from its seed.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from zero up to the bound; small bounds are hit about evenly.
  public mutating func next(below bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  /// Returns true once in `times` calls on average.
  public mutating func oneIn(_ times: Int) -> Bool {
    next(below: times) == 0
  }
}
