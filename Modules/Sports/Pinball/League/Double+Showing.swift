package import Domain

extension Message {
  /// Creates a message of a number, with the marks of the reader's language: `1,234.5` or `1.234,5`.
  ///
  /// The number is rounded half away from zero to 0 to 6 digits. A dash stands for what is not finite.
  package static func number(_ number: Double, digits: Int = 0) -> Message {
    Message("\(number.grouped(digits: digits))", context: "number")
  }
}

extension Double {
  /// The number in English, with commas between thousands and a true minus sign.
  func grouped(digits: Int) -> String {
    let digits = min(max(0, digits), 6)
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    guard let units = Int64(exactly: (self * scale).rounded(.toNearestOrAwayFromZero)) else { return "–" }
    let all = String(units.magnitude)
    let padded = String(repeating: "0", count: max(0, digits + 1 - all.count)) + all
    let (whole, fraction) = (padded.dropLast(digits), padded.suffix(digits))
    var text = units < 0 ? "\u{2212}" : ""
    for (place, digit) in whole.enumerated() {
      if place > 0, (whole.count - place).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return digits == 0 ? text : "\(text).\(fraction)"
  }

  /// The number as a player may type it: digits without groups, with its fraction where it has one.
  package var typed: String { Int64(exactly: self).map { String($0) } ?? "\(self)" }
}
