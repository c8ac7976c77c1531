public import Domain

/// An attribute of an element.
///
/// There is none for scripts and styles, because the content security policy allows neither. A link leads to a
/// ``WebAddress`` of this site or to an ``ElsewhereAddress``.
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
  public static func `class`(_ name: String) -> Attribute { text("class", name) }
  public static func id(_ id: String) -> Attribute { text("id", id) }
  public static func role(_ role: Role?) -> Attribute { text("role", role?.rawValue) }
  public static func tabindex(_ index: Int) -> Attribute { number("tabindex", index) }
  public static func title(_ sentence: Message?) -> Attribute {
    Attribute("title", sentence.map { .message($0) } ?? .absent)
  }
  public static func hidden(_ isHidden: Bool) -> Attribute { flag("hidden", isHidden) }
  public static var hidden: Attribute { flag("hidden", true) }
  /// The language of a text in another language than the page's.
  public static func lang(_ tag: String) -> Attribute { text("lang", tag) }

  /// The role of an element for assistive technology.
  public enum Role: String, Sendable {
    case alert, group, img, list, presentation, region, row, rowheader, search, status, timer
  }

  // MARK: Names and states for assistive technology

  public static func label(_ sentence: Message) -> Attribute { Attribute("aria-label", .message(sentence)) }
  public static func labelled(by id: String?) -> Attribute { text("aria-labelledby", id) }
  public static func described(by id: String?) -> Attribute { text("aria-describedby", id) }
  public static func current(_ isCurrent: Bool, _ kind: Current = .true) -> Attribute {
    text("aria-current", isCurrent ? kind.rawValue : nil)
  }
  public static func pressed(_ isPressed: Bool) -> Attribute { text("aria-pressed", isPressed ? "true" : "false") }
  /// A control whose value is refused.
  public static var invalid: Attribute { text("aria-invalid", "true") }
  /// What assistive technology leaves out, because it is said elsewhere.
  public static var unread: Attribute { text("aria-hidden", "true") }
  /// A part whose changes are read out.
  public static var polite: Attribute { text("aria-live", "polite") }
  public enum Current: String, Sendable { case `true`, page, step, date }

  // MARK: Links, tables, details

  public static func href(_ address: WebAddress) -> Attribute { text("href", address.text) }
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
  public static var download: Attribute { flag("download", true) }
  /// A file to be kept under a name.
  public static func download(_ name: String) -> Attribute { text("download", name) }
  public static func src(_ address: WebAddress) -> Attribute { text("src", address.text) }
  /// A picture that is loaded when it comes into sight.
  public static var lazy: Attribute { text("loading", "lazy") }
  /// The size of a picture in pixels, so that nothing moves when it comes.
  public static func width(_ pixels: Int) -> Attribute { number("width", pixels) }
  public static func height(_ pixels: Int) -> Attribute { number("height", pixels) }
  /// The place of a link's page in a row of pages.
  public static func rel(_ place: Place) -> Attribute { text("rel", place.rawValue) }
  public enum Place: String, Sendable { case prev, next }
  public static func alt(_ sentence: Message) -> Attribute { Attribute("alt", .message(sentence)) }
  public static func scope(_ scope: Scope) -> Attribute { text("scope", scope.rawValue) }
  public static func colspan(_ count: Int) -> Attribute { number("colspan", count) }
  public static func rowspan(_ count: Int) -> Attribute { number("rowspan", count) }
  public static func open(_ isOpen: Bool) -> Attribute { flag("open", isOpen) }
  public static func `for`(_ id: String) -> Attribute { text("for", id) }
  public enum Scope: String, Sendable { case row, col, rowgroup, colgroup }

  // MARK: Controls

  public static func type(_ type: ButtonType) -> Attribute { text("type", type.rawValue) }
  public static func name(_ name: String) -> Attribute { text("name", name) }
  public static func value(_ value: String) -> Attribute { text("value", value) }
  public static func formaction(_ address: WebAddress) -> Attribute { text("formaction", address.text) }
  /// A button that sends without asking for required fields.
  public static var formnovalidate: Attribute { flag("formnovalidate", true) }
  public static func required(_ isRequired: Bool) -> Attribute { flag("required", isRequired) }
  public static var required: Attribute { flag("required", true) }
  public static func disabled(_ isDisabled: Bool) -> Attribute { flag("disabled", isDisabled) }
  public static func maxlength(_ length: Int) -> Attribute { number("maxlength", length) }
  public static func min(_ value: Int?) -> Attribute { number("min", value) }
  public static func max(_ value: Int?) -> Attribute { number("max", value) }
  public static func min(_ day: CivilDate?) -> Attribute { text("min", day.map { "\($0)" }) }
  public static func max(_ day: CivilDate?) -> Attribute { text("max", day.map { "\($0)" }) }
  public static func step(_ value: Int) -> Attribute { number("step", value) }
  public static func rows(_ count: Int) -> Attribute { number("rows", count) }
  public static func size(_ count: Int) -> Attribute { number("size", count) }
  public static func pattern(_ pattern: String) -> Attribute { text("pattern", pattern) }
  public static func inputmode(_ mode: InputMode) -> Attribute { text("inputmode", mode.rawValue) }
  public static func autocomplete(_ kind: Autocomplete) -> Attribute { text("autocomplete", kind.rawValue) }
  public static func spellcheck(_ isOn: Bool) -> Attribute { text("spellcheck", isOn ? "true" : "false") }
  public static func autocapitalize(_ kind: Autocapitalize) -> Attribute { text("autocapitalize", kind.rawValue) }
  public static func enterkeyhint(_ hint: EnterKeyHint) -> Attribute { text("enterkeyhint", hint.rawValue) }
  public static func placeholder(_ sentence: Message) -> Attribute { Attribute("placeholder", .message(sentence)) }
  /// A placeholder that is the same in every language, such as `12:34`.
  public static func placeholder(example: String) -> Attribute { text("placeholder", example) }
  public static func list(_ id: String) -> Attribute { text("list", id) }
  public static func accept(_ types: String) -> Attribute { text("accept", types) }
  public static var multiple: Attribute { flag("multiple", true) }
  public static var readonly: Attribute { flag("readonly", true) }
  public static var autofocus: Attribute { flag("autofocus", true) }
  public enum ButtonType: String, Sendable { case button, submit }
  public enum InputMode: String, Sendable { case decimal, numeric, text, url, none }
  public enum Autocomplete: String, Sendable { case on, off, name, nickname, username, oneTimeCode = "one-time-code" }
  public enum Autocapitalize: String, Sendable { case none, characters, words }
  public enum EnterKeyHint: String, Sendable { case done, go, next, search, send }

  // MARK: For scripts

  /// A question before the form or the button sends: `ask.js`.
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
    text(name.rawValue, number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)")
  }
  public static func viewBox(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Attribute {
    text("viewBox", "\(x) \(y) \(width) \(height)")
  }
  /// The points of a line.
  public static func points(_ points: [(x: Double, y: Double)]) -> Attribute {
    text("points", points.map { "\($0.x),\($0.y)" }.joined(separator: " "))
  }
  public static func d(_ path: String) -> Attribute { text("d", path) }
  public static func anchor(_ anchor: Anchor) -> Attribute { text("text-anchor", anchor.rawValue) }
  public enum DrawnNumber: String, Sendable { case x, y, x1, y1, x2, y2, cx, cy, r, rx, ry, width, height }
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
