import PackedCatalogues

/// Artificial languages for tests.
///
/// They reveal text left in the source code, and layouts too narrow for longer text.
///
/// An address or a cookie may ask for them. No reader is offered them.
package enum Pseudo: Sendable {
  /// Accented English, a third longer: "Add archers" becomes "⟦Àðð àŕčĥéŕš ~~~⟧".
  package static let accented = Language("en-XA")
  /// The same from right to left.
  package static let mirrored = Language("ar-XB")

  static let all = [accented, mirrored]

  /// Returns the pseudo-language of a tag; nil for another tag.
  static func language(tagged tag: String) -> Language? { all.first { $0.tag == tag } }

  static func accented(_ pattern: Pattern) -> Pattern {
    var length = 0
    var changed = pattern.mapWords { words in
      length += words.count
      return accented(words)
    }
    changed.pieces.insert(.words("⟦"), at: 0)
    changed.pieces.append(.words(" " + String(repeating: "~", count: max(1, length / 3)) + "⟧"))
    return changed
  }

  /// Tags such as `<bdi>` stay as they are.
  private static func accented(_ words: String) -> String {
    var (isTag, text) = (false, "")
    for character in words {
      if character == "<" { isTag = true }
      text.append(isTag ? character : letters[character] ?? character)
      if character == ">" { isTag = false }
    }
    return text
  }

  private static let letters: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "àƀčðéƒĝĥíĵķļɱñöþɋŕšţûṽŵẋýžÀɃČÐÉƑĜĤÍĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ"
    )
  )
}
