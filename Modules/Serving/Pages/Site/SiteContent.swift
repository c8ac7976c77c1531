import Domain
import Hypertext
public import Localization

/// The look of an app's pages: its files and words.
public struct SiteContent: Sendable {
  /// The shared pages, in this app's look.
  public private(set) var common: CommonPages
  private(set) var shell: PageShell
  /// The languages of the pages.
  package let languages: Languages
  /// The fields of forms that refusals are about, by the refusals' codes.
  package let faultyFields: [String: [String]]
  /// All files of the site, including the shared ones.
  package let assets: [Asset]
  /// The sentences of the scripts.
  package let scriptTexts: ScriptTexts
  /// The version of the files, which is part of their addresses.
  package let version: String

  /// Creates the content.
  ///
  /// - Parameters:
  ///   - product: The product's name, as in the head of every page.
  ///   - words: The app's words on shared pages.
  ///   - assets: The app's files. All its style sheets are on every page, and `icon.svg` is its picture. Pictures
  ///     `icon-192.png`, `icon-512.png` and `icon-maskable-512.png` are for phones without SVG.
  ///   - links: The pages of the account, beside its notices.
  ///   - places: The places of the app.
  ///   - shortcuts: The pages that the icon on a home screen offers.
  ///   - texts: The app's own texts. Readers are offered their languages.
  ///   - faultyFields: The names of the fields that a refusal may be about, by the refusal's code. The first that the
  ///     form has is at fault. A code that is itself the name of a field needs no entry.
  ///   - queue: What the browser may do with entries that wait for the server.
  public init(
    product: String,
    words: AppWords,
    assets: [Asset],
    links: [Page.Link] = [],
    places: Places = .none,
    shortcuts: [Page.Link] = [],
    texts: [PackedWords] = [],
    faultyFields: [String: [String]] = [:],
    queue: QueueRules = QueueRules()
  ) {
    self.faultyFields = faultyFields
    let languages = SharedTexts.languages(with: texts)
    self.languages = languages
    let manifests = languages.offered.map { language in
      Manifest(of: product, icons: assets, shortcuts: shortcuts, in: languages.localizer(for: language)).asset
    }
    let scripts = ScriptTexts(of: Asset.shared + assets, in: languages)
    (scriptTexts, self.assets) = (scripts, Asset.shared + assets + manifests + [scripts.asset(in: .source)])
    version = Asset.version(of: self.assets + languages.offered.dropFirst().map(scripts.asset))
    shell = PageShell(
      product: product,
      icon: "/assets/icon.svg",
      styles: assets.map(\.path).filter { $0.hasSuffix(".css") },
      manifest: Manifest.path(in:),
      touchIcon: assets.map(\.path).first { $0.hasSuffix("/icon-192.png") },
      accountLinks: [
        Page.Link("Your account", AccountRoutes.address), Page.Link("Notices", WebAddress("inbox")),
        Page.Link("Phones", PhoneRoutes.address),
      ] + links,
      strip: StripRoutes.address,
      places: places,
      version: version,
      queue: queue,
      assets: self.assets,
      languages: languages
    )
    common = CommonPages(shell: shell, words: words)
  }

  /// The texts of the content's language.
  public var text: Localizer { shell.text }

  /// Returns the same content in a language.
  public func `in`(_ language: Language) -> SiteContent {
    guard language != text.language else { return self }
    var content = self
    (content.common, content.shell) = (common.in(language), shell.in(language))
    return content
  }

  /// Returns the same content in the language of a request.
  public func `in`(_ visit: Visit) -> SiteContent { self.in(visit.language) }
}
