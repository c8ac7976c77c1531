package import Domain

package enum LineUpOrder: String, Sendable, CaseIterable {
  case target, name, club

  package var label: Message {
    switch self {
    case .target: Message("By target")
    case .name: Message("By name")
    case .club: Message("By club")
    }
  }
}

extension [TournamentScreen.RosterRow] {
  /// The rows of a start list under its titles: by target with archers without one last, by name, or by club.
  package func grouped(by order: LineUpOrder) -> [(title: Message, rows: Self)] {
    switch order {
    case .target:
      let groups = Dictionary(grouping: self) { $0.target?.number }
      let placed = groups.compactMap { number, rows in number.map { ($0, rows) } }.sorted { $0.0 < $1.0 }
      let others = groups[nil].map { rows in
        [(title: placed.isEmpty ? Message("On the roster") : Message("Without a target"), rows: rows)]
      }
      return placed.map { (Message("Target \(String($0))"), $1) } + (others ?? [])
    case .name:
      let sorted = sorted { (NameKey($0.displayName), $0.id) < (NameKey($1.displayName), $1.id) }
      return isEmpty ? [] : [(Message("By name"), sorted)]
    case .club:
      return Dictionary(grouping: self) { NameKey($0.club ?? "") }.sorted { $0.key < $1.key }.map { _, rows in
        let club = rows.first?.club ?? ""
        return (club.isEmpty ? Message("Without a club") : Message(verbatim: club), rows)
      }
    }
  }
}
