public import Domain

/// Markup as a value: elements, texts, times, forms and rows.
///
/// A page is a function that returns one.
///
///     @HTMLBuilder func people(_ group: GroupScreen) -> HTML {
///       h1 { t("People · \(bdi: group.name)") }
///       ul { for member in group.members { li { bdi(member.name) } } }
///     }
///
/// The value knows no language and no reader: ``text(for:)`` writes it for one. Two values are equal if they look the same
/// to everybody, but for what a page's script works out: ``derived(_:content:)``.
public struct HTML: Hashable, Sendable {
  enum Node: Hashable, Sendable {
    case text(String)
    case message(Message)
    indirect case sentence(Sentence)
    case time(TimeNode)
    case element(Element)
    case group([HTML])
    indirect case form(FormNode)
    indirect case control(Control)
    case row(Row)
    indirect case derived(Derived)
    indirect case fault(Fault)
    case trusted(String)
    indirect case secret(HTML)
  }

  struct Element: Hashable, Sendable {
    let tag: Tag
    var attributes: [Attribute]
    var content: [HTML]

    init(_ tag: Tag, _ attributes: [Attribute], _ content: HTML) {
      (self.tag, self.attributes, self.content) = (tag, attributes, content.listed)
    }
  }

  let node: Node

  init(_ node: Node) { self.node = node }

  /// Creates markup from several parts, where no function with a builder makes it.
  public init(@HTMLBuilder _ content: () -> HTML) { self = content() }

  /// Creates markup from text that is known to be safe, such as a drawing that this program made.
  package init(trusted text: String) { node = .trusted(text) }

  /// Nothing.
  public static let empty = HTML(.group([]))

  /// Whether there is nothing to show.
  public var isEmpty: Bool {
    if case .group(let parts) = node { parts.allSatisfy(\.isEmpty) } else { false }
  }

  /// Whether a part is a ``secret(content:)``.
  package var hasSecret: Bool { if case .secret = node { true } else { parts.contains(where: \.hasSecret) } }

  /// The parts that stand side by side.
  fileprivate var listed: [HTML] { if case .group(let parts) = node { parts } else { [self] } }

  /// The parts within an element, a group or a form; none of a row, in which nobody looks for any.
  var parts: [HTML] {
    switch node {
    case .group(let parts): parts
    case .element(let element): element.content
    case .secret(let part): [part]
    case .derived(let derived): [derived.content]
    case .form(let form): form.content
    case .row, .text, .message, .sentence, .time, .control, .fault, .trusted: []
    }
  }

  /// Returns the same markup with each of its parts changed.
  func mapParts(_ change: (HTML) -> HTML) -> HTML {
    switch node {
    case .group(let parts): return HTML(.group(parts.map(change)))
    case .element(var element):
      element.content = element.content.map(change)
      return HTML(.element(element))
    case .secret(let part): return HTML(.secret(change(part)))
    case .derived(let derived): return HTML(.derived(Derived(content: change(derived.content))))
    case .form(var form):
      form.content = form.content.map(change)
      return HTML(.form(form))
    case .row, .text, .message, .sentence, .time, .control, .fault, .trusted: return self
    }
  }
}

/// Collects the statements of a closure: elements, `if`, `switch` and `for`.
///
/// There is one type of part, so the compiler checks each statement by itself. A `String` is no part: a text for people is
/// ``t(_:)``, a value ``text(_:)-(String)``. The time to check a function grows with the square of its length, so a function
/// has at most 60 lines.
@resultBuilder
public enum HTMLBuilder: Sendable {
  /// Takes one statement, which must be markup.
  public static func buildExpression(_ part: HTML) -> HTML { part }
  /// Returns a statement that stands alone, without a group around it.
  public static func buildBlock(_ part: HTML) -> HTML { part }
  /// Puts the statements side by side, without white space.
  public static func buildBlock(_ parts: HTML...) -> HTML { HTML(.group(parts)) }
  /// Returns the part of an `if` without `else`; nothing where its condition does not hold.
  public static func buildOptional(_ part: HTML?) -> HTML { part ?? .empty }
  /// Returns the part of one branch of an `if` or `switch`.
  public static func buildEither(first part: HTML) -> HTML { part }
  /// Returns the part of the other branch.
  public static func buildEither(second part: HTML) -> HTML { part }
  /// Puts the parts of a `for` side by side.
  public static func buildArray(_ parts: [HTML]) -> HTML { HTML(.group(parts)) }
}

/// A sentence to translate.
///
///     t("Remove \(bdi: name) from the roster?")
public func t(_ sentence: Sentence) -> HTML {
  sentence.marks.isEmpty ? HTML(.message(sentence.message)) : HTML(.sentence(sentence))
}

/// A message of a screen, in the reader's language.
public func text(_ message: Message) -> HTML { HTML(.message(message)) }

/// A text that is the same in every language, such as a code.
///
/// A name that a person chose is ``bdi(_:)-(String)``.
public func text(_ text: String) -> HTML { HTML(.text(text)) }

/// A number.
public func text(_ number: Int) -> HTML { HTML(.text(String(number))) }

/// Parts from which a reader learns a secret that lets others in, such as a code or a link.
///
/// An answer that has one is not compressed, because its length would tell about it.
public func secret(@HTMLBuilder content: () -> HTML) -> HTML { HTML(.secret(content())) }

/// Parts that follow each other with a separator between those that are there.
///
/// Elements in a builder stand side by side, without white space.
public func spaced(by separator: String = " ", @HTMLBuilder content: () -> HTML) -> HTML {
  let parts = content().listed.filter { !$0.isEmpty }
  return HTML(.group(Array(parts.map { [$0] }.joined(separator: [HTML(.text(separator))]))))
}
