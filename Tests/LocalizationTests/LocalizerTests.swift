import Domain
import PackedCatalogues
import Testing

@testable import Localization

/// A catalogue with a sentence for each rule, in four languages.
private func languages() throws -> [String: Localizer] {
  let json = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "%@ leads with %@.": {"localizations": {"de": {"stringUnit": {"value": "%1$@ führt mit %2$@ Ringen."}}}},
      "%@ arrows": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld arrow"}}, "other": {"stringUnit": {"value": "%lld arrows"}}}}},
        "pl": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld strzała"}}, "few": {"stringUnit": {"value": "%lld strzały"}},
          "many": {"stringUnit": {"value": "%lld strzał"}}, "other": {"stringUnit": {"value": "%lld strzały"}}}}}}},
      "%@ of %@": {"localizations": {"de": {"stringUnit": {"value": "von %2$@ schon %1$@"}}}},
      "noun|End": {"localizations": {"de": {"stringUnit": {"value": "Passe"}}}},
      "command|End": {"localizations": {"de": {"stringUnit": {"value": "Beenden"}}}}
    }}
    """#
  let catalogue = try Catalogue([CatalogueFile(Array(json.utf8))])
  return Dictionary(
    uniqueKeysWithValues: ["en", "de", "pl", "nl"].map { tag in
      // By way of the packed text, as a product has it.
      let packed = PackedText.text(of: catalogue.tables[tag] ?? [:])
      let source = PackedText.table(of: PackedText.text(of: catalogue.tables["en"] ?? [:]))
      return (tag, Localizer(Language(tag), source.merging(PackedText.table(of: packed)) { $1 }))
    }
  )
}

@Suite("A localizer")
struct LocalizerTests {
  private let text: [String: Localizer]

  init() throws { text = try languages() }

  private func say(_ tag: String, _ message: Message) -> String { text[tag]?(message) ?? "" }

  @Test func `renders a message in its language, and in English without a translation`() {
    #expect(say("de", "\("Ann") leads with \(271).") == "Ann führt mit 271 Ringen.")
    #expect(say("en", "\("Ann") leads with \(271).") == "Ann leads with 271.")
    #expect(say("nl", "\("Ann") leads with \(271).") == "Ann leads with 271.")
    #expect(say("de", "100% of \(3)") == "100% of 3")
  }

  @Test func `gives numbers the marks of its language`() {
    let number = Message("\("1,234,567.5")", context: "number")
    #expect(say("de", number) == "1.234.567,5" && say("en", number) == "1,234,567.5")
    #expect(say("de", "\("Ann") leads with \(number).") == "Ann führt mit 1.234.567,5 Ringen.")
    #expect(Localizer(Language("fr"))(Message("\("12,345")", context: "number")) == "12\u{202F}345")
    #expect(Localizer(Language("en-XA"))(Message("\("12,345")", context: "number")) == "12,345")
  }

  @Test func `puts values where the translation has them`() {
    #expect(say("de", "\(3) of \(10)") == "von 10 schon 3")
  }

  @Test(arguments: [(1, "1 strzała"), (3, "3 strzały"), (5, "5 strzał"), (12, "12 strzał"), (22, "22 strzały")])
  func `chooses the plural form of its language`(count: Int, expected: String) {
    #expect(say("pl", "\(count) arrows") == expected)
    #expect(say("en", "\(count) arrows") == (count == 1 ? "1 arrow" : "\(count) arrows"))
  }

  @Test func `distinguishes two meanings of one text`() {
    #expect(say("de", Message("End", context: "noun")) == "Passe")
    #expect(say("de", Message("End", context: "command")) == "Beenden")
    #expect(say("en", Message("End", context: "noun")) == "End" && say("nl", Message("End", context: "noun")) == "End")
  }

  @Test func `renders messages within messages`() {
    #expect(say("de", "\(Message("End", context: "noun")) of \("Ann")") == "von Ann schon Passe")
    #expect(say("pl", ["\(5) arrows", "\(1) arrows"].joined(separator: " · ")) == "5 strzał · 1 strzała")
  }

  @Test func `accents every text of a pseudo-language, whether a catalogue has it or not`() {
    for language in [Pseudo.accented, Pseudo.mirrored] {
      #expect(Localizer(language)("Add archers") == "⟦Àðð àŕčĥéŕš ~~~⟧")
      #expect(Localizer(language)("\("Ann")").contains("Ann"))
    }
    #expect(Pseudo.mirrored.direction == .rightToLeft && Pseudo.accented.direction == .leftToRight)
  }
}

@Suite("Plural rules")
struct PluralRuleTests {
  private static let letters: [Character: PluralCategory] = [
    "z": .zero, "1": .one, "2": .two, "f": .few, "m": .many, "o": .other,
  ]

  @Test(arguments: PluralTable.rows.keys.sorted())
  func `agree with ICU`(tag: String) throws {
    let rule = PluralRule(Language(tag))
    let expected = try #require(PluralTable.rows[tag]).map { Self.letters[$0] }
    #expect((Array(0...220) + PluralTable.others).map { rule.category(of: $0) } == expected)
  }
}

@Suite("The language of an answer")
struct LanguageChoiceTests {
  private let choice = LanguageChoice(["en", "de", "fr", "pt-BR", "ar"].map(Language.init))

  @Test(arguments: [
    ("de-AT, en;q=0.5", "de"), ("it, fr;q=0.7, de;q=0.8", "de"), ("pt", "pt-BR"), ("xx", "en"), ("*", "en"),
    ("de;q=0, ar;q=0.1", "ar"), ("", "en"), ("DE-de;q=1.0", "de"), (";;;,,,=", "en"), ("en-XA", "en"),
  ])
  func `follows the browser's list`(field: String, expected: String) {
    #expect(choice.language(acceptLanguage: field).tag == expected)
  }

  @Test func `prefers address, setting and cookie, in this order`() {
    #expect(choice.language(address: "fr", setting: "de", cookie: "ar", acceptLanguage: "en").tag == "fr")
    #expect(choice.language(address: "xx", setting: "de", cookie: "ar").tag == "de")
    #expect(choice.language(cookie: "ar", acceptLanguage: "de").tag == "ar")
    #expect(choice.language(acceptLanguage: "ja", standard: Language("fr")).tag == "fr")
  }

  @Test func `takes a pseudo-language from an address or a cookie`() {
    #expect(choice.language(address: "en-XA") == Pseudo.accented && choice.language(cookie: "ar-XB") == Pseudo.mirrored)
  }

  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], "de"), (["LANG": "C.UTF-8", "LANGUAGE": "fr"], "en"),
    (["LANG": "fr_CA", "LC_ALL": "C"], "en"), (["LANG": "en_GB", "LANGUAGE": "it:de"], "de"), ([:], "en"),
    (["LANG": "en_GB", "LC_MESSAGES": "ar_EG@x"], "ar"),
  ])
  func `follows the terminal's environment`(environment: [String: String], expected: String) {
    #expect(choice.language(environment: environment).tag == expected)
  }

  @Test func `is one that every part of the product has`() {
    let (shared, own) = (
      [PackedWords("de", ""), PackedWords("fr", "")], [PackedWords("en", ""), PackedWords("fr", "")]
    )
    #expect(Languages([shared, own]).offered.map(\.tag) == ["en", "fr"])
    #expect(Languages([shared, []]).offered == [.source] && Languages.sourceOnly.offered == [.source])
  }
}
