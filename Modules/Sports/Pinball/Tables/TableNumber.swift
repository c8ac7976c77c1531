/// Reads the numbers of all league files.
///
/// Spaces, and commas between groups of three digits, are ignored; `12,5` is no number. Blanks, dashes and other text
/// are no number, never zero. Whole numbers are exact up to 2^53, far beyond the highest score of 10^12. A number that a
/// spreadsheet has rounded, such as `1.43E+10`, is no number either; `1.2345678E7` has all of its digits.
enum TableNumber: Sendable {
  static func value(of field: ArraySlice<UInt8>) -> Double? {
    var digits = Digits()
    for byte in field where !digits.take(byte) {
      return slowValue(of: field)
    }
    return digits.value
  }

  /// Whether a field is a number with fewer digits than its exponent asks for: the rest of them is lost.
  static func isRounded(_ field: ArraySlice<UInt8>) -> Bool {
    guard field.count <= longest else { return false }
    let parts = String(decoding: field, as: UTF8.self).lowercased().filter { !$0.isWhitespace }
      .split(separator: "e", omittingEmptySubsequences: false)
    guard parts.count == 2, let exponent = Int(parts[1]), Double(parts[0]) != nil else { return false }
    return (parts[0].firstIndex(of: ".").map { parts[0][$0...].count - 1 } ?? 0) < exponent
  }

  /// The bytes of the longest field that is read as a number; a file may have millions of fields.
  private static let longest = 400

  /// Whether the commas of a number stand between groups of three digits, before a fraction or an exponent.
  private static func isGrouped(_ text: String) -> Bool {
    let whole = text.utf8.prefix { ![UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E")].contains($0) }
    let hasSign = whole.first == UInt8(ascii: "+") || whole.first == UInt8(ascii: "-")
    let groups = whole.dropFirst(hasSign ? 1 : 0)
      .split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    let areDigits = groups.allSatisfy { $0.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }
    return areDigits && groups.count > 1 && (1...3).contains(groups[0].count)
      && groups.dropFirst().allSatisfy { $0.count == 3 }
  }

  /// Reads a number that the fast path rejects: exponents, more digits, spaces beyond ASCII.
  private static func slowValue(of field: ArraySlice<UInt8>) -> Double? {
    guard field.count <= longest else { return nil }
    let spaced = String(decoding: field, as: UTF8.self).filter { !$0.isWhitespace }
    if spaced.contains(","), !isGrouped(spaced) { return nil }
    let text = spaced.filter { $0 != "," }
    let isDecimal = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    guard isDecimal, let value = Double(text), value.isFinite, !isRounded(field) else { return nil }
    return value
  }
}

/// A number while it is read.
private struct Digits {
  private var mantissa: Int64 = 0
  private var count = 0
  private var fraction = 0
  /// The number of digits after the last comma; nil before the first.
  private var group: Int?
  private var hasPoint = false
  private var isNegative = false
  private var hasSign = false

  /// Takes a byte; false for one that it cannot take.
  mutating func take(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      mantissa = mantissa * 10 + Int64(byte - UInt8(ascii: "0"))
      count += 1
      if hasPoint { fraction += 1 } else { group = group.map { $0 + 1 } }
      return count <= 15
    case UInt8(ascii: " "): return true
    case UInt8(ascii: ",") where !hasPoint && (group == 3 || group == nil && (1...3).contains(count)): group = 0
    case UInt8(ascii: ".") where !hasPoint: hasPoint = true
    case UInt8(ascii: "-"), UInt8(ascii: "+"):
      if hasSign || hasPoint || count > 0 { return false }
      (hasSign, isNegative) = (true, byte == UInt8(ascii: "-"))
    default: return false
    }
    return true
  }

  /// The nearest number, because both parts are exact.
  var value: Double? {
    if count == 0 || group ?? 3 != 3 { return nil }
    var divisor = 1.0
    for _ in 0..<fraction { divisor *= 10 }
    let value = Double(mantissa) / divisor
    return isNegative ? -value : value
  }
}
