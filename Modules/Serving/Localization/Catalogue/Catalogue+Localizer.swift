package import PackedCatalogues

extension Catalogue {
  /// Returns the texts of one language with English for those that it lacks.
  package func localizer(for language: Language) -> Localizer {
    Localizer(language, (tables[Language.source.tag] ?? [:]).merging(tables[language.tag] ?? [:]) { $1 })
  }
}
