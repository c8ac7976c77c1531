import ArcheryScoring
import Domain
import Hypertext
import Pages

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
