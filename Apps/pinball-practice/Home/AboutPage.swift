import Pages

extension PinballPages {
  /// What the league and this program are.
  func about(site: String?, hasLeague: Bool) throws(TemplateFailure) -> Page {
    let view = AboutView(hasLeague: hasLeague, site: site, content: PinballAddress.content.text)
    return try page("About", "about", view, in: .about)
  }
}

/// What the template `about` sees.
private struct AboutView {
  let hasLeague: Bool
  let site: String?
  let content: String
}
