import RankIndex

/// The entries of one bucket, ranked.
///
/// Computes the ranks, ties, pages and windows of every board. ARCHITECTURE.md lists the lists that number by themselves.
///
/// Finding a rank and changing an entry cost O(log n), a page of k lines O(log n + k). A filtered page costs O(n),
/// because its ranks are those among the filtered entries.
public struct RankedBucket: Sendable {
  private let definition: BoardDefinition
  private var lines: RankedLines
  private var order = RankIndex<RankKey>()
  /// The distinct scores with their counts, kept only for dense ranks.
  private var distinctScores = RankIndex<Score>()
  private var holders: [Score: Int] = [:]

  /// Creates the bucket of a board with these entries.
  public init(_ definition: BoardDefinition, entries: some Sequence<BoardEntry> = []) {
    self.definition = definition
    var lines = RankedLines(definition)
    for entry in entries { _ = lines.put(entry, at: lines.number(of: entry.player)) }
    let ranked = lines.numbers.filter(lines.isRanked)
    order = RankIndex(sorted: ranked.map(lines.key).sorted(by: lines.precedes), by: lines.precedes)
    self.lines = lines
    if definition.ties.countsScores {
      for number in ranked { countIn(lines.score(of: number)) }
    }
  }

  /// The number of ranked entries.
  public var count: Int { order.count }

  /// The players with an entry, ranked or not.
  package var players: some Collection<PlayerID> { lines.players }

  /// The player's entry, also if disqualified.
  package subscript(player: PlayerID) -> BoardEntry? { lines.number(of: player).map { lines[$0] } }

  /// Replaces a player's entry; nil removes it.
  package mutating func update(_ player: PlayerID, to entry: BoardEntry?) {
    let number = lines.number(of: player)
    if let number { leaveOrder(number) }
    if let entry {
      enterOrder(lines.put(entry, at: number))
    } else if let number {
      remove(number)
    }
  }

  /// Removes an entry that has left the order.
  private mutating func remove(_ number: Int) {
    let last = lines.numbers.upperBound - 1
    if number != last { leaveOrder(last) }
    lines.remove(number)
    if number != last { enterOrder(number) }
  }

  private mutating func enterOrder(_ number: Int) {
    guard lines.isRanked(number) else { return }
    let place = place(of: number)
    order.insert(place.key, at: place)
    if definition.ties.countsScores { countIn(lines.score(of: number)) }
  }

  private mutating func leaveOrder(_ number: Int) {
    guard lines.isRanked(number) else { return }
    order.remove(at: place(of: number))
    if definition.ties.countsScores { countOut(lines.score(of: number)) }
  }

  private func place(of number: Int) -> RankedLinePlace { RankedLinePlace(key: lines.key(of: number), lines: lines) }

  /// Returns the player's standing; nil without a ranked entry.
  public func standing(of player: PlayerID) -> Standing? {
    line(of: player).standing
  }

  /// Returns the player's entry, also if disqualified, with its standing if it is ranked.
  package func line(of player: PlayerID) -> (entry: BoardEntry?, standing: Standing?) {
    guard let number = lines.number(of: player) else { return (nil, nil) }
    let entry = lines[number]
    guard lines.isRanked(number), let position = order.position(at: place(of: number)) else { return (entry, nil) }
    let rank = rank(of: lines.score(of: number), at: position)
    return (entry, Standing(entry: entry, rank: rank, position: position + 1))
  }

  /// Returns the lines of a query.
  ///
  /// - Throws: ``LeaderboardError/entryNotFound(_:)`` for a window around a player who is not ranked.
  public func page(_ query: BoardQuery, revision: Revision) throws(LeaderboardError) -> BoardPage {
    try query.check()
    if query.isFiltered { return try filtered(query).page(query.unfiltered, revision: revision) }
    let shown = try positions(of: query.window)
    return BoardPage(bucket: query.bucket, revision: revision, total: count, standings: standings(in: shown))
  }

  private func positions(of window: BoardQuery.Window) throws(LeaderboardError) -> Range<Int> {
    switch window {
    case .from(let offset, let limit):
      let start = Swift.min(offset, count)
      return start..<Swift.min(start + limit, count)
    case .around(let player, let radius, let fill):
      guard let number = lines.number(of: player), lines.isRanked(number),
        let window = order.window(around: place(of: number), radius: radius, fill: fill)
      else { throw .entryNotFound(player) }
      return window
    }
  }

  /// Returns the standings in a range of positions, counted from 0.
  package func standings(in positions: Range<Int>) -> [Standing] {
    var result: [Standing] = []
    result.reserveCapacity(positions.count)
    var position = positions.lowerBound
    order.forEach(in: positions) { key in
      let entry = lines[Int(key.line)]
      let rank = rank(of: entry.score, at: position, after: result.last)
      result.append(Standing(entry: entry, rank: rank, position: position + 1))
      position += 1
    }
    return result
  }

  /// Returns the rank of the score at a position.
  ///
  /// With the previous line, the index is not searched.
  private func rank(of score: Score, at position: Int, after previous: Standing? = nil) -> Int {
    let isTied = previous?.entry.score == score
    return switch (definition.ties, previous) {
    case (.ordinal, _): position + 1
    case (.competition, let previous?): isTied ? previous.rank : position + 1
    case (.competition, nil): order.countBefore(ScorePlace(score, in: lines)) + 1
    case (.dense, let previous?): isTied ? previous.rank : previous.rank + 1
    case (.dense, nil): distinctScores.countBefore(distinctPlace(of: score)) + 1
    }
  }

  private func filtered(_ query: BoardQuery) -> RankedBucket {
    let candidates = query.players.map { $0.compactMap { self[$0] } } ?? lines.numbers.map { lines[$0] }
    return RankedBucket(definition, entries: candidates.filter(query.matches))
  }

  private mutating func countIn(_ score: Score) {
    holders[score, default: 0] += 1
    if holders[score] == 1 { distinctScores.insert(score, at: distinctPlace(of: score)) }
  }

  private mutating func countOut(_ score: Score) {
    holders[score, default: 1] -= 1
    guard holders[score] == 0 else { return }
    holders[score] = nil
    distinctScores.remove(at: distinctPlace(of: score))
  }

  private func distinctPlace(of score: Score) -> DistinctPlace {
    DistinctPlace(score: score, directions: definition.directions)
  }
}

extension BoardQuery {
  fileprivate var unfiltered: BoardQuery { BoardQuery(board, bucket, window) }
}
