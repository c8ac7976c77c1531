import ArcheryScoring
import Domain
import Pages

extension ArcheryPages {
  /// A sheet of paper for each archer, filled as far as has been shot, with lines to sign on.
  ///
  /// `links` has the links for scorers, which only the organiser sees.
  func scoreCards(_ screen: ResultsScreen, links: CardLinksView? = nil) throws(TemplateFailure) -> Page {
    Page(
      title: Message("Score cards · \(screen.name)"),
      layout: .wide,
      body: try content.render("score-cards", ScoreCardsView(screen, links)),
      follows: [screen.tournament.journal]
    )
  }
}

/// The template `score-cards` shows this.
private struct ScoreCardsView {
  let name: String
  let results: String
  let links: CardLinksView?
  let cards: [ScoreCardView]

  init(_ screen: ResultsScreen, _ links: CardLinksView?) {
    self.links = links
    name = screen.name
    results = ShootAddress.results(screen.tournament).text
    // Along the line of targets, then by name, as cards are handed out.
    cards = screen.sheets.sorted(by: Self.isHandedOut).map { ScoreCardView($0, screen, links) }
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
  let date: DayView
  let place: String?
  let roundName: String
  let isLong: Bool
  let passes: [PassView]
  let totals: [Total]

  init(_ sheet: ArcherSheet, _ screen: ResultsScreen, _ links: CardLinksView?) {
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
  /// Whether the cards of this page let scorers in.
  let isOpen: Bool
  let issue: String
  let end: String
  let isLocal: Bool
  let isWithoutTargets: Bool

  private let shoot: TournamentID
  private let secret: CardSecret?
  private let server: String

  init(_ tournament: Tournament, _ secret: CardSecret?, at server: String, isLocal: Bool) {
    (shoot, self.secret, self.server, self.isLocal) = (tournament.id, secret, server, isLocal)
    isOpen = secret != nil
    isWithoutTargets = tournament.active.contains { $0.target == nil }
    issue = ShootAddress.command("cards", tournament.id).text
    end = WebAddress("shoots", tournament.id.rawValue, "cards", "end").text
  }

  /// The address of an archer's sheet; nil without cards, and for an archer without a target.
  func address(of archer: PlayerID, at target: TargetPlace?) -> String? {
    guard let secret, let target = target?.number else { return nil }
    let card = ScorerCard(shoot: shoot, target: target, proof: secret.proof(of: target, in: shoot))
    return server + card.address.with("archer", archer.rawValue).text
  }

  fileprivate func code(of sheet: ArcherSheet) -> QRPicture? {
    guard let address = address(of: sheet.id, at: sheet.target) else { return nil }
    return try? QRPicture(address, label: Message("QR code for the scorer of target \(sheet.target?.text ?? "")"))
  }
}
