public import Domain

/// Lines of a league file as a board of the engine: ranks, ties, their order and windows are those of every other board
/// (`RankedBucket`), and nothing here works them out.
///
/// Lines that tie stay in the order in which they were given (`TieOrder.sequence`).
public struct LeagueBoard<Row: Sendable>: Sendable {
  public struct Line: Sendable {
    public let row: Row
    /// With the competition rank, and the position from 1.
    public let standing: Standing
  }

  /// In the order of their positions.
  public let lines: [Line]
  private let bucket: RankedBucket
  private let players: [ComparedName: PlayerID]

  /// Ranks rows.
  ///
  /// - Parameters:
  ///   - rows: In file order.
  ///   - directions: Which end of each key of the scores is the better one.
  ///   - name: Whose line it is; whose name comes again has several lines, and is found by the first.
  ///   - score: What it is ranked by.
  public init(
    _ rows: [Row],
    directions: [Direction],
    name: (Row) -> String,
    score: (Row) -> Score
  ) {
    var byPlayer: [PlayerID: Row] = [:]
    var players: [ComparedName: PlayerID] = [:]
    var entries: [BoardEntry] = []
    for (place, row) in rows.enumerated() {
      let shown = name(row)
      let player = PlayerID(rawValue: "\(place)")
      byPlayer[player] = row
      players[ComparedName(shown)] = players[ComparedName(shown)] ?? player
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
    let query = BoardQuery(Path("league"), .allTime, window)
    return (try? bucket.page(query, revision: Revision(rawValue: 0)).standings) ?? []
  }

  /// Where somebody's line is, from 0; nil for whoever has none.
  public func index(of name: ComparedName) -> Int? {
    players[name].flatMap { bucket.standing(of: $0) }.map { $0.position - 1 }
  }

  /// The lines around somebody's, as many as asked for where there are so many: "Around You".
  ///
  /// The line is in the middle, or one below it where the number is even, but for the ends of the board.
  ///
  /// - Parameters:
  ///   - name: Who is in the middle.
  ///   - size: How many lines.
  /// - Returns: nil for whoever has no line.
  public func window(around name: ComparedName, size: Int = 5) -> Range<Int>? {
    guard size > 0, let index = index(of: name), let player = players[name] else { return nil }
    let radius = size / 2
    let shown = Self.page(.around(player, radius: radius, fill: true), of: bucket)
    guard let first = shown.first, let last = shown.last else { return nil }
    let window = first.position - 1..<last.position
    if window.count <= size { return window }
    // An even number has no middle: of the two ends, the one that is farther away goes.
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
  /// A number that may have a fraction, as two whole keys.
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
