/// An alphabet that has letters which look like those of another.
private enum Alphabet: Hashable {
  case latin, greek, cyrillic, armenian, georgian, cherokee, lisu, coptic

  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2AF, 0x1D00...0x1D25,
      0x1D6B...0x1D77, 0x1D79...0x1DBF, 0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA722...0xA787, 0xA78B...0xA7FF,
      0xAB30...0xAB64, 0xFB00...0xFB06, 0xFF21...0xFF3A, 0xFF41...0xFF5A:
      self = .latin
    case 0x370...0x373, 0x376...0x37D, 0x37F, 0x386, 0x388...0x3E1, 0x3F0...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F, 0x1C80...0x1C8F, 0x1D2B, 0x1D78, 0x2DE0...0x2DFF, 0xA640...0xA69F: self = .cyrillic
    case 0x531...0x556, 0x559...0x588, 0xFB13...0xFB17: self = .armenian
    case 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F: self = .georgian
    case 0x13A0...0x13FD, 0xAB70...0xABBF: self = .cherokee
    case 0xA4D0...0xA4FD: self = .lisu
    case 0x3E2...0x3EF, 0x2C80...0x2CF3: self = .coptic
    default: return nil
    }
  }
}

extension String {
  /// Whether the text has letters of two alphabets that look alike, such as a Latin and a Cyrillic `a`.
  ///
  /// So a name may look like another one. Scripts whose letters look like no other's are not counted, because names mix
  /// those for good reasons.
  package var mixesAlphabets: Bool {
    var first: Alphabet?
    for scalar in unicodeScalars {
      guard let alphabet = Alphabet(scalar) else { continue }
      if let first, first != alphabet { return true }
      first = alphabet
    }
    return false
  }
}
