// The parts of a single line of Markdown.

/// A line that begins an item of a list.
struct MarkdownListItem {
  /// The number; nil for a bullet.
  let number: Int?
  let indent: Int
  let width: Int
  let text: String
}

extension String {
  var isBlankLine: Bool { allSatisfy(\.isWhitespace) }

  var indent: Int { prefix { $0 == " " }.count }

  private var unindented: Substring { drop { $0 == " " } }

  /// The marks that open or close a block of code.
  var fence: String? {
    guard let mark = unindented.first, mark == "`" || mark == "~" else { return nil }
    let fence = unindented.prefix { $0 == mark }
    return fence.count >= 3 ? String(fence) : nil
  }

  var heading: (level: Int, text: String)? {
    let marks = unindented.prefix { $0 == "#" }
    let rest = unindented.dropFirst(marks.count)
    guard (1...6).contains(marks.count), rest.isEmpty || rest.first == " " else { return nil }
    var text = rest.drop { $0 == " " }
    while text.last == " " || text.last == "#" { text.removeLast() }
    return (marks.count, String(text))
  }

  /// Whether the line is a rule: three or more of one of three marks, and nothing else.
  var isRule: Bool {
    let marks = filter { $0 != " " }
    guard let mark = marks.first, "-*_".contains(mark), marks.count >= 3 else { return false }
    return marks.allSatisfy { $0 == mark }
  }

  /// The level of the heading that this line underlines.
  var underline: Int? {
    let marks = unindented.prefix { $0 != " " }
    guard let mark = marks.first, mark == "=" || mark == "-", marks.count >= 2, marks.allSatisfy({ $0 == mark }),
      unindented.dropFirst(marks.count).allSatisfy({ $0 == " " })
    else { return nil }
    return mark == "=" ? 1 : 2
  }

  /// The text after the mark of a quote.
  var quoted: String? {
    guard indent < 4, unindented.first == ">" else { return nil }
    let rest = unindented.dropFirst()
    return String(rest.first == " " ? rest.dropFirst() : rest)
  }

  var listItem: MarkdownListItem? {
    let digits = unindented.prefix { $0.isASCII && $0.isNumber }
    let mark = unindented.dropFirst(digits.count).first
    let isMark = digits.isEmpty ? mark.map { "-*+".contains($0) } : mark.map { ".)".contains($0) }
    guard isMark == true, digits.count <= 9 else { return nil }
    let rest = unindented.dropFirst(digits.count + 1)
    guard rest.first == " " else { return nil }
    let text = rest.drop { $0 == " " }
    guard !text.isEmpty else { return nil }
    return MarkdownListItem(number: Int(digits), indent: indent, width: count - text.count, text: String(text))
  }

  /// Whether a paragraph ends before this line.
  var startsBlock: Bool { fence != nil || heading != nil || isRule || quoted != nil || listItem != nil }

  /// Whether this is the line under a table's header.
  var isTableRule: Bool {
    contains("-") && contains("|") && allSatisfy { "|-: ".contains($0) }
      && cells.allSatisfy { cell in cell.contains("-") && cell.drop { $0 == ":" }.drop { $0 == "-" }.count <= 1 }
  }

  /// The cells of a table's row; a bar after a backslash is text.
  var cells: [String] {
    var cells = [""]
    var isEscaped = false
    for character in self {
      if character == "|", !isEscaped {
        cells.append("")
      } else {
        cells[cells.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    if cells.first?.isBlankLine == true { cells.removeFirst() }
    if cells.last?.isBlankLine == true { cells.removeLast() }
    return cells.map { $0.drop { $0 == " " } }.map { String($0.reversed().drop { $0 == " " }.reversed()) }
  }
}
