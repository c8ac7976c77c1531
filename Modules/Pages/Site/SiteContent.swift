/// The look of an app's pages: its templates, files and words.
public struct SiteContent: Sendable {
  public let words: AppWords
  /// The pages that all apps have, in this app's look.
  public let common: CommonPages
  let shell: PageShell
  /// All files of the site, the shared ones among them.
  public let assets: [Asset]
  private let templates: TemplateLibrary

  /// - Parameters:
  ///   - product: The product's name, as in the head of every page.
  ///   - words: What shared pages say.
  ///   - templates: The app's templates by name, as bytes of mustache.
  ///   - assets: The app's files. All style sheets among them are those of every page, `icon.svg` is its picture, and a
  ///     `.webmanifest` makes the site an app that can be installed.
  ///   - links: Pages of the account, beside its notices.
  ///   - places: The places of the app.
  /// - Throws: ``TemplateFailure`` for a broken template.
  public init(
    product: String,
    words: AppWords,
    templates: [String: [UInt8]],
    assets: [Asset],
    links: [Page.Link] = [],
    places: Places = .none
  ) throws(TemplateFailure) {
    (self.words, self.assets) = (words, Asset.shared + assets)
    shell = try PageShell(
      product: product,
      icon: "/assets/icon.svg",
      styles: assets.map(\.path).filter { $0.hasSuffix(".css") },
      manifest: assets.map(\.path).first { $0.hasSuffix(".webmanifest") },
      accountLinks: [
        Page.Link("Your account", AccountRoutes.address), Page.Link("Notices", WebAddress("inbox")),
        Page.Link("Phones", PhoneRoutes.address),
      ] + links,
      strip: StripRoutes.address,
      places: places
    )
    common = try CommonPages(shell: shell, words: words)
    self.templates = try TemplateLibrary(OpenLinks.templates.merging(templates) { $1 })
  }

  /// Fills in one of the app's templates.
  ///
  /// - Parameters:
  ///   - name: The template.
  ///   - view: A value whose properties the template names.
  /// - Returns: The markup.
  /// - Throws: ``TemplateFailure/unknown(name:)``.
  public func render(_ name: String, _ view: Any) throws(TemplateFailure) -> HTML { try templates.render(name, view) }
}
