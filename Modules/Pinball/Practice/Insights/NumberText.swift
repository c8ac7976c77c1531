public import Domain

/// Numbers in short, rounded half away from zero.
public enum NumberText: Sendable {
  /// The number for readers: `1.2B`, `3.4M`, `12K`, `999`.
  public static func short(_ number: Double) -> Message {
    switch number.magnitude {
    case 1e9...: Message("\(Message.number(number / 1e9, digits: 1))B")
    case 1e6...: Message("\(Message.number(number / 1e6, digits: 1))M")
    case 1e3...: Message("\(Message.number(number / 1e3))K")
    default: .number(number)
    }
  }

  /// The number for programs: `1.2B`, `3.4M`, `12K`, `999`.
  public static func compact(_ number: Double) -> String {
    guard number.isFinite else { return "–" }
    let size = number.magnitude
    let text =
      switch size {
      case 1e9...: tenths(size / 1e8) + "B"
      case 1e6...: tenths(size / 1e5) + "M"
      case 1e3...: whole(size / 1e3) + "K"
      default: whole(size)
      }
    return number < 0 && text != "0" ? "-\(text)" : text
  }

  private static func tenths(_ tenths: Double) -> String {
    let digits = whole(tenths)
    return "\(digits.dropLast()).\(digits.suffix(1))"
  }

  private static func whole(_ number: Double) -> String {
    Int64(exactly: number.rounded()).map { String($0) } ?? "\(number.rounded())"
  }
}
