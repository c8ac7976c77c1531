public import Domain
import Foundation

extension ClockAndIdentities {
  /// The machine's clock in whole milliseconds, and random identities; reports are dropped.
  ///
  /// The only clock and the only identities that a program does not have to bring along.
  public static let system = ClockAndIdentities(now: { Timestamp(Date()) }, newIdentity: randomIdentity)

  private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

  /// Returns 80 random bits in Crockford's alphabet, which has no letters that look alike.
  private static let randomIdentity: @Sendable () -> String = {
    // Two draws of five bits a letter, because each draw is a system call.
    var random = SystemRandomNumberGenerator()
    let letters = (0..<2).flatMap { _ in
      let draw = random.next()
      return (0..<8).map { letter in alphabet[Int(draw >> UInt64(5 * letter) & 31)] }
    }
    return String(decoding: letters, as: UTF8.self)
  }
}
