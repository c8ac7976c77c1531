import AppTestSupport
import Foundation
import TestSupport
import Testing

/// A laptop's store that was used before its user signed in to the club's server: real files, a real server.
@Suite("An archery store that was used before sign-in", .timeLimit(.minutes(5)))
struct AdoptionTests {
  @Test(arguments: ["sqlite", "file"])
  func `brings a shoot with its guest to the server of its owner, arrow by arrow`(kind: String) async throws {
    try await withLaptop(kind, as: .owner) { laptop, server in
      try await laptop.say("new", "Garden", "--round", "wa18", "--guest", "Ben", "--start")
      for archer in ["me", "Ben"] { try await laptop.say("score", "Garden", archer, "X", "10", "9") }
      let board = try await laptop.json("board", "Garden")
      let asked = try await laptop.run("sync", server.store)
      #expect(asked.status == 1 && asked.errors.contains("made before you signed in. Use --adopt"), "\(asked)")
      #expect(try await server.run("list", "--json").output.contains("Garden") == false)
      let adopted = try await laptop.run("sync", server.store, "--adopt")
      #expect(adopted.status == 0, "\(adopted)")
      let verified = try await laptop.run("sync", server.store, "--verify")
      #expect(verified.status == 0 && verified.output.contains("Both stores have the same content."), "\(verified)")
      #expect(try await laptop.json("board", "Garden").count == board.count)
      let there = try await server.run("board", "Garden")
      #expect(there.status == 0 && there.output.contains("29") && there.output.contains("Ben"), "\(there)")
      // The account goes on with its own shoot there, and the laptop follows.
      #expect(try await server.run("score", "Garden", "me", "9", "9", "9").status == 0)
      #expect(try await laptop.run("sync", server.store).status == 0)
      #expect(try await laptop.say("board", "Garden").contains("56"))
    }
  }

  @Test func `of a member brings a practice`() async throws {
    try await withLaptop("sqlite", as: .member) { laptop, server in
      let made = try await laptop.json("practice", "--ends", "1", "--bow", "barebow")
      try await laptop.say("score", try #require(made["id"] as? String), "me", "X", "10", "9")
      let adopted = try await laptop.run("sync", server.store, "--adopt")
      #expect(adopted.status == 0, "\(adopted)")
      #expect(try await laptop.run("sync", server.store, "--verify").status == 0)
    }
  }

  @Test func `of a member keeps a shoot that the server would reject, whole and unchanged`() async throws {
    try await withLaptop("file", as: .member) { laptop, server in
      try await laptop.say("new", "Garden", "--round", "wa18", "--guest", "Ben", "--start")
      try await laptop.say("score", "Garden", "me", "X", "10", "9")
      let before = try await laptop.say("board", "Garden")
      let refused = try await laptop.run("sync", server.store, "--adopt")
      #expect(refused.status == 1 && refused.errors.contains("as a whole."), "\(refused)")
      #expect(refused.errors.contains("Only organisers can create shoots here"), "\(refused)")
      #expect(try await laptop.say("board", "Garden") == before)
      #expect(try await laptop.run("lost").output == "No overwritten edits.\n")
      #expect(try await server.run("list", "--json").output.contains("Garden") == false)
    }
  }

  /// The role of the laptop's user at the club.
  private enum Role { case owner, member }

  /// Passes a laptop with a store of its own, signed in to the club's server, and its terminal over the server's store to
  /// `body`.
  private func withLaptop(
    _ kind: String,
    as role: Role,
    _ body: (_ laptop: Terminal, _ server: Terminal) async throws -> Void
  ) async throws {
    try await withClub { served, club in
      let laptop = try club.machine("laptop", kind: kind)
      switch role {
      case .owner: try await laptop.login(try await club.link())
      case .member:
        _ = try await club.newShoot("Open", "--round", "wa18")
        try await laptop.login("\(served.address)/join/\(try await club.invite("Open"))", as: "Dora")
      }
      try await body(laptop, try club.machine("laptop", store: served.address))
    }
  }
}
