/// One dart: `20`, `D16`, `T19`, `25`, `BULL` or `0` for a miss.
public struct Dart: RawRepresentable, Hashable, Codable, Sendable {
  public let rawValue: String
  let points: Int
  let isDouble: Bool

  public init?(rawValue: String) {
    let text = rawValue == "BULL" ? "D25" : rawValue
    let factor = text.hasPrefix("T") ? 3 : text.hasPrefix("D") ? 2 : 1
    guard let number = Int(factor == 1 ? text[...] : text.dropFirst()) else { return nil }
    guard (1...20).contains(number) || (number == 25 && factor < 3) || (number == 0 && factor == 1) else { return nil }
    (self.rawValue, points, isDouble) = (rawValue, number * factor, factor == 2)
  }
}
