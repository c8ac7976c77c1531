import ArcheryScoring
import Domain
import Hypertext
import Pages

extension ArcheryPages {
  /// A sheet of paper for each archer, filled as far as has been shot, with lines to sign on; or one for each shoot-off.
  ///
  /// `version` is that of the list of archers. `sessions` are those of the archers, nil for a shoot that has one. `links`
  /// has the links for scorers, which only the organiser sees.
  func scoreCards(
    _ screen: ResultsScreen,
    version: Int64,
    _ sessions: CardSessions? = nil,
    links: CardLinks? = nil,
    ofShootOffs: Bool = false
  ) -> Page {
    let paper = CardPaper(screen, version: version)
    let ties = ShootOffCard.all(screen)
    let shown = ofShootOffs ? [] : handedOut(screen.sheets, sessions)
    let body = HTML {
      crumbs(TournamentAddress.results(screen.tournament)) { t("Back to the results") }
      div(.class("no-print")) {
        scoreCardsHead(screen, ofShootOffs: ofShootOffs, hasTies: !ties.isEmpty)
        if !ofShootOffs {
          if let sessions { sessionChoices(sessions, screen.tournament) }
          if let links { cardLinks(links) }
        }
      }
      for sheet in shown { scoreCard(sheet, paper, sessions?.title(of: sheet.id), links?.code(of: sheet)) }
      if ofShootOffs { for tie in ties { shootOffCard(tie, paper) } }
      if ofShootOffs ? ties.isEmpty : shown.isEmpty {
        p(.class("lead")) {
          if ofShootOffs {
            t("No archers are tied, so no shoot-off is needed.")
          } else {
            t("No archers on the roster yet.")
          }
        }
      }
    }
    return Page(
      title: Message("Score cards · \(screen.name)"),
      layout: .wide,
      body: body,
      scripts: ["page-head.js"],
      follows: [screen.tournament.journal]
    )
  }
}

/// The facts that every printed card says.
struct CardPaper {
  let shoot: String
  let date: CivilDate
  let place: String?
  let version: Message

  init(_ screen: ResultsScreen, version: Int64) {
    (shoot, date, place) = (screen.name, screen.day, screen.place)
    self.version = Message("Version \(String(version)) of the list")
  }

  /// The line at the head of each sheet of paper; a long round takes several.
  func head(_ session: Message?, _ about: Message) -> Message {
    [Message(verbatim: shoot), session, .day(date), version, about].compactMap(\.self).joined(separator: " · ")
  }
}

/// The sessions whose cards are printed together or one by one.
struct CardSessions {
  fileprivate let sessions: [LineSession]
  fileprivate let shown: LineSession?
  private let places: [PlayerID: Int]

  /// Creates the sessions; nil for a shoot that has one.
  init?(of tournament: Tournament, showing shown: LineSession?) {
    (sessions, self.shown) = (tournament.sessions, shown)
    guard sessions.count > 1 else { return nil }
    let order = Dictionary(sessions.enumerated().map { ($1.id, $0) }) { first, _ in first }
    let places = tournament.roster.map { ($0.id, order[tournament.session(shotBy: $0).id] ?? 0) }
    self.places = Dictionary(places) { first, _ in first }
  }

  /// The position of an archer's session among the sessions.
  fileprivate func place(of archer: PlayerID) -> Int { places[archer] ?? 0 }

  fileprivate func title(of archer: PlayerID) -> Message { sessions[place(of: archer)].title }

  fileprivate func shows(_ archer: PlayerID) -> Bool {
    shown.map { sessions[place(of: archer)].id == $0.id } ?? true
  }
}

/// In the order in which cards are handed out: by session, along the line of targets, then by name.
private func handedOut(_ sheets: [ArcherSheet], _ sessions: CardSessions?) -> [ArcherSheet] {
  sheets.filter { sessions?.shows($0.id) ?? true }.sorted { left, right in
    let places = (sessions?.place(of: left.id) ?? 0, sessions?.place(of: right.id) ?? 0)
    return places.0 == places.1 ? ArcherSheet.isHandedOut(left, before: right) : places.0 < places.1
  }
}

/// What is printed, and the way to the cards of shoot-offs or back from them.
@HTMLBuilder
private func scoreCardsHead(_ screen: ResultsScreen, ofShootOffs: Bool, hasTies: Bool) -> HTML {
  let address = TournamentAddress.scoreCards(screen.tournament)
  h1 { t("Score cards of \(bdi: screen.name)") }
  if ofShootOffs {
    p { t("Print this page. Tied archers get one sheet for their shoot-off.") }
    p { buttonLink(address) { t("Score cards") } }
  } else {
    p { t("Print this page. Each archer gets one sheet with the arrows shot so far.") }
    if hasTies { p { buttonLink(address.with("shoot-off", "yes")) { t("Shoot-off cards") } } }
  }
}

private func sessionChoices(_ sessions: CardSessions, _ shoot: TournamentID) -> HTML {
  nav(.class("actions"), .label("Sessions")) {
    for session in [nil] + sessions.sessions.map(Optional.init) {
      let address = TournamentAddress.scoreCards(shoot, session: session?.id)
      a(.class("button board-choice"), .href(address), .current(session?.id == sessions.shown?.id, .page)) {
        bdi(session?.title ?? Message("All sessions"))
      }
    }
  }
}

/// A part that scrolls sideways where it is wider than the page: a group and no region, because there are many.
func scrollingGroup(_ label: Message, @HTMLBuilder content: () -> HTML) -> HTML {
  div(.class("scroll"), .tabindex(0), .role(.group), .label(label)) { content() }
}

// MARK: One archer's card

private func scoreCard(_ sheet: ArcherSheet, _ paper: CardPaper, _ session: Message?, _ code: QRPicture?) -> HTML {
  let archer = [sheet.target.map { Message(verbatim: $0.text) }, Message(verbatim: sheet.displayName)]
  return article(
    .class("score-card", sheet.round.ends > 20 ? "score-card-long" : nil),
    .label("Score card of \(sheet.displayName)"),
    .data("page-head", paper.head(session, archer.compactMap(\.self).joined(separator: " ")))
  ) {
    if let code {
      div(.class("card-code")) {
        code.html
        p { t("Scan to score") }
      }
    }
    scoreCardHead(sheet, paper, session)
    let ends = Dictionary(sheet.ends.map { ($0.number, $0) }) { first, _ in first }
    for pass in sheet.round.passes { passTable(pass, ends, of: sheet.displayName) }
    cardTotals(sheet)
    div(.class("signatures")) {
      p { t("Archer’s signature") }
      p { t("Scorer’s signature") }
    }
  }
}

@HTMLBuilder
private func scoreCardHead(_ sheet: ArcherSheet, _ paper: CardPaper, _ session: Message?) -> HTML {
  // Target and bow, as far as they are known.
  let known = [
    sheet.target.map { Message("Target \($0.text)") }, sheet.category?.message,
    sheet.bowType?.label, sheet.club.map { Message(verbatim: $0) },
  ].compactMap(\.self)
  pageHead(bdi(sheet.displayName), level: 2) { if !known.isEmpty { p { text(known.joined(separator: " · ")) } } }
  p {
    spaced(by: " · ") {
      bdi(paper.shoot)
      if let session { bdi(session) }
      text(.round(sheet.round.name))
      time(paper.date)
      if let place = paper.place { bdi(place) }
      text(paper.version)
    }
  }
}

private func passTable(_ pass: RoundScreen.PassScreen, _ ends: [Int: EndCard], of archer: String) -> HTML {
  scrollingGroup(Message("\(pass.text.message), ends of \(archer)")) {
    table {
      caption { text(pass.text.message) }
      thead {
        tr {
          column(t("End"))
          th(.scope(.col), .colspan(pass.arrowsPerEnd)) { t("Arrows") }
          column(t("End total"))
          column(t("Running total"))
        }
      }
      tbody {
        for end in pass.firstEnd..<pass.firstEnd + pass.ends { endRow(end, of: pass.arrowsPerEnd, ends[end]) }
      }
    }
  }
}

/// Totals stand only where the whole end was shot; the rest is for a pen.
private func endRow(_ number: Int, of size: Int, _ card: EndCard?) -> HTML {
  let tokens = card?.sortedTokens ?? []
  let full = card?.emptySlots == 0 ? card : nil
  return tr {
    th(.scope(.row)) { text(number) }
    for token in tokens + Array(repeating: "", count: max(0, size - tokens.count)) { td { text(token) } }
    td(.class("sum")) { if let full { text(full.total) } }
    td(.class("sum")) { if let full { text(full.runningTotal) } }
  }
}

private func cardTotals(_ sheet: ArcherSheet) -> HTML {
  let totals = sheet.countTitles.counts(of: sheet) + [(title: Message("Total"), count: sheet.totalScore)]
  return dl(.class("card-totals")) {
    for total in totals {
      div {
        dt { text(total.title) }
        dd { if sheet.arrowsShot > 0 { text(total.count) } }
      }
    }
  }
}
