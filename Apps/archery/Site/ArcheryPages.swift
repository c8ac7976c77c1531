import ArcheryScoring
import Domain
import Hypertext
import Localization
import Pages

/// The pages of the archery app: what a screen holds, as HTML.
///
/// All functions are pure. The scoring page and the boards have frames that stay while their bodies change.
struct ArcheryPages: Sendable {
  private(set) var content: SiteContent

  init() {
    let assets = [
      Asset(name: "answers.js", bytes: PackageResources.answers_js),
      Asset(name: "archery.css", bytes: PackageResources.archery_css),
      Asset(name: "board.js", bytes: PackageResources.board_js),
      Asset(name: "arrows.js", bytes: PackageResources.arrows_js),
      Asset(name: "desk.js", bytes: PackageResources.desk_js),
      Asset(name: "face.js", bytes: PackageResources.face_js),
      Asset(name: "own-round.js", bytes: PackageResources.own_round_js),
      Asset(name: "page-head.js", bytes: PackageResources.page_head_js),
      Asset(name: "scoring.js", bytes: PackageResources.scoring_js),
      Asset(name: "screen.css", bytes: PackageResources.screen_css),
      Asset(name: "screen.js", bytes: PackageResources.screen_js),
      Asset(name: "standings.js", bytes: PackageResources.standings_js),
      Asset(name: "targets.js", bytes: PackageResources.targets_js),
      Asset(name: "icon-192.png", bytes: PackageResources.icon_192_png),
      Asset(name: "icon-512.png", bytes: PackageResources.icon_512_png),
      Asset(name: "icon-maskable-512.png", bytes: PackageResources.icon_maskable_512_png),
      Asset(name: "icon.svg", bytes: PackageResources.icon_svg),
    ]
    content = SiteContent(
      product: "Scorebook Archery",
      words: Archery.words,
      assets: assets,
      links: [Page.Link("Settings", WebAddress("settings"))],
      places: Self.places,
      texts: Archery.texts,
      faultyFields: Self.faultyFields
    )
  }

  /// Returns the same pages in the language of a request.
  func `in`(_ visit: Visit) -> ArcheryPages { self.in(visit.language) }

  /// Returns the same pages in a language.
  func `in`(_ language: Language) -> ArcheryPages {
    var pages = self
    pages.content = content.in(language)
    return pages
  }

  /// The places of a shoot on its pages; elsewhere those of the app.
  private static let places = Places { parts in
    guard parts.count > 1, parts[0] == "shoots", parts[1] != "new" else {
      return [
        Page.Link("Shoots", TournamentAddress.shoots), Page.Link("Practise", TournamentAddress.practice),
        Page.Link("My scores", TournamentAddress.history), Page.Link("Best scores", TournamentAddress.bests),
        Page.Link("Rounds", TournamentAddress.rounds),
      ]
    }
    let id = TournamentID(rawValue: parts[1])
    return [
      Page.Link("Shoots", TournamentAddress.shoots), Page.Link("Shoot", TournamentAddress.shoot(id)),
      Page.Link(Message("Score", context: "command"), TournamentAddress.score(id)),
      Page.Link("Board", TournamentAddress.board(id)),
      Page.Link(Message("Results", context: "place"), TournamentAddress.results(id)),
    ]
  }

  private static let faultyFields: [String: [String]] = [
    "invalidName": ["name", "names", "guests"],
    "guestLimitOfParticipant": ["names", "guests"],
    "guestLimitOfTournament": ["names", "guests"],
    "invalidRound": ["round"],
    "invalidCategory": ["code", "name"],
    "invalidShaft": ["shaft"],
    "invalidTarget": ["target"],
    "targetTaken": ["target"],
    "invalidValue": ["value", "total"],
    "paperDiffers": ["total"],
    "reasonRequired": ["other-reason", "reason"],
  ]

  /// The page of one shoot, which follows each change in it.
  func page(
    _ title: Message,
    _ body: HTML,
    of shoot: TournamentID,
    layout: Page.Layout = .column,
    scripts: [String] = [],
    json: (any Encodable & Sendable)? = nil
  ) -> Page {
    Page(title: title, layout: layout, body: body, scripts: scripts, follows: [shoot.space], json: json)
  }
}
