package import Localization

/// The sentences of a site's scripts, as the file `words.js` of each language.
package struct ScriptTexts: Sendable {
  private let keys: Set<String>
  private let languages: Languages

  init(of assets: [Asset], in languages: Languages) {
    self.languages = languages
    let scripts = assets.filter { $0.path.hasSuffix(".js") }
    keys = Set(scripts.flatMap { ScriptWords.keys(in: String(decoding: $0.bytes, as: UTF8.self)) })
  }

  /// Returns the file of a language.
  package func asset(in language: Language) -> Asset {
    Asset(name: "words.js", bytes: Array(ScriptWords.module(keys, in: languages.localizer(for: language)).utf8))
  }
}
