import Foundation

/// A name as names are compared: of people, clubs, games, and whatever else a person spells.
///
/// Two names with equal keys are one name. Case, compatible forms (NFKC), the kind of apostrophe and dash, invisible
/// characters, and the number and kind of blanks do not matter:
///
///     NameKey("Ana  O’Berg") == NameKey("ana o'berg")
///
/// Accents do matter, because Müller and Muller are two families. ``init(loosely:)`` ignores them, for searches and for
/// lists of programs that write capitals without accents.
public struct NameKey: Hashable, Comparable, Sendable {
  /// The name with all these differences removed.
  public let text: String

  /// Creates the key that identifies a name.
  public init(_ name: String) { text = Self.fold(name, ignoringAccents: false) }

  /// Creates the key that finds a name without regard to accents; compare it with keys of the same kind only.
  public init(loosely name: String) { text = Self.fold(name, ignoringAccents: true) }

  /// Whether nothing in the name can be compared.
  public var isBlank: Bool { text.isEmpty }

  /// Whether the name has another one in it, as a search finds it; a blank one is in all names.
  public func contains(_ part: Self) -> Bool { part.isBlank || text.contains(part.text) }

  public static func < (left: Self, right: Self) -> Bool { left.text < right.text }
}

extension NameKey {
  private static func fold(_ name: String, ignoringAccents: Bool) -> String {
    if let text = foldASCII(name) { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in name.unicodeScalars { scalars.append(scalar.plainPunctuation) }
    // Upper case first, so that "ß" equals "SS" and each sigma the other.
    let plain = String(scalars).precomposedStringWithCompatibilityMapping.uppercased().lowercased()
    var folded = String.UnicodeScalarView()
    for scalar in plain.decomposedStringWithCompatibilityMapping.unicodeScalars {
      let properties = scalar.properties
      if properties.isWhitespace || scalar.isControl {
        if let last = folded.last, last != " " { folded.append(" ") }
      } else if scalar.value == 0x307, folded.last == "i" {
        // The capital of the Turkish "i" has the dot as a mark in lower case.
      } else if !properties.isDefaultIgnorableCodePoint, !(ignoringAccents && scalar.isAccent) {
        folded.append(scalar.plainPunctuation)
      }
    }
    if folded.last == " " { folded.removeLast() }
    return String(folded).precomposedStringWithCanonicalMapping
  }

  /// The same for a text of ASCII alone; nil for others.
  private static func foldASCII(_ name: String) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(name.utf8.count)
    for byte in name.utf8 {
      switch byte {
      case 0x80...: return nil
      case 0...0x20, 0x7F: if let last = bytes.last, last != 0x20 { bytes.append(0x20) }
      case 0x60: bytes.append(0x27)
      case 0x41...0x5A: bytes.append(byte + 0x20)
      default: bytes.append(byte)
      }
    }
    if bytes.last == 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Unicode.Scalar {
  /// The apostrophe or hyphen of a keyboard for one that a text program sets, else the character itself.
  fileprivate var plainPunctuation: Unicode.Scalar {
    switch value {
    case 0x60, 0xB4, 0x2B9, 0x2BB, 0x2BC, 0x2BD, 0x2018...0x201B, 0x2032, 0x2035, 0xFF07: "'"
    case 0x2010...0x2015, 0x2043, 0x2212, 0xFE58, 0xFE63, 0xFF0D: "-"
    default: self
    }
  }

  /// Whether it is a mark of letters that have a plain form; the vowels of Indic scripts are no such marks.
  fileprivate var isAccent: Bool {
    switch value {
    case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: false
    }
  }
}
