import Foundation
import Testing

@Suite("ARCHITECTURE.md")
struct ArchitectureTests {
  private struct Package: Decodable {
    struct Target: Decodable {
      let name: String
      let type: String
      let targetDependencies: [String]?
      let productDependencies: [String]?
    }

    let targets: [Target]
  }

  @Test func `tells the dependencies that the package has`() throws {
    #expect(try documented() == described())
  }

  @Test func `has a contract test for every adapter`() throws {
    let folder = Project.root.appending(path: "Modules/Adapters")
    for adapter in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let tests = try Project.swiftFiles(in: "Tests/AdapterContractTests")
      #expect(tests.contains { $0.text.contains("import \(adapter)\n") }, "\(adapter) has no contract test")
    }
  }

  /// Each module's dependencies as the package says, third-party ones included.
  private func described() throws -> [String: Set<String>] {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let output = try Project.output(of: "swift", "package", "--ignore-lock", "describe", "--type", "json")
    let targets = try decoder.decode(Package.self, from: output).targets.filter { $0.type != "test" }
    return Dictionary(
      uniqueKeysWithValues: targets.map { target in
        (target.name, Set((target.targetDependencies ?? []) + (target.productDependencies ?? [])))
      }
    )
  }

  /// The same as the table under "Dependencies" says: a row is a module and what it depends on, names in backquotes.
  private func documented() throws -> [String: Set<String>] {
    let text = try Project.text(of: "ARCHITECTURE.md")
    let section = try #require(text.split(separator: "\n## ").first { $0.hasPrefix("Dependencies") })
    var table: [String: Set<String>] = [:]
    for row in section.split(separator: "\n") where row.hasPrefix("| `") {
      let names = row.matches(of: /`([^`]+)`/).map { String($0.1) }
      table[names[0]] = Set(names.dropFirst())
    }
    return table
  }
}
