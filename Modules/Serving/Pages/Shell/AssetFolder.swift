package import Localization

/// The folder of all files of one version and language, as their addresses name it: `/assets/{version}/forms.js` in English,
/// `/assets/{version}-de/forms.js` in German.
///
/// Only `words.js` differs by language. Each language has every file, so that relative imports of scripts lead to it.
package struct AssetFolder: Hashable, Sendable, CustomStringConvertible {
  package let version: String
  package let language: Language

  package init(version: String, language: Language) { (self.version, self.language) = (version, language) }

  /// Reads the name of a folder.
  package init(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    (version, language) = (parts.first ?? "", parts.count == 2 ? Language(parts[1]) : .source)
  }

  package var description: String { language == .source ? version : "\(version)-\(language)" }
}
