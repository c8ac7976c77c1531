/// A text in a cell that no spreadsheet computes, whichever separator it divides the line by.
///
/// A spreadsheet divides a line at commas, semicolons, tabs or bars, depending on the language and on its user, so a
/// formula could begin after any of them. There an apostrophe goes before it, as people mark text in spreadsheets.
enum SpreadsheetText {
  private static let separators: Set<Unicode.Scalar> = [",", ";", "|", "\t", "\n", "\r"]
  /// The first letters of formulas, also as East Asian keyboards write them.
  private static let signs: Set<Unicode.Scalar> = ["=", "+", "-", "@", "＝", "＋", "－", "＠"]
  /// Marked at the beginning of a text, where spreadsheets differ in what they do with them.
  private static let breaks: Set<Unicode.Scalar> = ["\t", "\n", "\r"]

  /// Returns the text with an apostrophe wherever a formula could begin.
  static func marked(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    guard scalars.contains(where: { signs.contains($0) || breaks.contains($0) }) else { return text }
    var marked = String.UnicodeScalarView()
    for (place, scalar) in scalars.enumerated() {
      if beginsCell(place, of: scalars), beginsFormula(place, of: scalars, isFirst: place == 0) { marked.append("'") }
      marked.append(scalar)
    }
    return String(marked)
  }

  /// Returns the text that was marked.
  static func unmarked(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    guard scalars.contains("'") else { return text }
    var unmarked = String.UnicodeScalarView()
    for (place, scalar) in scalars.enumerated() {
      if scalar == "'", beginsCell(place, of: scalars),
        beginsFormula(place + 1, of: scalars, isFirst: place == 0)
      {
        continue
      }
      unmarked.append(scalar)
    }
    return String(unmarked)
  }

  private static func beginsCell(_ place: Int, of scalars: [Unicode.Scalar]) -> Bool {
    place == 0 || separators.contains(scalars[place - 1])
  }

  /// Whether a formula begins here, perhaps after quotation marks and spaces, which a spreadsheet may drop.
  private static func beginsFormula(_ place: Int, of scalars: [Unicode.Scalar], isFirst: Bool) -> Bool {
    let first = scalars[place...].first { $0 != "\"" && $0 != "'" && $0 != " " && $0 != "\u{A0}" }
    return first.map { signs.contains($0) || isFirst && breaks.contains($0) } ?? false
  }
}
