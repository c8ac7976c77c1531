import Domain
import Hypertext
import Localization
import Pages
import Pinball

/// The pages of the pinball app: each function makes the page of one screen, and is pure.
struct PinballPages: Sendable {
  let content: SiteContent

  init() {
    content = SiteContent(
      product: "Scorebook Pinball",
      words: PinballPractice.words,
      assets: [
        Asset(name: "pinball.css", bytes: PackageResources.pinball_css),
        Asset(name: "cards.js", bytes: PackageResources.cards_js),
        Asset(name: "entry.js", bytes: PackageResources.entry_js),
        Asset(name: "order.js", bytes: PackageResources.order_js),
        Asset(name: "pinball.js", bytes: PackageResources.pinball_js),
        Asset(name: "reading.js", bytes: PackageResources.reading_js),
        Asset(name: "upload.js", bytes: PackageResources.upload_js),
        Asset(name: "icon-192.png", bytes: PackageResources.icon_192_png),
        Asset(name: "icon-512.png", bytes: PackageResources.icon_512_png),
        Asset(name: "icon-maskable-512.png", bytes: PackageResources.icon_maskable_512_png),
        Asset(name: "video.svg", bytes: PackageResources.video_svg),
        Asset(name: "whitewood.svg", bytes: PackageResources.whitewood_svg),
        Asset(name: "icon.svg", bytes: PackageResources.icon_svg),
      ],
      links: [
        Page.Link("Settings", PinballAddress.settings), Page.Link("Files", PinballAddress.content),
        Page.Link("Players", PinballAddress.people),
      ],
      places: Self.places,
      shortcuts: [
        Page.Link("Log a score", PinballAddress.entry(EntryDraft.Kind.score)),
        Page.Link("Journal", PinballAddress.journal),
      ],
      texts: PinballPractice.texts,
      faultyFields: Self.faultyFields,
      // The rows of a journal name each other by their ids, so a row depends on no other that is queued.
      queue: QueueRules(commuting: ["practice", "library", "nights"])
    )
  }
}

extension PinballPages {
  fileprivate static let faultyFields: [String: [String]] = [
    "noGame": ["game"], "invalidScore": ["score"], "scoreTooLarge": ["score"], "futureDate": ["date"],
    "tournamentNameRequired": ["tournament"],
    "noVideoSource": ["video"], "invalidTime": ["watched"], "timesIncomplete": ["total"], "watchedTooLong": ["watched"],
    "noProgress": ["percent"], "invalidMinutes": ["minutes"], "invalidCompetency": ["competency"],
    "emptyNote": ["note", "detail"], "invalidLeague": ["address"], "invalidLink": ["link"],
    "invalidValue": ["percent", "value"],
    "nameRequired": ["name"], "invalidName": ["name"], "machines": ["machines"], "taken": ["names"], "bank": ["bank"],
    "endBeforeStart": ["end"], "notConfirmed": ["word"], "noPlayer": ["player"], "unreadablePractice": ["list"],
    "tooLarge": ["list", "note"],
  ]

  fileprivate static let places = Places { parts in
    let area = parts.first ?? ""
    return [
      Page.Link("Home", PinballAddress.home, isCurrent: area.isEmpty),
      Page.Link("League", PinballAddress.standings, isCurrent: ["league", "nights", "high-scores"].contains(area)),
      Page.Link("Library", PinballAddress.library, isCurrent: area == "library"),
      Page.Link("Practice", PinballAddress.practice, isCurrent: area == "practice"),
      Page.Link("About", PinballAddress.about, isCurrent: area == "about"),
    ]
  }
}

extension [Page.Link] {
  /// The pages of the league, side by side.
  static func league(_ current: WebAddress? = nil) -> [Page.Link] {
    tabs(
      [
        (Message("Standings"), PinballAddress.standings), (Message("Stats"), PinballAddress.stats),
        (Message("Targets"), PinballAddress.targets), (Message("Compare"), PinballAddress.compare),
        (Message("Nights"), PinballAddress.nights), (Message("High scores"), PinballAddress.highScores),
      ],
      current
    )
  }

  /// The pages of practice, side by side.
  static func practice(_ current: WebAddress? = nil) -> [Page.Link] {
    tabs(
      [
        (Message("Log"), PinballAddress.practice), (Message("Journal"), PinballAddress.journal),
        (Message("Groups"), PinballAddress.groups), (Message("Insights"), PinballAddress.insights),
        (Message("Mechanics"), PinballAddress.mechanics), (Message("Import and export"), PinballAddress.files),
      ],
      current
    )
  }

  private static func tabs(_ pages: [(title: Message, address: WebAddress)], _ current: WebAddress?) -> [Page.Link] {
    pages.map { Page.Link($0.title, $0.address, isCurrent: $0.address == current) }
  }
}
