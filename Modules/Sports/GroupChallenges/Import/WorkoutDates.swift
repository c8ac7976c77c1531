internal import Domain

/// Reads the dates of one list as people write them: `2026-03-30`, `30.3.2026` or `30-3-2026`, and with slashes.
///
/// With slashes the day comes first in most of the world and the month in America. The list itself decides: some date of it
/// has a number above 12. Where none has, such a date is refused rather than guessed.
struct WorkoutDates {
  private enum SlashOrder { case dayFirst, monthFirst }

  /// nil where the list decides nothing, or contradicts itself.
  private let slashes: SlashOrder?

  init(_ dates: some Sequence<String>) {
    var orders = Set<SlashOrder>()
    for date in dates {
      guard let (first, second, _) = Self.numbers(in: date, separatedBy: "/") else { continue }
      if first > 12 { orders.insert(.dayFirst) }
      if second > 12 { orders.insert(.monthFirst) }
    }
    slashes = orders.count == 1 ? orders.first : nil
  }

  /// Returns the number of the day that a text names.
  ///
  /// - Throws: ``Domain/Refusal`` for a text that names none, or that can be read in two ways.
  func day(_ text: String) throws(Refusal) -> Int64 {
    if let day = LocalDay.number(ofDate: text) { return day }
    for separator: Character in [".", "-"] {
      if let (day, month, year) = Self.numbers(in: text, separatedBy: separator) {
        return try number(year, month, day, text)
      }
    }
    guard let (first, second, year) = Self.numbers(in: text, separatedBy: "/") else { throw .notADate(text) }
    if first == second { return try number(year, first, second, text) }
    switch slashes {
    case .dayFirst: return try number(year, second, first, text)
    case .monthFirst: return try number(year, first, second, text)
    case nil:
      throw .invalid(Message("\"\(text.prefix(40))\" can be read as two dates. Write it like 2026-03-31."))
    }
  }

  private func number(_ year: Int, _ month: Int, _ day: Int, _ text: String) throws(Refusal) -> Int64 {
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    guard let day = LocalDay.number(ofDate: "\(year)-\(padded(month))-\(padded(day))") else { throw .notADate(text) }
    return day
  }

  /// The three numbers of a date that ends with its year.
  private static func numbers(in text: String, separatedBy separator: Character) -> (Int, Int, Int)? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
      .map { String($0).trimmingSpaces }
    guard parts.count == 3, parts[0].utf8.count <= 2, parts[1].utf8.count <= 2, parts[2].utf8.count == 4 else {
      return nil
    }
    let numbers = parts.compactMap { part in part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil }
    return numbers.count == 3 ? (numbers[0], numbers[1], numbers[2]) : nil
  }
}
