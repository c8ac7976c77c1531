/// Finds in markup what a content security policy of `default-src 'self'` would not run or load.
enum PolicyCheck {
  static func violations(in html: String) -> [String] {
    var found: [String] = []
    for tag in tags(in: html) {
      let text = tag.lowercased()
      if text.hasPrefix("script"), !text.contains(" src=\"/") { found.append("inline script: <\(tag)>") }
      if text.hasPrefix("style") { found.append("inline style sheet") }
      if text.contains(" style=") { found.append("style attribute: <\(tag)>") }
      if text.contains("javascript:") { found.append("script address: <\(tag)>") }
      // A link loads nothing.
      let loads = text.contains("=\"http") || text.contains("=\"//")
      if loads, !text.hasPrefix("a ") { found.append("another site: <\(tag)>") }
      let names = attributeNames(of: text)
      if names.contains(where: { $0.hasPrefix("on") }) { found.append("event handler: <\(tag)>") }
    }
    return found
  }

  /// Returns the tags of a page, without closing tags and comments.
  ///
  /// A browser reads scalars: an accent after `>` is text, although Swift takes both as one character.
  private static func tags(in html: String) -> [String] {
    html.unicodeScalars.split(separator: "<").dropFirst().compactMap { part in
      guard part.first?.properties.isAlphabetic == true else { return nil }
      return String(part.prefix { $0 != ">" })
    }
  }

  private static func attributeNames(of tag: String) -> [Substring] {
    // Values may hold spaces; what stands in quotes is left out first.
    let bare = tag.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    return bare.split(whereSeparator: \.isWhitespace).dropFirst().map { $0.prefix { $0 != "=" } }
  }
}
