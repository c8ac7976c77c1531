import Composition
import ContentCache
import Domain
import Foundation
import ScorebookKit

/// The pictures that YouTube has of videos, fetched by the server.
enum VideoPictures {
  private static let hosts = ["i.ytimg.com", "img.youtube.com"]

  /// Returns the cache of the pictures, from a mirror in place of YouTube; nil for a mirror `none`.
  static func cache(_ mirror: String?, _ clock: ClockAndIdentities) throws(ContentFailure) -> WebPictures? {
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
      now: { clock.now().rawValue }
    )
  }
}
