public import Localization

/// The folder of all files of one version and language, as their addresses name it: `/assets/{version}/forms.js` in English,
/// `/assets/{version}-de/forms.js` in German.
///
/// Only `words.js` differs by language. Each language has every file, so that relative imports of scripts lead to it.
public struct AssetFolder: Hashable, Sendable, CustomStringConvertible {
  /// The version.
  public let version: String
  /// The language.
  public let language: Language

  /// Creates a folder.
  public init(version: String, language: Language) { (self.version, self.language) = (version, language) }

  /// Reads the name of a folder.
  public init(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    (version, language) = (parts.first ?? "", parts.count == 2 ? Language(parts[1]) : .source)
  }

  public var description: String { language == .source ? version : "\(version)-\(language)" }
}
