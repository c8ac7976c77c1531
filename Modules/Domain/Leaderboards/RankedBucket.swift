import OrderedCollections
import RankIndex

/// The entries of one bucket in the order of their ranks: the one place where ranks, ties, pages and windows come from.
///
/// Finding a rank and changing an entry cost O(log n), a page of k lines O(log n + k); a filtered page O(n), for its
/// ranks are those among the filtered entries (LDB-20).
public struct RankedBucket: Sendable {
  private let definition: BoardDefinition
  /// In no order that means anything; ordered, because such a dictionary keeps its values without gaps.
  private var entries: OrderedDictionary<PlayerID, BoardEntry> = [:]
  private var order = RankIndex<RankKey>()
  /// The different scores and how many have each; kept only for dense ranks, which count them.
  private var distinctScores = RankIndex<RankKey>()
  private var holders: [RankKey: Int] = [:]

  public init(_ definition: BoardDefinition, entries: some Sequence<BoardEntry> = []) {
    self.definition = definition
    for entry in entries { self.entries[entry.player] = entry }
    let ranked = self.entries.values.filter { !$0.isDisqualified }
    order = RankIndex(sorted: ranked.map { RankKey($0, definition) }.sorted())
    if definition.ties == .dense {
      for entry in ranked { countIn(RankKey(best: entry.score, definition)) }
    }
  }

  /// How many entries are ranked.
  public var count: Int { order.count }

  /// Everyone with an entry, ranked or not.
  public var players: some Collection<PlayerID> { entries.keys }

  /// The player's entry, also when it is disqualified.
  public subscript(player: PlayerID) -> BoardEntry? { entries[player] }

  /// Puts a player's entry in place of the one that is there; nil takes it away.
  public mutating func update(_ player: PlayerID, to entry: BoardEntry?) {
    let old = put(entry, of: player).flatMap { $0.isDisqualified ? nil : $0 }
    let new = entry.flatMap { $0.isDisqualified ? nil : $0 }
    switch (old, new) {
    case (nil, nil): break
    case (nil, let new?): order.insert(RankKey(new, definition))
    case (let old?, nil): order.remove(RankKey(old, definition))
    case (let old?, let new?): order.replace(RankKey(old, definition), with: RankKey(new, definition))
    }
    if definition.ties == .dense, old?.score != new?.score {
      if let old { countOut(RankKey(best: old.score, definition)) }
      if let new { countIn(RankKey(best: new.score, definition)) }
    }
  }

  /// Gives back the entry that was there.
  private mutating func put(_ entry: BoardEntry?, of player: PlayerID) -> BoardEntry? {
    if let entry { return entries.updateValue(entry, forKey: player) }
    guard let index = entries.index(forKey: player) else { return nil }
    // The last one takes its place, for otherwise all behind it would move up.
    entries.swapAt(index, entries.count - 1)
    return entries.removeLast().value
  }

  /// The player's place; nil for one without a ranked entry.
  public func standing(of player: PlayerID) -> Standing? {
    guard let entry = entries[player], let position = order.position(of: RankKey(entry, definition)) else { return nil }
    return Standing(entry: entry, rank: rank(of: entry, at: position), position: position + 1)
  }

  /// The lines that a query asks for.
  ///
  /// - Throws: ``LeaderboardError/entryNotFound(_:)`` for a window around someone who is not ranked.
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
      guard let entry = entries[player],
        let window = order.window(around: RankKey(entry, definition), radius: radius, fill: fill)
      else { throw .entryNotFound(player) }
      return window
    }
  }

  /// The lines from one position up to another, counted from 0.
  func standings(in positions: Range<Int>) -> [Standing] {
    var result: [Standing] = []
    result.reserveCapacity(positions.count)
    var position = positions.lowerBound
    for key in order.elements(in: positions) {
      guard let entry = entries[key.player] else { continue }
      result.append(
        Standing(entry: entry, rank: rank(of: entry, at: position, after: result.last), position: position + 1)
      )
      position += 1
    }
    return result
  }

  /// The rank of the entry at a position; known without asking the index where the line before it is at hand.
  private func rank(of entry: BoardEntry, at position: Int, after previous: Standing? = nil) -> Int {
    if definition.ties == .ordinal { return position + 1 }
    if let previous {
      if previous.entry.score == entry.score { return previous.rank }
      return definition.ties == .dense ? previous.rank + 1 : position + 1
    }
    let probe = RankKey(best: entry.score, definition)
    return (definition.ties == .dense ? distinctScores : order).countBefore(probe) + 1
  }

  private func filtered(_ query: BoardQuery) -> RankedBucket {
    let candidates = query.players.map { $0.compactMap { entries[$0] } } ?? Array(entries.values)
    return RankedBucket(definition, entries: candidates.filter(query.matches))
  }

  private mutating func countIn(_ score: RankKey) {
    holders[score, default: 0] += 1
    if holders[score] == 1 { distinctScores.insert(score) }
  }

  private mutating func countOut(_ score: RankKey) {
    holders[score, default: 1] -= 1
    guard holders[score] == 0 else { return }
    holders[score] = nil
    distinctScores.remove(score)
  }
}

extension BoardQuery {
  fileprivate var unfiltered: BoardQuery { BoardQuery(board, bucket, window) }
}
