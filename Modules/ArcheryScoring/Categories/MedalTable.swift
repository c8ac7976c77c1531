import Domain

/// The medals of clubs over all categories of a shoot.
public struct MedalTable: Hashable, Sendable {
  /// One archer's place in a category.
  public struct Result: Hashable, Sendable {
    /// The archer's club.
    public let club: String
    /// The rank; nil for an archer without one.
    public let rank: Int?
    /// The number of entries in the archer's category.
    public let entries: Int

    /// Creates a result.
    public init(club: String, rank: Int?, entries: Int) {
      (self.club, self.rank, self.entries) = (club, rank, entries)
    }
  }

  /// A club with a medal.
  public struct Row: Hashable, Sendable {
    /// The club.
    public let club: String
    /// The number of gold medals.
    public fileprivate(set) var gold = 0
    /// The number of silver medals.
    public fileprivate(set) var silver = 0
    /// The number of bronze medals.
    public fileprivate(set) var bronze = 0
    /// The club's rank, from 1.
    ///
    /// Clubs with the same medals share it.
    public fileprivate(set) var rank = 0

    fileprivate init(club: String) { self.club = club }

    fileprivate var medals: [Int] { [gold, silver, bronze] }
  }

  /// The clubs by rank, then by name.
  public let rows: [Row]

  /// Counts medals.
  ///
  /// Archers who share a place each get its medal.
  ///
  /// - Parameters:
  ///   - results: The places of all categories.
  ///   - minimumEntries: The entries that a category needs for gold, silver and bronze; 1 for a missing number.
  public init(_ results: [Result], minimumEntries: [Int] = []) {
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
