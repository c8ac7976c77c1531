import Foundation
import Localization
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
    let used = Set(try files(of: part).flatMap { try CataloguePart.keys(in: $0.text, of: $0.path) })
    let check = CatalogueCheck(try catalogue(of: part), used: used, complete: part.complete)
    #expect(check.all.map(\.description) == [], "run Tools/words extract, translate, and run Tools/words pack")
  }

  @Test(arguments: CataloguePart.all.map(\.name))
  func `are packed as their catalogue has them`(name: String) throws {
    let part = try #require(CataloguePart.all.first { $0.name == name })
    #expect(try Project.text(of: part.packed) == catalogue(of: part).swift(named: part.type), "run Tools/words pack")
  }

  @Test func `lay out by their direction, except for pictures`() throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: Project.root.path)
    let physical = /text-align: *(?:left|right)|(?:margin|padding|border)-(?:left|right)|float: *(?:left|right)/
    for file in files where file.hasSuffix(".css") && (file.hasPrefix("Apps/") || file.hasPrefix("Modules/")) {
      for line in try Project.text(of: file).split(separator: "\n") {
        #expect(!line.contains(physical), "\(file): \(line) belongs in a logical property, such as margin-inline-start")
      }
    }
  }

  /// Words that mean another thing in archery, such as the German "Ende" for an end, and forms of address that the other
  /// texts do not use.
  private static let wrongWords: [String: String] = [
    "de": "Ende [0-9%].*|Enden|Zielscheibe|Punktezettel|Handys?|Benutzer|Ihnen",
    "fr": "manche|bout|marqueuse|tu|ton|tes", "nl": "einde|doelwit|boogschutter|u|uw",
    "es": "extremo|tirador|vuelta|usted|ustedes", "it": "estremità|tiratore|Lei",
  ]

  @Test(arguments: ["shared", "archery"])
  func `use the words of the field`(name: String) throws {
    let part = try #require(CataloguePart.all.first { $0.name == name })
    let file = try CatalogueFile(Array(try Project.text(of: part.catalogue).utf8))
    for (tag, words) in Self.wrongWords.sorted(by: { $0.key < $1.key }) {
      let wrong = try Regex("\\b(?:\(words))\\b").wordBoundaryKind(.simple)
      for (key, entry) in file.strings {
        guard let text = entry.localizations?[tag] else { continue }
        let forms =
          (text.variations?.plural ?? [:]).values.compactMap(\.stringUnit) + [text.stringUnit].compactMap(\.self)
        for form in forms { #expect(!form.value.contains(wrong), "\(tag): \"\(key)\" is \"\(form.value)\"") }
      }
    }
  }

  @Test func `leave no sentence in templates, scripts or Swift`() throws {
    let folders = [
      "Modules/Pages", "Modules/AppKit", "Modules/OfflineSync", "Modules/ArcheryScoring", "Modules/ContentCache",
      "Modules/GroupChallenges", "Modules/Pinball", "Apps",
    ]
    for folder in folders {
      let files = try FileManager.default.subpathsOfDirectory(atPath: Project.root.appending(path: folder).path)
        .filter { [".mustache", ".js", ".swift"].contains(where: $0.hasSuffix) }.map { "\(folder)/\($0)" }
      for file in files {
        let sentences = try InlineSentences.all(in: file)
        #expect(sentences.isEmpty, "\(file): \(sentences.prefix(3)) belong in a catalogue")
      }
    }
  }
}

/// Sentences outside the catalogues: exact for templates, by a rule that is right nine times in ten for Swift and scripts.
private enum InlineSentences {
  static func all(in file: String) throws -> [String] {
    if file.hasSuffix(".mustache") { return try LocalizedTemplate(Project.text(of: file)).inlineWords }
    if file.hasSuffix(".js") { return script(try Project.text(of: file)) }
    if file.hasSuffix(".swift"), !file.contains("/Generated/") { return swift(try Project.text(of: file)) }
    return []
  }

  private static func script(_ text: String) -> [String] {
    let code = text.replacing(/(?m)^\s*\/\/.*$/, with: "").replacing(/\bt`(?:[^`\\]|\\.)*`/, with: "")
      // Selectors are no sentences.
      .replacing(/(?:querySelector(?:All)?|closest|matches)\("[^"]*"/, with: "")
    return code.matches(of: /"(?<plain>(?:[^"\\\n]|\\.)*)"|`(?<long>(?:[^`\\]|\\.)*)`/)
      .map { String($0.plain ?? $0.long ?? "") }.filter(readsAsSentence)
  }

  private static func swift(_ text: String) -> [String] {
    // The literals of messages are looked for in the catalogue.
    var code = text
    for mark in [
      "Message(", "Refusal(", "Problem(", "abstract:", "discussion:", "help:", "logger.", "ArgumentHelp(",
      "CommandGroup(",
    ] {
      code = code.replacing("\(mark)\n", with: mark)
    }
    let keys = SwiftKeys.all(in: text)
    return code.split(separator: "\n").flatMap { line -> [String] in
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      let skipped = [
        "//", "abstract:", "discussion:", "help:", "logger.", "preconditionFailure", "@Option", "@Flag", "@Argument",
        "CommandGroup(",
      ]
      if skipped.contains(where: trimmed.contains) || trimmed.contains("Message(") || trimmed.contains("Refusal(")
        || trimmed.contains("Problem(") || trimmed.contains("ArgumentHelp(") || trimmed.contains("title:")
        || trimmed.contains("Link(") || trimmed.contains("HTTPField")
      {
        return []
      }
      return trimmed.matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.1) }.filter(readsAsSentence)
        .filter { literal in !names.contains(literal) && !keys.contains { $0.contains(longestPart(of: literal)) } }
    }
  }

  /// Names, headings of foreign lists and headers of the protocol, which are the same in every language.
  private static let names: Set<String> = [
    // Words of the practice files, and of skills.
    "Imported from LPL stats CSV", "Reviewed playfield image", "Phase 1: On-device", "Phase 2: Optional cloud sync",
    "single slap save", "double slap save", "Bank 1 Focus",
    "WA 18m Compound Triple", "Thursday club shoot", "tipo de arco", "tipo di arco",
    "nom de famille", "year of birth", "date of birth", "année de naissance", "date de naissance", "año de nacimiento",
    "fecha de nacimiento", "anno di nascita", "data di nascita", "numéro de licence",
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  ]

  private static func longestPart(of literal: String) -> String {
    literal.split(separator: /\\\([^)]*\)+/).max { $0.count < $1.count }.map {
      String($0).replacing("\\\"", with: "\"")
    } ?? ""
  }

  /// Three words or more that begin like prose.
  private static func readsAsSentence(_ literal: String) -> Bool {
    let text = literal.replacing(/\$\{[^}]*\}|\\\([^)]*\)+/, with: "1")
    guard let first = text.first, first.isLetter || first == "1", text.matches(of: /\b[A-Za-z]{2,}\b/).count > 1,
      !text.contains("{"), !text.contains("</"), !text.contains("=")
    else {
      return false
    }
    let isSQL = /^(SELECT|INSERT|UPDATE|DELETE|CREATE|PRAGMA|BEGIN|WITH)\b/
    return text.contains(/[A-Za-z1’',;:]+ [A-Za-z1’',;:]+ [A-Za-z1]/) && text.firstMatch(of: isSQL) == nil
  }
}
