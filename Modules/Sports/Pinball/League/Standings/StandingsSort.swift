internal import Domain

/// The order of listed standings: names from A to Z, places from the first, and numbers from the greatest.
package enum StandingsSort: String, Hashable, Codable, Sendable, CaseIterable {
  case place, player, finals, nights, total
  case bank1, bank2, bank3, bank4, bank5, bank6, bank7, bank8

  /// The orders by the points of a bank, the first bank first.
  package static let banks: [StandingsSort] = [.bank1, .bank2, .bank3, .bank4, .bank5, .bank6, .bank7, .bank8]

  package var isDescending: Bool { self != .place && self != .player }

  /// Returns sorted lines, equal ones by their places, and those without a value last.
  func sorted(_ lines: [StandingsScreen.Line]) -> [StandingsScreen.Line] {
    switch self {
    case .place: lines.stablySorted(by: \.position)
    case .player: lines.stablySorted { NameKey(loosely: $0.player).text }
    case .finals: lines.stablySorted { $0.eligible.lowercased() == "yes" ? 0 : 1 }
    case .nights: lines.stablySorted { -($0.nights ?? -1) }
    case .total: lines.stablySorted { -$0.total }
    default: lines.stablySorted { line in Self.banks.firstIndex(of: self).map { -line.banks[$0] } ?? 0 }
    }
  }
}
