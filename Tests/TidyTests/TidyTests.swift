import CanonicalJSON
import Foundation
import Leaderboards
import Testing

@Suite("The code")
struct TidyTests {
  /// The machine's clock and identities.
  private static let system = "Modules/Core/Leaderboards/ClockAndIdentities+System.swift"
  /// Texts that are banned from the code, with exceptions and replacements.
  private static let banned: [(text: String, except: [String], instead: String)] = [
    ("@unchecked" + " Sendable", [], "a value, an actor or a Mutex"),
    ("try" + "!", [], "handle the error"),
    ("as" + "! ", [], "as?"),
    ("TO" + "DO", [], "do it, or file an issue"),
    ("FIX" + "ME", [], "fix it"),
    ("fatalError(", [], "a typed error"),
    ("Date()", [system], "take the time as a value"),
    ("UUID()", ["Tests/"], "take the identity as a value"),
    ("SystemRandomNumberGenerator()", [system], "take chance as a value"),
    (
      ".random(in", ["Modules/Serving/Composition/", "Tests/", "Modules/Core/DomainContracts/"],
      "take chance as a value"
    ),
    ("usleep(", [], "wait on a condition"),
    // Foundation ends the process on some malformed texts.
    ("JSONDecoder()", ["Tests/", "Modules/Basics/PackedCatalogues/"], "decode with CanonicalJSON or JSONReader"),
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
    for file in try Project.swiftFiles(in: "Tests", "Modules/Core/DomainContracts")
    where !file.path.contains("TidyTests") {
      #expect(!file.text.contains("sleep("), "\(file.path) sleeps; wait on a condition or drive the clock")
    }
  }

  @Test func `keeps files short`() throws {
    let swift = try Project.swiftFiles(in: "Modules", "Apps", "Tests", "Tools")
    let scripts = try Project.files(endingIn: ["js"], in: ["Modules", "Apps"])
    for file in swift + scripts {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(lines <= 400, "\(file.path) has \(lines) lines; split it by subject")
    }
  }

  @Test func `keeps the words of a sport out of the core's code`() throws {
    let word = /\b(?:archer|arrow|bow|pinball|gym|shoot)|[a-z](?:Archer|Arrow|Bow|Pinball|Gym|Shoot)/
    let core = ["Modules/Core/Domain", "Modules/Core/StoreEngine", "Modules/Core/Access", "Modules/Core/Notices"]
    for file in try core.flatMap({ try Project.swiftFiles(in: $0) }) {
      for line in file.text.split(separator: "\n") where line.firstMatch(of: /^ *\/\//) == nil {
        #expect(line.firstMatch(of: word) == nil, "\(file.path): \(line)")
      }
    }
  }

  @Test func `keeps the core pure`() throws {
    let allowed: [String: Set<String>] = [
      "Modules/Basics/QRCodes": [],
      "Modules/Basics/PackedCatalogues": ["Foundation"],
      "Modules/Basics/RankIndex": [],
      "Modules/Basics/CanonicalJSON": ["Foundation"],
      "Modules/Core/Domain": ["CanonicalJSON", "Foundation", "RankIndex", "Synchronization"],
      "Modules/Core/StoreEngine": ["CanonicalJSON", "Domain", "Synchronization"],
      "Modules/Core/Access": ["CanonicalJSON", "Domain", "Foundation", "Synchronization"],
      "Modules/Core/Leaderboards": ["CanonicalJSON", "Domain", "Foundation", "Synchronization"],
      "Modules/Core/Notices": ["Access", "CanonicalJSON", "Domain", "Leaderboards", "Synchronization"],
      "Modules/Sports/Spreadsheets": ["CanonicalJSON", "Domain"],
      "Modules/Sports/Spaces": ["Access", "CanonicalJSON", "Domain"],
      "Modules/Sports/ArcheryScoring": [
        "Access", "CanonicalJSON", "Spreadsheets", "Domain", "Foundation", "Leaderboards", "Notices", "Spaces",
        "Synchronization",
      ],
      "Modules/Sports/Pinball": [
        "Access", "CanonicalJSON", "Crypto", "Spreadsheets", "Domain", "Foundation", "Notices", "SeededRandom",
        "Spaces",
        "Synchronization",
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
    for file in try Project.swiftFiles(in: "Modules", "Apps", "Tools")
    where !file.path.hasPrefix("Modules/Serving/Composition") {
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
    let tested = words(try Project.text(of: "Tests/LeaderboardsTests/LeaderboardExampleTests.swift"))
    let imports = try Project.text(of: "Tests/LeaderboardsTests/LeaderboardExampleTests.swift").matches(of: Self.import)
      .map { String($0.1) }
    let paths = [
      "README.md", "Modules/Core/Leaderboards/README.md",
      "Modules/Core/Leaderboards/Leaderboards.docc/Leaderboards.md",
      "Modules/Core/Leaderboards/Board/Leaderboard.swift",
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
