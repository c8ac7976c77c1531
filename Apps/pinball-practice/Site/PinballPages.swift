import Domain
import Hypertext
import Localization
import Pages

/// The pages of the pinball app: each function makes the page of one screen.
///
/// All functions are pure.
struct PinballPages: Sendable {
  private(set) var content: SiteContent

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
      texts: PinballPractice.texts,
      faultyFields: Self.faultyFields,
      // The rows of a journal name each other by their ids, so a row depends on no other that is queued.
      queue: QueueRules(commuting: ["practice", "library"])
    )
  }

  /// Returns the same pages in the language of a request.
  func `in`(_ visit: Visit) -> PinballPages { self.in(visit.language) }

  /// Returns the same pages in a language.
  func `in`(_ language: Language) -> PinballPages {
    var pages = self
    pages.content = content.in(language)
    return pages
  }

  /// The area of a page, which says what stands beside it.
  enum Area: Hashable {
    case home, library, about
    /// nil for a page that is none of the tabs.
    case league(LeagueTab?), practice(PracticeTab?)
  }

  /// The pages of the league, side by side.
  enum LeagueTab: CaseIterable { case standings, stats, targets, compare }

  /// The pages of practice, side by side.
  enum PracticeTab: CaseIterable { case log, journal, groups, insights, mechanics, files }

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - title: Shown by the browser.
  ///   - body: The content.
  ///   - area: The area to which the page belongs; nil for none.
  ///   - layout: The use of the screen.
  ///   - scripts: The script modules that the page uses besides the shared ones.
  ///   - follows: The records that the page shows.
  ///   - json: The content for programs.
  /// - Returns: The page.
  func page(
    _ title: Message,
    _ body: HTML,
    in area: Area?,
    layout: Page.Layout = .column,
    scripts: [String] = [],
    follows: [ItemPath] = [],
    json: (any Encodable & Sendable)? = nil
  ) -> Page {
    Page(
      title: title,
      layout: layout,
      body: body,
      tabs: area?.tabs ?? [],
      scripts: scripts,
      follows: follows,
      json: json
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
    "nameRequired": ["name"],
    "endBeforeStart": ["end"], "notConfirmed": ["word"], "noPlayer": ["player"], "unreadablePractice": ["list"],
    "tooLarge": ["list", "note"],
  ]

  fileprivate static let places = Places { parts in
    let area = parts.first ?? ""
    return [
      Page.Link("Home", PinballAddress.home, isCurrent: area.isEmpty),
      Page.Link("League", PinballAddress.standings, isCurrent: area == "league"),
      Page.Link("Library", PinballAddress.library, isCurrent: area == "library"),
      Page.Link("Practice", PinballAddress.practice, isCurrent: area == "practice"),
      Page.Link("About", PinballAddress.about, isCurrent: area == "about"),
    ]
  }
}

extension PinballPages.Area {
  fileprivate var tabs: [Page.Link] {
    switch self {
    case .home, .library, .about: []
    case .league(let current):
      PinballPages.LeagueTab.allCases.map {
        Page.Link($0.page.title, $0.page.address, isCurrent: $0 == current)
      }
    case .practice(let current):
      PinballPages.PracticeTab.allCases.map {
        Page.Link($0.page.title, $0.page.address, isCurrent: $0 == current)
      }
    }
  }
}

extension PinballPages.LeagueTab {
  fileprivate var page: (title: Message, address: WebAddress) {
    switch self {
    case .standings: (Message("Standings"), PinballAddress.standings)
    case .stats: (Message("Stats"), PinballAddress.stats)
    case .targets: (Message("Targets"), PinballAddress.targets)
    case .compare: (Message("Compare"), PinballAddress.compare)
    }
  }
}

extension PinballPages.PracticeTab {
  fileprivate var page: (title: Message, address: WebAddress) {
    switch self {
    case .log: (Message("Log"), PinballAddress.practice)
    case .journal: (Message("Journal"), PinballAddress.journal)
    case .groups: (Message("Groups"), PinballAddress.groups)
    case .insights: (Message("Insights"), PinballAddress.insights)
    case .mechanics: (Message("Mechanics"), PinballAddress.mechanics)
    case .files: (Message("Import and export"), PinballAddress.files)
    }
  }
}
