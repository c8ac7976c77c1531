package import Domain

/// A form that was sent and rejected.
package struct Rejection: Sendable {
  /// The field by which a form that was rejected names its page when it is sent again.
  package static let pageField = "form-page"

  /// The field by which a form says that it has a question, which its user has to answer first.
  package static let asksField = "form-asks"

  let form: SentForm
  let field: String?
  let isBare: Bool
  let sentence: Message
  let page: WebAddress?

  /// Creates a rejection.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - sentence: The fault.
  ///   - field: The field at fault; nil for a fault of the whole form.
  ///   - isBare: Whether the sentence does not name the field.
  ///   - page: The address of the form's page, which the form sends along from now on.
  package init(
    _ form: SentForm,
    because sentence: Message,
    field: String? = nil,
    isBare: Bool = false,
    on page: WebAddress?
  ) {
    (self.form, self.sentence, self.field, self.isBare, self.page) = (form, sentence, field, isBare, page)
  }
}

/// The fields that were sent, by which a page finds the form and the button again.
package struct SentForm: Sendable {
  let fields: [String: String]
  let path: String

  /// Creates the form.
  ///
  /// - Parameters:
  ///   - fields: The fields that were sent.
  ///   - path: The path that they were sent to.
  package init(_ fields: [String: String], to path: String) { (self.fields, self.path) = (fields, path) }
}

/// The message at a field or at the top of a form.
struct Fault: Hashable, Sendable {
  static let id = "form-fault"

  let sentence: Message
  let label: HTML?
  let isOfForm: Bool
}

extension HTML {
  /// Returns the page with the rejected form filled as it was sent, and the fault at its field or at the top of the form.
  ///
  /// The details around the form are open, and its stream is held. Without the form the fault stands at the top of the page.
  package func corrected(_ rejection: Rejection) -> HTML {
    guard let form = form(rejection.form) else {
      return HTML(.group([HTML(.fault(Fault(sentence: rejection.sentence, label: nil, isOfForm: true))), self]))
    }
    var correction = Correction(rejection, of: form)
    return correction.corrected(self)
  }

  /// Returns only the form, for a page that is too long to be sent again for its sake; nothing where it is not there.
  package func only(_ sent: SentForm) -> HTML { form(sent).map { HTML(.form($0)) } ?? .empty }

  /// Returns the question that a form asks before it is sent, and the words of its button; nil for none.
  package func question(of sent: SentForm) -> (sentence: Message, button: HTML)? {
    guard let form = form(sent) else { return nil }
    let content = HTML(.group(form.content))
    let buttons = content.elements(.button)
    let pressed =
      buttons.first { button in button.text(of: "name").map { sent.fields[$0] == button.text(of: "value") } ?? false }
      ?? buttons.first { $0.text(of: "name") == nil }
    // A field asks about some of its values only, such as dates far ahead.
    let ofField = content.controls.lazy.compactMap { $0.attributes.message(of: "data-ask") }.first
    guard let sentence = pressed?.attributes.message(of: "data-ask") ?? form.asks ?? ofField else { return nil }
    let words = pressed.flatMap {
      $0.attributes.message(of: "data-ask-button") ?? $0.attributes.message(of: "aria-label")
    }
    let own = pressed.map { HTML(.group($0.content)) } ?? Hypertext.text(Message("Go on"))
    return (sentence, words.map { Hypertext.text($0) } ?? own)
  }

  /// The form that was sent: of several with one address, such as one for each member of a list, the one with the most equal
  /// hidden fields.
  private func form(_ sent: SentForm) -> FormNode? {
    func score(_ form: FormNode) -> Int {
      HTML(.group(form.content)).controls.filter { $0.kind == .hidden }
        .reduce(0) { $0 + (sent.fields[$1.name] == $1.value ? 1 : -1) }
    }
    let scored = forms.filter { $0.leads(to: sent.path) }.map { (form: $0, score: score($0)) }
    guard let best = scored.map(\.score).max() else { return nil }
    return scored.first { $0.score == best }?.form
  }

  private var forms: [FormNode] {
    switch node {
    case .form(let form): form.method == .post ? [form] : []
    // A person sees none of these before a script shows it.
    case .element(let element) where element.tag == .template: []
    default: parts.flatMap(\.forms)
    }
  }

  private var controls: [Control] {
    if case .control(let control) = node { [control] } else { parts.flatMap(\.controls) }
  }

  fileprivate func elements(_ tag: Tag) -> [Element] {
    let own: [Element] = if case .element(let element) = node, element.tag == tag { [element] } else { [] }
    return own + parts.flatMap { $0.elements(tag) }
  }
}

extension FormNode {
  /// Whether the form or one of its buttons sends to the path.
  fileprivate func leads(to path: String) -> Bool {
    let buttons = HTML(.group(content)).elements(.button)
    return ([action.text] + buttons.compactMap { $0.text(of: "formaction") }).contains {
      $0.prefix { $0 != "?" } == path
    }
  }
}

extension HTML.Element {
  fileprivate func text(of name: String) -> String? {
    if case .text(let text)? = attributes.first(where: { $0.name == name })?.value { text } else { nil }
  }
}

extension [Attribute] {
  fileprivate func message(of name: String) -> Message? {
    if case .message(let message)? = first(where: { $0.name == name })?.value { message } else { nil }
  }

  fileprivate mutating func set(_ attribute: Attribute) {
    removeAll { $0.name == attribute.name }
    append(attribute)
  }

  fileprivate mutating func markFaulty() {
    var ids = [Fault.id]
    if case .text(let old)? = first(where: { $0.name == "aria-describedby" })?.value { ids.insert(old, at: 0) }
    set(.described(by: ids.joined(separator: " ")))
    set(Attribute("aria-invalid", .text("true")))
    set(.autofocus)
  }
}

/// Fills a form, and opens the details around it.
private struct Correction {
  private let rejection: Rejection
  private let form: FormNode
  /// Whether the form was met, and whether the fault stands at a field.
  private var (isFound, isMarked) = (false, false)

  init(_ rejection: Rejection, of form: FormNode) { (self.rejection, self.form) = (rejection, form) }

  mutating func corrected(_ html: HTML) -> HTML {
    if isFound { return html }
    if case .form(let form) = html.node {
      isFound = form == self.form
      return isFound ? HTML(.form(filled(form))) : html
    }
    let new = html.mapParts { corrected($0) }
    guard isFound, case .element(var element) = new.node else { return new }
    if element.tag == .details { element.attributes.set(.open(true)) }
    // A stream would replace the entered values by the old page.
    if element.attributes.contains(where: { $0.name == "data-live" }) { element.attributes.set(.data("held")) }
    return HTML(.element(element))
  }

  private mutating func filled(_ form: FormNode) -> FormNode {
    var new = form
    new.page = rejection.page
    new.content = form.content.map { filled($0) }
    if !isMarked {
      new.attributes.set(.described(by: Fault.id))
      new.fault = Fault(sentence: rejection.sentence, label: nil, isOfForm: true)
    }
    return new
  }

  private mutating func filled(_ html: HTML) -> HTML {
    if case .control(let control) = html.node { return filled(control) }
    let new = html.mapParts { filled($0) }
    // Any of them may hold entered text.
    guard case .element(var element) = new.node, element.tag == .details else { return new }
    element.attributes.set(.open(true))
    return HTML(.element(element))
  }

  private mutating func filled(_ control: Control) -> HTML {
    var new = control
    new.fill(rejection.form.fields[control.name])
    guard !isMarked, control.name == rejection.field, control.isTyped else { return HTML(.control(new)) }
    isMarked = true
    new.attributes.markFaulty()
    let label = rejection.isBare ? control.label : nil
    let fault = Fault(sentence: rejection.sentence, label: label, isOfForm: false)
    return HTML(.group([HTML(.fault(fault)), HTML(.control(new))]))
  }
}

extension Control {
  fileprivate mutating func fill(_ sent: String?) {
    switch kind {
    case .input("password"), .hidden, .file: break
    case .input, .area: value = sent ?? value
    case .check where words != nil: self.sent = sent
    case .check: isOn = sent == value
    case .select(var choices):
      guard let sent else { return }
      for place in choices.indices { choices[place].isChosen = choices[place].value == sent }
      kind = .select(choices)
    }
  }
}
