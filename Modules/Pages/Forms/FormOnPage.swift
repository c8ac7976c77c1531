/// A sent form, found again on its page.
struct FormOnPage {
  let markup: Markup
  /// The tags of the form, its own included.
  let tags: Range<Int>

  /// Finds the form with an address that has the fields that were sent.
  ///
  /// Of several forms with one address, such as one for each member of a list, the form with the most equal hidden
  /// fields is the one.
  ///
  /// - Parameters:
  ///   - markup: The page.
  ///   - action: The path that the form was sent to.
  ///   - sent: The fields that were sent.
  init?(in markup: Markup, to action: String, with sent: [String: String]) {
    self.markup = markup
    var best: (tags: Range<Int>, score: Int)?
    var start: Int?
    for (place, tag) in markup.tags.enumerated() where tag.name == "form" {
      guard tag.isEnd else {
        start = place
        continue
      }
      guard let first = start else { continue }
      start = nil
      let tags = first..<(place + 1)
      guard Self.leads(markup.tags[tags], to: action) else { continue }
      let score = Self.score(markup.tags[tags], sent)
      if best.map({ $0.score < score }) ?? true { best = (tags, score) }
    }
    guard let best else { return nil }
    tags = best.tags
  }

  /// Returns the question that the form asks before it is sent.
  ///
  /// - Parameter sent: The fields that were sent, which identify the button.
  /// - Returns: The question and the text of the button; nil for none.
  func question(_ sent: [String: String]) -> (sentence: String, button: String)? {
    let form = markup.tags[tags.lowerBound]
    let buttons = tags.filter { markup.tags[$0].name == "button" && !markup.tags[$0].isEnd }
    let pressed =
      buttons.first { button in
        let attributes = markup.tags[button].attributes
        return attributes["name"].map { sent[$0] == attributes["value"] } ?? false
      } ?? buttons.first { markup.tags[$0].attributes["name"] == nil }
    let own = pressed.flatMap { markup.tags[$0].sentence("data-ask") }
    // A field asks about some of its values only, such as dates far ahead.
    let field = tags.lazy.filter { markup.tags[$0].name == "input" }.compactMap {
      markup.tags[$0].sentence("data-ask")
    }
    guard let sentence = own ?? form.sentence("data-ask") ?? field.first else { return nil }
    return (sentence, pressed.map(label) ?? "Go on")
  }

  private func label(_ button: Int) -> String {
    let tag = markup.tags[button]
    if let label = tag.sentence("data-ask-button") { return label }
    if let label = tag.sentence("aria-label") { return label }
    let end = markup.tags[button...].first { $0.name == "button" && $0.isEnd }
    return markup.text(tag.range.upperBound..<(end?.range.lowerBound ?? tag.range.upperBound))
  }

  private static func leads(_ tags: ArraySlice<Markup.Tag>, to action: String) -> Bool {
    guard let form = tags.first, form.attributes["method"]?.lowercased() == "post" else { return false }
    let addresses = [form.attributes["action"]] + tags.map { $0.attributes["formaction"] }
    return addresses.contains { $0.map { String($0.prefix { $0 != "?" }) } == action }
  }

  private static func score(_ tags: ArraySlice<Markup.Tag>, _ sent: [String: String]) -> Int {
    tags.reduce(0) { sum, tag in
      guard tag.attributes["type"] == "hidden", let name = tag.attributes["name"], name != "id" else { return sum }
      return sum + (sent[name] == tag.attributes["value"] ?? "" ? 1 : -1)
    }
  }
}
