import Foundation

/// A file that pages refer to: a style sheet, a script, a picture.
public struct Asset: Hashable, Sendable {
  /// The path of the file, such as `/assets/style.css`.
  package let path: String
  /// The name of the file, such as `style.css`.
  var name: String { String(path.split(separator: "/").last ?? "") }
  package let contentType: String
  /// The content.
  package let bytes: [UInt8]
  /// An entity tag that changes with the content: a weak one, because it also names the file in gzip.
  package let etag: String

  /// Creates an asset.
  ///
  /// - Parameters:
  ///   - name: The file's name, whose extension decides the content type.
  ///   - path: The path, if outside the assets' folder.
  ///   - bytes: The content.
  public init(name: String, path: String? = nil, bytes: [UInt8]) {
    self.path = path ?? "/assets/\(name)"
    contentType = Self.contentType(of: name)
    self.bytes = bytes
    etag = "W/\"\(String(Self.fingerprint(of: bytes), radix: 16))-\(bytes.count)\""
  }

  /// The assets of every app's pages.
  package static let shared: [Asset] = [
    Asset(name: "style.css", bytes: PackageResources.style_css),
    Asset(name: "fields.js", bytes: PackageResources.fields_js),
    Asset(name: "file.js", bytes: PackageResources.file_js),
    Asset(name: "forms.js", bytes: PackageResources.forms_js),
    Asset(name: "keep.js", bytes: PackageResources.keep_js),
    Asset(name: "live.js", bytes: PackageResources.live_js),
    Asset(name: "news.js", bytes: PackageResources.news_js),
    Asset(name: "page.js", bytes: PackageResources.page_js),
    Asset(name: "push.js", bytes: PackageResources.push_js),
    Asset(name: "queue.js", bytes: PackageResources.queue_js),
    Asset(name: "shell.js", bytes: PackageResources.shell_js),
    Asset(name: "taps.js", bytes: PackageResources.taps_js),
    Asset(name: "sw.js", path: "/sw.js", bytes: PackageResources.sw_js),
  ]

  private static func contentType(of name: String) -> String {
    switch name.split(separator: ".").last {
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "webmanifest": "application/manifest+json"
    default: "application/octet-stream"
    }
  }

  /// Returns the version of a server's assets, which is part of their addresses: `/assets/{version}/forms.js`.
  ///
  /// The version changes with each file, so a page names only scripts of its own version. The environment variable
  /// `SCOREBOOK_ASSETS` gives the same files another version, by which tests tell two servers apart.
  package static func version(of assets: [Asset]) -> String {
    let salt = ProcessInfo.processInfo.environment["SCOREBOOK_ASSETS"] ?? ""
    let all = assets.map { "\($0.path) \($0.etag)\n" }.sorted().joined() + salt
    return String(fingerprint(of: all.utf8), radix: 16)
  }

  /// Returns the 64-bit FNV-1a hash, which only tells two versions of a file apart.
  static func fingerprint(of bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
