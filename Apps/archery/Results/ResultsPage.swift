import ArcheryScoring
import Domain
import Hypertext
import Pages

extension ArcheryPages {
  /// The results with every sheet; on paper, the list alone.
  ///
  /// `isPublic` leaves out links that need an account, `mayShare` offers a link for spectators, and `made` is such a link.
  func results(
    _ screen: ResultsScreen,
    marksOwn: Bool = true,
    isPublic: Bool = false,
    mayShare: Bool = false,
    sharing made: MadeLink? = nil
  ) -> Page {
    var shared = HTML.empty
    if let made { shared = made.html }
    let body = HTML {
      if screen.isFinal { span(.over, .hidden) }
      if !isPublic { crumbs(TournamentAddress.shoot(screen.tournament)) { t("Back to the shoot") } }
      div(.data("page-head", screen.paperHead)) {
        resultsHead(screen)
        if !isPublic {
          shared
          resultsChoices(screen)
        }
        for (number, category) in screen.categories.enumerated() {
          categoryPart(category, number, hasTitle: !screen.allCategories.isEmpty, marksOwn: marksOwn)
        }
        if !isPublic { resultsActions(screen, mayShare: mayShare) }
        if !screen.allCategories.isEmpty { medalsCard(MedalTable(screen).rows) }
        resultsNotes(screen)
        sheets(screen, isPublic: isPublic)
      }
    }
    return Page(
      title: Message("Results · \(screen.name)"),
      layout: .wide,
      body: body,
      scripts: ["page-head.js"],
      follows: [screen.tournament.journal],
      json: screen
    )
  }
}

@HTMLBuilder
private func resultsHead(_ screen: ResultsScreen) -> HTML {
  pageHead(bdi(screen.name)) { badge(screen.isFinal ? "good" : "on") { text(screen.state) } }
  p(.class("lead")) {
    spaced(by: " · ") {
      time(screen.day)
      if let place = screen.place { bdi(place) }
      if let bow = screen.division { text(bow.label) }
    }
  }
  if let changes = screen.changed { p { text(changes) } }
}

/// The pages that members of the shoot may open.
private func resultsActions(_ screen: ResultsScreen, mayShare: Bool) -> HTML {
  let choice = BoardChoice(division: screen.division, category: screen.category)
  return div(.class("actions")) {
    buttonLink(TournamentAddress.scoreCards(screen.tournament)) { t("Score cards") }
    buttonLink(TournamentAddress.history) { t("My scores") }
    buttonLink(TournamentAddress.results(screen.tournament, as: "csv").with(choice)) { t("Save as CSV") }
    buttonLink(TournamentAddress.results(screen.tournament, as: "json").with(choice)) { t("Save as JSON") }
    if mayShare {
      form(post: TournamentAddress.page("results", screen.tournament, "share"), as: nil, .data("online")) {
        button { t("Share results") }
      }
    }
  }
}

/// The same results for one category or kind of bow; nothing where there is nothing to choose.
@HTMLBuilder
private func resultsChoices(_ screen: ResultsScreen) -> HTML {
  let address = TournamentAddress.results(screen.tournament)
  if screen.allCategories.count > 1 {
    nav(.class("board-choices"), .label("Category")) {
      for category in [nil] + screen.allCategories.map(Optional.init) {
        let label = category?.name.message ?? Message("All categories")
        let isCurrent = category?.id == screen.category
        boardLink(Page.Link(label, address.with(BoardChoice(category: category?.id)), isCurrent: isCurrent), .page)
      }
    }
  } else if screen.allCategories.isEmpty, screen.divisions.count > 1 || screen.division != nil {
    nav(.class("board-choices"), .label("Bow")) {
      for bow in [nil] + screen.divisions.map(Optional.init) {
        let label = bow?.label ?? Message("All archers")
        let isCurrent = bow == screen.division
        boardLink(Page.Link(label, address.with(BoardChoice(division: bow)), isCurrent: isCurrent), .page)
      }
    }
  }
}

// MARK: The categories

/// One category; without a title where the shoot has no list of categories.
private func categoryPart(_ category: CategoryResults, _ number: Int, hasTitle: Bool, marksOwn: Bool) -> HTML {
  let title = category.name.message
  return section(.class("category-results"), .label(hasTitle ? title : Message("Standings"))) {
    if hasTitle { h2 { bdi(title) } } else { h2(.class("unseen")) { t("Standings") } }
    categoryFacts(category)
    podium(category.podium, id: "podium-\(number)")
    div(.class("card")) {
      standings(category, marksOwn: marksOwn)
      shootOffs(category)
      h3 { text(category.rule.name.message) }
      p { text(category.rule.explanation.message) }
    }
  }
}

private func categoryFacts(_ category: CategoryResults) -> HTML {
  let round = category.round
  return p(.class("category-facts")) {
    spaced(by: " · ") {
      if !category.bows.isEmpty { text(category.bows.map(\.label).joined(separator: ", ")) }
      t("\(Message.round(round.name)) · \(round.arrows) arrows, at most \(round.maxScore)")
      if category.isCombined { t("several categories ranked together") }
    }
  }
}

/// The steps of archers who have shot.
@HTMLBuilder
private func podium(_ places: [ResultsScreen.PodiumPlace], id: String) -> HTML {
  let steps = places.filter { ($0.archers.first?.arrowsShot ?? 0) > 0 }
  if !steps.isEmpty {
    h3(.id(id), .class("unseen")) { t("Podium") }
    ol(.class("list podium"), .labelled(by: id)) {
      for step in steps {
        li(.class("step step-\(step.rank)")) {
          span(.class("step-rank")) { text(step.rank) }
          for archer in step.archers { span(.class("step-name")) { bdi(archer.displayName) } }
          strong(.class("step-score")) { text(step.archers.first?.totalScore ?? 0) }
          if step.archers.count > 1 { span(.class("quiet")) { t("tied") } }
        }
      }
    }
  }
}

@HTMLBuilder
private func shootOffs(_ category: CategoryResults) -> HTML {
  if !category.shootOffs.isEmpty {
    h3 { t("Shoot-off") }
    for result in category.shootOffs {
      factList(result.lines, "shoot-off") { line in
        apart {
          strong { text(line.place) }
          bdi(line.displayName)
        } and: {
          strong { text(line.tokens.joined(separator: " ")) }
          if let distance = line.distanceMm { span(.class("quiet")) { t("\(distance) mm from the centre") } }
        }
      }
    }
  }
}

// MARK: Below the categories

@HTMLBuilder
private func medalsCard(_ rows: [MedalTable.Row]) -> HTML {
  if !rows.isEmpty {
    card("medals", t("Medals by club")) {
      table {
        thead {
          tr {
            th(.scope(.col)) { span(.class("unseen")) { t("Place") } }
            column(t("Club"))
            column(t("Gold"), isNumber: true)
            column(t("Silver"), isNumber: true)
            column(t("Bronze"), isNumber: true)
          }
        }
        tbody {
          for row in rows {
            tr {
              td { text(row.rank) }
              th(.scope(.row)) { bdi(row.club) }
              for count in [row.gold, row.silver, row.bronze] { td(.class("number")) { text(count) } }
            }
          }
        }
      }
    }
  }
}

@HTMLBuilder
private func resultsNotes(_ screen: ResultsScreen) -> HTML {
  if let hash = screen.logHash {
    p(.class("hint")) { t("SHA-256 of the journal: \(span: "\(hash)", .class("secret"))") }
  }
  bestsCard(screen.sheets)
  if !screen.disputes.isEmpty {
    card("disputes", t("Open disputes")) {
      ul(.class("list")) { for dispute in screen.disputes { li(.class("flag")) { text(dispute.text) } } }
    }
  }
  refusedCard(screen.refused)
}

/// The archers who have never shot as much in this round with this kind of bow.
@HTMLBuilder
private func bestsCard(_ sheets: [ArcherSheet]) -> HTML {
  let bests = sheets.compactMap { sheet in
    sheet.personalBest.flatMap { best in best.previous.map { (sheet.displayName, best, $0) } }
  }.filter(\.1.isBest)
  if !bests.isEmpty {
    card("bests", t("Personal bests")) {
      factList(bests) { name, best, previous in
        apart {
          bdi(name)
        } and: {
          strong { text(best.score) }
          span(.class("quiet")) { t("\(previous) before") }
        }
      }
    }
  }
}

// MARK: The sheets

@HTMLBuilder
private func sheets(_ screen: ResultsScreen, isPublic: Bool) -> HTML {
  let places = screen.places
  h2(.class("no-print")) { t("Sheets") }
  div(.class("cards no-print")) {
    for sheet in screen.sheets {
      let shots = isPublic ? nil : TournamentAddress.shots(of: sheet.id, in: screen.tournament)
      archerSheet(sheet, place: places[sheet.id], shots: shots)
    }
  }
  if screen.sheets.isEmpty { p(.class("quiet")) { t("No sheet yet.") } }
}

/// One archer's sheet, with the archer's place and the reason for it.
///
/// `shots` is the page of the arrows' hits, nil for readers who may not open it.
private func archerSheet(_ sheet: ArcherSheet, place: Message?, shots: WebAddress?) -> HTML {
  section(.class("card archer-sheet"), .label("Sheet of \(sheet.displayName)")) {
    pageHead(bdi(sheet.displayName), level: 3) { p(.class("total")) { strong { text(sheet.totalScore) } } }
    if let place { p { text(place) } }
    p(.class("quiet")) { text(sheet.facts(sheet.countTitles)) }
    if !sheet.ends.isEmpty { endsTable(sheet) }
    // Where an arrow was placed on a face.
    if let shots, sheet.ends.hasPlacements {
      p {
        a(.class("button"), .href(shots)) { t("Shots\(span: " of \(sheet.displayName)", .class("unseen"))") }
      }
    }
    passTotals(sheet.passes.filter { $0.arrowsShot > 0 })
  }
}

/// The arrows of each end best first, as on paper.
private func endsTable(_ sheet: ArcherSheet) -> HTML {
  scrollingGroup(Message("Ends of \(sheet.displayName)")) {
    table {
      endColumns()
      tbody {
        for card in sheet.ends {
          let colours = Dictionary(card.arrows.map { ($0.token, $0.colour) }) { first, _ in first }
          tr {
            th(.scope(.row)) { text(card.number) }
            td {
              span(.class("marks")) {
                for token in card.sortedTokens {
                  span(.class("mark ring-\((colours[token] ?? .miss).rawValue)")) { text(token) }
                }
              }
            }
            td(.class("number")) { text(card.total) }
            td(.class("number")) { strong { text(card.runningTotal) } }
          }
        }
      }
    }
  }
}

@HTMLBuilder
private func passTotals(_ passes: [ArcherSheet.PassTotal]) -> HTML {
  if passes.count > 1 {
    factList(passes) { pass in
      apart {
        text(pass.text.message)
      } and: {
        strong { text(pass.total) }
        span(.class("quiet")) { t("of \(pass.maxScore)") }
      }
    }
  }
}

extension ResultsScreen {
  /// At the head of each sheet of paper.
  fileprivate var paperHead: Message {
    [Message(verbatim: name), Message.day(day), state].joined(separator: " · ")
  }
}
