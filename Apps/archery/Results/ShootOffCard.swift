import ArcheryScoring
import Domain
import Hypertext
import Pages

/// The archers of one place who shoot off, for their card.
struct ShootOffCard {
  /// The category and the place that is at stake.
  let facts: Message
  let rows: [BoardRow]

  /// The cards of all archers who are tied after their last arrow, by category and place.
  static func all(_ screen: ResultsScreen) -> [ShootOffCard] {
    screen.openTies.map { category, rows in
      let name = screen.allCategories.isEmpty ? nil : category.name.message
      let facts = [name, Message("Shoot-off for place \(String(rows[0].rank))")].compactMap(\.self)
      return ShootOffCard(facts: facts.joined(separator: " · "), rows: rows)
    }
  }
}

func shootOffCard(_ card: ShootOffCard, _ paper: CardPaper) -> HTML {
  article(.class("score-card"), .label(card.facts), .data("page-head", paper.head(nil, card.facts))) {
    pageHead(text(card.facts), level: 2)
    p {
      spaced(by: " · ") {
        bdi(paper.shoot)
        time(paper.date)
        text(paper.version)
      }
    }
    scrollingGroup(card.facts) { shootOffTable(card.rows) }
    div(.class("signatures")) {
      p { t("Scorer’s signature") }
      p { t("Judge’s signature") }
    }
  }
}

private func shootOffTable(_ rows: [BoardRow]) -> HTML {
  table {
    thead {
      tr {
        column(t("Target"))
        column(t("Archer"))
        column(t("Score"))
        th(.scope(.col), .colspan(3)) { t("Arrows") }
        column(t("mm from the centre"))
        column(t("Place"))
      }
    }
    tbody {
      for row in rows {
        tr {
          td { text(row.target?.text ?? "") }
          th(.scope(.row)) { bdi(row.displayName) }
          td { text(row.totalScore) }
          // Three arrows, the distance and the place are for a pen.
          for _ in 0..<5 { td() }
        }
      }
    }
  }
}
