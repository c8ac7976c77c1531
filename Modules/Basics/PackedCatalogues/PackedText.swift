/// One language of a catalogue as one text, small and quick to read.
///
/// An entry is a line: the key, a tab, the pattern. A place for a value is U+0001 and the place as a letter. Plural forms
/// are U+0002, the place, then for each form U+0003, the category and the text, and U+0004 at the end.
package enum PackedText {
  /// Returns the table that a text was made of.
  package static func table(of text: String) -> [String: Pattern] {
    var table: [String: Pattern] = [:]
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      var rest = line[line.index(after: tab)...]
      table[plain(line[..<tab])] = pattern(&rest)
    }
    return table
  }

  /// Returns the text of a table; the same table has the same text.
  package static func text(of table: [String: Pattern]) -> String {
    table.sorted { $0.key < $1.key }.map { "\(escaped($0))\t\(text(of: $1))" }.joined(separator: "\n")
  }

  private static func text(of pattern: Pattern) -> String {
    pattern.pieces.map { piece in
      switch piece {
      case .words(let words): escaped(words)
      case .value(let place): "\u{1}\(letter(of: place))"
      case .plural(let place, let forms):
        "\u{2}\(letter(of: place))"
          + PluralCategory.allCases.compactMap { category in
            forms[category].map { "\u{3}\(category.letter)\(text(of: $0))" }
          }
          .joined() + "\u{4}"
      }
    }
    .joined()
  }

  /// The place as one letter: `a` for 0.
  private static func letter(of place: Int) -> Character {
    Character(UnicodeScalar(UInt8(ascii: "a") + UInt8(min(place, 25))))
  }

  private static func pattern(_ rest: inout Substring.UTF8View) -> Pattern {
    var pieces: [Pattern.Piece] = []
    while let byte = rest.first, byte != 3, byte != 4 {
      if byte > 4 {
        let end = rest.firstIndex { $0 <= 4 } ?? rest.endIndex
        pieces.append(.words(plain(rest[..<end])))
        rest = rest[end...]
        continue
      }
      rest = rest.dropFirst()
      let place = Int(rest.first ?? UInt8(ascii: "a")) - Int(UInt8(ascii: "a"))
      rest = rest.dropFirst()
      pieces.append(byte == 2 ? .plural(place, forms(&rest)) : .value(place))
    }
    return Pattern(pieces)
  }

  private static func forms(_ rest: inout Substring.UTF8View) -> [PluralCategory: Pattern] {
    var forms: [PluralCategory: Pattern] = [:]
    while rest.first == 3 {
      let category = PluralCategory(letter: rest.dropFirst().first ?? 0)
      rest = rest.dropFirst(2)
      forms[category] = pattern(&rest)
    }
    rest = rest.dropFirst()
    return forms
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\t", with: "\\t")
  }

  private static func plain(_ bytes: Substring.UTF8View) -> String {
    let text = String(Substring(bytes))
    guard bytes.contains(UInt8(ascii: "\\")) else { return text }
    return text.replacing(/\\(.)/) { $0.1 == "n" ? "\n" : $0.1 == "t" ? "\t" : String($0.1) }
  }
}

extension PluralCategory {
  fileprivate var letter: Character {
    switch self {
    case .zero: "z"
    case .one: "1"
    case .two: "2"
    case .few: "f"
    case .many: "m"
    case .other: "o"
    }
  }

  fileprivate init(letter: UInt8) {
    self = Self.allCases.first { $0.letter.asciiValue == letter } ?? .other
  }
}
