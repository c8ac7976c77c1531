public import Domain
public import Pages
public import Server
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

/// The content of a page at one moment: JSON for programs, lines for a terminal, a template's view for a browser.
public struct Screen: Sendable {
  let value: any Encodable & Sendable
  let lines: [String]

  /// Creates a screen from a value, with its lines for a terminal.
  public init<Value: Encodable & Sendable>(_ value: Value, lines: (Value) -> [String] = { _ in [] }) {
    (self.value, self.lines) = (value, lines(value))
  }
}

/// A page about a space, which follows it.
public struct LivePage<Fold: SpaceFold>: Sendable {
  let part: String
  let template: String
  let screen: @Sendable (SpaceView<Fold>) -> Screen

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - part: The end of the page's address; empty for the space's own page.
  ///   - template: The template, which sees `screen`, `address`, `hidden`, `last` and `leads`.
  ///   - screen: Returns the content.
  public init(
    _ part: String = "",
    template: String,
    screen: @escaping @Sendable (SpaceView<Fold>) -> Screen
  ) {
    (self.part, self.template, self.screen) = (part, template, screen)
  }
}

/// A form about a space, which records events.
///
/// The browser queues it while the server is unreachable, so the events depend only on the fields and the space.
public struct SpaceAction<Fold: SpaceFold>: Sendable {
  let name: String
  let decide: @Sendable (Form, SpaceView<Fold>) throws -> [Draft]

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - name: The end of the form's address, such as `throw`.
  ///   - decide: Returns the events, or rejects the form.
  public init(_ name: String, _ decide: @escaping @Sendable (Form, SpaceView<Fold>) throws -> [Draft]) {
    (self.name, self.decide) = (name, decide)
  }
}

/// A file about a space, such as a table of results.
public struct SpaceDownload<Fold: SpaceFold>: Sendable {
  let name: String
  let make: @Sendable (SpaceView<Fold>) throws -> Download

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - name: The end of the file's address, such as `results.csv`.
  ///   - make: Returns the file.
  public init(_ name: String, _ make: @escaping @Sendable (SpaceView<Fold>) throws -> Download) {
    (self.name, self.make) = (name, make)
  }
}

/// The pages of an app that keeps one kind of space.
public struct SpacePages<Fold: SpaceFold>: Sendable {
  let templates: [String: [UInt8]]
  let assets: [Asset]
  let pages: [LivePage<Fold>]
  let actions: [SpaceAction<Fold>]
  let downloads: [SpaceDownload<Fold>]
  let hook: SpaceHook<Fold>?
  let create: @Sendable (Form, Timestamp) throws -> Fold.About

  /// Creates the pages.
  ///
  /// - Parameters:
  ///   - templates: The templates by name; `new` holds the fields of the form that creates a space.
  ///   - assets: The app's files, with `icon.svg` among them.
  ///   - pages: The pages about a space, its own first.
  ///   - actions: The forms.
  ///   - downloads: The files.
  ///   - hook: The webhook; none for nil.
  ///   - create: Returns the document about a new space from the fields of `new`.
  public init(
    templates: [String: [UInt8]],
    assets: [Asset],
    pages: [LivePage<Fold>],
    actions: [SpaceAction<Fold>],
    downloads: [SpaceDownload<Fold>] = [],
    hook: SpaceHook<Fold>? = nil,
    create: @escaping @Sendable (Form, Timestamp) throws -> Fold.About
  ) {
    (self.templates, self.assets, self.pages) = (templates, assets, pages)
    (self.actions, self.downloads, self.hook, self.create) = (actions, downloads, hook, create)
  }
}
