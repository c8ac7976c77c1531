import AppTestSupport
import Foundation
import TestSupport
import Testing

/// A laptop's store that was used before its user signed in to the club's server: real files, a real server.
@Suite("An archery store that was used before sign-in", .timeLimit(.minutes(5)))
struct AdoptionTests {
  @Test(arguments: ["sqlite", "file"])
  func `brings a shoot with its guest to the server of its owner, arrow by arrow`(kind: String) async throws {
    try await Laptop.with(kind, as: .owner) { laptop in
      try await laptop.say("new", "Garden", "--round", "wa18", "--guest", "Ben", "--start")
      for archer in ["me", "Ben"] { try await laptop.say("score", "Garden", archer, "X", "10", "9") }
      let board = try await laptop.json("board", "Garden", "--json")
      let asked = try await laptop.run("sync", laptop.server)
      #expect(asked.status == 1 && asked.errors.contains("made before you signed in. Use --adopt"), "\(asked)")
      #expect(try await laptop.there("list", "--json").output.contains("Garden") == false)
      let adopted = try await laptop.run("sync", laptop.server, "--adopt")
      #expect(adopted.status == 0, "\(adopted)")
      let verified = try await laptop.run("sync", laptop.server, "--verify")
      #expect(verified.status == 0 && verified.output.contains("Both stores have the same content."), "\(verified)")
      #expect(try await laptop.json("board", "Garden", "--json").count == board.count)
      let there = try await laptop.there("board", "Garden")
      #expect(there.status == 0 && there.output.contains("29") && there.output.contains("Ben"), "\(there)")
      // The account goes on with its own shoot there, and the laptop follows.
      #expect(try await laptop.there("score", "Garden", "me", "9", "9", "9").status == 0)
      #expect(try await laptop.run("sync", laptop.server).status == 0)
      #expect(try await laptop.say("board", "Garden").contains("56"))
    }
  }

  @Test func `of a member brings a practice`() async throws {
    try await Laptop.with("sqlite", as: .member) { laptop in
      let made = try await laptop.json("practice", "--ends", "1", "--bow", "barebow", "--json")
      try await laptop.say("score", try #require(made["id"] as? String), "me", "X", "10", "9")
      let adopted = try await laptop.run("sync", laptop.server, "--adopt")
      #expect(adopted.status == 0, "\(adopted)")
      #expect(try await laptop.run("sync", laptop.server, "--verify").status == 0)
    }
  }

  @Test func `of a member keeps a shoot that the server would reject, whole and unchanged`() async throws {
    try await Laptop.with("file", as: .member) { laptop in
      try await laptop.say("new", "Garden", "--round", "wa18", "--guest", "Ben", "--start")
      try await laptop.say("score", "Garden", "me", "X", "10", "9")
      let before = try await laptop.say("board", "Garden")
      let refused = try await laptop.run("sync", laptop.server, "--adopt")
      #expect(refused.status == 1 && refused.errors.contains("as a whole."), "\(refused)")
      #expect(refused.errors.contains("Only organisers can create shoots here"), "\(refused)")
      #expect(try await laptop.say("board", "Garden") == before)
      #expect(try await laptop.run("lost").output == "No overwritten edits.\n")
      #expect(try await laptop.there("list", "--json").output.contains("Garden") == false)
    }
  }
}

/// Olga's laptop with a store of its own, signed in to the club's server.
private struct Laptop: Sendable {
  let program: Program
  let store: String
  let server: String

  /// The role of the laptop's user at the club.
  enum Role { case owner, member }

  static func with(_ kind: String, as role: Role, _ body: (Laptop) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      let club = ["--store", "sqlite:\(folder.path)/club.sqlite"]
      try await Served.run("archery", in: folder, store: club[1]) { served in
        let there = Program("archery", dataFolder: folder)
        if role == .member { _ = try await there.run(["new", "Open", "--round", "wa18"] + club) }
        let printed = try await there.run((role == .owner ? ["link"] : ["invite", "Open"]) + club)
        let links = printed.output.split(whereSeparator: \.isWhitespace).filter { $0.contains("://") }
        let link = try #require(links.first { $0.contains("/sign-in/") || $0.contains("/join/") }, "\(printed)")
        let home = folder.appending(path: "laptop")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        let program = Program("archery", dataFolder: home)
        let login = try await program.run(["login", String(link)] + (role == .owner ? [] : ["--name", "Dora"]))
        #expect(login.status == 0, "\(login.errors)")
        try await body(Laptop(program: program, store: "\(kind):\(home.path)/laptop", server: served.address))
      }
    }
  }

  func run(_ arguments: String...) async throws -> Program.Outcome {
    try await program.run(arguments + ["--store", store])
  }

  /// Runs a command on the server's store.
  func there(_ arguments: String...) async throws -> Program.Outcome {
    try await program.run(arguments + ["--store", server])
  }

  @discardableResult
  func say(_ arguments: String..., location: SourceLocation = #_sourceLocation) async throws -> String {
    let outcome = try await program.run(arguments + ["--store", store])
    #expect(outcome.status == 0, "\(outcome.errors)", sourceLocation: location)
    return outcome.output
  }

  func json(_ arguments: String...) async throws -> [String: Any] {
    let outcome = try await program.run(arguments + ["--store", store])
    return try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
  }
}
