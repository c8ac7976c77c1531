import ArcheryScoring
import Domain
import Hypertext
import Pages

/// The ends that the table for paper cards shows.
enum DeskEnds: Hashable, Sendable {
  /// The first end that is not closed everywhere.
  case current
  case one(Int)
  /// Whole cards.
  case all

  init(_ text: String) {
    self = text == "all" ? .all : Int(text).map(Self.one) ?? .current
  }

  var text: String {
    switch self {
    case .current: ""
    case .one(let end): "\(end)"
    case .all: "all"
    }
  }

  /// The ends that are shown, from 1.
  fileprivate func numbers(in screen: DeskScreen) -> [Int] {
    switch self {
    case .all: Array(1...max(1, screen.ends))
    case .one(let end): [min(max(1, end), max(1, screen.ends))]
    case .current: [screen.currentEnd]
    }
  }

  /// The same choice with the end that it stands for.
  fileprivate func chosen(in screen: DeskScreen) -> DeskEnds { self == .all ? .all : .one(numbers(in: screen)[0]) }
}

extension ArcheryPages {
  /// The table for paper cards.
  ///
  /// Like the scoring page, it draws arrows before the server answers, and fetches its content again where
  /// ``scoringNews(of:for:at:)`` tells of another version.
  func desk(_ screen: DeskScreen, _ ends: DeskEnds, version: Int) -> Page {
    var page = Page(
      title: Message("Enter cards · \(screen.name)"),
      layout: .wide,
      body: deskTable(screen, ends, version: version),
      scripts: ["desk.js", "forms.js"]
    )
    page.frame = { body in deskFrame(screen, body) }
    // The script draws the end that an address names.
    page.opensForEveryQuery = true
    return page
  }

  /// The row of one archer, which `desk.js` puts into the table after an arrow of this archer.
  ///
  /// A table of hundreds of whole cards is megabytes. `before` is the version of the table that becomes `version` by this row;
  /// a table of another version is fetched again once everything is sent.
  func deskRow(_ screen: DeskScreen, _ ends: DeskEnds, before: Int, version: Int) -> Page {
    let body = HTML {
      div(.hidden, .data("desk-row"), .data("before", "\(before)"), .data("version", "\(version)"))
      table { tbody { deskRows(screen, ends) } }
    }
    return Page(title: Message("Enter cards · \(screen.name)"), body: body)
  }
}

@HTMLBuilder
private func deskFrame(_ screen: DeskScreen, _ body: HTML) -> HTML {
  p(.class("crumbs")) { a(.href(TournamentAddress.shoot(screen.tournament))) { bdi(screen.name) } }
  pageHead(t("Enter cards")) { span(.class("badge quiet"), .id("sync-state"), .hidden) }
  scoringState(TournamentAddress.scoringNews(screen.tournament))
  div(.class("desk"), .id("desk")) { body }
  section(.class("card desk-keys"), .labelled(by: "desk-keys-title")) {
    h2(.id("desk-keys-title")) { t("Keys") }
    ul {
      li { t("Type digits, X for an X and M for a miss. The next place follows by itself.") }
      li { t("Type 10 as 1 and 0, or as T. A 1 alone counts with the next value, Enter or Tab.") }
      li { t("Enter and the arrow keys move. Backspace undoes the last arrow.") }
      li { t("Enter on a recorded arrow opens its correction.") }
      li { t("The table has the archers that you may score. The organiser may score everyone.") }
    }
  }
}

/// The content of the element `#desk`.
@HTMLBuilder
private func deskTable(_ screen: DeskScreen, _ ends: DeskEnds, version: Int) -> HTML {
  let choice = ends.chosen(in: screen)
  deskState(screen, choice, version: version)
  nav(.class("desk-ends"), .id("desk-ends"), .data("keep-scroll"), .label(Message("Ends"))) {
    for end in 1...max(1, screen.ends) { deskLink(t("End \(end)"), .one(end), choice, screen) }
    deskLink(t("Whole cards"), .all, choice, screen)
  }
  if let obstacle = screen.obstacle { p(.class("flag")) { text(obstacle.message) } }
  div(
    .class("scroll"),
    .id("desk-scroll"),
    .tabindex(0),
    .role(.region),
    .label(Message("Cards")),
    .data("keep-scroll")
  ) {
    table(.class("desk-table")) {
      thead {
        tr {
          column(t("Target"))
          column(t("Archer"))
          for end in ends.numbers(in: screen) { th(.scope(.col), .colspan(2)) { t("End \(end)") } }
          column(t("Total"), isNumber: true)
        }
      }
      tbody { deskRows(screen, ends) }
    }
  }
  form(
    post: TournamentAddress.page("undo", screen.tournament),
    as: "undo",
    .data("undo"),
    .data("online"),
    .data("fragment", "#desk")
  ) {
    hidden("desk", choice.text)
    button(.id("undo"), .disabled(screen.lastArrow == nil)) { t("Undo") }
  }
}

private func deskLink(_ label: HTML, _ ends: DeskEnds, _ choice: DeskEnds, _ screen: DeskScreen) -> HTML {
  let address = TournamentAddress.desk(screen.tournament, ends)
  return a(.class("button"), .href(address), .data("fragment", "#desk"), .current(ends == choice)) { label }
}

/// The state from which `desk.js` enters arrows without the server, as JSON.
private struct DeskState: Encodable {
  let scorer: UserID?
  let shoot: TournamentID
  /// The values of each scoring system, by its name.
  let systems: [String: [OfflineScoring.Arrow]]
}

private func deskState(_ screen: DeskScreen, _ choice: DeskEnds, version: Int) -> HTML {
  let systems = Set(screen.rows.flatMap(\.systems)).map { system in
    (system.rawValue, system.buttons.map { OfflineScoring.Arrow($0) })
  }
  let state = DeskState(
    scorer: screen.scorer,
    shoot: screen.tournament,
    systems: Dictionary(systems) { first, _ in first }
  )
  return div(
    .hidden,
    .data("desk", (try? state.json) ?? ""),
    .data("address", TournamentAddress.desk(screen.tournament, choice).text),
    .data("version", "\(version)"),
    .data("shown", choice.text),
    .data("action", TournamentAddress.page("arrows", screen.tournament).text)
  )
}

@HTMLBuilder
private func deskRows(_ screen: DeskScreen, _ ends: DeskEnds) -> HTML {
  let numbers = ends.numbers(in: screen)
  for row in screen.rows {
    // Ends are entered in order, so that a later one opens when the earlier ones are there.
    let openEnd = row.cards.first { $0.emptySlots > 0 }?.number ?? 0
    tr(.data("archer", row.id.rawValue), .data("name", row.displayName)) {
      td(.class("desk-target")) { if let target = row.target { text(target.text) } }
      th(.scope(.row)) {
        spaced {
          bdi(row.displayName)
          if let category = row.category { span(.class("quiet")) { text(category.message) } }
        }
      }
      for number in numbers {
        deskEnd(number, of: row, screen, isOpen: row.canRecord && (ends == .all || number <= openEnd))
      }
      td(.class("number")) { strong(.data("total")) { text(row.runningTotal) } }
    }
  }
}

/// One end of a card; empty where the archer's round has no such end.
@HTMLBuilder
private func deskEnd(_ number: Int, of row: DeskScreen.Row, _ screen: DeskScreen, isOpen: Bool) -> HTML {
  let card = number <= row.cards.count ? row.cards[number - 1] : nil
  let system = card.map { _ in row.systems[number - 1].rawValue } ?? ""
  td(.class("desk-end"), .data("end", "\(number)"), .data("system", system)) {
    span(.class("desk-cells")) {
      if let card {
        for (index, arrow) in card.arrows.enumerated() { deskMark(arrow, at: (number, index + 1), of: row, screen) }
        for index in 0..<card.emptySlots {
          // Without an input an empty place is only drawn.
          if isOpen { deskCell(at: (number, card.arrows.count + index + 1), of: row) } else { span(.class("slot")) }
        }
      }
    }
  }
  td(.class("number quiet"), .data("end-total")) {
    if let card, !card.arrows.isEmpty { text(card.total) }
  }
}

/// A recorded arrow: a link to the page that corrects it, with a reason.
private func deskMark(
  _ arrow: ArrowMark,
  at place: (end: Int, number: Int),
  of row: DeskScreen.Row,
  _ screen: DeskScreen
) -> HTML {
  a(
    .class("mark ring-\(arrow.colour.rawValue)", arrow.isEdited ? "edited" : nil),
    .id("cell-\(row.number)-\(place.end)-\(place.number)"),
    .href(TournamentAddress.score(screen.tournament, archer: row.id, correcting: arrow.id)),
    .data("last", arrow.id == screen.lastArrow),
    .data("number", "\(place.number)"),
    .label(Message("\(arrow.token), end \(place.end), arrow \(place.number): correct it"))
  ) { text(arrow.token) }
}

private func deskCell(at place: (end: Int, number: Int), of row: DeskScreen.Row) -> HTML {
  control(
    "",
    .text(nil),
    id: "cell-\(row.number)-\(place.end)-\(place.number)",
    .class("desk-cell"),
    .data("number", "\(place.number)"),
    .size(2),
    .maxlength(2),
    .autocomplete(.off),
    .autocapitalize(.characters),
    .spellcheck(false),
    .label(Message("\(row.displayName), end \(place.end), arrow \(place.number)"))
  )
}
