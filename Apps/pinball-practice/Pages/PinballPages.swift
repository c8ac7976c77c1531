import Pages

/// The pages of the pinball app: what a screen holds, as HTML.
///
/// All functions are pure.
struct PinballPages: Sendable {
  let shell: PageShell
  let templates: TemplateLibrary
  let common: CommonPages
  let assets: [Asset]

  init() throws(TemplateFailure) {
    shell = try PageShell(
      product: "Scorebook Pinball",
      icon: "/assets/icon.svg",
      styles: ["/assets/pinball.css"],
      manifest: "/assets/pinball.webmanifest",
      accountLinks: [
        Page.Link("Settings", PinballAddress.settings), Page.Link("Files", PinballAddress.content),
        Page.Link("Others", PinballAddress.people), Page.Link("Notices", WebAddress("inbox")),
      ],
      strip: StripRoutes.address
    )
    common = try CommonPages(shell: shell, words: PinballPractice.words)
    templates = try TemplateLibrary(Self.sources.merging(OpenLinks.templates) { $1 })
    assets =
      Asset.shared + [
        Asset(name: "pinball.css", bytes: PackageResources.pinball_css),
        Asset(name: "cards.js", bytes: PackageResources.cards_js),
        Asset(name: "choices.js", bytes: PackageResources.choices_js),
        Asset(name: "entry.js", bytes: PackageResources.entry_js),
        Asset(name: "find.js", bytes: PackageResources.find_js),
        Asset(name: "order.js", bytes: PackageResources.order_js),
        Asset(name: "reading.js", bytes: PackageResources.reading_js),
        Asset(name: "zone.js", bytes: PackageResources.zone_js),
        Asset(name: "pinball.webmanifest", bytes: PackageResources.pinball_webmanifest),
        Asset(name: "whitewood.svg", bytes: PackageResources.whitewood_svg),
        Asset(name: "icon.svg", bytes: PackageResources.icon_svg),
      ]
  }

  /// Every template of this app by name.
  static let sources: [String: [UInt8]] = [
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

  /// The areas of the app, as every page links to them.
  enum Area: CaseIterable { case home, league, library, practice, about }

  /// A page in its shell.
  func document(
    _ title: String,
    _ template: String,
    _ view: Any,
    in area: Area?,
    layout: Page.Layout = .column,
    scripts: [String] = [],
    signedIn: String
  ) throws(TemplateFailure) -> HTML {
    let page = Page(
      title: title,
      layout: layout,
      body: try templates.render(template, view),
      navigation: Area.allCases.map { Page.Link($0.title, $0.address, isCurrent: $0 == area) },
      scripts: scripts,
      signedIn: signedIn
    )
    return try shell.document(page)
  }
}

extension PinballPages.Area {
  fileprivate var title: String {
    switch self {
    case .home: "Home"
    case .league: "League"
    case .library: "Library"
    case .practice: "Practice"
    case .about: "About"
    }
  }

  fileprivate var address: WebAddress {
    switch self {
    case .home: PinballAddress.home
    case .league: PinballAddress.standings
    case .library: PinballAddress.library
    case .practice: PinballAddress.practice
    case .about: PinballAddress.about
    }
  }
}
