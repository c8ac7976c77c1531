struct MarkdownBlocks {
  /// The deepest nesting of quotes and lists; deeper ones are text.
  private static let deepest = 8
  private var depth = 0
  private var lines: ArraySlice<String> = []
  private var anchors: [String: Int] = [:]

  /// Returns a line without tabs and line end.
  static func plain(_ line: Substring) -> String {
    String(line.last == "\r" ? line.dropLast() : line).replacing("\t", with: "    ")
  }

  mutating func blocks(of text: [String]) -> [MarkdownBlock] {
    let outer = lines
    depth += 1
    defer { (lines, depth) = (outer, depth - 1) }
    lines = text[...]
    var blocks: [MarkdownBlock] = []
    while let line = lines.first {
      if line.isBlankLine { lines.removeFirst() } else { blocks.append(block(line)) }
    }
    return blocks
  }

  private mutating func block(_ line: String) -> MarkdownBlock {
    if let fence = line.fence { return code(fence) }
    if let heading = line.heading {
      lines.removeFirst()
      return self.heading(heading.level, heading.text)
    }
    if line.isRule {
      lines.removeFirst()
      return .rule
    }
    if depth < Self.deepest {
      if line.quoted != nil { return quote() }
      if let item = line.listItem { return list(item) }
    }
    return table() ?? paragraph()
  }

  private mutating func heading(_ level: Int, _ text: String) -> MarkdownBlock {
    let inlines = MarkdownInlines.parse(text)
    let words = inlines.map(\.plain).joined().lowercased().split { !($0.isLetter || $0.isNumber) }
    let anchor = words.isEmpty ? "section" : words.joined(separator: "-")
    let count = anchors[anchor, default: 0] + 1
    anchors[anchor] = count
    return .heading(level: level, inlines, anchor: count == 1 ? anchor : "\(anchor)_\(count)")
  }

  /// Parses code up to a line with the same fence, or to the end.
  private mutating func code(_ fence: String) -> MarkdownBlock {
    lines.removeFirst()
    var text: [String] = []
    while let line = lines.popFirst() {
      if line.fence?.hasPrefix(fence) == true, line.allSatisfy({ $0 == fence.first || $0 == " " }) { break }
      text.append(line)
    }
    return .code(text.joined(separator: "\n"))
  }

  private mutating func quote() -> MarkdownBlock {
    var inner: [String] = []
    while let quoted = lines.first?.quoted {
      inner.append(quoted)
      lines.removeFirst()
    }
    return .quote(blocks(of: inner))
  }

  private mutating func list(_ first: MarkdownListItem) -> MarkdownBlock {
    var items: [[MarkdownBlock]] = []
    while let line = lines.first, let item = line.listItem, (item.number == nil) == (first.number == nil),
      !line.isRule
    {
      lines.removeFirst()
      items.append(blocks(of: itemLines(item)))
      skipBlankLines { $0.listItem != nil }
    }
    return .list(start: first.number, items: items)
  }

  /// Returns the lines of an item: those indented as far, and text that continues without a blank line.
  private mutating func itemLines(_ item: MarkdownListItem) -> [String] {
    var inner = [item.text]
    while let line = lines.first {
      if line.isBlankLine {
        guard skipBlankLines({ $0.indent >= item.indent + 2 }) else { break }
        inner.append("")
      } else if line.indent >= item.indent + 2 {
        inner.append(String(line.dropFirst(min(line.indent, item.width))))
        lines.removeFirst()
      } else if line.startsBlock || inner.last?.isEmpty == true {
        break
      } else {
        inner.append(line)
        lines.removeFirst()
      }
    }
    return inner
  }

  /// Skips blank lines before a wanted line.
  @discardableResult
  private mutating func skipBlankLines(_ isWanted: (String) -> Bool) -> Bool {
    guard let next = lines.firstIndex(where: { !$0.isBlankLine }), isWanted(lines[next]) else { return false }
    lines = lines[next...]
    return true
  }

  private mutating func table() -> MarkdownBlock? {
    guard let line = lines.first, line.contains("|"), lines.count > 1,
      lines[lines.startIndex + 1].isTableRule, line.cells.count == lines[lines.startIndex + 1].cells.count
    else { return nil }
    let header = line.cells
    lines = lines.dropFirst(2)
    var rows: [[[MarkdownInline]]] = []
    while let line = lines.first, line.contains("|"), !line.isBlankLine {
      let cells = line.cells.prefix(header.count)
      let padding = Array(repeating: "", count: header.count - cells.count)
      rows.append((cells + padding).map(MarkdownInlines.parse))
      lines.removeFirst()
    }
    return .table(header: header.map(MarkdownInlines.parse), rows: rows)
  }

  private mutating func paragraph() -> MarkdownBlock {
    var text: [String] = []
    while let line = lines.first, !line.isBlankLine {
      if !text.isEmpty {
        if let level = line.underline {
          lines.removeFirst()
          return heading(level, text.joined(separator: "\n"))
        }
        if line.startsBlock { break }
      }
      text.append(line)
      lines.removeFirst()
    }
    return .paragraph(MarkdownInlines.parse(text.joined(separator: "\n")))
  }
}
