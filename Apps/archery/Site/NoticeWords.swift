import ArcheryScoring
import Domain
import Pages

extension Notice {
  /// The notice in a sentence.
  var text: String {
    switch content {
    case .signInLink(let link): return link.text
    case .personalBest(let best):
      return "Personal best: \(best.score) in \(best.what) at \(best.event), \(best.previous) before."
    case .rankChange(let change):
      let place = "from \(change.from) to \(change.to) on \(change.boardWords)"
      let who = change.overtakenBy.map { ", behind \($0)" } ?? ""
      return change.isRise ? "You have risen \(place)." : "You have fallen \(place)\(who)."
    }
  }
}

extension Notice.RankChange {
  /// Such as `WA 18m, Recurve, 2025-INDOOR`.
  fileprivate var boardWords: String {
    let parts = board.segments.map(\.rawValue)
    let round = parts.dropFirst().first.flatMap { RoundCatalogue.round($0)?.name } ?? board.text
    let bow = parts.last.flatMap { BowType(rawValue: $0)?.label }
    return [round, bow, bucket == Bucket.allTime.id ? "all time" : bucket].compactMap(\.self).joined(separator: ", ")
  }
}
