import Domain
import Testing

@testable import Localization

@Suite("A marked template")
struct LocalizedTemplateTests {
  private func german(_ key: String, _ text: String) throws -> Localizer {
    Localizer(Language("de"), [key: try Pattern(parsing: text)])
  }

  @Test func `in English equals its source without marks`() throws {
    let template = try LocalizedTemplate(
      #"<a title="{{#t}}Close it{{/t}}">{{#t}}Hi <b class="x">{{name}}</b>{{/t}}</a>"#
    )
    #expect(try template.source(in: .source) == #"<a title="Close it">Hi <b class="x">{{name}}</b></a>"#)
    #expect(template.keys == ["Close it", "Hi <b>%@</b>"])
  }

  @Test func `keeps attributes and addresses away from translators`() throws {
    let template = try LocalizedTemplate(#"{{#t}}Open <a href="{{link}}">{{link}}</a> & go{{/t}}"#)
    #expect(template.keys == ["Open <a>%@</a> & go"])
    let text = try german("Open <a>%@</a> & go", "<a>%@</a> öffnen & los")
    #expect(try template.source(in: text) == #"<a href="{{link}}">{{link}}</a> öffnen &amp; los"#)
  }

  @Test func `chooses plural forms while it is rendered`() throws {
    let template = try LocalizedTemplate("{{#t}}{{count}} arrows{{/t}}")
    let forms: [PluralCategory: Pattern] = [
      .one: try Pattern(parsing: "%@ Pfeil"), .other: try Pattern(parsing: "%@ Pfeile"),
    ]
    let text = Localizer(Language("de"), ["%@ arrows": Pattern([.plural(0, forms)])])
    #expect(
      try template.source(in: text)
        == "{{#one(count)}}{{count}} Pfeil{{/one(count)}}{{#other(count)}}{{count}} Pfeile{{/other(count)}}"
    )
  }

  @Test(arguments: [
    "<script>x</script>", "{{secret}}", "<b onclick=x>%@</b>", "<b>%@", "</b>%@<b>", "%@", "{<b>%@</b>}", "<b>%3$@</b>",
  ])
  func `refuses a translation that would change its markup`(words: String) throws {
    let template = try LocalizedTemplate("{{#t}}Hello <b>{{name}}</b>{{/t}}")
    let text = try german("Hello <b>%@</b>", words)
    #expect(throws: LocalizedTemplateFailure.self) { try template.source(in: text) }
  }

  @Test(arguments: [
    "{{#t}}Change{{#name}} it{{/name}}{{/t}}", "{{#t}}Never closed", "{{#t}}A <b>tag{{/t}}", "{{#t}}{{{raw}}}{{/t}}",
  ])
  func `is refused with a mark that cuts a sentence or a tag`(source: String) {
    #expect(throws: LocalizedTemplateFailure.self) { try LocalizedTemplate(source) }
  }

  @Test func `names the words outside every mark`() throws {
    let template = try LocalizedTemplate(#"<p title="Close it">{{#t}}Fine{{/t}} <b>Left here</b> {{name}} cm</p>"#)
    #expect(template.inlineWords == ["Close it", "Left here"])
  }

  @Test func `may have sections whose names begin like the mark`() throws {
    #expect(try LocalizedTemplate("{{#target}}{{.}}{{/target}}").source(in: .source) == "{{#target}}{{.}}{{/target}}")
  }
}

@Suite("A catalogue")
struct CatalogueTests {
  private func findings(_ strings: String, used: Set<String>, complete: [String] = []) throws -> [String] {
    let json = #"{"sourceLanguage":"en","version":"1.0","strings":{\#(strings)}}"#
    let catalogue = try Catalogue([CatalogueFile(Array(json.utf8))])
    return CatalogueCheck(catalogue, used: used, complete: complete.map(Language.init)).all.map(\.kind.rawValue)
  }

  @Test func `lacks no key, has no unused one, and misses no translation`() throws {
    #expect(
      try findings(#""Old":{},"Kept":{}"#, used: ["Kept", "New"], complete: ["de"])
        == ["missing", "unused", "untranslated", "untranslated"]
    )
  }

  @Test(arguments: [
    ("de", #"{"stringUnit":{"value":"%1$@ fehlt"}}"#, ["placeholder"]),
    (
      "pl",
      #"{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld %@"}},"other":{"stringUnit":{"value":"%lld %@"}}}}}"#,
      ["plural"]
    ),
    ("fr", #"{"stringUnit":{"value":"<b>%1$@</b> %2$@"}}"#, ["tag"]),
    ("it", #"{"stringUnit":{"value":"{%1$@} %2$@"}}"#, ["markup"]),
    ("nl", #"{"stringUnit":{"value":"%2$@ van %1$@"}}"#, []),
  ])
  func `names a broken translation`(tag: String, localization: String, kinds: [String]) throws {
    #expect(try findings(#""%@ of %@":{"localizations":{"\#(tag)":\#(localization)}}"#, used: ["%@ of %@"]) == kinds)
  }

  @Test func `reads keys in Swift and in scripts`() {
    let swift = #"""
      Message("Plain"), Message("\(count(of: "a)b")) of \(all)", other), Message("End", context: "noun"),
      Refusal("code", "Say \"hi\""), Problem(422, "x", "Bad.", detail: "Try again."), Page.Link("Home", a), "not this"
      """#
    #expect(
      SwiftKeys.all(in: swift) == [
        "Plain", "%@ of %@", "noun|End", "Say \"hi\"", "Bad.", "Try again.", "Home",
      ]
    )
    #expect(ScriptWords.keys(in: "t`${count} arrows, 100%`; t`Sent`") == ["%@ arrows, 100%%", "Sent"])
  }

  @Test func `survives the way to gettext and back`() throws {
    let json = #"""
      {"sourceLanguage":"en","version":"1.0","strings":{
        "%@ arrows":{"comment":"a count","localizations":{"en":{"variations":{"plural":{
          "one":{"stringUnit":{"state":"translated","value":"%lld arrow"}},
          "other":{"stringUnit":{"state":"translated","value":"%lld arrows"}}}}}}},
        "noun|End":{"localizations":{}}, "Say \"hi\"":{}}}
      """#
    var file = try CatalogueFile(Array(json.utf8))
    let po = GettextPO.text(file, Language("de"))
    #expect(po.contains("msgctxt \"noun\"\nmsgid \"End\"") && po.contains("msgid_plural \"%lld arrows\""))
    let translated =
      po.replacing("msgstr[0] \"\"", with: "msgstr[0] \"%lld Pfeil\"")
      .replacing("msgstr[1] \"\"", with: "msgstr[1] \"%lld Pfeile\"")
      .replacing("msgid \"End\"\nmsgstr \"\"", with: "msgid \"End\"\nmsgstr \"Passe\"")
      .replacing(
        "msgid \"Say \\\"hi\\\"\"\nmsgstr \"\"",
        with: "msgid \"Say \\\"hi\\\"\"\nmsgstr \"Sag \\\"hallo\\\"\""
      )
    #expect(GettextPO.read(translated, Language("de"), into: &file) == 3)
    let text = try Catalogue([CatalogueFile(Array(file.text.utf8))]).localizer(for: Language("de"))
    #expect(text("\(2) arrows") == "2 Pfeile" && text("Say \"hi\"") == "Sag \"hallo\"")
    #expect(text(Message("End", context: "noun")) == "Passe")
  }
}
