/// Where an entry stands among others: the smaller key ranks higher.
///
/// A descending key is kept complemented, which turns its order round without overflow.
struct RankKey: Hashable, Comparable, Sendable {
  private let first: Int64
  /// Empty on a board of one key, and then no memory of its own.
  private let rest: [Int64]
  private let tieBreak: Int64
  let player: PlayerID

  init(_ entry: BoardEntry, _ definition: BoardDefinition) {
    let tieBreak: Int64 =
      switch definition.tieOrder {
      case .reachedAt: entry.achievedAt.rawValue
      case .sequence: entry.enteredAt.rawValue
      case .id: 0
      }
    self.init(entry.score, definition, tieBreak, entry.player)
  }

  /// A key that stands before every entry with this score, and after every entry with a better one.
  init(best score: Score, _ definition: BoardDefinition) {
    self.init(score, definition, .min, "")
  }

  private init(_ score: Score, _ definition: BoardDefinition, _ tieBreak: Int64, _ player: PlayerID) {
    func key(_ index: Int) -> Int64 {
      definition.directions[index] == .descending ? ~score[index] : score[index]
    }
    let count = min(score.count, definition.directions.count)
    first = count > 0 ? key(0) : 0
    rest = count > 1 ? (1..<count).map(key) : []
    self.tieBreak = tieBreak
    self.player = player
  }

  static func < (left: RankKey, right: RankKey) -> Bool {
    if left.first != right.first { return left.first < right.first }
    if left.rest != right.rest { return left.rest.lexicographicallyPrecedes(right.rest) }
    if left.tieBreak != right.tieBreak { return left.tieBreak < right.tieBreak }
    return left.player < right.player
  }
}
