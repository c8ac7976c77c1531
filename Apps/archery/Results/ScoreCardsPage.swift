import ArcheryScoring
import Domain
import Pages

extension ArcheryPages {
  /// A sheet of paper for each archer, filled as far as has been shot, with lines to sign on.
  ///
  /// `sessions` are those of the archers, nil for a shoot that has one. `links` has the links for scorers, which only the
  /// organiser sees.
  func scoreCards(
    _ screen: ResultsScreen,
    _ sessions: CardSessions? = nil,
    links: CardLinksView? = nil
  ) throws(TemplateFailure) -> Page {
    Page(
      title: Message("Score cards · \(screen.name)"),
      layout: .wide,
      body: try content.render("score-cards", ScoreCardsView(screen, sessions, links)),
      follows: [screen.tournament.journal]
    )
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

  /// Where an archer's session is in the order of the sessions.
  fileprivate func place(of archer: PlayerID) -> Int { places[archer] ?? 0 }

  /// Whether an archer's card is shown.
  fileprivate func shows(_ archer: PlayerID) -> Bool {
    shown.map { sessions[place(of: archer)].id == $0.id } ?? true
  }
}

/// The template `score-cards` shows this.
private struct ScoreCardsView {
  struct Choice {
    let label: Message
    let address: String
    let isCurrent: Bool
  }

  let name: String
  let results: String
  let hasSessions: Bool
  let choices: [Choice]
  let links: CardLinksView?
  let cards: [ScoreCardView]

  init(_ screen: ResultsScreen, _ sessions: CardSessions?, _ links: CardLinksView?) {
    self.links = links
    name = screen.name
    results = ShootAddress.results(screen.tournament).text
    hasSessions = sessions != nil
    let each = sessions?.sessions.map { session in
      Choice(
        label: Message(verbatim: session.name),
        address: ShootAddress.scoreCards(screen.tournament, session: session.id).text,
        isCurrent: sessions?.shown?.id == session.id
      )
    }
    let all = Choice(
      label: Message("All sessions"),
      address: ShootAddress.scoreCards(screen.tournament).text,
      isCurrent: sessions?.shown == nil
    )
    choices = each.map { [all] + $0 } ?? []
    // By session, along the line of targets, then by name, as cards are handed out.
    let sheets = screen.sheets.filter { sessions?.shows($0.id) ?? true }.sorted { left, right in
      let places = (sessions?.place(of: left.id) ?? 0, sessions?.place(of: right.id) ?? 0)
      return places.0 == places.1 ? Self.isHandedOut(left, before: right) : places.0 < places.1
    }
    cards = sheets.map { sheet in
      ScoreCardView(sheet, screen, sessions.map { $0.sessions[$0.place(of: sheet.id)].name }, links)
    }
  }
}

extension ScoreCardsView {
  private static func isHandedOut(_ left: ArcherSheet, before right: ArcherSheet) -> Bool {
    switch (left.target, right.target) {
    case (let first?, let second?) where first != second: first < second
    case (.some, nil): true
    case (nil, .some): false
    default: (left.displayName.lowercased(), left.id) < (right.displayName.lowercased(), right.id)
    }
  }
}

/// One archer's card.
private struct ScoreCardView {
  struct PassView {
    let text: Message
    let arrows: Int
    let ends: [EndView]
  }

  struct EndView {
    let number: Int
    let boxes: [String]
    let total: String
    let runningTotal: String
  }

  struct Total {
    let title: Message
    let value: String
  }

  /// The link for the scorer, as a code to scan.
  let fragment: QRPicture?
  let displayName: String
  /// Target and bow, as far as somebody said.
  let bow: Message?
  let shoot: String
  /// nil where the shoot has one session.
  let session: String?
  let date: DayView
  let place: String?
  let roundName: String
  let isLong: Bool
  let passes: [PassView]
  let totals: [Total]

  init(_ sheet: ArcherSheet, _ screen: ResultsScreen, _ session: String?, _ links: CardLinksView?) {
    self.session = session
    fragment = links?.code(of: sheet)
    displayName = sheet.displayName
    let known = [
      sheet.target.map { Message("Target \($0.text)") }, sheet.category.map { Message(verbatim: $0) },
      sheet.bowType?.label, sheet.club.map { Message(verbatim: $0) },
    ].compactMap(\.self)
    bow = known.isEmpty ? nil : known.joined(separator: " · ")
    shoot = screen.name
    (date, place) = (screen.day, screen.place)
    roundName = sheet.round.name
    isLong = sheet.round.ends > 20
    let ends = Dictionary(sheet.ends.map { ($0.number, $0) }) { first, _ in first }
    passes = sheet.round.passes.map { pass in
      PassView(
        text: pass.text.message,
        arrows: pass.arrowsPerEnd,
        ends: (0..<pass.ends).map { EndView(pass.firstEnd + $0, of: pass.arrowsPerEnd, ends[pass.firstEnd + $0]) }
      )
    }
    func total(_ title: Message, _ value: Int) -> Total {
      Total(title: title, value: sheet.arrowsShot == 0 ? "" : "\(value)")
    }
    totals =
      (sheet.countTitles.x.map { [total($0.message, sheet.xCount)] } ?? [])
      + [total(sheet.countTitles.ten.message, sheet.tenCount), total(Message("Total"), sheet.totalScore)]
  }
}

extension ScoreCardView.EndView {
  /// Totals stand only where the whole end was shot; the rest is for a pen.
  fileprivate init(_ number: Int, of size: Int, _ card: EndCard?) {
    let tokens = card?.sortedTokens ?? []
    self.number = number
    boxes = tokens + Array(repeating: "", count: max(0, size - tokens.count))
    let isFull = card?.emptySlots == 0
    total = isFull ? card.map { "\($0.total)" } ?? "" : ""
    runningTotal = isFull ? card.map { "\($0.runningTotal)" } ?? "" : ""
  }
}

/// The links by which scorers open the sheets of printed cards.
struct CardLinksView {
  /// Whether cards of this page let scorers in.
  let isOpen: Bool
  /// Whether a session of this page has no cards that let scorers in.
  let isMissing: Bool
  /// Whether the page shows the cards of one session of several.
  let isOfSession: Bool
  let hidden: [HiddenField]
  let issue: String
  let end: String
  let isLocal: Bool
  let isWithoutTargets: Bool

  private let tournament: Tournament
  private let secret: CardSecret?
  private let open: [LineSessionID: CardsID]
  private let server: String

  /// Creates the links on the cards of a session, or of all.
  init(_ tournament: Tournament, _ session: LineSession?, _ secret: CardSecret?, at server: String, isLocal: Bool) {
    (self.tournament, self.secret, self.server, self.isLocal) = (tournament, secret, server, isLocal)
    open = secret.map { tournament.cards(madeWith: $0) } ?? [:]
    let shown = session.map { [$0] } ?? tournament.sessions
    isOpen = shown.contains { [open] in open[$0.id] != nil }
    isMissing = shown.contains { [open] in open[$0.id] == nil }
    isOfSession = session != nil && tournament.sessions.count > 1
    hidden = session.map { [HiddenField(name: "session", value: $0.id.rawValue)] } ?? []
    isWithoutTargets = shown.contains { session in tournament.archers(in: session).contains { $0.target == nil } }
    issue = ShootAddress.command("cards", tournament.id).text
    end = WebAddress("shoots", tournament.id.rawValue, "cards", "end").text
  }

  /// The address of an archer's sheet; nil without cards, and for an archer without a target.
  func address(of archer: PlayerID, at target: TargetPlace?) -> String? {
    guard let secret, let target = target?.number,
      let session = tournament[archer].map({ tournament.session(shotBy: $0) }),
      let cards = open[session.id]
    else { return nil }
    let shoot = tournament.id
    let card = ScorerCard(shoot: shoot, target: target, proof: secret.proof(of: target, cards, in: shoot))
    return server + card.address.with("archer", archer.rawValue).text
  }

  fileprivate func code(of sheet: ArcherSheet) -> QRPicture? {
    guard let address = address(of: sheet.id, at: sheet.target) else { return nil }
    return try? QRPicture(address, label: Message("QR code for the scorer of target \(sheet.target?.text ?? "")"))
  }
}
