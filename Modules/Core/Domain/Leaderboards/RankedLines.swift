/// The entries of a bucket, numbered and found by player, with their order.
struct RankedLines: Sendable {
  private let directions: [Direction]
  private let tieOrder: TieOrder
  private var lines = NumberedTable<PlayerID, EntryLine>()

  init(_ definition: BoardDefinition) {
    (directions, tieOrder) = (definition.directions, definition.tieOrder)
  }

  var numbers: Range<Int> { lines.items.indices }

  var players: some Collection<PlayerID> { lines.items.lazy.map(\.key) }

  func number(of player: PlayerID) -> Int? { lines.number(of: player) }

  subscript(number: Int) -> BoardEntry {
    let item = lines.items[number]
    return item.value.entry(of: item.key)
  }

  func isRanked(_ number: Int) -> Bool { !lines[number].isDisqualified }

  func score(of number: Int) -> Score { lines[number].score }

  /// Replaces the entry with this number, or adds one, and returns its number.
  mutating func put(_ entry: BoardEntry, at number: Int?) -> Int {
    if let number {
      lines[number] = EntryLine(entry)
      return number
    }
    lines.append(entry.player, EntryLine(entry))
    return numbers.upperBound - 1
  }

  /// Removes an entry.
  ///
  /// The last entry gets its number, so that no others move.
  mutating func remove(_ number: Int) {
    lines.remove(number)
  }
}

// MARK: Order

extension RankedLines {
  func key(of number: Int) -> RankKey {
    let line = lines[number]
    let next = directions.count > 1 ? nextKey(of: line.score) : coarse(tieBreak(of: line))
    return RankKey(first: turned(line.firstKey, 0), next: next, line: UInt32(number))
  }

  /// Returns the smallest key of any entry with this score, which is after the keys of all better scores.
  func bestKey(of score: Score) -> (first: Int64, next: Int32) {
    (turned(score.count > 0 ? score[0] : 0, 0), directions.count > 1 ? nextKey(of: score) : .min)
  }

  func precedes(_ left: RankKey, _ right: RankKey) -> Bool {
    if left.first != right.first { return left.first < right.first }
    if left.next != right.next { return left.next < right.next }
    return left.line != right.line && precedes(Int(left.line), Int(right.line))
  }

  /// Returns whether the entry of this key has a better score.
  func ranks(_ key: RankKey, before score: Score) -> Bool {
    directions.ranks(lines[Int(key.line)].score, before: score)
  }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    let (mine, theirs) = (lines[left], lines[right])
    if directions.ranks(mine.score, before: theirs.score) { return true }
    if directions.ranks(theirs.score, before: mine.score) { return false }
    let (time, other) = (tieBreak(of: mine), tieBreak(of: theirs))
    return time == other ? lines.items[left].key < lines.items[right].key : time < other
  }

  /// Returns a key turned so that the smaller one is better.
  ///
  /// Complementing reverses the order without overflow.
  private func turned(_ key: Int64, _ index: Int) -> Int64 {
    directions[index] == .descending ? ~key : key
  }

  private func nextKey(of score: Score) -> Int32 {
    score.count > 1 ? Int32(clamping: turned(score[1], 1)) : 0
  }

  /// Steps of two seconds, for 68 years on either side of 1970.
  ///
  /// Beyond them, entries are compared in full.
  private func coarse(_ milliseconds: Int64) -> Int32 { Int32(clamping: milliseconds >> 11) }

  private func tieBreak(of line: EntryLine) -> Int64 {
    switch tieOrder {
    case .reachedAt: line.achievedAt.rawValue
    case .sequence: line.enteredAt.rawValue
    case .id: 0
    }
  }
}
