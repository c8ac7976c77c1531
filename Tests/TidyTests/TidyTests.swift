import CanonicalJSON
import Foundation
import LeaderboardKit
import Testing

@Suite("The code")
struct TidyTests {
  /// Texts that are banned from the code, with exceptions and replacements.
  private static let banned: [(text: String, except: [String], instead: String)] = [
    ("@unchecked" + " Sendable", [], "a value, an actor or a Mutex"),
    ("try" + "!", [], "handle the error"),
    ("as" + "! ", [], "as?"),
    ("TO" + "DO", [], "do it, or file an issue"),
    ("FIX" + "ME", [], "fix it"),
    ("fatalError(", [], "a typed error"),
    ("Date()", ["Modules/Composition/"], "take the time as a value"),
    ("UUID()", ["Modules/Composition/", "Tests/"], "take the identity as a value"),
    (".random(in", ["Modules/Composition/", "Tests/", "Modules/DomainContracts/"], "take chance as a value"),
    ("usleep(", [], "wait on a condition"),
    // Foundation ends the process on some malformed texts.
    ("JSONDecoder()", ["Tests/"], "decode with CanonicalJSON or JSONReader"),
    ("JSONSerialization.", ["Tests/"], "decode with CanonicalJSON or JSONReader"),
    ("BasicRequestContext", ["Tests/"], "use SignedInContext, whose decoder is our own"),
  ]

  @Test func `holds nothing that has a better form`() throws {
    for file in try Project.swiftFiles(in: "Modules", "Apps", "Tests") where !file.path.contains("TidyTests") {
      for (text, except, instead) in Self.banned where !except.contains(where: { file.path.hasPrefix($0) }) {
        #expect(!file.text.contains(text), "\(file.path) holds \(text); instead: \(instead)")
      }
    }
  }

  @Test func `sleeps nowhere in a test`() throws {
    for file in try Project.swiftFiles(in: "Tests", "Modules/DomainContracts") where !file.path.contains("TidyTests") {
      #expect(!file.text.contains("sleep("), "\(file.path) sleeps; wait on a condition or drive the clock")
    }
  }

  @Test func `keeps files short`() throws {
    let swift = try Project.swiftFiles(in: "Modules", "Apps", "Tests", "Tools")
    let scripts = try Project.files(endingIn: ["js"], in: ["Modules", "Apps"])
    for file in swift + scripts where !file.path.contains("/Generated/") {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(lines <= 400, "\(file.path) has \(lines) lines; split it by subject")
    }
  }

  @Test func `keeps the words of a sport out of the core's code`() throws {
    let word = /\b(?:archer|arrow|bow|pinball|gym|shoot)|[a-z](?:Archer|Arrow|Bow|Pinball|Gym|Shoot)/
    for file in try Project.swiftFiles(in: "Modules/Domain", "Modules/StoreEngine", "Modules/Access") {
      for line in file.text.split(separator: "\n") where line.firstMatch(of: /^ *\/\//) == nil {
        #expect(line.firstMatch(of: word) == nil, "\(file.path): \(line)")
      }
    }
  }

  @Test func `keeps the core pure`() throws {
    let allowed: [String: Set<String>] = [
      "Modules/QRCode": [],
      "Modules/RankIndex": [],
      "Modules/CanonicalJSON": ["Foundation"],
      "Modules/Domain": ["CanonicalJSON", "Foundation", "RankIndex", "Synchronization"],
      "Modules/StoreEngine": ["CanonicalJSON", "Domain", "Synchronization"],
      "Modules/Access": ["CanonicalJSON", "Domain", "Foundation", "Synchronization"],
      "Modules/LeaderboardKit": ["CanonicalJSON", "Domain", "Foundation", "Synchronization"],
      "Modules/Notices": ["Access", "CanonicalJSON", "Domain", "LeaderboardKit"],
      "Modules/CSV": ["CanonicalJSON", "Domain"],
      "Modules/Spaces": ["Access", "CanonicalJSON", "Domain"],
      "Modules/ArcheryScoring": [
        "Access", "CanonicalJSON", "CSV", "Domain", "Foundation", "LeaderboardKit", "Notices", "Spaces",
        "Synchronization",
      ],
      // Views of a phone app observe the league's store.
      "Modules/Pinball": [
        "CanonicalJSON", "Crypto", "CSV", "Domain", "Foundation", "Observation", "Spaces", "Synchronization",
      ],
      "Modules/Adapters/InMemory": ["Domain", "StoreEngine", "Synchronization"],
    ]
    for (folder, modules) in allowed {
      for file in try Project.swiftFiles(in: folder) {
        let imports = file.text.matches(of: /(?m)^(?:public |internal |package )?import (\w+)/).map { String($0.1) }
        #expect(Set(imports).isSubset(of: modules), "\(file.path) imports \(imports)")
      }
    }
  }

  @Test func `leaves the adapters to Composition`() throws {
    for file in try Project.swiftFiles(in: "Modules", "Apps", "Tools") where !file.path.hasPrefix("Modules/Composition")
    {
      for adapter in ["FileStore", "InMemory", "PostgreSQL", "RemoteHTTP", "SQLite"] {
        #expect(!file.text.contains("import \(adapter)\n"), "\(file.path) imports \(adapter)")
      }
    }
  }

  private static var `import`: Regex<(Substring, Substring)> { /(?m)^import (\w+)$/ }

  @Test func `shows no example of a leaderboard but the one that is tested`() throws {
    func words(_ text: String) -> String {
      text.split(whereSeparator: \.isWhitespace).filter { $0 != "///" }.joined(separator: " ")
    }
    let tested = words(try Project.text(of: "Tests/DomainTests/LeaderboardExampleTests.swift"))
    let imports = try Project.text(of: "Tests/DomainTests/LeaderboardExampleTests.swift").matches(of: Self.import)
      .map { String($0.1) }
    let paths = [
      "README.md", "Modules/LeaderboardKit/README.md", "Modules/LeaderboardKit/LeaderboardKit.docc/LeaderboardKit.md",
      "Modules/LeaderboardKit/Board/Leaderboard.swift",
    ]
    for path in paths {
      let example = try Project.text(of: path).components(separatedBy: "```").first {
        $0.contains("Leaderboard.define(")
      }
      // A document's example begins with imports, which stand elsewhere in the test.
      let named = (example ?? "").matches(of: Self.import).map { String($0.1) }
      #expect(named.isEmpty || named + ["Testing"] == imports, "\(path) imports \(named)")
      let code = try #require(example?.range(of: "let [\\s\\S]*", options: .regularExpression).map { example?[$0] })
      #expect(tested.contains(words(String(code ?? "none"))), "\(path) shows another example")
    }
  }
}
