import Domain

/// Returns the expected lines of a board, computed by sorting and counting.
func plainlySorted(_ entries: some Sequence<BoardEntry>, _ definition: BoardDefinition) -> [Standing] {
  let sorted = entries.filter { !$0.isDisqualified }.sorted { left, right in
    if left.score != right.score { return isBetter(left.score, right.score, definition) }
    let (first, second) = (tieBreak(left, definition), tieBreak(right, definition))
    return first == second ? left.player < right.player : first < second
  }
  return sorted.enumerated().map { place, entry in
    let better = sorted.filter { isBetter($0.score, entry.score, definition) }
    let rank =
      switch definition.ties {
      case .competition: better.count + 1
      case .dense: Set(better.map(\.score)).count + 1
      case .ordinal: place + 1
      }
    return Standing(entry: entry, rank: rank, position: place + 1)
  }
}

private func isBetter(_ left: Score, _ right: Score, _ definition: BoardDefinition) -> Bool {
  for (place, direction) in definition.directions.enumerated() where left.keys[place] != right.keys[place] {
    return (left.keys[place] > right.keys[place]) == (direction == .descending)
  }
  return false
}

private func tieBreak(_ entry: BoardEntry, _ definition: BoardDefinition) -> Int64 {
  switch definition.tieOrder {
  case .reachedAt: entry.achievedAt.rawValue
  case .sequence: entry.enteredAt.rawValue
  case .id: 0
  }
}
