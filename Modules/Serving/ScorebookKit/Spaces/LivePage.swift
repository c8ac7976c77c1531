public import Domain
public import Hypertext
import Pages
public import Spaces

/// The words for one space and for several, such as `match` and `matches`.
public struct Noun: Sendable {
  /// The word for one.
  public let one: String
  /// The word for several.
  public let many: String

  /// Creates a noun.
  public init(_ one: String, _ many: String) { (self.one, self.many) = (one, many) }

  /// The word for several at the beginning of a sentence.
  var title: Message { Message(verbatim: many.prefix(1).uppercased() + many.dropFirst()) }

  /// The word for one at the beginning of a label.
  var label: Message { Message(verbatim: one.prefix(1).uppercased() + one.dropFirst()) }
}

/// A space as one of its pages shows it to a reader: what the links and forms of the page need.
public struct SpaceContext: Sendable {
  let part: String
  let addresses: @Sendable (_ part: String) -> WebAddress
  /// The id of the last entry, for a form that undoes it; nil for none.
  public let last: EventID?
  /// Whether the reader runs the space.
  public let leads: Bool

  /// Returns the address of a page, a form or a file of the space by the end of it, such as `results.csv`.
  public func address(_ part: String) -> WebAddress { addresses(part) }

  /// A form that sends to one of the app's actions, or to `undo`, and then comes back to this page.
  ///
  /// - Parameters:
  ///   - action: The name of the action. `undo` takes back the entry whose id is sent as `event`, or the last one.
  ///   - purpose: The purpose, unique on the page; the name of the action for nil.
  ///   - asks: The question before it is sent; nil for none.
  ///   - attributes: The attributes.
  ///   - content: The fields and buttons.
  /// - Returns: The form.
  public func form(
    _ action: String,
    as purpose: String? = nil,
    asks: Message? = nil,
    _ attributes: Attribute...,
    @HTMLBuilder content: () -> HTML
  ) -> HTML {
    Hypertext.form(post: address(action), as: purpose ?? action, asks: asks, attributes) {
      hidden("page", part)
      content()
    }
  }

  /// A button that takes back the last entry; nothing where there is none.
  public var undo: HTML {
    guard let last else { return .empty }
    return undoForm(address("undo"), as: "undo") {
      hidden("page", part)
      hidden("event", last.rawValue)
    }
  }
}

/// A page about a space, which follows it.
public struct LivePage<Fold: SpaceFold>: Sendable {
  /// The content of the page at one moment: JSON for programs, lines for a terminal, HTML for a browser.
  struct Content: Sendable {
    let value: any Encodable & Sendable
    let lines: @Sendable () -> [String]
    let html: @Sendable (SpaceContext) -> HTML
  }

  let part: String
  let content: @Sendable (SpaceView<Fold>) -> Content

  /// Creates a page.
  ///
  ///     LivePage(screen: { MatchScreen($0.state) }, lines: \.text) { match, space in h1 { bdi(match.name) } }
  ///
  /// - Parameters:
  ///   - part: The end of the page's address; empty for the space's own page.
  ///   - screen: Returns the content as a value, which is the page's JSON.
  ///   - lines: Returns the lines of the content for a terminal.
  ///   - html: Returns the content for a browser.
  public init<Screen: Encodable & Sendable>(
    _ part: String = "",
    screen: @escaping @Sendable (SpaceView<Fold>) -> Screen,
    lines: @escaping @Sendable (Screen) -> [String] = { _ in [] },
    @HTMLBuilder html: @escaping @Sendable (Screen, SpaceContext) -> HTML
  ) {
    self.part = part
    content = { view in
      let screen = screen(view)
      return Content(value: screen, lines: { lines(screen) }, html: { html(screen, $0) })
    }
  }
}
