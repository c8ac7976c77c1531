import ArcheryScoring
import Domain
import Hypertext
import Pages

/// One archer's sheet, the arrows of each end best first as on paper.
///
/// - Parameters:
///   - sheet: The sheet.
///   - screen: The results.
///   - place: The archer's place and the reason for it; nil for an archer without one.
///   - isPublic: Whether links that need an account are left out.
func archerSheet(_ sheet: ArcherSheet, in screen: ResultsScreen, place: Message?, isPublic: Bool) -> HTML {
  let passes = sheet.passes.filter { $0.arrowsShot > 0 }
  return section(.class("card archer-sheet"), .label(Message("Sheet of \(sheet.displayName)"))) {
    div(.class("head")) {
      h3 { bdi(sheet.displayName) }
      p(.class("total")) { strong { text(sheet.totalScore) } }
    }
    if let place { p { text(place) } }
    p(.class("quiet")) { text(sheet.facts(sheet.countTitles)) }
    if !sheet.ends.isEmpty { sheetEnds(sheet) }
    if sheet.ends.hasPlacements, !isPublic {
      p {
        buttonLink(ShootAddress.shots(of: sheet.id, in: screen.tournament)) {
          t("Shots\(span: " of \(sheet.displayName)", .class("unseen"))")
        }
      }
    }
    if passes.count > 1 {
      ul(.class("list facts")) {
        for pass in passes {
          li {
            span { text(pass.text.message) }
            span {
              spaced {
                strong { text(pass.total) }
                span(.class("quiet")) { t("of \(pass.maxScore)") }
              }
            }
          }
        }
      }
    }
  }
}

private func sheetEnds(_ sheet: ArcherSheet) -> HTML {
  div(.class("scroll"), .tabindex(0), .role(.group), .label(Message("Ends of \(sheet.displayName)"))) {
    table {
      endColumns()
      tbody {
        for card in sheet.ends {
          tr {
            th(.scope(.row)) { text(card.number) }
            td { span(.class("marks")) { sortedMarks(card) } }
            td(.class("number")) { text(card.total) }
            td(.class("number")) { strong { text(card.runningTotal) } }
          }
        }
      }
    }
  }
}

@HTMLBuilder
private func sortedMarks(_ card: EndCard) -> HTML {
  let colours = Dictionary(card.arrows.map { ($0.token, $0.colour.rawValue) }) { first, _ in first }
  for token in card.sortedTokens {
    span(.class("mark ring-\(colours[token] ?? FaceColour.miss.rawValue)")) { text(token) }
  }
}
