import Pages

extension PinballPages {
  /// Returns the page about the league and this program.
  func about(site: String?, hasLeague: Bool) throws(TemplateFailure) -> Page {
    let view = AboutView(hasLeague: hasLeague, site: site, content: PinballAddress.content.text)
    return try page("About", "about", view, in: .about)
  }
}

/// The view of the template `about`.
private struct AboutView {
  let hasLeague: Bool
  let site: String?
  let content: String
}
