internal import Foundation

/// A video about a game, on another site.
package struct GameVideo: Hashable, Sendable {
  /// The kind: `tutorial`, `gameplay`, `competition`, or the file's own word.
  package let kind: String?
  package let label: String
  /// The address, which is safe to open.
  package let url: String
  /// The YouTube id; nil for a video elsewhere.
  package let youTubeID: String?

  /// Creates a video; nil for anything but a web address.
  package init?(kind: String?, label: String?, url: String) {
    guard let parts = URLComponents(string: url), let scheme = parts.scheme?.lowercased(),
      ["http", "https"].contains(scheme), let host = parts.host?.lowercased(), !host.isEmpty
    else { return nil }
    self.kind = kind
    self.label = label ?? kind?.capitalizedFirst ?? "Video"
    self.url = url
    youTubeID = Self.youTubeID(host, parts)
  }

  /// The addresses of preview pictures, in order of preference.
  package var thumbnails: [String] {
    guard let youTubeID else { return [] }
    return [
      "https://i.ytimg.com/vi/\(youTubeID)/hqdefault.jpg", "https://img.youtube.com/vi/\(youTubeID)/hqdefault.jpg",
      "https://img.youtube.com/vi/\(youTubeID)/mqdefault.jpg", "https://img.youtube.com/vi/\(youTubeID)/0.jpg",
    ]
  }

  private static func youTubeID(_ host: String, _ parts: URLComponents) -> String? {
    let path = parts.path.split(separator: "/").map(String.init)
    var id: String?
    if belongs(host, to: "youtu.be") {
      id = path.first
    } else if belongs(host, to: "youtube.com") || belongs(host, to: "youtube-nocookie.com") {
      if ["shorts", "embed", "live"].contains(path.first), path.count > 1 {
        id = path[1]
      } else {
        id = parts.queryItems?.first { $0.name == "v" }?.value
      }
    }
    let isGood = id?.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    return isGood == true && id?.isEmpty == false ? id : nil
  }

  private static func belongs(_ host: String, to domain: String) -> Bool {
    host == domain || host.hasSuffix(".\(domain)")
  }
}

extension GameVideo: Decodable {
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: TextKey.self)
    let (kind, label) = (fields.text("kind"), fields.text("label"))
    guard let url = fields.text("url"), let video = GameVideo(kind: kind, label: label, url: url) else {
      throw Unreadable()
    }
    self = video
  }
}
