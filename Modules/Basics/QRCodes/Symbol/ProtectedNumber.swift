/// Numbers that bear a BCH code, so that readers can repair them.
enum ProtectedNumber {
  /// Level and mask in 15 bits (annex C of the standard).
  static func format(_ level: ErrorCorrection, mask: Int) -> Int {
    let number = indicator(level) << 3 | mask
    return protected(number, length: 10, generator: 0x537) ^ 0x5412
  }

  /// The version in 18 bits (annex D of the standard), which versions from 7 up bear.
  static func version(_ version: Int) -> Int { protected(version, length: 12, generator: 0x1F25) }

  /// The two bits of a level (table 12 of the standard).
  private static func indicator(_ level: ErrorCorrection) -> Int {
    switch level {
    case .low: 0b01
    case .medium: 0b00
    case .quartile: 0b11
    case .high: 0b10
    }
  }

  private static func protected(_ number: Int, length: Int, generator: Int) -> Int {
    var remainder = number
    for _ in 0..<length { remainder = remainder << 1 ^ (remainder >> (length - 1)) * generator }
    return number << length | remainder
  }
}
