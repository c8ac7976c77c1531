/// One dart: `20`, `D16`, `T19`, `25`, `BULL` or `0` for a miss.
public struct Dart: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  let points: Int
  let isDouble: Bool

  public init?(_ text: some StringProtocol) {
    let text = text.uppercased() == "BULL" ? "D25" : text.uppercased()
    let factor = text.hasPrefix("T") ? 3 : text.hasPrefix("D") ? 2 : 1
    guard let number = Int(factor == 1 ? text[...] : text.dropFirst()) else { return nil }
    guard (1...20).contains(number) || (number == 25 && factor < 3) || (number == 0 && factor == 1) else { return nil }
    (description, points, isDouble) = (text, number * factor, factor == 2)
  }
}

extension Dart: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let dart = Dart(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a dart")
    }
    self = dart
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
