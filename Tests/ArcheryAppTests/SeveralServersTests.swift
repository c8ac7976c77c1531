import AppTestSupport
import Foundation
import TestSupport
import Testing

/// Two servers on one store, as they run on two machines: each with a data folder of its own.
///
/// `SCOREBOOK_SHARED_STORE` names another store than a SQLite file, such as a PostgreSQL database.
@Suite("Two servers on one store", .timeLimit(.minutes(3)))
struct SeveralServersTests {
  private struct Pair: Sendable {
    let here: ServerProcess
    let there: ServerProcess
    let club: Terminal
    let shoot: String

    /// The same person at the other server.
    func there(_ visitor: Visitor) -> Visitor {
      Visitor(server: there.address, token: visitor.token, user: visitor.user)
    }
  }

  private static func options(_ store: String, _ keys: URL, _ name: String) -> [String] {
    ["--store", store, "--servers", "2", "--session-keys", keys.path, "--server-name", name]
  }

  private func withPair(_ body: (Pair) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      let store =
        ProcessInfo.processInfo.environment["SCOREBOOK_SHARED_STORE"] ?? "sqlite:\(folder.path)/club.sqlite"
      var servers: [ServerProcess] = []
      for name in ["here", "there"] {
        let data = folder.appending(component: name)
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        let keys = folder.appending(component: "keys.json")
        servers.append(try await ServerProcess.start(in: data, Self.options(store, keys, name)))
      }
      let club = Terminal("archery", in: folder, store: store)
      let shoot = try await club.newShoot("Club", "--round", "wa18", "--start")
      try await body(Pair(here: servers[0], there: servers[1], club: club, shoot: shoot))
      for server in servers { try await server.end() }
    }
  }

  @Test func `a session of one is a session of both, and signing out at one ends it at both`() async throws {
    try await withPair { pair in
      let olga = try await pair.here.owner()
      let there = pair.there(olga)
      #expect(try await there.get("/account").status == 200)
      _ = try await olga.post("/sign-out", ["sure": "yes"])
      let end = ContinuousClock.now
      try await eventually("the session ends there") { try await there.get("/account").status == 401 }
      #expect(ContinuousClock.now - end < .seconds(5), "one second on a machine that has time")
      #expect(try await olga.get("/account").status == 401)
    }
  }

  @Test func `an arrow that is entered at one arrives on a board that is followed at the other`() async throws {
    try await withPair { pair in
      let olga = try await pair.here.owner()
      let board = try await pair.there(olga)
        .stream("/shoots/\(pair.shoot)/board/live", accept: "application/json")
      var states = board.makeAsyncIterator()
      var text = try await states.next() ?? ""
      #expect(text.contains("\"totalScore\":0"))
      let arrow = ["id": "one", "archer": olga.user, "value": "7"]
      let entered = try await olga.post("/shoots/\(pair.shoot)/arrows", arrow)
      #expect(entered.status == 200, "\(entered.text)")
      while !text.contains("\"totalScore\":7"), let next = try await states.next() { text += next }
      #expect(text.contains("\"totalScore\":7"))
    }
  }

  @Test func `each says who it is, and the command prints a link of one that runs`() async throws {
    try await withPair { pair in
      let olga = try await pair.here.owner()
      #expect(try await olga.get("/metrics").text.contains("scorebook_open_connections{server=\"here\"}"))
      #expect(try await pair.there(olga).get("/metrics").text.contains("scorebook_open_connections{server=\"there\"}"))
      try await pair.there.end(SIGKILL)
      let link = try await pair.club.run("link")
      #expect(link.output.hasPrefix(pair.here.address), "\(link)")
      try await pair.here.end()
      let none = try await pair.club.run("link")
      #expect(none.status == 1 && none.errors.contains("No server runs"))
    }
  }

  @Test func `other keys are refused at the start, and new ones are signed with once both have them`() async throws {
    try await withPair { pair in
      let stranger = await #expect(throws: ServerProcess.Ended.self) {
        let keys = pair.club.folder.appending(component: "others.json")
        return try await ServerProcess.start(in: pair.club.folder, Self.options(pair.club.store, keys, "stranger"))
      }
      #expect(stranger?.errors.contains("other session keys") == true)
      let olga = try await pair.here.owner()
      let keys = ["--session-keys", pair.club.folder.appending(component: "keys.json").path]
      let hasty = try await pair.club.run(["rotate-keys"] + keys)
      #expect(hasty.status == 1 && hasty.errors.contains("--prepare"))
      #expect(try await pair.club.run(["rotate-keys", "--prepare"] + keys).status == 0)
      let early = try await pair.club.run(["rotate-keys"] + keys)
      #expect(early.status == 1 && early.errors.contains("does not have the new key yet"))
      #expect(try await pair.club.run(["rotate-keys", "--sign-out"] + keys).status == 0)
      #expect(try await pair.there(olga).get("/account").status == 401)
    }
  }
}
