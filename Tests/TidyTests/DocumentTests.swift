import Foundation
import Testing

@Suite("The documents")
struct DocumentTests {
  @Test func `list the modules and dependencies that the package has`() throws {
    let answer = try Project.output(of: "Tools/dependency-table", "--check")
    #expect(String(decoding: answer, as: UTF8.self) == "current\n")
  }

  @Test func `name a contract test for every adapter`() throws {
    let folder = Project.root.appending(path: "Modules/Adapters")
    let tests = try Project.swiftFiles(in: "Tests/AdapterContractTests", "Tests/PostgreSQL")
    let adapters = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      // Parts of the SQL stores.
      !$0.hasSuffix(".md") && !["CLibpq", "SQLShared"].contains($0)
    }
    #expect(adapters.count >= 5)
    for adapter in adapters {
      #expect(tests.contains { $0.text.contains("import \(adapter)\n") }, "\(adapter) has no contract test")
    }
  }

  @Test func `begin each library with an article whose code is tested`() throws {
    func words(_ text: String) -> String {
      let code = text.split(separator: "\n").filter { !$0.hasPrefix("import ") }
      return code.joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let package = try Project.text(of: "Package.swift")
    let products = package.matches(of: /\.library\(\s*name: "\w+",\s*targets: \[([^\]]*)\]/)
    let names = products.flatMap { $0.1.matches(of: /"(\w+)"/).map { String($0.1) } }
    #expect(names.count > 20)
    let tested = words(
      try Project.swiftFiles(in: "Tests/ExampleTests").map(\.text).joined(separator: "\n")
        + Project.text(of: "Tests/LeaderboardsTests/LeaderboardExampleTests.swift")
    )
    let documents = try Project.documents()
    for name in names {
      let article = documents.first { $0.path.hasSuffix("/\(name)/\(name).docc/\(name).md") }?.text ?? ""
      let examples = article.components(separatedBy: "```swift\n").dropFirst().map {
        $0.components(separatedBy: "```")[0]
      }
      #expect(!examples.isEmpty, "\(name) has no article with an example")
      for example in examples { #expect(tested.contains(words(example)), "\(name): no test runs \(example)") }
    }
  }

  @Test func `link only to files and headings that exist`() throws {
    let documents = try Project.documents()
    #expect(documents.count > 50)
    for (path, text) in documents {
      for link in Self.links(in: text) {
        let (target, heading) = Self.parts(of: link, in: path)
        let exists = FileManager.default.fileExists(atPath: Project.root.appending(path: target).path)
        #expect(exists, "\(path) links to \(link), which does not exist")
        guard exists, let heading else { continue }
        let headings = Self.headings(in: try Project.text(of: target))
        #expect(headings.contains(heading), "\(path) links to \(link), and \(target) has no such heading")
      }
    }
  }

  @Test func `are short where a newcomer begins`() throws {
    for (path, most) in [("README.md", 900), ("ARCHITECTURE.md", 2_200)] {
      let words = try Project.text(of: path).split(whereSeparator: \.isWhitespace).count
      #expect(words <= most, "\(path) has \(words) words; move what is about one module to the page of that module")
    }
  }

  /// The addresses of all links and pictures of a Markdown text that lead into the repository.
  private static func links(in text: String) -> [String] {
    let prose = text.components(separatedBy: "```").enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    return prose.joined().replacing(/`[^`\n]*`/, with: "").matches(of: /\]\(([^)\s]+)\)/)
      .map { String($0.1) }.filter { !$0.contains(":") }
  }

  /// The file from the top of the project, and the heading within it.
  private static func parts(of link: String, in document: String) -> (file: String, heading: String?) {
    let pieces = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let heading = pieces.count == 2 ? pieces[1] : nil
    if pieces[0].isEmpty { return (document, heading) }
    let folder = Project.root.appending(path: document).deletingLastPathComponent()
    let file = folder.appending(path: pieces[0]).standardizedFileURL.path
    return (String(file.dropFirst(Project.root.standardizedFileURL.path.count + 1)), heading)
  }

  /// The headings of a Markdown text, spelled as links spell them.
  private static func headings(in text: String) -> Set<String> {
    Set(
      text.matches(of: /(?m)^#+ (.+)$/).map { heading in
        heading.1.lowercased().filter { $0.isLetter || $0.isNumber || "- _".contains($0) }
          .replacing(" ", with: "-")
      }
    )
  }
}
