/// Where an entry stands among others: the smaller key ranks higher.
///
/// A descending key is kept complemented, which turns its order round without overflow.
struct RankKey: Hashable, Comparable, Sendable {
  private let first: Int64
  private let second: Int64
  private let third: Int64
  private let fourth: Int64
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
      guard index < score.keys.count, index < definition.directions.count else { return 0 }
      return definition.directions[index] == .descending ? ~score.keys[index] : score.keys[index]
    }
    (first, second, third, fourth) = (key(0), key(1), key(2), key(3))
    self.tieBreak = tieBreak
    self.player = player
  }

  static func < (left: RankKey, right: RankKey) -> Bool {
    if left.first != right.first { return left.first < right.first }
    if left.second != right.second { return left.second < right.second }
    if left.third != right.third { return left.third < right.third }
    if left.fourth != right.fourth { return left.fourth < right.fourth }
    if left.tieBreak != right.tieBreak { return left.tieBreak < right.tieBreak }
    return left.player < right.player
  }
}
