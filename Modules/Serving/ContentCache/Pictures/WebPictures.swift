import Domain
internal import Foundation

/// Pictures of other sites, fetched by the server and cached by the rules of ``ContentCache``.
///
/// A reader's browser asks this server only, and pictures that were seen once are there without a network. Each site has
/// a cache of its own. A site has no list of its pictures, so a picture is fetched when a reader first asks for it.
package struct WebPictures: Sendable {
  private let caches: [String: ContentCache]

  /// Touches neither disk nor network.
  ///
  /// - Parameters:
  ///   - sources: The sites by their hosts, such as `i.ytimg.com`. No other site is asked.
  ///   - folder: The folder of the caches.
  ///   - now: The time in milliseconds since 1970.
  package init(sources: [String: any ContentSource], folder: String, now: @escaping @Sendable () -> Int64) {
    caches = Dictionary(
      uniqueKeysWithValues: sources.map { host, source in
        let cache = ContentCache(
          source: source,
          folder: "\(folder)/\(host)",
          metadata: nil,
          objection: { _, bytes in
            Self.mediaType(of: bytes) == nil ? ContentObjection(Message("This is not a picture.")) : nil
          },
          now: now
        )
        return (host, cache)
      }
    )
  }

  /// Looks for the first of some pictures that is here or can be fetched.
  ///
  /// - Parameter addresses: The addresses of the pictures, by HTTPS.
  /// - Returns: The picture; nil where there is none.
  package func first(of addresses: [String]) async -> Content? {
    for address in addresses {
      guard let url = URL(string: address), url.scheme == "https", let cache = url.host().flatMap({ caches[$0] }),
        let path = ContentPath(url.path(percentEncoded: false)),
        let picture = try? await cache.loadIfThere(path)
      else { continue }
      return picture
    }
    return nil
  }

  /// Checks pictures that readers were shown against their sites, until it is cancelled.
  package func run() async {
    await withDiscardingTaskGroup { group in
      for cache in caches.values { group.addTask { await cache.run() } }
    }
  }

  /// Returns the media type of a picture by its first bytes; nil for other bytes.
  package static func mediaType(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    if bytes.starts(with: Array("GIF8".utf8)) { return "image/gif" }
    let isWebP = bytes.starts(with: Array("RIFF".utf8)) && bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
    return isWebP ? "image/webp" : nil
  }
}
