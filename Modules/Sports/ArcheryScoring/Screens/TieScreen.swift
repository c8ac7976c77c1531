package import Domain

/// Archers of a category who are tied without a shoot-off, with the shoot-off that they shot.
package struct TieScreen: Hashable, Sendable {
  package let category: CategoryName
  /// The archers, in the order of the result list.
  package let archers: [Archer]

  package struct Archer: Hashable, Sendable, Identifiable {
    package let id: PlayerID
    package let displayName: String
    /// The rank with the shoot-off.
    package let rank: Int
    package let tied: Bool
    package let totalScore: Int
    /// The place in the shoot-off, from 1; nil for an archer who shot none.
    package let place: Int?
    /// The arrows of the shoot-off; empty if they were not entered.
    package let tokens: [String]
    /// The last arrow's distance from the centre; nil if it was not measured.
    package let distanceMm: Int?
  }
}

extension Tournament {
  /// The arrows that results count: all of them once the shoot is over.
  var resultsBasis: BoardBasis { status == .completed ? .running : settings.basis }

  /// The ties that a shoot-off can decide or has decided, by category; those without an arrow need none.
  package func tieScreens(for viewer: BoardViewer) -> [TieScreen] {
    boardCategories.filter { !$0.isCombined }.flatMap { category in
      let rows = board(for: viewer, basis: resultsBasis, category: category.id).rows.filter { $0.arrowsShot > 0 }
      return ties(of: rows, in: category).map { TieScreen($0, rows, in: category) }
    }
  }

  /// The ties among the rows of a category's board, along the board.
  func ties(of rows: [BoardRow], in category: TournamentCategory) -> [ShootOffOrder] {
    let ordinals = Dictionary(rows.map { ($0.id, $0.ordinal) }) { first, _ in first }
    func first(_ tie: ShootOffOrder) -> Int { tie.places.joined().compactMap { ordinals[$0] }.min() ?? 0 }
    return ties(among: rows.map(\.id), by: category.rule, resultsBasis, isCombined: category.isCombined)
      .sorted { first($0) < first($1) }
  }

  /// The shoot-offs that decided a tie.
  func screens(of tie: ShootOffOrder) -> [ShootOffScreen] {
    let names = displayNames
    return tie.shown.map { shown in
      var place = 1
      var lines: [ShootOffScreen.Line] = []
      for group in shown.places {
        for archer in group {
          lines.append(
            ShootOffScreen.Line(
              archer: archer,
              displayName: names[archer] ?? "",
              place: place,
              tokens: shown.shots[archer]?.tokens ?? [],
              distanceMm: shown.shots[archer]?.distanceMm
            )
          )
        }
        place += group.count
      }
      return ShootOffScreen(lines: lines)
    }
  }
}

extension TieScreen {
  fileprivate init(_ tie: ShootOffOrder, _ rows: [BoardRow], in category: TournamentCategory) {
    let shooters = tie.shown.reduce(into: Set<PlayerID>()) { $0.formUnion($1.archers) }
    let places = Dictionary(
      tie.places.enumerated().flatMap { place, archers in
        archers.filter(shooters.contains).map { ($0, place + 1) }
      }
    ) { first, _ in first }
    let shots = tie.shown.reduce(into: [:]) { $0.merge($1.shots) { _, later in later } }
    let tied = Set(tie.places.joined())
    self.category = CategoryName(category)
    archers = rows.filter { tied.contains($0.id) }.map { row in
      Archer(
        id: row.id,
        displayName: row.displayName,
        rank: row.rank,
        tied: row.tied,
        totalScore: row.totalScore,
        place: places[row.id],
        tokens: shots[row.id]?.tokens ?? [],
        distanceMm: shots[row.id]?.distanceMm
      )
    }
  }
}
