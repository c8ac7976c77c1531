public import Domain

/// A form, as long as it is a value: what it sends, where, and what it asks before.
struct FormNode: Hashable, Sendable {
  enum Method: String, Sendable { case get, post }

  let method: Method
  let action: WebAddress
  /// The purpose from which the form gets its id, with the ticket of the page; nil for a form that may count twice.
  let purpose: String?
  let asks: Message?
  var attributes: [Attribute]
  var content: [HTML]
  /// The page of a form that was sent before, which it names when it is sent again.
  var page: WebAddress?
  /// The message at the top of it.
  var fault: Fault?
}

/// A form that changes something.
///
/// It counts once for its `purpose` on a page: a hidden field `id` holds the ticket of the page with the purpose.
///
/// - Parameters:
///   - address: The address that it is sent to.
///   - purpose: The purpose, unique on the page; nil for a form that may be sent again, such as a search.
///   - asks: The question before it is sent; nil for none. The button's text names the action.
///   - attributes: The attributes.
///   - content: The fields and buttons.
/// - Returns: The form.
public func form(
  post address: WebAddress,
  as purpose: String?,
  asks: Message? = nil,
  _ attributes: Attribute...,
  @HTMLBuilder content: () -> HTML
) -> HTML {
  form(post: address, as: purpose, asks: asks, attributes, content: content)
}

/// A form with attributes that a function was given.
package func form(
  post address: WebAddress,
  as purpose: String?,
  asks: Message?,
  _ attributes: [Attribute],
  @HTMLBuilder content: () -> HTML
) -> HTML {
  HTML(
    .form(
      FormNode(
        method: .post,
        action: address,
        purpose: purpose,
        asks: asks,
        attributes: attributes,
        content: [content()]
      )
    )
  )
}

/// A form that leads to another page.
public func form(get address: WebAddress, _ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
  HTML(
    .form(
      FormNode(method: .get, action: address, purpose: nil, asks: nil, attributes: attributes, content: [content()])
    )
  )
}

/// One choice of a list.
public struct Choice: Hashable, Sendable {
  let value: String
  let name: Attribute.Value
  /// Its language, or what a script needs to know about it.
  private(set) var attributes: [Attribute] = []
  var isChosen: Bool
  /// The group that it stands in; nil for none.
  let group: Message?

  /// The language of the name; nil for the page's.
  let lang: String?

  /// Creates a choice with a name in the reader's language.
  ///
  /// - Parameters:
  ///   - value: The value that is sent.
  ///   - name: The name that the person reads.
  ///   - isChosen: Whether it is chosen when the page opens.
  ///   - group: The heading above it, shared with its neighbours of the same group; nil for none.
  public init(_ value: String, _ name: Message, isChosen: Bool = false, in group: Message? = nil) {
    (self.value, self.name, self.isChosen, self.group, lang) = (value, .message(name), isChosen, group, nil)
  }

  /// Creates a choice with a name that is the same in every language, such as that of a person or of a language.
  public init(
    _ value: String,
    named name: String,
    isChosen: Bool = false,
    in group: Message? = nil,
    lang: String? = nil
  ) {
    (self.value, self.name, self.isChosen, self.group, self.lang) = (value, .text(name), isChosen, group, lang)
  }

  /// Returns the choice with attributes, such as what a script needs to know about it.
  public func with(_ attributes: Attribute...) -> Choice {
    var choice = self
    choice.attributes += attributes
    return choice
  }
}

/// What a person types into or chooses from: the only way to an input, a list or a text area.
///
/// So each is filled again when its form comes back, and the fault stands at it.
public struct Control: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Of a type such as `text`, `number` or `date`.
    case input(String)
    /// `checkbox` or `radio`.
    case check(String)
    case select([Choice])
    case area
    case hidden
    case file
  }

  var kind: Kind
  var name = ""
  var id: String?
  /// The content: typed text, or what a check sends; nil for none.
  var value: String?
  var isOn = false
  /// What a check sends in the reader's language, instead of the value; nil for none.
  var words: Message?
  /// What such a check is compared with, in a form that comes back; nil for none.
  var sent: String?
  /// The name that people read, for a fault that does not name its field.
  var label: HTML?
  var attributes: [Attribute] = []

  private init(_ kind: Kind, value: String? = nil, isOn: Bool = false) {
    (self.kind, self.value, self.isOn) = (kind, value, isOn)
  }

  /// A field for one line of text, filled with the value; nil leaves it empty.
  public static func text(_ value: String?) -> Control { Control(.input("text"), value: value) }
  /// A field for a search, filled with the words of the last one; nil leaves it empty.
  public static func search(_ value: String?) -> Control { Control(.input("search"), value: value) }
  /// A field that hides what is typed; it is empty when its form comes back.
  public static func password() -> Control { Control(.input("password")) }
  /// A field for a web address, such as `https://example.org`, which the browser checks.
  public static func address(_ value: String?) -> Control { Control(.input("url"), value: value) }
  /// A whole number.
  public static func number(_ value: String?, in range: ClosedRange<Int>) -> Control {
    var control = Control(.input("number"), value: value)
    control.attributes = [.min(range.lowerBound), .max(range.upperBound), .step(1), .inputmode(.numeric)]
    return control
  }
  /// A day as `YYYY-MM-DD`.
  public static func date(_ value: String?) -> Control { Control(.input("date"), value: value) }
  /// A time of the day as `HH:MM`.
  public static func timeOfDay(_ value: String?) -> Control { Control(.input("time"), value: value) }
  /// A field for several lines of text, filled with the value.
  public static func area(_ value: String = "") -> Control { Control(.area, value: value) }
  /// A list to choose one from; neighbouring choices of one group stand under its heading.
  public static func select(_ choices: [Choice]) -> Control { Control(.select(choices)) }
  /// A check box, which sends the value while it is on and nothing while it is off.
  public static func checkbox(_ value: String = "on", isOn: Bool = false) -> Control {
    Control(.check("checkbox"), value: value, isOn: isOn)
  }
  /// A radio button, which sends the value while it is on; the buttons with one name exclude each other.
  public static func radio(_ value: String, isOn: Bool = false) -> Control {
    Control(.check("radio"), value: value, isOn: isOn)
  }
  /// A radio button that sends its words in the reader's language, such as a reason that is kept as a text.
  public static func radio(saying words: Message) -> Control {
    var control = Control(.check("radio"))
    control.words = words
    return control
  }
  /// A file that a script of the page reads, because a form by itself sends only the file's name.
  public static let file = Control(.file)
  static func hidden(_ value: String) -> Control { Control(.hidden, value: value) }

  /// Whether a message fits before it.
  var isTyped: Bool {
    switch kind {
    case .input, .select, .area: true
    case .check, .hidden, .file: false
    }
  }
}

/// A control by itself, whose label is an attribute or stands elsewhere.
public func control(_ name: String, _ control: Control, id: String? = nil, _ attributes: Attribute...) -> HTML {
  var named = control
  (named.name, named.id) = (name, id)
  named.attributes += attributes
  if case .message(let label)? = attributes.first(where: { $0.name == "aria-label" })?.value {
    named.label = text(label)
  }
  return HTML(.control(named))
}

/// What a form sends besides what a person enters.
///
/// - Parameters:
///   - name: The name under which the value is sent.
///   - value: The value.
///   - attributes: What a script needs to set the value, such as `.data("zone")` for the zone of the reader's clock.
/// - Returns: The hidden field.
public func hidden(_ name: String, _ value: String, _ attributes: Attribute...) -> HTML {
  var field = Control.hidden(value)
  (field.name, field.attributes) = (name, attributes)
  return HTML(.control(field))
}

/// A control with its label and hint, one below the other.
///
/// - Parameters:
///   - name: The name under which the value is sent; it is the id, too, unless there is one.
///   - title: The label.
///   - control: What is entered.
///   - attributes: Attributes of the control.
///   - id: The id, where the name is not unique on the page.
///   - hint: A sentence below the control; nil for none.
///   - hintID: The id of a hint that stands elsewhere.
///   - box: Attributes of the element around all; a class takes the place of `field`.
///   - after: What stands between the control and the hint.
/// - Returns: The field.
public func field(
  _ name: String,
  _ title: HTML,
  _ control: Control,
  _ attributes: Attribute...,
  id: String? = nil,
  hint: Sentence? = nil,
  hintID: String? = nil,
  box: [Attribute] = [],
  @HTMLBuilder after: () -> HTML = { HTML.empty }
) -> HTML {
  var named = control
  let id = id ?? name
  (named.name, named.id, named.label) = (name, id, title)
  named.attributes += attributes
  if let described = hintID ?? hint.map({ _ in "\(id)-hint" }) { named.attributes.append(.described(by: described)) }
  let content = HTML {
    label(.for(id)) { title }
    HTML(.control(named))
    after()
    if let hint { p(.class("hint"), .id("\(id)-hint")) { t(hint) } }
  }
  let classes: [Attribute] = box.contains { $0.name == "class" } ? [] : [.class("field")]
  return HTML(.element(HTML.Element(.div, classes + box, content)))
}

/// A check box or radio button with its label behind it.
public func choice(_ name: String, _ control: Control, _ attributes: Attribute..., @HTMLBuilder content: () -> HTML)
  -> HTML
{
  var named = control
  named.name = name
  named.attributes += attributes
  return label(.class("choice")) {
    HTML(.control(named))
    content()
  }
}
