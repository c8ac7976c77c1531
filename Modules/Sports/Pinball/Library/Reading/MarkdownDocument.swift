/// A text in a small, safe part of Markdown: headings, paragraphs, lists, quotes, code, tables, emphasis and web links.
///
/// Anything else, such as HTML, is shown as text.
package struct MarkdownDocument: Hashable, Sendable {
  package let blocks: [MarkdownBlock]

  package init(_ text: String) {
    var parser = MarkdownBlocks()
    blocks = parser.blocks(of: text.split(separator: "\n", omittingEmptySubsequences: false).map(MarkdownBlocks.plain))
  }

  /// A heading, for a table of contents.
  package struct Chapter: Hashable, Sendable {
    /// The level, from 1 to 6.
    package let level: Int
    package let title: String
    /// The `id` in HTML.
    package let anchor: String
  }

  package var chapters: [Chapter] {
    blocks.compactMap { block in
      guard case .heading(let level, let inlines, let anchor) = block else { return nil }
      return Chapter(level: level, title: inlines.map(\.plain).joined(), anchor: anchor)
    }
  }
}

package indirect enum MarkdownBlock: Hashable, Sendable {
  /// A heading of level 1 to 6, with an anchor that is unique in the document.
  case heading(level: Int, [MarkdownInline], anchor: String)
  case paragraph([MarkdownInline])
  /// A list; `start` is the first number, nil for bullets.
  case list(start: Int?, items: [[MarkdownBlock]])
  case quote([MarkdownBlock])
  case code(String)
  case rule
  /// A table, where every row has as many cells as the header.
  case table(header: [[MarkdownInline]], rows: [[[MarkdownInline]]])
}

package indirect enum MarkdownInline: Hashable, Sendable {
  case text(String)
  case code(String)
  case emphasis([MarkdownInline])
  case strong([MarkdownInline])
  /// A link whose address begins with `http://` or `https://`.
  case link([MarkdownInline], address: String)
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
