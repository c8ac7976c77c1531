import Domain
import Pages

extension PinballPages {
  /// The page about the league and this program.
  func about(site: String?, community: String?, hasLeague: Bool) throws(TemplateFailure) -> Page {
    let view = AboutView(hasLeague: hasLeague, site: site, community: community, content: PinballAddress.content.text)
    return try page(Message("About"), "about", view, in: .about)
  }
}

/// The view of the template `about`.
private struct AboutView {
  let hasLeague: Bool
  let site: String?
  /// The address of the league's group; nil if the owner named none.
  let community: String?
  let content: String
}
