/// A text in a small, safe part of Markdown: headings, paragraphs, lists, quotes, code, tables, emphasis and web links.
///
/// Whatever else it holds, HTML above all, is text and is shown as text.
public struct MarkdownDocument: Hashable, Sendable {
  public let blocks: [MarkdownBlock]

  public init(_ text: String) {
    var parser = MarkdownBlocks()
    blocks = parser.blocks(of: text.split(separator: "\n", omittingEmptySubsequences: false).map(MarkdownBlocks.plain))
  }

  /// A heading, for a table of contents.
  public struct Chapter: Hashable, Sendable {
    public let level: Int
    public let title: String
    /// The `id` that it has in HTML.
    public let anchor: String
  }

  public var chapters: [Chapter] {
    blocks.compactMap { block in
      guard case .heading(let level, let inlines, let anchor) = block else { return nil }
      return Chapter(level: level, title: inlines.map(\.plain).joined(), anchor: anchor)
    }
  }
}

public indirect enum MarkdownBlock: Hashable, Sendable {
  /// Levels are from 1 to 6; an anchor is there once in a document.
  case heading(level: Int, [MarkdownInline], anchor: String)
  case paragraph([MarkdownInline])
  /// `start` is the first number; nil for bullets.
  case list(start: Int?, items: [[MarkdownBlock]])
  case quote([MarkdownBlock])
  case code(String)
  case rule
  /// Every row has as many cells as the header.
  case table(header: [[MarkdownInline]], rows: [[[MarkdownInline]]])
}

public indirect enum MarkdownInline: Hashable, Sendable {
  case text(String)
  case code(String)
  case emphasis([MarkdownInline])
  case strong([MarkdownInline])
  /// The address begins with `http://` or `https://`.
  case link([MarkdownInline], address: String)
  case lineBreak

  /// Without marks.
  var plain: String {
    switch self {
    case .text(let text), .code(let text): text
    case .emphasis(let inlines), .strong(let inlines), .link(let inlines, _): inlines.map(\.plain).joined()
    case .lineBreak: " "
    }
  }
}
