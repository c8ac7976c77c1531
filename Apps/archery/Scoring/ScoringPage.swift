import ArcheryScoring
import Domain
import Hypertext
import Pages

/// The part of the scoring page that the address decides, not the shoot.
struct ScoringChoice: Hashable, Sendable {
  /// The input of arrows: by buttons if the round has no face to touch.
  var mode: InputMode = .buttons
  /// The arrow whose correction form is open.
  var correcting: EventID?
}

extension ArcheryPages {
  /// The scoring page.
  ///
  /// `arrows.js` draws arrows on the sheet before the server answers. So no stream replaces the sheet: the page follows
  /// ``scoringNews(of:for:)``, and fetches its content again where that tells of another version.
  func scoring(
    _ screen: ScoringScreen,
    _ choice: ScoringChoice = ScoringChoice(),
    version: Int = 0,
    at place: ScoringPlace? = nil,
    ticket: FormTicket
  ) throws(TemplateFailure) -> Page {
    let place = place ?? .shoot(screen.tournament)
    var page = Page(
      title: Message("Score · \(screen.name)"),
      layout: .tool,
      body: try scoringFragment(screen, choice, version: version, at: place, ticket: ticket),
      // The page behind a card has no account and opens without the server, too.
      scripts: ["arrows.js", "forms.js", "live.js", "overlay.js", "face.js", "worker.js"],
      json: screen
    )
    page.frame = { fragment throws(TemplateFailure) in
      let view = ScoringPageView(
        name: screen.name,
        shoot: place.shoot.map { ShootAddress.shoot($0).text },
        board: screen.scoringMode == .practice ? nil : place.shoot.map { ShootAddress.board($0).text },
        isPractice: screen.scoringMode == .practice,
        // All archers, not only the bow that the scorer's boards open with.
        boardStream: place.shoot.map { ShootAddress.boardStream($0).with("bow", "").text },
        news: place.news.text,
        fragment: fragment
      )
      return try content.render("scoring", view)
    }
    // The script draws the archer and the input that an address names. A correction needs the server.
    page.opensForEveryQuery = choice.correcting == nil
    return page
  }

  /// The content of the scoring page's element `#scoring`.
  func scoringFragment(
    _ screen: ScoringScreen,
    _ choice: ScoringChoice = ScoringChoice(),
    version: Int = 0,
    at place: ScoringPlace? = nil,
    ticket: FormTicket
  ) throws(TemplateFailure) -> HTML {
    let place = place ?? .shoot(screen.tournament)
    let context = ScoringContext(screen: screen, choice: choice, version: version, place: place, ticket: ticket)
    return try content.render("scoring-fragment", ScoringView(context))
  }

  /// The version of what a scorer's page shows, for that page to follow.
  ///
  /// A shoot of hundreds has many arrows a second and a scorer at each target. Each arrow costs those of the other targets
  /// this number instead of a page.
  func scoringNews(
    of tournament: Tournament,
    for scorer: UserID,
    at place: ScoringPlace? = nil
  ) throws(TemplateFailure) -> Page {
    let view = ScoringNewsView(
      score: (place ?? .shoot(tournament.id)).score().text,
      version: "\(tournament.session(of: scorer).version)"
    )
    let body = try content.render("scoring-news", view)
    return Page(title: Message("Score · \(tournament.name)"), body: body, follows: [tournament.id.space])
  }
}

private struct ScoringPageView {
  let name: String
  /// nil for the scorer of a printed card; so is the board.
  let shoot: String?
  let board: String?
  /// A practice ends when its archer says so, on its own page.
  let isPractice: Bool
  let boardStream: String?
  let news: String
  let fragment: HTML
}

private struct ScoringNewsView {
  let score: String
  let version: String
}

/// The values that all parts of the scoring page are made from.
struct ScoringContext {
  let screen: ScoringScreen
  /// The input that the scorer has chosen.
  let chosenMode: InputMode
  /// The same, or buttons where the end shown has no face to touch.
  let mode: InputMode
  /// The version of what the page shows (`ScorerSession.version`).
  let version: Int
  let place: ScoringPlace
  let ticket: FormTicket
  /// The arrow being corrected, where it still exists and may be corrected.
  let corrected: (end: EndCard, index: Int, arrow: ArrowMark)?

  init(screen: ScoringScreen, choice: ScoringChoice, version: Int, place: ScoringPlace, ticket: FormTicket) {
    (self.screen, self.version, self.place, self.ticket) = (screen, version, place, ticket)
    chosenMode = choice.mode
    mode = screen.face == nil ? .buttons : choice.mode
    let ends = screen.finalised ? [] : screen.sheet + [screen.openEnd].compactMap(\.self)
    corrected = choice.correcting.flatMap { wanted in
      ends.lazy.compactMap { end in
        end.arrows.firstIndex { $0.id == wanted }.map { (end, $0, end.arrows[$0]) }
      }.first
    }
  }

  /// The address of this archer's page, with the present input.
  func address(archer: PlayerID? = nil, correcting: EventID? = nil) -> String {
    place.score(archer: archer ?? screen.selected, mode: chosenMode, correcting: correcting).text
  }

  func command(_ name: String) -> String { place.command(name).text }

  /// The hidden fields of the form for the next arrow, which is entered where the page shows it to be.
  var hiddenPlace: [HiddenField] {
    let number = (screen.openEnd?.arrows.count ?? 0) + 1
    return hidden("arrow", end: screen.openEnd?.number, [HiddenField(name: "number", value: "\(number)")])
  }

  /// The hidden fields of one form: its id, the archer, the end, and the input of arrows.
  func hidden(_ purpose: String, end: Int? = nil, _ more: [HiddenField] = []) -> [HiddenField] {
    var fields = [ticket.field(for: purpose)]
    if let selected = screen.selected { fields.append(HiddenField(name: "archer", value: selected.rawValue)) }
    fields.append(HiddenField(name: "mode", value: chosenMode.rawValue))
    if let end { fields.append(HiddenField(name: "end", value: String(end))) }
    return fields + more
  }
}
