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

extension ScoringChoice {
  /// Reads the query of an address: `?mode=Target&correct=ID`.
  init(_ query: [String: String], or mode: InputMode) {
    self.mode = query["mode"].flatMap { InputMode(rawValue: $0) } ?? mode
    correcting = query["correct"].map { EventID(rawValue: $0) }
  }
}

extension ArcheryPages {
  /// The scoring page.
  ///
  /// `scoring.js` draws arrows on the sheet before the server answers. So no stream replaces the sheet: the page follows
  /// ``scoringNews(of:for:)``, and fetches its content again where that tells of another version.
  func scoring(
    _ screen: ScoringScreen,
    _ choice: ScoringChoice = ScoringChoice(),
    version: Int = 0,
    at place: ScoringPlace? = nil
  ) -> Page {
    let place = place ?? .shoot(screen.tournament)
    var page = Page(
      title: Message("Score · \(screen.name)"),
      layout: .tool,
      body: scoringFragment(screen, choice, version: version, at: place),
      // The page behind a card has no account, and needs them, too.
      scripts: ["scoring.js", "face.js", "forms.js", "standings.js"],
      json: screen
    )
    page.frame = { body in
      HTML {
        scoringHead(screen, at: place)
        scoringState(place.news)
        div(.class("scoring"), .id("scoring")) { body }
        if let shoot = place.shoot { boardDialog(shoot) }
      }
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
    at place: ScoringPlace? = nil
  ) -> HTML {
    let place = place ?? .shoot(screen.tournament)
    return scoringSheet(ScoringContext(screen: screen, choice: choice, version: version, place: place))
  }

  /// The version of what a scorer's page shows, for that page to follow.
  ///
  /// A shoot of hundreds has many arrows a second and a scorer at each target. Each arrow costs those of the other targets
  /// this number instead of a page.
  func scoringNews(of tournament: Tournament, for scorer: UserID, at place: ScoringPlace? = nil) -> Page {
    let score = (place ?? .shoot(tournament.id)).score()
    let body = a(.href(score), .data("version", "\(tournament.view(of: scorer).version)")) {
      text(Message("Score", context: "command"))
    }
    return Page(title: Message("Score · \(tournament.name)"), body: body, follows: [tournament.id.space])
  }
}

/// The name of the shoot, with the ways out of the page; the scorer of a printed card has none.
private func scoringHead(_ screen: ScoringScreen, at place: ScoringPlace) -> HTML {
  div(.class("tool-head")) {
    if let shoot = place.shoot {
      a(.class("back"), .href(TournamentAddress.shoot(shoot)), .label(Message("Back to the shoot"))) {
        icon(24, lines: "3", "M15 4 7 12l8 8")
      }
    }
    h1 { bdi(screen.name) }
    span(.class("badge quiet"), .id("sync-state"), .hidden)
    if let shoot = place.shoot {
      if screen.scoringMode == .practice {
        // A practice ends when its archer says so, on its own page.
        buttonLink(TournamentAddress.shoot(shoot)) { t("Finish") }
      } else {
        a(.class("button"), .href(TournamentAddress.board(shoot)), .data("overlay", "#board-dialog")) { t("Board") }
      }
    }
  }
}

/// What `scoring.js` and `desk.js` follow, and where they tell what waits on the device.
@HTMLBuilder
func scoringState(_ news: WebAddress) -> HTML {
  div(.id("scoring-news"), .live(news), .hidden)
  p(.class("sync"), .id("sync"), .role(.status), .hidden)
}

private func boardDialog(_ shoot: TournamentID) -> HTML {
  Tag.dialog(.id("board-dialog"), .labelled(by: "board-title")) {
    div(.class("dialog-body")) {
      div(.class("dialog-head")) {
        h2(.id("board-title")) { t("Board") }
        p(.liveState(of: "board")) { t("Connecting…") }
        button(.type(.button), .data("close")) { t("Close") }
      }
      div(.class("dialog-part"), .tabindex(0), .role(.region), .labelled(by: "board-title")) {
        // All archers, not only the bow that the scorer's boards open with.
        div(.id("board"), .live(TournamentAddress.page("board", shoot, "live").with("bow", ""))) {
          p(.class("quiet")) { t("Waiting for the board…") }
        }
      }
    }
  }
}

/// A line drawing of 24 by 24 units beside words, or instead of them.
func icon(_ pixels: Double, lines: String, _ paths: String...) -> HTML {
  Tag.svg(
    .viewBox(0, 0, 24, 24),
    .drawn(.width, pixels),
    .drawn(.height, pixels),
    Attribute("fill", "none"),
    Attribute("stroke", "currentColor"),
    Attribute("stroke-width", lines),
    Attribute("stroke-linecap", "round"),
    Attribute("stroke-linejoin", "round"),
    .unread
  ) { for path in paths { Tag.path(.d(path)) } }
}

/// The values that all parts of the scoring page are made from.
struct ScoringContext {
  let screen: ScoringScreen
  /// The input that the scorer has chosen.
  let chosenMode: InputMode
  /// The same, or buttons where the end shown has no face to touch.
  let mode: InputMode
  /// The version of what the page shows (`ScorerView.version`).
  let version: Int
  let place: ScoringPlace
  /// The arrow being corrected, where it still exists and may be corrected.
  let corrected: (end: EndCard, index: Int, arrow: ArrowMark)?

  init(screen: ScoringScreen, choice: ScoringChoice, version: Int, place: ScoringPlace) {
    (self.screen, self.version, self.place) = (screen, version, place)
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
  func address(archer: PlayerID? = nil, correcting: EventID? = nil) -> WebAddress {
    place.score(archer: archer ?? screen.selected, mode: chosenMode, correcting: correcting)
  }

  func command(_ name: String) -> WebAddress { place.command(name) }

  /// What every form sends: the archer, the input of arrows, and the end that it is about.
  @HTMLBuilder
  func fields(end: Int? = nil) -> HTML {
    if let selected = screen.selected { hidden("archer", selected.rawValue) }
    hidden("mode", chosenMode.rawValue)
    if let end { hidden("end", "\(end)") }
  }

  /// What the form for the next arrow sends, which is entered where the page shows it to be.
  @HTMLBuilder
  func nextArrow() -> HTML {
    fields(end: screen.openEnd?.number)
    hidden("number", "\((screen.openEnd?.arrows.count ?? 0) + 1)")
  }
}

extension Attribute {
  /// What a link or form shows takes the place of the sheet, without another page.
  static let ontoSheet = Attribute.data("fragment", "#scoring")
}
