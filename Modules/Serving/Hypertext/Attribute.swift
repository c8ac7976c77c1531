public import Domain

/// An attribute of an element.
///
/// There is none for scripts and styles, because the content security policy allows neither. A link leads to a
/// ``WebAddress`` of this site or to an ``ElsewhereAddress``. Values are escaped and messages translated when the
/// markup is written. An attribute whose value is nil is left out.
public struct Attribute: Hashable, Sendable {
  enum Value: Hashable, Sendable {
    case absent
    case flag
    case text(String)
    case message(Message)
  }

  let name: String
  let value: Value

  init(_ name: String, _ value: Value) { (self.name, self.value) = (name, value) }

  /// Creates an attribute that only the frame of a document needs.
  package init(_ name: StaticString, _ text: String?) { self.init("\(name)", text.map { .text($0) } ?? .absent) }

  /// No attribute, for one that only some elements have.
  public static let none = Attribute("", .absent)

  private static func flag(_ name: String, _ isOn: Bool) -> Attribute { Attribute(name, isOn ? .flag : .absent) }
  private static func text(_ name: String, _ text: String?) -> Attribute {
    Attribute(name, text.map { .text($0) } ?? .absent)
  }
  private static func number(_ name: String, _ number: Int?) -> Attribute { text(name, number.map { String($0) }) }
}

// MARK: For all elements

extension Attribute {
  /// Classes, each with the condition under which it applies where it has one: `.class("row", isMine ? "mine" : nil)`.
  public static func `class`(_ names: String?...) -> Attribute {
    let present = names.compactMap(\.self)
    return text("class", present.isEmpty ? nil : present.joined(separator: " "))
  }
  /// One class, or several with spaces between them.
  public static func `class`(_ name: String) -> Attribute { text("class", name) }
  /// The name of the element, unique on the page, by which links, labels and scripts find it.
  public static func id(_ id: String) -> Attribute { text("id", id) }
  /// What the element is for assistive technology, where its tag does not say it; nil for no role.
  public static func role(_ role: Role?) -> Attribute { text("role", role?.rawValue) }
  /// Whether the keyboard reaches the element: 0 in the order of the page, -1 only when a script focuses it.
  public static func tabindex(_ index: Int) -> Attribute { number("tabindex", index) }
  /// The meaning of the element, such as that of an `abbr`, which browsers show under the pointer; nil for none.
  public static func title(_ sentence: Message?) -> Attribute {
    Attribute("title", sentence.map { .message($0) } ?? .absent)
  }
  /// Whether the element is left out until a script shows it.
  public static func hidden(_ isHidden: Bool) -> Attribute { flag("hidden", isHidden) }
  /// An element that is left out until a script shows it.
  public static var hidden: Attribute { flag("hidden", true) }
  /// The language of a text in another language than the page's.
  public static func lang(_ tag: String) -> Attribute { text("lang", tag) }

  /// The role of an element for assistive technology.
  public enum Role: String, Sendable {
    /// The roles, under their names in ARIA.
    case alert, group, img, list, presentation, region, row, rowheader, search, status, timer
  }

  // MARK: Names and states for assistive technology

  /// The name of an element without a visible one: `aria-label`.
  public static func label(_ sentence: Message) -> Attribute { Attribute("aria-label", .message(sentence)) }
  /// The id of the heading or text that names the element; nil for none.
  public static func labelled(by id: String?) -> Attribute { text("aria-labelledby", id) }
  /// The id of the hint or fault that describes the element, or several with spaces between them; nil for none.
  public static func described(by id: String?) -> Attribute { text("aria-describedby", id) }
  /// Whether the element is the current one of several, such as the link to the page that is shown.
  public static func current(_ isCurrent: Bool, _ kind: Current = .true) -> Attribute {
    text("aria-current", isCurrent ? kind.rawValue : nil)
  }
  /// The state of a button that switches something on and off.
  public static func pressed(_ isPressed: Bool) -> Attribute { text("aria-pressed", isPressed ? "true" : "false") }
  /// A control whose value is refused.
  public static var invalid: Attribute { text("aria-invalid", "true") }
  /// What assistive technology leaves out, because it is said elsewhere.
  public static var unread: Attribute { text("aria-hidden", "true") }
  /// A part whose changes are read out.
  public static var polite: Attribute { text("aria-live", "polite") }
  /// The kind of thing that is current; `true` is one of no special kind.
  public enum Current: String, Sendable { case `true`, page, step, date }

  // MARK: Links, tables, details

  /// A link to a page of this site.
  public static func href(_ address: WebAddress) -> Attribute { text("href", address.text) }
  /// A link to another site; add ``elsewhere`` so that the site does not learn the address of this page.
  public static func href(_ address: ElsewhereAddress) -> Attribute { text("href", address.text) }
  /// A link to a part of another page, or of this one with another query.
  public static func href(_ address: WebAddress, part: String) -> Attribute { text("href", "\(address.text)#\(part)") }
  /// A link to a part of the page.
  public static func href(part: String) -> Attribute { text("href", "#\(part)") }
  /// A link to the same address again.
  public static var again: Attribute { text("href", "") }
  /// A text that runs from left to right in every language, such as an address.
  public static var leftToRight: Attribute { text("dir", "ltr") }
  /// A link to another site, which does not learn the address of this page.
  public static var elsewhere: Attribute { text("rel", "noreferrer") }
  /// A link whose target is saved as a file, under the name that the server gives it.
  public static var download: Attribute { flag("download", true) }
  /// A file to be kept under a name.
  public static func download(_ name: String) -> Attribute { text("download", name) }
  /// The address of a picture on this site.
  public static func src(_ address: WebAddress) -> Attribute { text("src", address.text) }
  /// A picture that is loaded when it comes into sight.
  public static var lazy: Attribute { text("loading", "lazy") }
  /// The size of a picture in pixels, so that nothing moves when it comes.
  public static func width(_ pixels: Int) -> Attribute { number("width", pixels) }
  /// The height of a picture in pixels, which goes with its width.
  public static func height(_ pixels: Int) -> Attribute { number("height", pixels) }
  /// The place of a link's page in a row of pages.
  public static func rel(_ place: Place) -> Attribute { text("rel", place.rawValue) }
  /// The place before or after this page.
  public enum Place: String, Sendable { case prev, next }
  /// The text in place of a picture, empty for one that only decorates.
  public static func alt(_ sentence: Message) -> Attribute { Attribute("alt", .message(sentence)) }
  /// The cells that a `th` is the header of.
  public static func scope(_ scope: Scope) -> Attribute { text("scope", scope.rawValue) }
  /// The number of columns that a cell spans.
  public static func colspan(_ count: Int) -> Attribute { number("colspan", count) }
  /// The number of rows that a cell spans.
  public static func rowspan(_ count: Int) -> Attribute { number("rowspan", count) }
  /// Whether `details` or a `dialog` is open when the page is shown.
  public static func open(_ isOpen: Bool) -> Attribute { flag("open", isOpen) }
  /// The id of the control that a label names, or that an output depends on.
  public static func `for`(_ id: String) -> Attribute { text("for", id) }
  /// The row, the column, or the group of them that a header cell stands for.
  public enum Scope: String, Sendable { case row, col, rowgroup, colgroup }

  // MARK: Controls

  /// Whether a button sends its form; a button without a type does.
  public static func type(_ type: ButtonType) -> Attribute { text("type", type.rawValue) }
  /// The name under which a button sends its value when it is pressed.
  public static func name(_ name: String) -> Attribute { text("name", name) }
  /// What a button sends when it is pressed, or what an option of a `datalist` suggests.
  public static func value(_ value: String) -> Attribute { text("value", value) }
  /// The id of the form that a button elsewhere on the page sends.
  public static func of(form id: String) -> Attribute { text("form", id) }
  /// The address that a button sends its form to, in place of the form's own.
  public static func formaction(_ address: WebAddress) -> Attribute { text("formaction", address.text) }
  /// A button that sends without asking for required fields.
  public static var formnovalidate: Attribute { flag("formnovalidate", true) }
  /// Whether a browser sends the form only when the control has a value.
  public static func required(_ isRequired: Bool) -> Attribute { flag("required", isRequired) }
  /// A control without whose value a browser does not send the form.
  public static var required: Attribute { flag("required", true) }
  /// Whether a control, or all controls of a fieldset, cannot be used and send nothing.
  public static func disabled(_ isDisabled: Bool) -> Attribute { flag("disabled", isDisabled) }
  /// The greatest length of a text that can be typed, in UTF-16 code units.
  public static func maxlength(_ length: Int) -> Attribute { number("maxlength", length) }
  /// The smallest number that a field accepts; nil for no limit.
  public static func min(_ value: Int?) -> Attribute { number("min", value) }
  /// The greatest number that a field accepts; nil for no limit.
  public static func max(_ value: Int?) -> Attribute { number("max", value) }
  /// The first day that a field accepts; nil for no limit.
  public static func min(_ day: CivilDate?) -> Attribute { text("min", day.map { "\($0)" }) }
  /// The last day that a field accepts; nil for no limit.
  public static func max(_ day: CivilDate?) -> Attribute { text("max", day.map { "\($0)" }) }
  /// The distance between the numbers that a field accepts, counted from its minimum.
  public static func step(_ value: Int) -> Attribute { number("step", value) }
  /// The height of a text area in lines.
  public static func rows(_ count: Int) -> Attribute { number("rows", count) }
  /// The width of a field in characters.
  public static func size(_ count: Int) -> Attribute { number("size", count) }
  /// The regular expression, in the syntax of JavaScript, that the whole value must match.
  public static func pattern(_ pattern: String) -> Attribute { text("pattern", pattern) }
  /// The keyboard that a touch screen shows for a field.
  public static func inputmode(_ mode: InputMode) -> Attribute { text("inputmode", mode.rawValue) }
  /// Whether, and with what, a browser offers to fill in a field.
  public static func autocomplete(_ kind: Autocomplete) -> Attribute { text("autocomplete", kind.rawValue) }
  /// Whether a browser marks spelling mistakes, which it should not do in names and codes.
  public static func spellcheck(_ isOn: Bool) -> Attribute { text("spellcheck", isOn ? "true" : "false") }
  /// The letters that a touch keyboard makes capitals by itself.
  public static func autocapitalize(_ kind: Autocapitalize) -> Attribute { text("autocapitalize", kind.rawValue) }
  /// The action that the Enter key of a touch keyboard names.
  public static func enterkeyhint(_ hint: EnterKeyHint) -> Attribute { text("enterkeyhint", hint.rawValue) }
  /// The text in an empty field; it is gone once the person types, so it does not replace a label.
  public static func placeholder(_ sentence: Message) -> Attribute { Attribute("placeholder", .message(sentence)) }
  /// A placeholder that is the same in every language, such as `12:34`.
  public static func placeholder(example: String) -> Attribute { text("placeholder", example) }
  /// The id of the `datalist` with suggestions for a field.
  public static func list(_ id: String) -> Attribute { text("list", id) }
  /// The files that a file control offers: endings and media types with commas between, such as `.csv,text/csv`.
  public static func accept(_ types: String) -> Attribute { text("accept", types) }
  /// A control that takes several files, or several choices of a list.
  public static var multiple: Attribute { flag("multiple", true) }
  /// A field that cannot be edited but sends its value.
  public static var readonly: Attribute { flag("readonly", true) }
  /// The element that has the focus when the page opens; one on a page.
  public static var autofocus: Attribute { flag("autofocus", true) }
  /// The purpose of a button: `submit` sends its form, and `button` leaves it to a script.
  public enum ButtonType: String, Sendable { case button, submit }
  /// The keyboards of touch screens; `none` keeps the keyboard away.
  public enum InputMode: String, Sendable { case decimal, numeric, text, url, none }
  /// What a browser may fill in: anything, nothing, or one kind of data about the person.
  public enum Autocomplete: String, Sendable { case on, off, name, nickname, username, oneTimeCode = "one-time-code" }
  /// The letters that become capitals: none, all, or the first of each word.
  public enum Autocapitalize: String, Sendable { case none, characters, words }
  /// The actions that an Enter key can name.
  public enum EnterKeyHint: String, Sendable { case done, go, next, search, send }

  // MARK: For scripts

  /// A question before the form or the button sends: `shell.js`.
  public static func ask(_ question: Message?) -> Attribute {
    Attribute("data-ask", question.map { .message($0) } ?? .absent)
  }
  /// The words of the button that answers the question, where the button's own do not fit.
  public static func askButton(_ words: Message) -> Attribute { Attribute("data-ask-button", .message(words)) }
  /// A part that follows a stream: `live.js`.
  public static func live(_ stream: WebAddress) -> Attribute { text("data-live", stream.text) }
  /// Where the state of a part's stream is shown in words.
  public static func liveState(of part: String) -> Attribute { text("data-live-state", "#\(part)") }
  /// Says that what the page shows has ended.
  public static var over: Attribute { flag("data-over", true) }
  /// The words that a screen reader reads after a change.
  public static var announce: Attribute { flag("data-announce", true) }
  /// An attribute for a script of the page itself.
  ///
  /// - Parameters:
  ///   - name: The name after `data-`.
  ///   - value: The value; empty for none.
  /// - Returns: The attribute.
  public static func data(_ name: StaticString, _ value: String = "") -> Attribute {
    Attribute("data-\(name)", value.isEmpty ? .flag : .text(value))
  }
  /// An attribute with a sentence for a script of the page itself.
  public static func data(_ name: StaticString, _ sentence: Message) -> Attribute {
    Attribute("data-\(name)", .message(sentence))
  }
  /// An attribute for a script of the page itself, where a condition holds.
  public static func data(_ name: StaticString, _ isPresent: Bool) -> Attribute { flag("data-\(name)", isPresent) }
}

// MARK: Drawings

extension Attribute {
  /// A number of a drawing, such as `x`, `cy` or `width`.
  public static func drawn(_ name: DrawnNumber, _ number: Double) -> Attribute {
    text(name.rawValue, digits(number))
  }
  /// A number of a drawing as a part of its width or height, in percent.
  public static func drawn(_ name: DrawnNumber, percent: Double) -> Attribute {
    text(name.rawValue, "\(digits(percent))%")
  }
  private static func digits(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
  }
  /// The part of a drawing's coordinates that is shown, by its left and top edge and its size.
  public static func viewBox(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Attribute {
    text("viewBox", "\(x) \(y) \(width) \(height)")
  }
  /// The points of a line.
  public static func points(_ points: [(x: Double, y: Double)]) -> Attribute {
    text("points", points.map { "\($0.x),\($0.y)" }.joined(separator: " "))
  }
  /// The commands of a path, such as `M0 0H10`.
  public static func d(_ path: String) -> Attribute { text("d", path) }
  /// Which end of a drawn text, or its middle, stands at its `x`.
  public static func anchor(_ anchor: Anchor) -> Attribute { text("text-anchor", anchor.rawValue) }
  /// The attributes of drawings that are numbers, in the units of the ``Attribute/viewBox(_:_:_:_:)``.
  public enum DrawnNumber: String, Sendable { case x, y, dx, dy, x1, y1, x2, y2, cx, cy, r, rx, ry, width, height }
  /// The part of a drawn text that its place refers to.
  public enum Anchor: String, Sendable { case start, middle, end }
}

/// An address of another site: `https` or `http`.
public struct ElsewhereAddress: Hashable, Sendable {
  /// The address.
  public let text: String

  /// Creates the address; nil for any other scheme, such as `javascript`.
  public init?(_ text: String) {
    guard text.hasPrefix("https://") || text.hasPrefix("http://") else { return nil }
    self.text = text
  }
}
