/// The web app manifest, with which a browser can install an app.
struct Manifest {
  private struct Icon: Encodable {
    let src: String
    let sizes: String
    let type: String
    let purpose: String
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
  }

  private let content: Content

  /// Creates the manifest.
  ///
  /// - Parameters:
  ///   - product: The name of the app. Its last word is the name under the icon.
  ///   - icons: The app's files, with its pictures among them.
  init(of product: String, icons: [Asset]) {
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
      }
    )
  }

  /// The file; empty for a name that cannot be written, which no app has.
  var asset: Asset {
    Asset(name: "app.webmanifest", bytes: (try? content.json).map { Array($0.utf8) } ?? [])
  }
}
