package import PackedCatalogues

/// A language of a catalogue as gettext PO, for Weblate and Poedit.
///
/// A text with forms for two numbers has no PO form and is left out.
package enum GettextPO: Sendable {
  /// Returns the texts of a language as PO.
  package static func text(_ file: CatalogueFile, _ language: Language) -> String {
    let rule = PluralRule(language)
    var text = """
      msgid ""
      msgstr ""
      "Language: \(language)\\n"
      "MIME-Version: 1.0\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Content-Transfer-Encoding: 8bit\\n"
      "Plural-Forms: \(header(rule))\\n"

      """
    for (key, entry) in file.strings.sorted(by: { $0.key < $1.key }) {
      let own = entry.localizations?[language.tag]
      if own?.substitutions != nil || entry.localizations?["en"]?.substitutions != nil { continue }
      text += "\n" + (entry.comment.map { "#. \($0)\n" } ?? "")
      text += own?.isDraft == true ? "#, objc-format, fuzzy\n" : "#, objc-format\n"
      text += entryText(key, entry.localizations?["en"]?.variations?.plural, own, forms(of: rule))
    }
    return text
  }

  /// Takes the translations of a PO file into a catalogue, lines that an editor has wrapped included.
  ///
  /// - Returns: The number of texts taken.
  package static func read(_ text: String, _ language: Language, into file: inout CatalogueFile) -> Int {
    let forms = forms(of: PluralRule(language))
    let pluralKeys = Dictionary(
      file.strings.compactMap { key, entry in
        entry.localizations?["en"]?.variations?.plural?["one"]?.stringUnit.map { ($0.value, key) }
      }
    ) { $1 }
    var count = 0
    let entry =
      /(#, [^\n]*\n)?(?:msgctxt "((?:[^"\\]|\\.)*)"\n)?msgid "((?:[^"\\]|\\.)+)"\n(msgid_plural [^\n]*\n)?((?:msgstr[^\n]*\n?)+)/
    for match in text.replacing("\"\n\"", with: "").matches(of: entry) {
      let texts = match.5.matches(of: /"((?:[^"\\]|\\.)*)"/).map { plain($0.1) }
      guard !texts.contains("") else { continue }
      let state = match.1?.contains("fuzzy") == true ? "needs_review" : "translated"
      let id = plain(match.3)
      if match.4 != nil, let key = pluralKeys[id], texts.count == forms.count {
        var named = Dictionary(uniqueKeysWithValues: zip(forms.map(\.rawValue), texts))
        named["other"] = named["other"] ?? texts.last
        file.strings[key]?.localizations?[language.tag] = .init(plural: named, state: state)
      } else if match.4 == nil {
        let key = match.2.map { "\(plain($0))|\(id)" } ?? id
        guard let entry = file.strings[key] else { continue }
        let known = entry.localizations ?? [:]
        file.strings[key]?.localizations = known
        file.strings[key]?.localizations?[language.tag] = .init(.init(state: state, value: texts[0]))
      } else {
        continue
      }
      count += 1
    }
    return count
  }

  /// The header that chooses among the forms.
  private static func header(_ rule: PluralRule) -> String {
    switch rule {
    case .single: "nplurals=1; plural=0;"
    case .oneAndOther, .oneAndMillions: "nplurals=2; plural=(n != 1);"
    case .zeroOneAndMillions: "nplurals=2; plural=(n > 1);"
    case .polish: "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);"
    case .czech: "nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);"
    case .arabic:
      "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);"
    }
  }

  /// The forms that PO has, which is for whole numbers only.
  private static func forms(of rule: PluralRule) -> [PluralCategory] {
    rule.categories.filter(rule.required.contains)
  }

  private static func entryText(
    _ key: String,
    _ english: [String: CatalogueFile.Localization]?,
    _ own: CatalogueFile.Localization?,
    _ forms: [PluralCategory]
  ) -> String {
    let parts = key.split(separator: "|", maxSplits: 1).map(String.init)
    var text = parts.count == 2 ? "msgctxt \(quoted(parts[0]))\n" : ""
    text += "msgid \(quoted(english?["one"]?.stringUnit?.value ?? parts.last ?? key))\n"
    guard let english else { return text + "msgstr \(quoted(own?.stringUnit?.value ?? ""))\n" }
    text += "msgid_plural \(quoted(english["other"]?.stringUnit?.value ?? key))\n"
    for (place, form) in forms.enumerated() {
      text += "msgstr[\(place)] \(quoted(own?.variations?.plural?[form.rawValue]?.stringUnit?.value ?? ""))\n"
    }
    return text
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
  }

  private static func plain(_ text: Substring) -> String {
    String(text).replacing("\\n", with: "\n").replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
  }
}

extension CatalogueFile.Localization {
  /// Whether the text still needs review.
  fileprivate var isDraft: Bool {
    stringUnit?.state == "needs_review" || variations?.plural?.values.contains { $0.isDraft } == true
  }
}
