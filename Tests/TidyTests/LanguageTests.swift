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

  @Test func `leave no sentence in templates, scripts or Swift, but for the files on the list`() throws {
    let list = try Project.text(of: "Tests/TidyTests/sentences-outside-catalogues.txt")
    var exempt = list.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    let folders = [
      "Modules/Pages", "Modules/AppKit", "Modules/OfflineSync", "Modules/ArcheryScoring", "Modules/GroupChallenges",
      "Apps",
    ]
    for folder in folders {
      let files = try FileManager.default.subpathsOfDirectory(atPath: Project.root.appending(path: folder).path)
        .filter { [".mustache", ".js", ".swift"].contains(where: $0.hasSuffix) }.map { "\(folder)/\($0)" }
      for file in files where !exempt.contains(where: { file.hasPrefix("\($0)/") }) {
        let sentences = try InlineSentences.all(in: file)
        let isListed = exempt.contains(file)
        #expect(sentences.isEmpty || isListed, "\(file): \(sentences.prefix(3)) belong in a catalogue")
        #expect(!sentences.isEmpty || !isListed, "\(file) has no sentence left; take it off the list")
        exempt.removeAll { $0 == file }
      }
    }
    let gone = exempt.filter { !FileManager.default.fileExists(atPath: Project.root.appending(path: $0).path) }
    #expect(gone == [], "these are gone; take them off the list")
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
    return code.matches(of: /"(?<plain>(?:[^"\\\n]|\\.)*)"|`(?<long>(?:[^`\\]|\\.)*)`/)
      .map { String($0.plain ?? $0.long ?? "") }.filter(readsAsSentence)
  }

  private static func swift(_ text: String) -> [String] {
    // The literals of messages are looked for in the catalogue.
    var code = text
    for mark in ["Message(", "Refusal(", "Problem(", "abstract:", "discussion:", "help:", "logger.", "ArgumentHelp("] {
      code = code.replacing("\(mark)\n", with: mark)
    }
    return code.split(separator: "\n").flatMap { line -> [String] in
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      let skipped = [
        "//", "abstract:", "discussion:", "help:", "logger.", "preconditionFailure", "@Option", "@Flag", "@Argument",
      ]
      if skipped.contains(where: trimmed.contains) || trimmed.contains("Message(") || trimmed.contains("Refusal(")
        || trimmed.contains("Problem(") || trimmed.contains("ArgumentHelp(") || trimmed.contains("title:")
        || trimmed.contains("Link(") || trimmed.contains("HTTPField")
      {
        return []
      }
      return trimmed.matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.1) }.filter(readsAsSentence)
    }
  }

  /// Three words or more that begin like prose.
  private static func readsAsSentence(_ literal: String) -> Bool {
    let text = literal.replacing(/\$\{[^}]*\}|\\\([^)]*\)+/, with: "x")
    guard text.first?.isLetter == true, !text.contains("{"), !text.contains("</"), !text.contains("=") else {
      return false
    }
    let isSQL = /^(SELECT|INSERT|UPDATE|DELETE|CREATE|PRAGMA|BEGIN|WITH)\b/
    return text.contains(/[A-Za-z’',;:]+ [A-Za-z’',;:]+ [A-Za-z]/) && text.firstMatch(of: isSQL) == nil
  }
}
