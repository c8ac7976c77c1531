import AppKit
import Composition
import ContentCache
import Domain
import Foundation

/// The pictures that YouTube has of videos, fetched by the server.
enum VideoPictures {
  private static let hosts = ["i.ytimg.com", "img.youtube.com"]

  /// Returns the cache of the pictures.
  ///
  /// - Parameters:
  ///   - mirror: The address of a site in place of YouTube's; nil for YouTube's own.
  ///   - installation: Its clock dates the pictures.
  /// - Returns: nil for a mirror `none`.
  /// - Throws: `ContentFailure/invalidAddress(_:)`.
  static func cache(_ mirror: String?, for installation: Installation) throws(ContentFailure) -> WebPictures? {
    if mirror == "none" { return nil }
    var limits = WebLimits()
    (limits.deadline, limits.fileBytes) = (.seconds(10), 1 << 20)
    var sources: [String: any ContentSource] = [:]
    for host in hosts {
      sources[host] =
        if let mirror { try WebContent(mirror, limits: limits) } else {
          try WebContent("https://\(host)", limits: limits, reach: .publicOnly)
        }
    }
    return WebPictures(
      sources: sources,
      folder: StoreChoice.dataFolder().appending(component: "pinball-video-pictures").path,
      now: { [now = installation.now] in now().rawValue }
    )
  }
}
