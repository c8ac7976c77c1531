/// The look of an app's pages: its templates, files and words.
public struct SiteContent: Sendable {
  public let words: AppWords
  /// The pages that all apps have, in this app's look.
  public let common: CommonPages
  let shell: PageShell
  /// The fields of forms that refusals are about, by the refusals' codes.
  public let faultyFields: [String: [String]]
  /// All files of the site, the shared ones among them.
  public let assets: [Asset]
  /// The version of the files, which stands in their addresses.
  public let version: String
  private let templates: TemplateLibrary

  /// - Parameters:
  ///   - product: The product's name, as in the head of every page.
  ///   - words: What shared pages say.
  ///   - templates: The app's templates by name, as bytes of mustache.
  ///   - assets: The app's files. All style sheets among them are those of every page, and `icon.svg` is its picture. Pictures
  ///     `icon-192.png`, `icon-512.png` and `icon-maskable-512.png` are for phones that take no SVG.
  ///   - links: Pages of the account, beside its notices.
  ///   - places: The places of the app.
  ///   - faultyFields: The names of the fields that a refusal may be about, by the refusal's code; the first that the form has
  ///     is at fault. A code that is itself the name of a field needs no entry.
  /// - Throws: ``TemplateFailure`` for a broken template.
  public init(
    product: String,
    words: AppWords,
    templates: [String: [UInt8]],
    assets: [Asset],
    links: [Page.Link] = [],
    places: Places = .none,
    faultyFields: [String: [String]] = [:]
  ) throws(TemplateFailure) {
    (self.words, self.faultyFields) = (words, faultyFields)
    let manifest = Manifest(of: product, icons: assets).asset
    self.assets = Asset.shared + assets + [manifest]
    version = Asset.version(of: self.assets)
    shell = try PageShell(
      product: product,
      icon: "/assets/icon.svg",
      styles: assets.map(\.path).filter { $0.hasSuffix(".css") },
      manifest: manifest.path,
      touchIcon: assets.map(\.path).first { $0.hasSuffix("/icon-192.png") },
      accountLinks: [
        Page.Link("Your account", AccountRoutes.address), Page.Link("Notices", WebAddress("inbox")),
        Page.Link("Phones", PhoneRoutes.address),
      ] + links,
      strip: StripRoutes.address,
      places: places,
      version: version
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
