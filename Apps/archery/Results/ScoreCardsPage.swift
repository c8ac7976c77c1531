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
    links: CardLinksView? = nil,
    ofShootOffs: Bool = false
  ) throws(TemplateFailure) -> Page {
    let paper = CardPaper(screen, version: version)
    let view = ScoreCardsView(screen, paper, sessions, ofShootOffs ? nil : links, ofShootOffs: ofShootOffs)
    return Page(
      title: Message("Score cards · \(screen.name)"),
      layout: .wide,
      body: try content.render("score-cards", view),
      scripts: ["page-head.js"],
      follows: [screen.tournament.journal]
    )
  }
}

/// The facts that every printed card says.
struct CardPaper {
  let shoot: String
  let date: DayView
  let place: String?
  let version: Message

  init(_ screen: ResultsScreen, version: Int64) {
    (shoot, date, place) = (screen.name, DayView(screen.day), screen.place)
    self.version = Message("Version \(String(version)) of the list")
  }

  /// The line at the head of each sheet of paper; a long round takes several.
  func head(_ session: Message?, _ about: Message) -> Message {
    [Message(verbatim: shoot), session, date.inSentence, version, about].compactMap(\.self).joined(separator: " · ")
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
  let hint: Message
  let hasSessions: Bool
  let choices: [Choice]
  /// The cards of shoot-offs, or back from them; nil where no archers are tied.
  let other: Choice?
  let links: CardLinksView?
  let cards: [ScoreCardView]
  let shootOffs: [ShootOffCardView]
  /// nil where there are cards.
  let empty: Message?

  init(
    _ screen: ResultsScreen,
    _ paper: CardPaper,
    _ sessions: CardSessions?,
    _ links: CardLinksView?,
    ofShootOffs: Bool
  ) {
    self.links = links
    name = screen.name
    results = ShootAddress.results(screen.tournament).text
    hasSessions = sessions != nil && !ofShootOffs
    let ties = ShootOffCardView.all(screen, paper)
    let address = ShootAddress.scoreCards(screen.tournament)
    let toShootOffs = Choice(
      label: Message("Shoot-off cards"),
      address: address.with("shoot-off", "yes").text,
      isCurrent: false
    )
    let toScoreCards = Choice(label: Message("Score cards"), address: address.text, isCurrent: false)
    other = ofShootOffs ? toScoreCards : ties.isEmpty ? nil : toShootOffs
    hint =
      ofShootOffs
      ? Message("Print this page. Tied archers get one sheet for their shoot-off.")
      : Message("Print this page. Each archer gets one sheet with the arrows shot so far.")
    let each = sessions?.sessions.map { session in
      Choice(
        label: session.title,
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
    // In the order in which cards are handed out: by session, along the line of targets, then by name.
    let shown = ofShootOffs ? [] : screen.sheets
    let sheets = shown.filter { sessions?.shows($0.id) ?? true }.sorted { left, right in
      let places = (sessions?.place(of: left.id) ?? 0, sessions?.place(of: right.id) ?? 0)
      return places.0 == places.1 ? Self.isHandedOut(left, before: right) : places.0 < places.1
    }
    cards = sheets.map { sheet in
      ScoreCardView(sheet, paper, sessions.map { $0.sessions[$0.place(of: sheet.id)].title }, links)
    }
    shootOffs = ofShootOffs ? ties : []
    let none =
      ofShootOffs
      ? Message("No archers are tied, so no shoot-off is needed.") : Message("No archers on the roster yet.")
    empty = cards.isEmpty && shootOffs.isEmpty ? none : nil
  }
}

extension ScoreCardsView {
  private static func isHandedOut(_ left: ArcherSheet, before right: ArcherSheet) -> Bool {
    switch (left.target, right.target) {
    case (let first?, let second?) where first != second: first < second
    case (.some, nil): true
    case (nil, .some): false
    default: (NameKey(left.displayName), left.id) < (NameKey(right.displayName), right.id)
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
  /// Target and bow, as far as they are known.
  let bow: Message?
  let shoot: String
  /// nil where the shoot has one session.
  let session: Message?
  let date: DayView
  let place: String?
  let version: Message
  let head: Message
  let roundName: Message
  let isLong: Bool
  let passes: [PassView]
  let totals: [Total]

  init(_ sheet: ArcherSheet, _ paper: CardPaper, _ session: Message?, _ links: CardLinksView?) {
    self.session = session
    fragment = links?.code(of: sheet)
    displayName = sheet.displayName
    let known = [
      sheet.target.map { Message("Target \($0.text)") }, sheet.category?.message,
      sheet.bowType?.label, sheet.club.map { Message(verbatim: $0) },
    ].compactMap(\.self)
    bow = known.isEmpty ? nil : known.joined(separator: " · ")
    (shoot, date, place, version) = (paper.shoot, paper.date, paper.place, paper.version)
    let archer = [sheet.target.map { Message(verbatim: $0.text) }, Message(verbatim: sheet.displayName)]
    head = paper.head(session, archer.compactMap(\.self).joined(separator: " "))
    roundName = .round(sheet.round.name)
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
      sheet.countTitles.counts(of: sheet).map { total($0.title, $0.count) } + [
        total(Message("Total"), sheet.totalScore)
      ]
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
