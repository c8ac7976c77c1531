// Texts from outside may hold invisible characters. Control characters steer a terminal. Marks of direction (UAX #9)
// reorder the text around them, so that one name can look like another.

extension Unicode.Scalar {
  /// Whether the character changes the direction of the text around it.
  fileprivate var turnsDirection: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether it is one of the 65 control characters, which no version of Unicode changes.
  fileprivate var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

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
  public var withoutTurns: String {
    guard unicodeScalars.contains(where: \.turnsDirection) else { return self }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: unicodeScalars.lazy.filter { !$0.turnsDirection })
    return String(scalars)
  }

  /// The text as a name: without marks of direction, control characters as spaces, trimmed; empty if nothing in it is
  /// visible.
  public var plainName: String {
    guard unicodeScalars.contains(where: \.isVisible) else { return "" }
    guard unicodeScalars.contains(where: { $0.turnsDirection || $0.isControl }) else { return trimmingSpaces }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: unicodeScalars.lazy.filter { !$0.turnsDirection }.map { $0.isControl ? " " : $0 })
    return String(scalars).trimmingSpaces
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
