import Domain
import Hypertext
import Localization
import Pages

/// The pages of the pinball app: each function makes the page of one screen.
///
/// All functions are pure.
struct PinballPages: Sendable {
  private(set) var content: SiteContent

  init() throws(TemplateFailure) {
    content = try SiteContent(
      product: "Scorebook Pinball",
      words: PinballPractice.words,
      templates: Self.templates,
      assets: [
        Asset(name: "pinball.css", bytes: PackageResources.pinball_css),
        Asset(name: "cards.js", bytes: PackageResources.cards_js),
        Asset(name: "choices.js", bytes: PackageResources.choices_js),
        Asset(name: "entry.js", bytes: PackageResources.entry_js),
        Asset(name: "find.js", bytes: PackageResources.find_js),
        Asset(name: "opened.js", bytes: PackageResources.opened_js),
        Asset(name: "order.js", bytes: PackageResources.order_js),
        Asset(name: "reading.js", bytes: PackageResources.reading_js),
        Asset(name: "score.js", bytes: PackageResources.score_js),
        Asset(name: "upload.js", bytes: PackageResources.upload_js),
        Asset(name: "zone.js", bytes: PackageResources.zone_js),
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

  /// Every template of this app by name.
  static let templates: [String: [UInt8]] = [
    "about": PackageResources.about_mustache,
    "compare": PackageResources.compare_mustache,
    "change-entry": PackageResources.change_entry_mustache,
    "content": PackageResources.content_mustache,
    "entry": PackageResources.entry_mustache,
    "files": PackageResources.files_mustache,
    "game": PackageResources.game_mustache,
    "group": PackageResources.group_mustache,
    "group-form": PackageResources.group_form_mustache,
    "group-games": PackageResources.group_games_mustache,
    "group-list": PackageResources.group_list_mustache,
    "groups": PackageResources.groups_mustache,
    "home": PackageResources.home_mustache,
    "insights": PackageResources.insights_mustache,
    "trend": PackageResources.trend_mustache,
    "versus": PackageResources.versus_mustache,
    "distribution": PackageResources.distribution_mustache,
    "journal": PackageResources.journal_mustache,
    "library": PackageResources.library_mustache,
    "mechanics": PackageResources.mechanics_mustache,
    "competency": PackageResources.competency_mustache,
    "notes": PackageResources.notes_mustache,
    "opened": PackageResources.opened_mustache,
    "people": PackageResources.people_mustache,
    "order": PackageResources.order_mustache,
    "player": PackageResources.player_mustache,
    "playfield": PackageResources.playfield_mustache,
    "rulesheet": PackageResources.rulesheet_mustache,
    "settings": PackageResources.settings_mustache,
    "standings": PackageResources.standings_mustache,
    "stats": PackageResources.stats_mustache,
    "targets": PackageResources.targets_mustache,
    "workspace": PackageResources.workspace_mustache,
  ]

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
  ///   - template: The template of the content.
  ///   - view: A value whose properties the template names.
  ///   - area: The area to which the page belongs; nil for none.
  ///   - layout: The use of the screen.
  ///   - scripts: The script modules that the page uses besides the shared ones.
  ///   - follows: The records that the page shows.
  ///   - json: The content for programs.
  /// - Returns: The page.
  /// - Throws: ``TemplateFailure``.
  func page(
    _ title: Message,
    _ template: String,
    _ view: Any,
    in area: Area?,
    layout: Page.Layout = .column,
    scripts: [String] = [],
    follows: [Path] = [],
    json: (any Encodable & Sendable)? = nil
  ) throws(TemplateFailure) -> Page {
    Page(
      title: title,
      layout: layout,
      body: try content.render(template, view),
      tabs: area?.tabs ?? [],
      scripts: scripts,
      follows: follows,
      json: json
    )
  }
}

/// A form that the browser sends by itself when its page is opened: what the template `opened` sees.
///
/// Opening a page changes nothing, so that a page which is rendered again, fetched early or cached records nothing.
struct OpenedView {
  let action: String
  let hidden: [HiddenField]

  init(_ action: WebAddress, _ ticket: FormTicket, _ fields: [HiddenField] = []) {
    (self.action, hidden) = (action.text, [ticket.field(for: "opened")] + fields)
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
