import Foundation
import Localization
import PackedCatalogues
import Testing

@Suite("The languages")
struct LanguageTests {
  /// The files of a part with their texts.
  private func files(of part: CataloguePart) throws -> [(path: String, text: String)] {
    try part.sources.flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: Project.root.appending(path: folder).path).sorted()
        .filter { [".mustache", ".js", ".swift"].contains(where: $0.hasSuffix) }
        .map { (path: "\(folder)/\($0)", text: try Project.text(of: "\(folder)/\($0)")) }
    }
  }

  private func catalogue(of part: CataloguePart) throws -> Catalogue {
    try Catalogue([CatalogueFile(Array(try Project.text(of: part.catalogue).utf8))])
  }

  @Test(arguments: CataloguePart.all.map(\.name))
  func `have every text that is used, and no other`(name: String) throws {
    let part = try #require(CataloguePart.all.first { $0.name == name })
    let used = Set(try files(of: part).flatMap { CataloguePart.keys(in: $0.text, of: $0.path) })
    let check = CatalogueCheck(try catalogue(of: part), used: used, complete: part.complete)
    #expect(check.all.map(\.description) == [], "run Tools/words extract, and translate")
  }

  @Test func `lay out by their direction, except for pictures`() throws {
    let physical = /text-align: *(?:left|right)|(?:margin|padding|border)-(?:left|right)|float: *(?:left|right)/
    for sheet in try Project.files(endingIn: ["css"], in: ["Apps", "Modules"]) {
      for line in sheet.text.split(separator: "\n") {
        #expect(
          !line.contains(physical),
          "\(sheet.path): \(line) belongs in a logical property, such as margin-inline-start"
        )
      }
    }
  }

  /// The texts of a catalogue in a language, each plural form for itself, with their keys.
  private func texts(of name: String, in tag: String) throws -> [(key: String, text: String)] {
    let part = try #require(CataloguePart.all.first { $0.name == name })
    let file = try CatalogueFile(Array(try Project.text(of: part.catalogue).utf8))
    return file.strings.sorted { $0.key < $1.key }.flatMap { key, entry -> [(key: String, text: String)] in
      guard let text = entry.localizations?[tag] else { return [] }
      let forms =
        (text.variations?.plural ?? [:]).values.compactMap(\.stringUnit) + [text.stringUnit].compactMap(\.self)
      return forms.map { (key, $0.value) }
    }
  }

  /// The text without options of commands and addresses, which are the same in every language.
  private func prose(_ text: String) -> String { text.replacing(/--[a-z-]+|https:\S+/, with: "") }

  @Test(arguments: CataloguePart.all.map(\.name), FieldWords.avoided.keys.sorted())
  func `avoid the words of another field`(name: String, tag: String) throws {
    let words = [FieldWords.avoided[tag]?[name], FieldWords.avoided[tag]?["every"]].compactMap(\.self)
    let wrong = try Regex("\\b(?:\(words.joined(separator: "|")))\\b").wordBoundaryKind(.simple)
    for (key, text) in try texts(of: name, in: tag) {
      #expect(!prose(text).contains(wrong), "\(tag): \"\(key)\" is \"\(text)\"")
    }
  }

  @Test(arguments: FieldWords.terms.keys.sorted())
  func `use the words of the field`(name: String) throws {
    let terms = try #require(FieldWords.terms[name])
    let tags = Set(terms.values.flatMap(\.keys))
    let translated = try Dictionary(uniqueKeysWithValues: tags.map { ($0, try texts(of: name, in: $0)) })
    let keys = Set(translated.values.joined().map { $0.key }).subtracting(FieldWords.free)
    let sentences = keys.map { (key: $0, prose: prose($0)) }
    for (english, translations) in terms {
      let term = try Regex("\\b(?:\(english))\\b").ignoresCase().wordBoundaryKind(.simple)
      let named = Set(sentences.filter { $0.prose.contains(term) }.map { $0.key })
      for (tag, words) in translations {
        let expected = try Regex(words).ignoresCase()
        for (key, text) in translated[tag] ?? [] where named.contains(key) {
          #expect(text.contains(expected), "\(tag): \"\(key)\" is \"\(text)\", without \(words)")
        }
      }
    }
  }

  @Test(arguments: CataloguePart.all.map(\.name))
  func `have narrow spaces before French marks`(name: String) throws {
    let wide = /[^\u{202F}](?:[;!?](?=$|[\s<.,)])|»)|«[^\u{202F}]|[^\u{202F}]:(?=$|\s)/.matchingSemantics(
      .unicodeScalar
    )
    for (key, text) in try texts(of: name, in: "fr") {
      #expect(!text.contains(wide), "\"\(key)\" is \"\(text)\"")
    }
  }

  @Test(arguments: CataloguePart.all.map(\.name))
  func `leave no sentence in scripts or Swift`(name: String) throws {
    let part = try #require(CataloguePart.all.first { $0.name == name })
    let known = Set(try CatalogueFile(Array(try Project.text(of: part.catalogue).utf8)).strings.keys)
    for (path, text) in try files(of: part) {
      let sentences = InlineSentences.all(in: text, of: path).filter { !known.contains($0) }
      #expect(sentences.isEmpty, "\(path): \(sentences.prefix(3)) belong in a catalogue")
    }
  }

  @Test func `find a sentence of Swift that is in no catalogue`() throws {
    let text = #"""
      throw .invalid(name, "Enter a whole number.")
      self.init(status, "code", "This is a title.", detail: "This is a detail.")
      Problem(.ok, "code", isFull ? "The disk is quite full." : "The store does not answer.")
      case .gone: "the store is gone for good"
      """#
    #expect(SwiftKeys.all(in: text) == ["Enter a whole number.", "This is a title.", "This is a detail."])
    #expect(
      InlineSentences.all(in: text, of: "Modules/Serving/ScoreServer/X.swift")
        == ["The disk is quite full.", "The store does not answer."]
    )
    #expect(InlineSentences.all(in: text, of: "Apps/archery/X.swift").last == "the store is gone for good")
  }
}

/// Sentences outside the catalogues, by a rule that is right nine times in ten.
private enum InlineSentences {
  static func all(in text: String, of path: String) -> [String] {
    if path.hasSuffix(".js") { return script(text) }
    if foreign.contains(where: path.hasSuffix) { return [] }
    // The errors and log lines of a library are for programmers; they begin with a small letter.
    let isLibrary = libraries.contains { path.hasPrefix("Modules/\($0)/") }
    return swift(text).filter { !isLibrary || $0.first?.isUppercase == true }
  }

  private static let libraries = [
    "Core/Access", "Core/Domain", "Core/WireFormat", "Serving/ScoreServer", "Sports/Spreadsheets", "Sports/Spaces",
  ]
  /// Files of headings of lists in other languages, of the help texts of metrics, and of a page of debug builds.
  private static let foreign = [
    "Roster/EntryColumn.swift", "Operations/PrometheusMetrics.swift", "ComponentsPage.swift",
  ]

  private static func script(_ text: String) -> [String] {
    let code = text.replacing(/(?m)^\s*\/\/.*$/, with: "").replacing(/\bt`(?:[^`\\]|\\.)*`/, with: "")
      // Selectors are no sentences.
      .replacing(/(?:querySelector(?:All)?|closest|matches)\("[^"]*"/, with: "")
    return code.matches(of: /"(?<plain>(?:[^"\\\n]|\\.)*)"|`(?<long>(?:[^`\\]|\\.)*)`/)
      .map { String($0.plain ?? $0.long ?? "") }.filter(readsAsSentence)
  }

  private static func swift(_ text: String) -> [String] {
    let exempt = ["abstract:", "let abstract =", "discussion:", "help:", "logger.", "ArgumentHelp(", "CommandGroup("]
    // Names of classes are no sentences.
    let plain = text.replacing(/discussion:\s*"""(?s:.*?)"""/, with: "").replacing(/\.class\([^()]*\)/, with: "")
    let code = exempt.reduce(plain) { code, mark in
      code.replacing("\(mark)\n", with: mark)
    }
    // The last one begins a server-sent event.
    let skipped = exempt + ["//", "preconditionFailure", "@Option", "@Flag", "@Argument", "\"event: "]
    return SwiftKeys.rest(of: code).split(separator: "\n").filter { line in !skipped.contains(where: line.contains) }
      .flatMap(SwiftKeys.literals).filter { readsAsSentence($0) && !names.contains($0) }
  }

  /// Names and headers of the protocol, which are the same in every language.
  private static let names: Set<String> = [
    // Words of the practice files, and of skills.
    "Imported from LPL stats CSV", "Reviewed playfield image", "Phase 1: On-device", "Phase 2: Optional cloud sync",
    "single slap save", "double slap save", "Bank 1 Focus",
    "WA 18m Compound Triple", "Thursday club shoot",
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    // Names of misuse in the log.
    "A used or replaced recovery code", "A used device link",
  ]

  /// Three words or more that begin like prose.
  private static func readsAsSentence(_ literal: String) -> Bool {
    guard literal.utf8.count(where: { $0 == UInt8(ascii: " ") }) > 1 else { return false }
    let text = literal.replacing(/\$\{[^}]*\}|%@/, with: "1")
    guard let first = text.first, first.isLetter || first == "1", text.matches(of: /\b[A-Za-z]{2,}\b/).count > 1,
      !text.contains("{"), !text.contains("</"), !text.contains("=")
    else {
      return false
    }
    let isSQL = /^(SELECT|INSERT|UPDATE|DELETE|CREATE|PRAGMA|BEGIN|WITH)\b/
    return text.contains(/[A-Za-z1’',;:]+ [A-Za-z1’',;:]+ [A-Za-z1]/) && text.firstMatch(of: isSQL) == nil
  }
}
