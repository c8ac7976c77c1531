import ArcheryScoring
import Domain
import Hypertext
import Pages

/// The card on which tied archers shoot off.
struct ShootOffCardView {
  struct Archer {
    let target: String
    let displayName: String
    let totalScore: Int
  }

  /// The category and the place that is at stake.
  let facts: Message
  let shoot: String
  let date: DayView
  let version: Message
  let head: Message
  let archers: [Archer]

  /// The cards of all archers who are tied after their last arrow, by category and place.
  static func all(_ screen: ResultsScreen, _ paper: CardPaper) -> [ShootOffCardView] {
    screen.categories.filter { !$0.isCombined }.flatMap { category in
      let tied = category.rows.filter { $0.tied && $0.endsCompleted == category.round.ends }
      let name = screen.allCategories.isEmpty ? nil : category.name.message
      return Dictionary(grouping: tied, by: \.rank).sorted { $0.key < $1.key }.map { rank, rows in
        ShootOffCardView(rows, rank: rank, in: name, paper)
      }
    }
  }

  private init(_ rows: [BoardRow], rank: Int, in category: Message?, _ paper: CardPaper) {
    let place = Message("Shoot-off for place \(String(rank))")
    facts = [category, place].compactMap(\.self).joined(separator: " · ")
    (shoot, date, version) = (paper.shoot, paper.date, paper.version)
    head = paper.head(nil, facts)
    archers = rows.map {
      Archer(target: $0.target?.text ?? "", displayName: $0.displayName, totalScore: $0.totalScore)
    }
  }
}
