import ArcheryScoring
import Domain
import Hypertext
import Pages

extension BoardRow {
  /// Such as `Place 2 of 5, 14 behind the first. Ahead of Ben by Xs, 7 to 5.`; nil before the first arrow.
  func placeWords(of count: Int) -> Message? {
    if arrowsShot == 0 { return nil }
    let behind = -scoreDifferenceFromFirst
    let place =
      switch (tied, behind) {
      case (false, 0): Message("Place \(rank) of \(count).")
      case (true, 0): Message("Place \(rank) of \(count), shared.")
      case (false, _): Message("Place \(rank) of \(count), \(behind) behind the highest score.")
      case (true, _): Message("Place \(rank) of \(count), shared, \(behind) behind the highest score.")
      }
    return if let reason { "\(place) \(reason.message)" } else { place }
  }
}

extension ArcherSheet {
  /// The sheet in figures, on one line.
  func facts(_ titles: CountTitles) -> Message {
    var facts = [Message("\(arrowsShot) arrows")]
    if arrowsShot > 0 {
      facts += titles.words(of: self)
      facts.append("\(Message("\(Words.decimal(averageArrow)) an arrow")), \(Words.decimal(percentage)) %")
    }
    if let best = bestEnd {
      facts.append(Message("\(Words.decimal(averageEnd)) an end, best end \(best.total) (end \(best.number))"))
    }
    if let best = personalBest {
      if best.isFirst { facts.append(Message("first score of this round")) }
      if best.isBest, let previous = best.previous { facts.append(Message("personal best (\(previous) before)")) }
    }
    if let group {
      facts.append(
        group.isIncomplete
          ? Message("group \(group.bias), from part of the arrows") : Message("group \(group.bias)")
      )
    }
    if isChecked { facts.append(Message("checked against paper")) }
    return facts.joined(separator: " · ")
  }
}
