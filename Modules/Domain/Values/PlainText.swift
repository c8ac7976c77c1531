// Texts from outside hold characters that nobody sees: controls, which steer a terminal, and marks of direction (UAX #9),
// which turn the text around them, so that a name can show as another one.

extension Unicode.Scalar {
  /// Whether it turns the direction of the text around it.
  public var turnsDirection: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether something of it can be seen, unlike white space, joiners, selectors and the like.
  fileprivate var isVisible: Bool {
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

  /// The text as a name: without marks of direction, controls as spaces, no white space at its ends; empty where nothing
  /// of it could be seen.
  public var plainName: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars where !scalar.turnsDirection {
      scalars.append(scalar.properties.generalCategory == .control ? " " : scalar)
    }
    return scalars.contains(where: \.isVisible) ? String(scalars).trimmingSpaces : ""
  }
}

extension String {
  /// Without white space at both ends.
  public var trimmingSpaces: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
