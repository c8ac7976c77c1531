extension MarkdownDocument {
  /// Returns the document as elements of a page, with all text escaped, lower headings, and a prefix of anchors.
  package func html(headingOffset: Int = 1, anchorPrefix: String = "rules-") -> String {
    MarkdownWriter(headingOffset: headingOffset, anchorPrefix: anchorPrefix).html(blocks)
  }
}

private struct MarkdownWriter {
  let headingOffset: Int
  let anchorPrefix: String

  func html(_ blocks: [MarkdownBlock]) -> String { blocks.map(html).joined(separator: "\n") }

  private func html(_ block: MarkdownBlock) -> String {
    switch block {
    case .heading(let level, let inlines, let anchor):
      let name = "h\(min(6, level + headingOffset))"
      return "<\(name) id=\"\((anchorPrefix + anchor).escapedForHTML)\">\(html(inlines))</\(name)>"
    case .paragraph(let inlines): return "<p>\(html(inlines))</p>"
    case .list(let start, let items):
      let name = start == nil ? "ul" : "ol"
      let first = start.map { $0 == 1 ? "" : " start=\"\($0)\"" } ?? ""
      return "<\(name)\(first)>\n\(items.map(item).joined(separator: "\n"))\n</\(name)>"
    case .quote(let blocks): return "<blockquote>\n\(html(blocks))\n</blockquote>"
    case .code(let text): return "<pre><code>\(text.escapedForHTML)</code></pre>"
    case .rule: return "<hr>"
    case .table(let header, let rows):
      let body = rows.map { row in "<tr>\(row.map { "<td>\(html($0))</td>" }.joined())</tr>" }
      let head = header.map { "<th scope=\"col\">\(html($0))</th>" }.joined()
      let rows = body.joined(separator: "\n")
      // A wide table scrolls, by the keyboard, too.
      return "<table tabindex=\"0\">\n<thead><tr>\(head)</tr></thead>\n<tbody>\n\(rows)\n</tbody>\n</table>"
    }
  }

  /// Returns an item, where a single paragraph has no element of its own.
  private func item(_ blocks: [MarkdownBlock]) -> String {
    guard case .paragraph(let inlines)? = blocks.first else { return "<li>\(html(blocks))</li>" }
    let rest = blocks.count > 1 ? "\n\(html(Array(blocks.dropFirst())))\n" : ""
    return "<li>\(html(inlines))\(rest)</li>"
  }

  private func html(_ inlines: [MarkdownInline]) -> String { inlines.map(html).joined() }

  private func html(_ inline: MarkdownInline) -> String {
    switch inline {
    case .text(let text): text.escapedForHTML
    case .code(let text): "<code>\(text.escapedForHTML)</code>"
    case .emphasis(let inlines): "<em>\(html(inlines))</em>"
    case .strong(let inlines): "<strong>\(html(inlines))</strong>"
    case .link(let inlines, let address):
      "<a href=\"\(address.escapedForHTML)\" rel=\"noopener noreferrer\">\(html(inlines))</a>"
    case .lineBreak: "<br>"
    }
  }
}

extension String {
  fileprivate var escapedForHTML: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
