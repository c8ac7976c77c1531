import Foundation
import Testing

@Suite("The comments")
struct CommentTests {
  @Test func `keep their rules`() throws {
    let files = try SourceComments.allFiles()
    let modules = files.filter { $0.path.hasPrefix("Modules/") }
    let requirements = Set(modules.flatMap { PublicSymbols(in: $0.text).documentedRequirements })
    for file in files {
      var faults = SourceComments(in: file.text, at: file.path).faults
      if !file.path.contains("TidyTests") {
        faults += SourceComments.ids(in: file.text).map { "say the rule of \($0)" }
      }
      if file.path.hasPrefix("Modules/"), file.path.hasSuffix(".swift") {
        let missing = PublicSymbols(in: file.text).undocumented.filter { !requirements.contains($0.name) }
        faults += missing.map { "line \($0.line): document \($0.name)" }
      }
      #expect(faults.isEmpty, "\(file.path): \(faults.joined(separator: "; "))")
    }
  }

  @Test func `and the documents say rules in words`() throws {
    for document in try Project.documents() {
      let ids = SourceComments.ids(in: document.text)
      #expect(ids.isEmpty, "\(document.path): say the rules of \(ids)")
    }
  }

  @Test func `are read as the rules need it`() {
    let text = """
      /// A thing. What hides here?
      ///
      /// - Parameter x: Who knows.
      //
      // Somebody.
      public struct Thing {
        public let bare = 1
        /// Documented.
        public let good = 1
      }
      /// \(Array(repeating: "word", count: 31).joined(separator: " ")).
      // A form for everybody.
      """
    #expect(SourceComments(in: text, at: "Thing.swift").faults.count == 5)
    #expect(PublicSymbols(in: text).undocumented.map(\.name) == ["Thing", "bare"])
    let long = String(repeating: "word ", count: 40)
    let script = "// It waits.\n//\n//   show(who)   \(long)\nlet a = 1; // What\n// Whom it shows."
    #expect(SourceComments(in: script, at: "thing.js").faults.count == 2)
    #expect(SourceComments(in: "/* What\n   stays */\n.a { }\n", at: "thing.css").faults.count == 1)
    let marks = "\"\"\""
    let program = "\(marks)What it does.\n\nWho reads.\n\(marks)\n# Somebody.\nx = \(marks)async\n  // It\n\(marks)\n"
    #expect(SourceComments(in: program, at: "thing.py").faults.count == 3)
    #expect(SourceComments.ids(in: "// (\("ARC")-12) and \("CHL")-3") == ["\("ARC")-12", "\("CHL")-3"])
  }
}

/// The comments of a Swift file, a script, a style sheet or a Python program.
private struct SourceComments {
  /// One sentence.
  struct Sentence {
    var words: [Substring] = []

    /// The first word without marks around it.
    var first: String? { words.first.map { String($0.drop { !$0.isLetter }.prefix { $0.isLetter }) } }
    var opening: String { words.prefix(8).joined(separator: " ") }
  }

  /// Lines of a comment that follow each other.
  struct Comment {
    let line: Int
    let isDocumentation: Bool
    var sentences: [Sentence] = []
  }

  /// The words that hide what a sentence is about, at its beginning.
  static let pronouns: Set<String> = ["Who", "Whom", "Whose", "What", "Whatever", "It"]
  /// The words for an actor without a name, anywhere.
  static let nameless: Set<String> = ["nobody", "somebody", "whoever", "everybody", "anybody"]

  private(set) var comments: [Comment] = []

  /// The sentences that break a rule, each with its line.
  var faults: [String] {
    comments.flatMap { comment in
      comment.sentences.compactMap { sentence in
        if Self.pronouns.contains(sentence.first ?? "") || sentence.words.contains(where: Self.isNameless) {
          return "line \(comment.line): name the actor or the thing in \"\(sentence.opening) …\""
        }
        let isLong = comment.isDocumentation && sentence.words.count > 30
        return isLong ? "line \(comment.line): split \"\(sentence.opening) …\"" : nil
      }
    }
  }

  static func allFiles() throws -> [(path: String, text: String)] {
    let endings: Set = ["swift", "js", "css", "py"]
    return try Project.files(endingIn: endings, in: ["Modules", "Apps", "Tests", "Tools"]).filter { file in
      !file.path.contains("/Generated/") && !file.path.contains("/.build/")
    }
  }

  private static func isNameless(_ word: Substring) -> Bool {
    // In quotes or as code the word is a name.
    let bare = word.drop { "(*".contains($0) }.prefix { $0.isLetter }
    return nameless.contains(bare.lowercased())
  }

  /// Returns the numbers of rules in a document that is not part of the repository.
  static func ids(in text: String) -> [String] {
    ["ARC", "SET", "LDB", "CHL", "RND", "MED", "CUT"].flatMap { kind in
      text.components(separatedBy: "\(kind)-").dropFirst().filter { $0.first?.isNumber == true }.map { rest in
        "\(kind)-\(rest.prefix { $0.isNumber })"
      }
    } + ["spec pinball", "Spec pinball", "spec/", "founding document", "(defect "].filter(text.contains)
  }

  init(in text: String, at path: String) {
    var (isInText, isInCode) = (false, false)
    var current: Comment?
    var isNewSentence = true
    for (index, line) in CommentLines.inSwift(text, at: path).enumerated() {
      let trimmed = line.drop { $0 == " " }
      if trimmed.contains("\"\"\"") { isInText.toggle() }
      let isDocumentation = trimmed.hasPrefix("///")
      let isComment = !isInText && trimmed.hasPrefix("//")
      if let comment = current, !isComment || comment.isDocumentation != isDocumentation {
        comments.append(comment)
        (current, isInCode, isNewSentence) = (nil, false, true)
      }
      guard isComment else { continue }
      var comment = current ?? Comment(line: index + 1, isDocumentation: isDocumentation)
      let content = trimmed.dropFirst(isDocumentation ? 3 : 2)
      let words = content.split(separator: " ")
      if words.first?.hasPrefix("```") == true { isInCode.toggle() }
      // Examples and tables hold no sentences.
      let isIndented = content.hasPrefix("     ") && words.first != "-"
      let isExample = isInCode || isIndented && isNewSentence || words.first?.hasPrefix("|") == true
      if words.isEmpty || isExample {
        isNewSentence = true
      } else {
        Self.add(Self.withoutMark(words, isNewSentence: &isNewSentence), to: &comment, &isNewSentence)
      }
      current = comment
    }
    if let current { comments.append(current) }
  }

  /// Returns the words of a line without the mark of a list's item, which begins a sentence.
  private static func withoutMark(_ words: [Substring], isNewSentence: inout Bool) -> ArraySlice<Substring> {
    guard let first = words.first else { return [] }
    if first == "-" || first == "*" {
      isNewSentence = true
      // A parameter's name ends with a colon.
      if let colon = words.prefix(3).firstIndex(where: { $0.hasSuffix(":") }) { return words[(colon + 1)...] }
      return words.dropFirst()
    }
    if first.hasSuffix("."), first.dropLast().allSatisfy(\.isNumber) {
      isNewSentence = true
      return words.dropFirst()
    }
    return words[...]
  }

  private static func add(_ words: ArraySlice<Substring>, to comment: inout Comment, _ isNewSentence: inout Bool) {
    for word in words {
      if isNewSentence || comment.sentences.isEmpty { comment.sentences.append(Sentence()) }
      comment.sentences[comment.sentences.count - 1].words.append(word)
      let end = word.last { !"\"”’)`*_".contains($0) }
      isNewSentence = end == "." || end == "!" || end == "?"
    }
  }
}

/// Comments of other languages in Swift's form, line by line.
private enum CommentLines {
  static func inSwift(_ text: String, at path: String) -> [Substring] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    switch path.split(separator: ".").last {
    case "js": return lines.map(ofScript)
    case "css": return ofBlocks(lines, from: "/*", to: "*/") { _ in true }
    case "py": return ofBlocks(lines, from: "\"\"\"", to: "\"\"\"") { $0.first?.isUppercase == true }
    default: return lines
    }
  }

  /// A table of a script's functions becomes an example.
  private static func ofScript(_ line: Substring) -> Substring {
    let trimmed = line.drop { $0 == " " }
    guard trimmed.hasPrefix("//") else { return "" }
    return "///" + (trimmed.hasPrefix("//   ") ? "  " : "") + trimmed.dropFirst(2)
  }

  /// Lines from one mark to another, and lines after a hash.
  private static func ofBlocks(
    _ lines: [Substring],
    from begin: String,
    to end: String,
    where isComment: (Substring) -> Bool
  ) -> [Substring] {
    var isOpen = false
    return lines.map { line in
      var rest = line.drop { $0 == " " }
      if !isOpen, rest.hasPrefix(begin), isComment(rest.dropFirst(begin.count)) {
        isOpen = true
        rest = rest.dropFirst(begin.count)
      } else if !isOpen {
        return rest.hasPrefix("# ") && begin != "/*" ? "//" + rest.dropFirst() : ""
      }
      guard let range = rest.firstRange(of: end) else { return "/// " + rest }
      isOpen = false
      return "/// " + rest[..<range.lowerBound]
    }
  }
}

/// The public declarations of a Swift file.
///
/// Members of public protocols and cases of public enums count too. A symbol that fulfils a documented requirement has the
/// requirement's comment, and an option of a command has its help.
private struct PublicSymbols {
  private static let modifiers: Set<Substring> = [
    "static", "final", "class", "nonisolated", "mutating", "indirect", "override", "convenience", "required", "lazy",
    "internal(set)", "private(set)", "package(set)", "fileprivate(set)",
  ]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor", "func", "var", "let", "init", "typealias", "subscript", "case",
    "associatedtype",
  ]
  /// Members of the standard library's protocols, and of the command parser's.
  private static let known: Set<String> = [
    "==", "<", "hash", "encode", "description", "debugDescription", "errorDescription", "id", "rawValue", "startIndex",
    "endIndex", "customMirror", "configuration", "run", "validate", "Element", "Body", "RawValue", "ID",
  ]

  private(set) var undocumented: [(name: String, line: Int)] = []
  private(set) var documentedRequirements: [String] = []

  init(in text: String) {
    var (isDocumented, isOption, isInProtocol) = (false, false, false)
    // The indentations of the public enums that a line is in.
    var enums: [Int] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let indentation = line.prefix { $0 == " " }.count
      let trimmed = line.dropFirst(indentation)
      if trimmed.hasPrefix("///") {
        isDocumented = true
        continue
      }
      if trimmed.hasPrefix("}"), indentation == 0 { isInProtocol = false }
      if trimmed.hasPrefix("}"), enums.last == indentation { enums.removeLast() }
      if ["@Option", "@Flag", "@Argument"].contains(where: trimmed.hasPrefix) { isOption = true }
      let words = trimmed.split(separator: " ").drop { $0.hasPrefix("@") }
      if words.isEmpty { continue }
      let isPublic = words.prefix { Self.modifiers.contains($0) || $0 == "public" }.contains("public")
      let rest = words.drop { Self.modifiers.contains($0) || $0 == "public" }
      guard let kind = rest.first?.prefix(while: \.isLetter), Self.kinds.contains(kind) else {
        if !isOption { isDocumented = false }
        continue
      }
      let isMember = isInProtocol && indentation == 2 || kind == "case" && enums.last == indentation - 2
      let name = Self.name(rest, kind)
      if isInProtocol, isDocumented, indentation == 2 { documentedRequirements.append(name) }
      let isKnown = Self.known.contains(name) || rest.joined().hasPrefix("init(from")
      let isExempt = isOption || isKnown || trimmed.hasPrefix("@OptionGroup")
      let isPlain = rest.joined(separator: " ") == "init() {}"
      if isPublic || isMember, !isDocumented, !isExempt, !isPlain { undocumented.append((name, index + 1)) }
      if isPublic, kind == "protocol" { isInProtocol = true }
      if isPublic, kind == "enum", !trimmed.hasSuffix("}") { enums.append(indentation) }
      (isDocumented, isOption) = (false, false)
    }
  }

  private static func name(_ words: ArraySlice<Substring>, _ kind: Substring) -> String {
    guard kind != "init", kind != "subscript", let word = words.dropFirst().first else { return String(kind) }
    let isOperator = word.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? false
    return String(word.prefix { isOperator ? $0 != "(" : $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" })
  }
}
