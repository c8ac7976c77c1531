import Domain
import Foundation
import Hypertext
import Pages

extension PinballPages {
  /// The page about the league and this program.
  ///
  /// - Parameters:
  ///   - site: The address of the league's site; nil for a league without one.
  ///   - notes: What the owner tells about the league.
  ///   - hasLeague: Whether a league is chosen.
  /// - Returns: The page.
  /// - Throws: `TemplateFailure`.
  func about(site: String?, notes: LeagueNotes, hasLeague: Bool) throws(TemplateFailure) -> Page {
    let own = notes.rules.split(whereSeparator: \.isNewline).map(String.init)
    let view = AboutView(
      hasLeague: hasLeague,
      own: own,
      isOfLansing: own.isEmpty && site.flatMap { URL(string: $0)?.host() } == Self.lansing,
      site: site,
      community: notes.link,
      content: PinballAddress.content.text
    )
    return try page(Message("About"), "about", view, in: .about)
  }

  /// The site of the Lansing Pinball League, whose rules are known.
  ///
  /// The owner may tell those of any other league.
  private static let lansing = "pillyliu.com"
}

/// The view of the template `about`.
private struct AboutView {
  let hasLeague: Bool
  /// The league's rules in the owner's words, paragraph by paragraph.
  let own: [String]
  let isOfLansing: Bool
  let site: String?
  /// The address of the league's group; nil if the owner named none.
  let community: String?
  let content: String
}
