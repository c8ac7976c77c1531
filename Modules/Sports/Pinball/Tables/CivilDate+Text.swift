package import Domain

extension CivilDate {
  /// Creates the date of `YYYY-MM-DD`; nil for an invalid text.
  package init?(text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      let year = Int64(parts[0]), let month = Int64(parts[1]), let day = Int64(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
    guard CivilDate(dayNumber: dayNumber) == self else { return nil }
  }
}
