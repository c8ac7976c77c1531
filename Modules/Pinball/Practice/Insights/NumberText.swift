/// Numbers for display, rounded half away from zero.
public enum NumberText: Sendable {
  /// Returns a short form: `1.2B`, `3.4M`, `12K`, `999`.
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

  /// Returns a grouped form: `1,234,567`.
  public static func grouped(_ number: Double) -> String {
    guard number.isFinite else { return "–" }
    var groups: [Substring] = []
    var digits = whole(number.magnitude)[...]
    while digits.count > 3 {
      groups.insert(digits.suffix(3), at: 0)
      digits = digits.dropLast(3)
    }
    let text = ([digits] + groups).joined(separator: ",")
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
