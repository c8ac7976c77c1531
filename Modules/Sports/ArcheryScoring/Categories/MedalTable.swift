import Domain

/// The medals of clubs over all categories of a shoot.
package struct MedalTable: Hashable, Sendable {
  /// One archer's place in a category.
  package struct Result: Hashable, Sendable {
    package let club: String
    /// The rank; nil for an archer without one.
    package let rank: Int?
    /// The number of entries in the archer's category.
    package let entries: Int

    package init(club: String, rank: Int?, entries: Int) {
      (self.club, self.rank, self.entries) = (club, rank, entries)
    }
  }

  /// A club with a medal.
  package struct Row: Hashable, Sendable {
    package let club: String
    package fileprivate(set) var gold = 0
    package fileprivate(set) var silver = 0
    package fileprivate(set) var bronze = 0
    /// The club's rank, from 1.
    ///
    /// Clubs with the same medals share it.
    package fileprivate(set) var rank = 0

    fileprivate init(club: String) { self.club = club }

    fileprivate var medals: [Int] { [gold, silver, bronze] }
  }

  /// The clubs by rank, then by name.
  package let rows: [Row]

  /// Counts medals.
  ///
  /// Archers who share a place each get its medal.
  ///
  /// `minimumEntries` are the entries that a category needs for gold, silver and bronze; 1 for a missing number.
  package init(_ results: [Result], minimumEntries: [Int] = []) {
    var clubs: [NameKey: Row] = [:]
    let columns: [WritableKeyPath<Row, Int>] = [\.gold, \.silver, \.bronze]
    for result in results {
      guard let rank = result.rank, (1...columns.count).contains(rank) else { continue }
      let needed = minimumEntries.indices.contains(rank - 1) ? minimumEntries[rank - 1] : 1
      if result.entries >= needed {
        clubs[NameKey(result.club), default: Row(club: result.club)][keyPath: columns[rank - 1]] += 1
      }
    }
    var rows = clubs.values.sorted { left, right in
      left.medals == right.medals ? left.club < right.club : right.medals.lexicographicallyPrecedes(left.medals)
    }
    for index in rows.indices {
      let isShared = index > 0 && rows[index].medals == rows[index - 1].medals
      rows[index].rank = isShared ? rows[index - 1].rank : index + 1
    }
    self.rows = rows
  }
}
