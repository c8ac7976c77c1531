import Pages

extension PinballPages {
  /// What the league and this program are.
  func about(site: String?, signedIn: String) throws(TemplateFailure) -> HTML {
    let view = AboutView(site: site, content: PinballAddress.content.text)
    return try document("About", "about", view, in: .about, signedIn: signedIn)
  }
}

/// What the template `about` sees.
private struct AboutView {
  let site: String?
  let content: String
}
