/// A page with a rejected form on it: the fields hold the entered values, and a message is at the field at fault.
struct FormCorrection {
  private static let messageID = "form-fault"

  private let found: FormOnPage
  private let sent: [String: String]
  private let address: String
  /// The position of the tag before which the message goes, and of the field at fault.
  private var field: Int?
  /// Whether the sentence needs the field's label before it.
  private let isBare: Bool

  private var markup: Markup { found.markup }

  /// Creates the correction.
  ///
  /// - Parameters:
  ///   - found: The form on its page.
  ///   - sent: The fields that were sent.
  ///   - name: The field at fault; nil for a fault of the whole form.
  ///   - isBare: Whether the sentence about the fault does not name the field.
  ///   - address: The address of the form's page, which the form sends along from now on.
  init(_ found: FormOnPage, sent: [String: String], field name: String?, isBare: Bool, address: String) {
    (self.found, self.sent, self.isBare, self.address) = (found, sent, isBare, address)
    guard let name else { return }
    field = found.tags.first { place in
      let tag = found.markup.tags[place]
      return tag.attributes["name"] == name && Self.isTyped(tag)
    }
  }

  /// Returns the page with the filled form.
  ///
  /// - Parameter sentence: The fault.
  /// - Returns: The page.
  func page(_ sentence: String) -> String {
    var out: [UInt8] = []
    var copied = 0
    let opened = openedDetails
    for (place, tag) in markup.tags.enumerated()
    where place < found.tags.upperBound || tag.attributes["data-live"] != nil {
      let isInside = found.tags.contains(place)
      guard let new = isInside ? inside(place, sentence) : outside(place, opened) else { continue }
      out += markup.bytes[copied..<tag.range.lowerBound]
      out += new.text.utf8
      copied = new.end ?? tag.range.upperBound
    }
    out += markup.bytes[copied...]
    return String(decoding: out, as: UTF8.self)
  }

  /// The `<details>` around the form or the field, which must be open to show the message.
  private var openedDetails: Set<Int> {
    var open: [Int] = []
    for place in 0..<(field ?? found.tags.lowerBound) where markup.tags[place].name == "details" {
      if markup.tags[place].isEnd { _ = open.popLast() } else { open.append(place) }
    }
    return Set(open)
  }

  /// Returns the replacement of a tag outside the form.
  private func outside(_ place: Int, _ opened: Set<Int>) -> (text: String, end: Int?)? {
    var tag = markup.tags[place]
    if opened.contains(place) {
      tag.attributes["open"] = ""
    } else if tag.attributes["data-live"] != nil, tag.name == "main" || place < found.tags.lowerBound,
      tag.name != "aside"
    {
      // A stream would replace the entered values by the old page.
      tag.attributes["data-held"] = ""
    } else {
      return nil
    }
    return (tag.text, nil)
  }

  /// Returns the replacement of a tag of the form; `end` is the end of the replaced bytes if they are more than the
  /// tag.
  private func inside(_ place: Int, _ sentence: String) -> (text: String, end: Int?)? {
    var tag = markup.tags[place]
    guard !tag.isEnd else { return nil }
    var end: Int?
    var after = ""
    switch tag.name {
    case "form":
      if field == nil { tag.attributes["aria-describedby"] = Self.messageID }
      after = "<input type=\"hidden\" name=\"\(Self.pageField)\" value=\"\(EscapedText.escape(address))\">"
      if field == nil { after = message(sentence) + after }
    // Any of them may hold entered text.
    case "details": tag.attributes["open"] = ""
    case "input": fill(&tag)
    case "option": select(&tag, place)
    case "textarea":
      if let text = tag.attributes["name"].flatMap({ sent[$0] }),
        let close = markup.tags[place...].first(where: { $0.name == "textarea" && $0.isEnd })
      {
        (after, end) = ("\n" + EscapedText.escape(text), close.range.lowerBound)
      }
    case "select": break
    default: return nil
    }
    var before = ""
    if place == field {
      before = message(label.map { "\($0): \(sentence.prefix(1).lowercased())\(sentence.dropFirst())" } ?? sentence)
      tag.attributes["aria-invalid"] = "true"
      let described = [tag.attributes["aria-describedby"], Self.messageID].compactMap(\.self)
      tag.attributes["aria-describedby"] = described.joined(separator: " ")
      tag.attributes["autofocus"] = ""
    }
    return (before + tag.text + after, end)
  }

  private func fill(_ tag: inout Markup.Tag) {
    guard let name = tag.attributes["name"] else { return }
    switch tag.attributes["type"] {
    case "checkbox", "radio":
      let isOn = sent[name] == tag.attributes["value"] ?? "on"
      tag.attributes["checked"] = isOn ? "" : nil
    case "hidden", "file", "submit", "button", "image", "password": break
    default: if let text = sent[name] { tag.attributes["value"] = text }
    }
  }

  private func select(_ tag: inout Markup.Tag, _ place: Int) {
    let list = markup.tags[..<place].last { $0.name == "select" && !$0.isEnd }
    guard let chosen = list?.attributes["name"].flatMap({ sent[$0] }) else { return }
    tag.attributes["selected"] = chosen == tag.attributes["value"] ? "" : nil
  }

  private func message(_ sentence: String) -> String {
    let focus = field == nil ? " tabindex=\"-1\" autofocus" : ""
    return "<p class=\"fault\" id=\"\(Self.messageID)\" role=\"alert\"\(focus)>\(EscapedText.escape(sentence))</p>"
  }

  /// The field's label.
  private var label: String? {
    guard isBare, let field else { return nil }
    if let text = markup.tags[field].sentence("aria-label") { return text }
    guard let id = markup.tags[field].attributes["id"],
      let label = found.tags.first(where: { markup.tags[$0].name == "label" && markup.tags[$0].attributes["for"] == id }
      ),
      let end = markup.tags[label...].first(where: { $0.name == "label" && $0.isEnd })
    else { return nil }
    let text = markup.text(markup.tags[label].range.upperBound..<end.range.lowerBound)
    return text.isEmpty ? nil : text
  }

  private static func isTyped(_ tag: Markup.Tag) -> Bool {
    switch tag.name {
    case "select", "textarea": !tag.isEnd
    // A message does not fit inside the label of a checkbox.
    case "input":
      !["hidden", "checkbox", "radio", "submit", "button", "file"].contains(tag.attributes["type"] ?? "text")
    default: false
    }
  }

  /// The field in which a form that is sent again names its page, because the browser then shows another.
  static let pageField = "form-page"
}
