/// A text in a small, safe part of Markdown: headings, paragraphs, lists, quotes, code, tables, emphasis and web links.
///
/// Anything else, such as HTML, is shown as text.
public struct MarkdownDocument: Hashable, Sendable {
  /// The blocks.
  public let blocks: [MarkdownBlock]

  public init(_ text: String) {
    var parser = MarkdownBlocks()
    blocks = parser.blocks(of: text.split(separator: "\n", omittingEmptySubsequences: false).map(MarkdownBlocks.plain))
  }

  /// A heading, for a table of contents.
  public struct Chapter: Hashable, Sendable {
    /// The level, from 1 to 6.
    public let level: Int
    /// The title.
    public let title: String
    /// The `id` in HTML.
    public let anchor: String
  }

  /// The headings.
  public var chapters: [Chapter] {
    blocks.compactMap { block in
      guard case .heading(let level, let inlines, let anchor) = block else { return nil }
      return Chapter(level: level, title: inlines.map(\.plain).joined(), anchor: anchor)
    }
  }
}

/// One block of a document.
public indirect enum MarkdownBlock: Hashable, Sendable {
  /// A heading of level 1 to 6, with an anchor that is unique in the document.
  case heading(level: Int, [MarkdownInline], anchor: String)
  /// A paragraph.
  case paragraph([MarkdownInline])
  /// A list; `start` is the first number, nil for bullets.
  case list(start: Int?, items: [[MarkdownBlock]])
  /// A quote.
  case quote([MarkdownBlock])
  /// A block of code.
  case code(String)
  /// A horizontal rule.
  case rule
  /// A table, where every row has as many cells as the header.
  case table(header: [[MarkdownInline]], rows: [[[MarkdownInline]]])
}

/// One inline part of a text.
public indirect enum MarkdownInline: Hashable, Sendable {
  /// Plain text.
  case text(String)
  /// Code.
  case code(String)
  /// Emphasis.
  case emphasis([MarkdownInline])
  /// Strong emphasis.
  case strong([MarkdownInline])
  /// A link whose address begins with `http://` or `https://`.
  case link([MarkdownInline], address: String)
  /// A line break.
  case lineBreak

  /// The text without marks.
  var plain: String {
    switch self {
    case .text(let text), .code(let text): text
    case .emphasis(let inlines), .strong(let inlines), .link(let inlines, _): inlines.map(\.plain).joined()
    case .lineBreak: " "
    }
  }
}
