internal import Domain

/// The order of listed scores: names from A to Z, numbers and nights from the greatest.
package enum StatsSort: String, Hashable, Codable, Sendable, CaseIterable {
  case player, machine, score, points, night

  package var isDescending: Bool { self == .score || self == .points || self == .night }

  /// Returns sorted rows, equal ones in the order of the file, and those without a value last.
  func sorted(_ rows: [StatsRow], _ names: LeagueNames) -> [StatsRow] {
    switch self {
    case .player: rows.stablySorted { NameKey(loosely: names.shown($0.player)).text }
    case .machine: rows.stablySorted { NameKey(loosely: $0.machine).text }
    case .score: rows.stablySorted { -($0.countedScore ?? -1) }
    case .points: rows.stablySorted { -($0.points ?? -1) }
    case .night: rows.stablySorted { Night(row: $0) }
    }
  }

  /// The order of nights: latest first, by date, then by bank.
  private struct Night: Comparable {
    let row: StatsRow

    static func < (left: Night, right: Night) -> Bool { left.value > right.value }

    static func == (left: Night, right: Night) -> Bool { left.value == right.value }

    private var value: (Int64, Int) { (row.date?.dayNumber ?? .min, row.bank) }
  }
}
