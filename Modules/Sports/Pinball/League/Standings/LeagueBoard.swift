package import Domain

/// The lines of a league file as a board of the engine.
///
/// `RankedBucket` computes ranks, ties, order and windows, as for every other board.
///
/// Tied lines keep their given order (`TieOrder.sequence`).
package struct LeagueBoard<Row: Sendable>: Sendable {
  package struct Line: Sendable {
    package let row: Row
    /// The standing, with competition rank and position from 1.
    package let standing: Standing
  }

  /// The lines in order of position.
  package let lines: [Line]
  private let bucket: RankedBucket
  private let players: [NameKey: PlayerID]

  /// Ranks the rows of a file, where a repeated name has several lines, and is found by the first.
  package init(_ rows: [Row], directions: [Direction], name: (Row) -> String, score: (Row) -> Score) {
    var byPlayer: [PlayerID: Row] = [:]
    var players: [NameKey: PlayerID] = [:]
    var entries: [BoardEntry] = []
    for (place, row) in rows.enumerated() {
      let shown = name(row)
      let player = PlayerID(rawValue: "\(place)")
      byPlayer[player] = row
      players[NameKey(loosely: shown)] = players[NameKey(loosely: shown)] ?? player
      entries.append(BoardEntry(player, shown, score(row), place: Timestamp(rawValue: Int64(place))))
    }
    let bucket = RankedBucket(BoardDefinition(directions: directions, tieOrder: .sequence), entries: entries)
    self.players = players
    self.bucket = bucket
    lines = Self.standings(of: bucket).compactMap { standing in
      byPlayer[standing.entry.player].map { Line(row: $0, standing: standing) }
    }
  }

  private static func standings(of bucket: RankedBucket) -> [Standing] {
    stride(from: 0, to: bucket.count, by: Limits.pageItems).flatMap { offset in
      page(.from(offset: offset, limit: Limits.pageItems), of: bucket)
    }
  }

  private static func page(_ window: BoardQuery.Window, of bucket: RankedBucket) -> [Standing] {
    let query = BoardQuery(ItemPath("league"), .allTime, window)
    return (try? bucket.page(query, revision: Revision(rawValue: 0)).standings) ?? []
  }

  package func index(of name: NameKey) -> Int? {
    players[name].flatMap { bucket.standing(of: $0) }.map { $0.position - 1 }
  }

  /// Returns the range of lines around a player, "Around You"; nil for a player without a line.
  ///
  /// The player's line is in the middle, or one below it for an even number, except at the ends of the board.
  package func window(around name: NameKey, size: Int = 5) -> Range<Int>? {
    guard size > 0, let index = index(of: name), let player = players[name] else { return nil }
    let radius = size / 2
    let shown = Self.page(.around(player, radius: radius, fill: true), of: bucket)
    guard let first = shown.first, let last = shown.last else { return nil }
    let window = first.position - 1..<last.position
    if window.count <= size { return window }
    // An even number has no middle. Of the two ends, the farther one is dropped.
    return index - window.lowerBound > radius ? window.dropFirst() : window.dropLast()
  }
}

extension BoardEntry {
  fileprivate init(_ player: PlayerID, _ name: String, _ score: Score, place: Timestamp) {
    self.init(
      player: player,
      displayName: name,
      score: score,
      achievedAt: place,
      createdAt: place,
      updatedAt: place,
      enteredAt: place
    )
  }
}

extension Score {
  /// Creates a score of two whole keys from a number with a fraction.
  init(_ value: Double) {
    let whole = value.rounded(.down)
    self.init(Int64(clampingDouble: whole), Int64(clampingDouble: ((value - whole) * 1e9).rounded()))
  }
}

extension Int64 {
  fileprivate init(clampingDouble value: Double) {
    self = Int64(exactly: value) ?? (value < 0 ? .min : .max)
  }
}
