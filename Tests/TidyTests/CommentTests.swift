import Foundation
import Testing

@Suite("The comments")
struct CommentTests {
  @Test func `document each public symbol of the modules`() throws {
    let modules = try Project.swiftFiles(in: "Modules")
    let requirements = Set(modules.flatMap { PublicSymbols(in: $0.text).documentedRequirements })
    for file in modules {
      let missing = PublicSymbols(in: file.text).undocumented.filter { !requirements.contains($0.name) }
      #expect(missing.isEmpty, "\(file.path): \(missing.map { "line \($0.line): document \($0.name)" })")
    }
  }

  @Test func `and the documents say rules in words`() throws {
    let endings: Set = ["swift", "js", "css", "py"]
    let sources = try Project.files(endingIn: endings, in: ["Modules", "Apps", "Tests", "Tools"])
      .filter { file in !["/TidyTests/", "/.build/"].contains { file.path.contains($0) } }
    for file in sources + (try Project.documents()) {
      let ids = Self.ids(in: file.text)
      #expect(ids.isEmpty, "\(file.path): say the rules of \(ids)")
    }
  }

  @Test func `are read as the rules need it`() {
    let text = """
      public struct Thing {
        public let bare = 1
        /// Documented.
        public let good = 1
      }
      """
    #expect(PublicSymbols(in: text).undocumented.map(\.name) == ["Thing", "bare"])
    #expect(Self.ids(in: "// (\("ARC")-12) and \("CHL")-3") == ["\("ARC")-12", "\("CHL")-3"])
  }

  /// Returns the numbers of rules in a document that is not part of the repository.
  private static func ids(in text: String) -> [String] {
    ["ARC", "SET", "LDB", "CHL", "RND", "MED", "CUT"].flatMap { kind in
      text.components(separatedBy: "\(kind)-").dropFirst().filter { $0.first?.isNumber == true }.map { rest in
        "\(kind)-\(rest.prefix { $0.isNumber })"
      }
    } + ["spec pinball", "Spec pinball", "spec/", "founding document", "(defect "].filter(text.contains)
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
