/// Texts that have broken stores before.
enum HostileText {
  /// Valid identifiers, all different by their bytes.
  static let taken: [String] = [
    "../up", "/", "//", ".", "..", "a/b?c=d#e", "a b", " a", "a ", " ", "ü 中\u{202E}", "%2F", "%252F", "%", "%25",
    "%zz", "\\",
    "'; DROP TABLE x; --", "\"", "*", "_", "CON", "é", "e\u{301}", "👩‍👩‍👧‍👦🏹", "\u{FEFF}", "\n", "\r\n", "\t", "\u{7F}",
    "null", "0", "-1", "{\"a\":1}", "<b>&amp;", "\u{10FFFF}", "Ä", "ä", "A", "a", longest,
  ]

  /// The longest valid identifier, in two-byte characters.
  static let longest = String(repeating: "ñ", count: 64)

  /// Identifiers that every store rejects: empty, one byte too long, or cut short by C interfaces.
  static let refused: [String] = ["", longest + "x", "a\0b", "\0"]

  /// Names that show nothing, or something else than they hold.
  static let names = [
    "Ana\u{202E}Ben", "\u{2067}Ana", "Ana\nBen", "Ana\u{1B}[2J", "\u{200B}", "\u{200D}\u{FE0F}", "\u{2800}",
  ]

  /// Names with joiners and marks that their scripts and emoji need.
  static let writtenNames = ["👩‍👩‍👧‍👦", "🏳️‍🌈", "علی\u{200C}رضا", "क्\u{200D}ष", "دانا\u{200F}!", "é", "e\u{301}", "D'Arc-Łódź"]

  /// One letter in its two normal forms; Swift calls them equal, their bytes are not.
  static let twins = (composed: "é", decomposed: "e\u{301}")

  /// Every byte once.
  static let bytes = (0...255).map { UInt8($0) }
}
