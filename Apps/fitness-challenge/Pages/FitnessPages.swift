import AppPages
import WebPages

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
    templates = try TemplateLibrary(Self.sources)
    assets =
      Asset.shared + [
        Asset(name: "fitness.css", bytes: PackageResources.fitness_css),
        Asset(name: "fitness.webmanifest", bytes: PackageResources.fitness_webmanifest),
        Asset(name: "icon.svg", bytes: PackageResources.icon_svg),
      ]
  }

  /// Every template of this app by name.
  static let sources: [String: [UInt8]] = [
    "home": PackageResources.home_mustache
  ]
}
