import PackedCatalogues
import Synchronization

/// The languages of a product, each read when a reader first asks for it.
public final class Languages: Sendable {
  /// The languages that every part of the product has, English first.
  package let offered: [Language]
  private let packed: [Language: [PackedWords]]
  private let localizers = Mutex<[Language: Localizer]>([:])

  /// Creates the languages.
  ///
  /// - Parameter parts: The texts of each part: the shared ones, then the product's own. A language is offered if every
  ///   part has it.
  package init(_ parts: [[PackedWords]]) {
    packed = Dictionary(grouping: parts.joined(), by: \.language)
    var common = Set(parts.first?.map(\.language) ?? [])
    for part in parts { common.formIntersection(part.map(\.language)) }
    offered = [Language.source] + common.subtracting([Language.source]).sorted { $0.name < $1.name }
  }

  /// Only English, without a catalogue.
  package static let sourceOnly = Languages([])

  /// The choice among the offered languages.
  package var choice: LanguageChoice { LanguageChoice(offered) }

  /// Returns the texts of a language; a text that it lacks comes from its base language, then from English.
  package func localizer(for language: Language) -> Localizer {
    if let known = localizers.withLock({ $0[language] }) { return known }
    let made = Localizer(language, table(of: language))
    return localizers.withLock { localizers in
      let localizer = localizers[language] ?? made
      localizers[language] = localizer
      return localizer
    }
  }

  private func table(of language: Language) -> [String: Pattern] {
    let source = read(.source)
    if language == .source || Pseudo.all.contains(language) { return source }
    let base = language.base == language ? [:] : read(language.base)
    return source.merging(base) { $1 }.merging(read(language)) { $1 }
  }

  private func read(_ language: Language) -> [String: Pattern] {
    (packed[language] ?? []).reduce(into: [:]) { table, words in table.merge(words.table()) { $1 } }
  }
}
