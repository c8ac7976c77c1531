internal import Domain

/// The order of listed scores: names from A to Z, numbers and nights from the greatest.
package enum StatsSort: String, Hashable, Codable, Sendable, CaseIterable {
  case player, machine, score, points, night

  package var isDescending: Bool { self == .score || self == .points || self == .night }

  /// Returns sorted rows, equal ones in the order of the file, and those without a value last.
  func sorted(_ rows: [StatsRow], _ names: LeagueNames) -> [StatsRow] {
    switch self {
    case .player: Self.ascending(rows) { NameKey(loosely: names.shown($0.player)).text }
    case .machine: Self.ascending(rows) { NameKey(loosely: $0.machine).text }
    case .score: Self.ascending(rows) { -($0.countedScore ?? -1) }
    case .points: Self.ascending(rows) { -($0.points ?? -1) }
    case .night: Self.ascending(rows) { Night(row: $0) }
    }
  }

  /// The order of nights: latest first, by date, then by bank.
  private struct Night: Comparable {
    let row: StatsRow

    static func < (left: Night, right: Night) -> Bool { left.value > right.value }

    static func == (left: Night, right: Night) -> Bool { left.value == right.value }

    private var value: (Int64, Int) { (row.date?.dayNumber ?? .min, row.bank) }
  }

  private static func ascending<Key: Comparable>(_ rows: [StatsRow], by key: (StatsRow) -> Key) -> [StatsRow] {
    let keys = rows.map(key)
    let places = rows.indices.sorted { left, right in
      keys[left] < keys[right] || keys[left] == keys[right] && left < right
    }
    return places.map { rows[$0] }
  }
}
