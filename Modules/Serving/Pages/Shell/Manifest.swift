import Hypertext
import Localization

/// The web app manifest in one language, with which a browser can install an app.
struct Manifest {
  private struct Icon: Encodable {
    let src: String
    let sizes: String
    let type: String
    let purpose: String
  }

  private struct Shortcut: Encodable {
    let name: String
    let url: String
  }

  private struct Content: Encodable {
    let id = "/"
    let name: String
    let short_name: String
    let start_url = "/"
    let scope = "/"
    let display = "standalone"
    let background_color = "#f6f3ec"
    let theme_color = "#f6f3ec"
    let icons: [Icon]
    let lang: String
    let shortcuts: [Shortcut]
  }

  private let content: Content
  private let language: Language

  /// Creates the manifest.
  ///
  /// - Parameters:
  ///   - product: The name of the app. Its last word is the name under the icon.
  ///   - icons: The app's files, with its pictures among them.
  ///   - shortcuts: The pages that the icon offers.
  ///   - text: The texts of the language.
  init(of product: String, icons: [Asset], shortcuts: [Page.Link], in text: Localizer) {
    language = text.language
    let all = [
      ("icon.svg", "any", "any"), ("icon-192.png", "192x192", "any"), ("icon-512.png", "512x512", "any"),
      ("icon-maskable-512.png", "512x512", "maskable"),
    ]
    content = Content(
      name: product,
      short_name: product.split(separator: " ").last.map(String.init) ?? product,
      icons: all.compactMap { name, sizes, purpose in
        icons.first { $0.path == "/assets/\(name)" }.map {
          Icon(src: $0.path, sizes: sizes, type: $0.contentType, purpose: purpose)
        }
      },
      lang: text.language.tag,
      shortcuts: shortcuts.map { Shortcut(name: text($0.label), url: $0.address.text) }
    )
  }

  private static func name(in language: Language) -> String {
    language == .source ? "app.webmanifest" : "app-\(language.tag).webmanifest"
  }

  /// Returns the path of the file in a language.
  @Sendable
  static func path(in language: Language) -> String { "/assets/\(name(in: language))" }

  /// The file; empty for a name that cannot be written, which no app has.
  var asset: Asset {
    Asset(name: Self.name(in: language), bytes: (try? content.json).map { Array($0.utf8) } ?? [])
  }
}
