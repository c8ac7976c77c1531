internal import Foundation

/// A position in a video, as players type or paste it.
enum VideoTime {
  /// Returns the seconds of `1:02:03`, of `12:34`, or of a link with a position, such as `https://youtu.be/…?t=754`.
  static func seconds(_ text: String) -> Int? { clock(text) ?? place(inLink: text) }

  private static func clock(_ text: String) -> Int? {
    if let match = text.wholeMatch(of: #/([0-9]{1,2}):([0-5][0-9]):([0-5][0-9])/#)?.output {
      return sum(match.1, match.2, match.3)
    }
    return text.wholeMatch(of: #/([0-9]{1,3}):([0-5][0-9])/#).flatMap { sum("0", $0.output.1, $0.output.2) }
  }

  /// Returns the value of `t` or `start` after `?` or `#`: seconds, or a text such as `1h2m3s`.
  private static func place(inLink text: String) -> Int? {
    guard let parts = URLComponents(string: text), ["http", "https"].contains(parts.scheme?.lowercased()) else {
      return nil
    }
    var fragment = URLComponents()
    fragment.percentEncodedQuery = parts.percentEncodedFragment
    let items = (parts.queryItems ?? []) + (fragment.queryItems ?? [])
    guard let value = items.first(where: { ["t", "start"].contains($0.name) })?.value,
      let match = value.wholeMatch(of: #/(?:([0-9]{1,2})h)?(?:([0-9]{1,3})m)?(?:([0-9]{1,6})s?)?/#)?.output,
      !value.isEmpty
    else { return nil }
    return sum(match.1 ?? "0", match.2 ?? "0", match.3 ?? "0")
  }

  private static func sum(_ hours: Substring, _ minutes: Substring, _ seconds: Substring) -> Int? {
    guard let hours = Int(hours), let minutes = Int(minutes), let seconds = Int(seconds) else { return nil }
    return (hours * 60 + minutes) * 60 + seconds
  }
}
