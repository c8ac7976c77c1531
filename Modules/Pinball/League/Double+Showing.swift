extension Double {
  /// The number rounded half away from zero, with commas between thousands.
  public var grouped: String {
    let rounded = rounded(.toNearestOrAwayFromZero)
    guard rounded.isFinite, let whole = Int64(exactly: rounded) else { return "—" }
    let digits = Array(String(whole.magnitude))
    var result = whole < 0 ? "-" : ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place).isMultiple(of: 3) { result.append(",") }
      result.append(digit)
    }
    return result
  }
}

extension Double {
  /// The number as a player may type it: digits without groups, with a fraction if it has one.
  public var typed: String { Int64(exactly: self).map { String($0) } ?? "\(self)" }
}
