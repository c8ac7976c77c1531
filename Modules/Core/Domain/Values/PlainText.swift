// Texts from outside may hold invisible characters. Control characters steer a terminal. Marks of direction (UAX #9)
// reorder the text around them, so that one name can look like another. So can joiners and selectors between letters that
// do not join.

extension Unicode.Scalar {
  /// Whether the character changes the direction of the text around it.
  fileprivate var turnsDirection: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether it is one of the 65 control characters, which no version of Unicode changes.
  var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

  /// Whether it changes the text around it: a control character, or a mark that embeds, overrides or isolates a direction.
  ///
  /// The weak marks of direction change nothing but spaces and punctuation, and people who write both ways type them.
  fileprivate var steersText: Bool {
    switch value {
    case 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: true
    default: isControl
    }
  }

  /// Whether it ends a line, in any program.
  fileprivate var isLineBreak: Bool { [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029].contains(value) }

  /// Whether it is never visible itself, such as a space without width, a joiner or a selector.
  fileprivate var isIgnorable: Bool { value >= 0xAD && properties.isDefaultIgnorableCodePoint }

  /// Whether an invisible character changes how the text before it is drawn.
  ///
  /// Joiners work in scripts whose letters join and in emoji, selectors after emoji and ideographs, and tags in flags.
  fileprivate func works(after last: Unicode.Scalar?) -> Bool {
    guard let last else { return false }
    switch value {
    case 0x200C, 0x200D:
      return last.value >= 0x600 && !last.properties.isWhitespace && !(0x2000...0x206F ~= last.value)
        && !(0x1E00...0x1FFF ~= last.value)
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: return last.value >= 0x203C && !last.isIgnorable
    case 0xE0020...0xE007F: return last.value == 0x1F3F4 || (0xE0020...0xE007E ~= last.value)
    case 0x180B...0x180F: return 0x1800...0x18AF ~= last.value
    default: return false
    }
  }

  /// Whether any of it is visible, unlike white space, joiners and selectors.
  fileprivate var isVisible: Bool {
    if (0x21...0x7E).contains(value) { return true }
    let properties = properties
    if properties.isWhitespace || properties.isDefaultIgnorableCodePoint { return false }
    switch properties.generalCategory {
    case .control, .format, .unassigned, .surrogate, .privateUse: return false
    default: return value != 0x2800
    }
  }
}

extension String {
  /// The text without marks of direction.
  package var withoutTurns: String {
    guard unicodeScalars.contains(where: \.turnsDirection) else { return self }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: unicodeScalars.lazy.filter { !$0.turnsDirection })
    return String(scalars)
  }

  /// The text as a terminal may print it: without marks of direction, and with `�` for each control character, which
  /// could steer the terminal; line breaks and tabs stay.
  package var terminalText: String {
    func steers(_ scalar: Unicode.Scalar) -> Bool { scalar.isControl && scalar != "\n" && scalar != "\t" }
    let text = withoutTurns
    guard text.unicodeScalars.contains(where: steers) else { return text }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.lazy.map { steers($0) ? "\u{FFFD}" : $0 })
    return String(scalars)
  }

  /// ``terminalText`` on one line, with a blank for each line break and tab: a cell of a table, an error.
  package var terminalLine: String {
    String(String.UnicodeScalarView(terminalText.unicodeScalars.map { $0.isLineBreak || $0 == "\t" ? " " : $0 }))
  }

  /// The text as a name: without marks of direction and invisible characters that do no work, control characters as
  /// spaces, trimmed; empty if nothing in it is visible.
  public var plainName: String {
    guard unicodeScalars.contains(where: \.isVisible) else { return "" }
    guard unicodeScalars.contains(where: { $0.turnsDirection || $0.isControl || $0.isIgnorable }) else {
      return trimmingSpaces
    }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars where !scalar.turnsDirection {
      guard !scalar.isIgnorable || scalar.works(after: scalars.last) else { continue }
      scalars.append(scalar.isControl ? " " : scalar)
    }
    // A joiner joins nothing at the end.
    while let last = scalars.last, last.value == 0x200C || last.value == 0x200D { scalars.removeLast() }
    return String(scalars).trimmingSpaces
  }

  /// Whether a text is blank, or shows something and does not change the text around it.
  ///
  /// This is the rule for every new name; space around it does not count. A name that is stored already is shown as
  /// ``shownName``.
  public var isPlain: Bool {
    let text = trimmingSpaces.unicodeScalars
    return text.isEmpty || text.contains(where: \.isVisible) && !text.contains(where: \.steersText)
  }

  /// ``plainName``, cut to the limit of names: a name that was stored before the limit, or by another program.
  public var shownName: String { TextLimit.name.cut(plainName) }
}

extension String {
  /// The text without white space at both ends.
  public var trimmingSpaces: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
