import Composition
import Configuration
import Domain
import Foundation
import Leaderboards
import StoreEngine
import TestSupport
import Testing

private let clock = ClockAndIdentities(now: { 1_000 }, newIdentity: ClockAndIdentities.system.newIdentity)

@Suite("The store registry")
struct StoreRegistryTests {
  @Test(
    "refuses what names no store, and says what would",
    arguments: [
      ("shoot.sqlite", StoreAddressError.Problem.noScheme), ("floppy:a", .unknownScheme), ("sqlite:", .noPath),
      ("memory:x", .unexpectedText), ("", .noScheme),
    ]
  )
  func refuses(url: String, problem: StoreAddressError.Problem) async throws {
    let error = await #expect(throws: StoreAddressError.self) {
      try await StoreRegistry.standard.open(url, clock)
    }
    #expect(error?.problem == problem)
    for form in ["memory:", "sqlite:PATH"] { #expect(error?.description.contains(form) == true) }
  }

  @Test func `opens a kind of store that an outside package registered`() async throws {
    var registry = StoreRegistry.standard
    registry.register(
      StoreScheme(name: "quiet", form: "quiet:", summary: "for this test") { _, clock in
        try await StoreRegistry.standard.open("memory:", clock)
      }
    )
    let storage = try await registry.open("QUIET:", clock)
    #expect(try await storage.documents.load("a/b") == nil)
    let names = ["memory", "sqlite", "file", "postgres", "http", "https", "backup", "quiet"]
    #expect(registry.schemes.map(\.name) == names)
  }

  @Test func `says why a file is no store, and leaves it alone`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(component: "notes.txt")
      let text = Data(String(repeating: "not a database. ", count: 100).utf8)
      try text.write(to: file)
      let failure = await #expect(throws: StoreFailure.self) {
        try await StoreRegistry.standard.open("sqlite:\(file.path)", clock)
      }
      #expect(failure?.description.contains("notes.txt") == true)
      #expect(try Data(contentsOf: file) == text)
    }
  }

  @Test func `says that a folder is missing`() async throws {
    let failure = await #expect(throws: StoreFailure.self) {
      try await StoreRegistry.standard.open("sqlite:/nowhere/at/all.sqlite", clock)
    }
    #expect(failure?.description.contains("/nowhere/at/all.sqlite") == true)
  }
}

@Suite("The store choice")
struct StoreChoiceTests {
  @Test func `goes by the flag, then the environment, then the user's data folder`() async throws {
    try await withTemporaryFolder { folder in
      let config = ConfigReader(
        provider: InMemoryProvider(values: [
          "scorebook.store": "memory:", "xdg.data.home": ConfigValue(stringLiteral: folder.path),
        ])
      )
      #expect(try StoreChoice(flag: "sqlite:a", app: "archery", config: config).url == "sqlite:a")
      #expect(try StoreChoice(flag: nil, app: "archery", config: config).url == "memory:")
      let bare = ConfigReader(
        provider: InMemoryProvider(values: ["xdg.data.home": ConfigValue(stringLiteral: folder.path)])
      )
      let url = try StoreChoice(flag: nil, app: "archery", config: bare).url
      #expect(url == "sqlite:\(folder.path)/scorebook/archery.sqlite")
      #expect(FileManager.default.fileExists(atPath: "\(folder.path)/scorebook"))
    }
  }

  @Test func `reads the environment by the documented names`() throws {
    let environment = EnvironmentVariablesProvider(environmentVariables: ["SCOREBOOK_STORE": "memory:"])
    #expect(try StoreChoice(flag: nil, app: "archery", config: ConfigReader(provider: environment)).url == "memory:")
  }
}

@Suite("A container")
struct ContainerTests {
  @Test func `stores what it writes to a file for the next opening`() async throws {
    try await withTemporaryFolder { folder in
      let choice = StoreChoice(url: "sqlite:\(folder.path)/a.sqlite")
      try await Container.with(choice) { container in
        let write = DocumentWrite("a/b", id: container.clock.newWrite(), expected: .absent, body: [1])
        _ = try await container.storage.documents.save([write])
      }
      let body = try await Container.with(choice) { try await $0.storage.documents.load("a/b")?.body }
      #expect(body == [1])
    }
  }

  @Test func `makes identities that differ`() {
    let made = (0..<1000).map { _ in ClockAndIdentities.system.newIdentity() }
    #expect(Set(made).count == 1000 && made.allSatisfy { $0.count == 16 })
  }
}
