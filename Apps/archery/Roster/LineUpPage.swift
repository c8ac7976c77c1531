import ArcheryScoring
import Domain
import Hypertext
import Pages

extension ArcheryPages {
  /// The archers by target, by name or by club, to be printed and pinned up.
  func lineUp(_ screen: TournamentScreen, by order: LineUpOrder = .target, version: Int64) -> Page {
    page(
      Message("Line-up · \(screen.name)"),
      lineUpPage(screen, by: order, Message("Version \(String(version)) of the list")),
      of: screen.id,
      layout: .wide,
      scripts: ["page-head.js"]
    )
  }
}

/// Each session with its groups; archers without a target last.
@HTMLBuilder
private func lineUpPage(_ screen: TournamentScreen, by order: LineUpOrder, _ version: Message) -> HTML {
  let rows = screen.lineUp
  let shoot = TournamentAddress.shoot(screen.id)
  let known = [screen.settings.date.map { Message.day($0) }, screen.settings.place.map { Message(verbatim: $0) }]
    .compactMap(\.self)
  let sessions = rows.reduce(into: [ScreenText?]()) { if !$0.contains($1.session) { $0.append($1.session) } }
  let head = { (session: ScreenText?) in
    ([Message(verbatim: screen.name)] + known + [version, session?.message].compactMap(\.self)).joined(separator: " · ")
  }
  crumbs(shoot) { t("Back to the shoot") }
  div(.data("page-head", head(sessions.first ?? nil))) {
    h1 { t("Line-up · \(bdi: screen.name)") }
    lineUpFacts(screen, known.joined(separator: " · "), version, current: order)
    for (number, session) in sessions.enumerated() {
      // The first session shares its first sheet of paper with the page's title.
      div(number == 0 ? .none : .data("page-head", head(session))) {
        if let session { h2(.class("session-title")) { bdi(session.message) } }
        div(.class("cards line-up")) {
          for group in rows.filter({ $0.session == session }).grouped(by: order) { lineUpCard(group.title, group.rows) }
        }
      }
    }
    if sessions.isEmpty {
      p(.class("lead")) { t("No archers on the roster yet. \(a: "Add archers", .href(shoot))") }
    }
  }
}

@HTMLBuilder
private func lineUpFacts(_ screen: TournamentScreen, _ day: Message, _ version: Message, current: LineUpOrder) -> HTML {
  let rounds = screen.categories.map(\.name.message)
  p(.class("lead")) {
    spaced(by: " · ") {
      text(rounds.isEmpty ? .round(screen.round.name) : rounds.joined(separator: ", "))
      t("\(screen.lineUp.count) archers")
    }
  }
  p(.class("category-facts")) {
    spaced {
      bdi(day)
      text(version)
    }
  }
  nav(.class("actions"), .label("Order")) {
    for order in LineUpOrder.allCases {
      let address = TournamentAddress.page("line-up", screen.id).with("by", order.rawValue)
      a(.class("button board-choice"), .href(address), .current(order == current, .page)) { text(order.label) }
    }
  }
}

private func lineUpCard(_ title: Message, _ rows: [TournamentScreen.RosterRow]) -> HTML {
  section(.class("card")) {
    h2 { text(title) }
    table {
      thead(.class("unseen")) {
        tr {
          column(t("Place"))
          column(t("Archer"))
          column(t("Bow"))
        }
      }
      tbody {
        for row in rows {
          let facts = [row.category?.message, row.club.map { Message(verbatim: $0) }].compactMap(\.self)
          tr {
            td(.class("line-up-place")) { text(row.target?.text ?? "") }
            th(.scope(.row)) {
              bdi(row.displayName)
              span(.class("row-note")) { text(facts.joined(separator: " · ")) }
            }
            td(.class("number")) { if let bow = row.bowType { text(bow.label) } }
          }
        }
      }
    }
  }
}
