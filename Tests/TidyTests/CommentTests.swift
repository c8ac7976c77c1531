import Foundation
import Testing

@Suite("The comments")
struct CommentTests {
  @Test func `keep their rules`() throws {
    let files = try SourceComments.allFiles()
    let modules = files.filter { $0.path.hasPrefix("Modules/") }
    let requirements = Set(modules.flatMap { PublicSymbols(in: $0.text).documentedRequirements })
    for file in files {
      var faults = SourceComments(in: file.text).faults
      if !file.path.contains("TidyTests") {
        faults += SourceComments.ids(in: file.text).map { "say the rule of \($0)" }
      }
      if file.path.hasPrefix("Modules/") {
        let missing = PublicSymbols(in: file.text).undocumented.filter { !requirements.contains($0.name) }
        faults += missing.map { "line \($0.line): document \($0.name)" }
      }
      #expect(faults.isEmpty, "\(file.path): \(faults.joined(separator: "; "))")
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
      """
    #expect(SourceComments(in: text).faults.count == 4)
    #expect(PublicSymbols(in: text).undocumented.map(\.name) == ["Thing", "bare"])
    #expect(SourceComments.ids(in: "// (\("ARC")-12) and \("CHL")-3") == ["\("ARC")-12", "\("CHL")-3"])
  }
}

/// The comments of a Swift file.
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

  /// The words that hide what a sentence is about.
  static let pronouns: Set<String> = [
    "Who", "Whoever", "Whom", "Whose", "What", "Whatever", "Somebody", "Nobody",
  ]

  private(set) var comments: [Comment] = []

  /// The sentences that break a rule, each with its line.
  var faults: [String] {
    comments.flatMap { comment in
      comment.sentences.compactMap { sentence in
        if Self.pronouns.contains(sentence.first ?? "") {
          return "line \(comment.line): name the actor or the thing in \"\(sentence.opening) …\""
        }
        let isLong = comment.isDocumentation && sentence.words.count > 30
        return isLong ? "line \(comment.line): split \"\(sentence.opening) …\"" : nil
      }
    }
  }

  static func allFiles() throws -> [(path: String, text: String)] {
    try Project.swiftFiles(in: "Modules", "Apps", "Tests", "Tools").filter { file in
      !file.path.contains("/Generated/") && !file.path.contains("/.build/")
    }
  }

  /// Returns the numbers of rules in a document that is not part of the repository.
  static func ids(in text: String) -> [String] {
    ["ARC", "SET", "LDB", "CHL", "RND", "MED", "CUT"].flatMap { kind in
      text.components(separatedBy: "\(kind)-").dropFirst().filter { $0.first?.isNumber == true }.map { rest in
        "\(kind)-\(rest.prefix { $0.isNumber })"
      }
    } + ["spec pinball", "Spec pinball", "(defect "].filter(text.contains)
  }

  init(in text: String) {
    var (isInText, isInCode) = (false, false)
    var current: Comment?
    var isNewSentence = true
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
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
