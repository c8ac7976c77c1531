package import Localization

/// The texts that all apps share, in all their languages.
package enum SharedTexts: Sendable {
  /// Returns the languages of an app: those of both the shared texts and its own.
  package static func languages(with own: [PackedWords]) -> Languages { Languages([SharedWords.all, own]) }
}
