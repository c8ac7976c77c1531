public import Domain

/// The backups to keep, such as `24h,7d,12m`: the newest of each of the last 24 hours, 7 days and 12 months that have one.
public struct BackupRetention: Hashable, Sendable {
  private enum Unit: Character, Hashable, Sendable { case hour = "h", day = "d", week = "w", month = "m" }

  private struct Rule: Hashable, Sendable {
    let count: Int
    let unit: Unit
  }

  /// An hour, day, week or month of one store.
  private struct Span: Hashable {
    let number: Int64
    let store: String
  }

  private let rules: [Rule]

  /// Reads rules, each a number from 1 to 9999 and `h`, `d`, `w` or `m`, with commas between; nil for any other text.
  public init?(_ text: String) {
    var rules: [Rule] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let unit = part.last.flatMap(Unit.init), part.dropLast().allSatisfy({ ("0"..."9").contains($0) }),
        let count = Int(part.dropLast()), (1...9999).contains(count)
      else { return nil }
      rules.append(Rule(count: count, unit: unit))
    }
    self.rules = rules
  }

  /// Returns the days, at least 2, after which a backup is gone, where one is written every so many milliseconds.
  package func longestDays(every interval: Int64) -> Int {
    let day: Int64 = 86_400_000
    let longest = rules.map { rule in
      let unit =
        switch rule.unit {
        case .hour: day / 24
        case .day: day
        case .week: 7 * day
        case .month: 31 * day
        }
      return Int64(rule.count) * max(unit, min(interval, 31 * day))
    }
    return max(2, Int((longest.max() ?? 0) / day) + 1)
  }

  /// Returns the times of the backups to keep, with the newest always among them.
  ///
  /// Only hours, days, weeks and months (of UTC) with a backup count, so none is lost because a server was off.
  public func kept(of times: [Timestamp]) -> Set<Timestamp> { kept(of: times, at: { $0 }, of: { _ in "" }) }

  /// Returns the backups to keep.
  ///
  /// Those of each store stand for their hours, days, weeks and months by themselves. So a store that was restored by
  /// mistake does not replace the last state of the one before.
  func kept(of backups: [Backup]) -> Set<Backup> { kept(of: backups, at: \.time, of: \.store) }

  private func kept<Item: Hashable>(
    of items: [Item],
    at time: (Item) -> Timestamp,
    of store: (Item) -> String
  ) -> Set<Item> {
    let newestFirst = items.sorted { time($0) > time($1) }
    var kept = Set(newestFirst.prefix(1))
    for rule in rules {
      var (numbers, spans): (Set<Int64>, Set<Span>) = ([], [])
      for item in newestFirst {
        let span = Span(number: Self.span(of: time(item), rule.unit), store: store(item))
        guard numbers.contains(span.number) || numbers.count < rule.count else { break }
        numbers.insert(span.number)
        if spans.insert(span).inserted { kept.insert(item) }
      }
    }
    return kept
  }

  /// Returns the number of the hour, day, week or month that a moment is in.
  private static func span(of time: Timestamp, _ unit: Unit) -> Int64 {
    let day = ZoneTable.utc.day(of: time)
    switch unit {
    case .hour: return time.rawValue.floorDivided(by: 3_600_000)
    case .day: return day
    // The first of January 1970 was a Thursday, and a week starts on Monday.
    case .week: return (day + 3).floorDivided(by: 7)
    case .month:
      let date = CivilDate(dayNumber: day)
      return date.year * 12 + date.month
    }
  }
}
