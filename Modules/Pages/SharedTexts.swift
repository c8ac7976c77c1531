public import Localization

/// The texts that all apps share, in all their languages.
public enum SharedTexts: Sendable {
  /// Returns the languages of an app: those of both the shared texts and its own.
  public static func languages(with own: [PackedWords]) -> Languages { Languages([SharedWords.all, own]) }
}
