/// The text of a message in one language, taken apart once: words, places for values, and plural forms.
package struct Pattern: Hashable, Sendable {
  /// A part of a text.
  package enum Piece: Hashable, Sendable {
    /// Text.
    case words(String)
    /// The value at a place, from 0.
    case value(Int)
    /// The form that the number at a place asks for.
    case plural(Int, [PluralCategory: Pattern])
  }

  /// The parts of the text, in order.
  package var pieces: [Piece]

  package init(_ pieces: [Piece]) { self.pieces = pieces }

  /// Reads `%@`, `%lld`, `%2$@`, `%arg`, `%%` and `%#@name@`.
  ///
  /// - Parameters:
  ///   - text: The text as a String Catalog has it.
  ///   - own: The place that `%arg` stands for.
  ///   - substitutions: The pieces that `%#@name@` stands for.
  /// - Throws: ``CatalogueFailure/unreadable(_:)``.
  package init(parsing text: String, own: Int? = nil, substitutions: [String: Piece] = [:]) throws(CatalogueFailure) {
    var reader = PatternReader(rest: Substring(text), own: own, substitutions: substitutions)
    guard let pieces = reader.read() else { throw .unreadable(text) }
    self.pieces = pieces
  }

  /// Creates the pattern that a key is, without its context.
  package init(key: String) {
    let text = key.firstIndex(of: "|").map { String(key[key.index(after: $0)...]) } ?? key
    self = (try? Pattern(parsing: text)) ?? Pattern([.words(text)])
  }

  /// The places of all values.
  package var values: Set<Int> {
    pieces.reduce(into: []) { places, piece in
      switch piece {
      case .words: break
      case .value(let place): places.insert(place)
      case .plural(let place, let forms):
        places.insert(place)
        for form in forms.values { places.formUnion(form.values) }
      }
    }
  }

  /// Returns the same pattern with every text changed.
  package func mapWords(_ change: (String) -> String) -> Pattern {
    Pattern(
      pieces.map { piece in
        switch piece {
        case .words(let words): .words(change(words))
        case .value: piece
        case .plural(let place, let forms): .plural(place, forms.mapValues { $0.mapWords(change) })
        }
      }
    )
  }
}

/// Takes a text of a catalogue apart.
private struct PatternReader {
  var rest: Substring
  let own: Int?
  let substitutions: [String: Pattern.Piece]
  private var pieces: [Pattern.Piece] = []
  private var words = ""
  private var next = 0

  init(rest: Substring, own: Int?, substitutions: [String: Pattern.Piece]) {
    (self.rest, self.own, self.substitutions) = (rest, own, substitutions)
  }

  /// Returns the pieces; nil for a text that cannot be read.
  mutating func read() -> [Pattern.Piece]? {
    while let start = rest.firstIndex(of: "%") {
      words += rest[..<start]
      rest = rest[start...].dropFirst()
      guard readSpecifier() else { return nil }
    }
    words += rest
    if !words.isEmpty { pieces.append(.words(words)) }
    return pieces
  }

  private mutating func readSpecifier() -> Bool {
    if rest.hasPrefix("%") {
      words += "%"
      rest = rest.dropFirst()
    } else if rest.hasPrefix("arg"), let own {
      add(.value(own))
      rest = rest.dropFirst(3)
    } else if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
      guard let piece = substitutions[String(rest.dropFirst(2)[..<end])] else { return false }
      add(piece)
      rest = rest[end...].dropFirst()
    } else {
      return readValue()
    }
    return true
  }

  private mutating func readValue() -> Bool {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    var place: Int?
    if rest.dropFirst(digits.count).hasPrefix("$") {
      guard let number = Int(digits), (1...20).contains(number) else { return false }
      place = number - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    guard let specifier = ["@", "lld", "ld", "d"].first(where: { rest.hasPrefix($0) }) else { return false }
    rest = rest.dropFirst(specifier.count)
    add(.value(place ?? own ?? next))
    if place == nil, own == nil { next += 1 }
    return true
  }

  private mutating func add(_ piece: Pattern.Piece) {
    if !words.isEmpty { pieces.append(.words(words)) }
    words = ""
    pieces.append(piece)
  }
}
