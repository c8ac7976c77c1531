import Pages

/// The pages of the fitness app: what a screen holds, as HTML.
///
/// All functions are pure.
struct FitnessPages: Sendable {
  let shell: PageShell
  let templates: TemplateLibrary
  let common: CommonPages
  let assets: [Asset]

  init() throws(TemplateFailure) {
    shell = try PageShell(
      product: "Scorebook Fitness",
      icon: "/assets/icon.svg",
      styles: ["/assets/fitness.css"],
      manifest: "/assets/fitness.webmanifest",
      accountLinks: [Page.Link("Notices", WebAddress("inbox"))],
      strip: StripRoutes.address
    )
    common = try CommonPages(shell: shell, words: FitnessChallenge.words)
    templates = try TemplateLibrary(Self.sources.merging(OpenLinks.templates) { $1 })
    assets =
      Asset.shared + [
        Asset(name: "fitness.css", bytes: PackageResources.fitness_css),
        Asset(name: "zone.js", bytes: PackageResources.zone_js),
        Asset(name: "fitness.webmanifest", bytes: PackageResources.fitness_webmanifest),
        Asset(name: "icon.svg", bytes: PackageResources.icon_svg),
      ]
  }

  /// Every template of this app by name.
  static let sources: [String: [UInt8]] = [
    "boards": PackageResources.boards_mustache,
    "group": PackageResources.group_mustache,
    "group-settings": PackageResources.group_settings_mustache,
    "home": PackageResources.home_mustache,
    "mine": PackageResources.mine_mustache,
    "people": PackageResources.people_mustache,
    "sources": PackageResources.sources_mustache,
    "week": PackageResources.week_mustache,
    "week-live": PackageResources.week_live_mustache,
    "weeks": PackageResources.weeks_mustache,
  ]

  /// A page in its shell.
  func document(
    _ title: String,
    _ template: String,
    _ view: Any,
    scripts: [String] = [],
    signedIn: String
  ) throws(TemplateFailure) -> HTML {
    let body = try templates.render(template, view)
    return try shell.document(Page(title: title, body: body, scripts: scripts, signedIn: signedIn))
  }
}
