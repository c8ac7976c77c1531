import AppTestSupport
import Domain
import Foundation
import TestSupport
import Testing

/// A real server that gets less of the system than its clients ask for.
@Suite("A starved server")
struct ServerResourceTests {
  private static let half = "GET /healthz HTTP/1.1\r\nhost: localhost\r\n"

  @Test(arguments: [("sqlite", "s.sqlite", 64), ("file", "s", 64), ("file", "s", 256)])
  func `more clients than descriptors neither end the server nor hold up a write`(
    scheme: String,
    name: String,
    descriptors: Int
  ) async throws {
    try await withTemporaryFolder { folder in
      var conditions = ServerProcess.Conditions()
      conditions.openFiles = descriptors
      let server = try await ServerProcess.start(
        in: folder,
        ["--store", "\(scheme):\(folder.path)/\(name)"],
        under: conditions
      )
      let owner = try await server.owner()
      let held = HeldConnections(to: server.address)
      let stream =
        "GET /api/v1/changes/stream HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer \(owner.token)\r\n\r\n"
      try await held.open(20, sending: stream)
      try await held.open(180, sending: "")
      try await held.open(100, sending: Self.half)
      #expect(held.count > 200)
      for number in 1...10 {
        let (place, id) = (ItemPath("a/\(number)"), WriteID(rawValue: "w\(number)"))
        #expect(try await owner.refusal(of: DocumentWrite(place, id: id, expected: .any, body: [1])) == nil)
      }
      #expect(server.isRunning)
      held.close()
      let answer = try await owner.get("/healthz")
      #expect(answer.status == 200 && answer.text == "ok \(ScorebookVersion.current)\n")
      try await owner.withStore { store in
        let heads = try await store.documents.list(DocumentQuery(under: "a"))
        #expect(heads.count == 10)
      }
      #expect(try await server.end() == 0, "\(server.errors)")
    }
  }

  @Test(arguments: [20, 40, 48])
  func `a server with too few descriptors says so in one line and does not start`(descriptors: Int) async throws {
    try await withTemporaryFolder { folder in
      var conditions = ServerProcess.Conditions()
      conditions.openFiles = descriptors
      let ended = await #expect(throws: ServerProcess.Ended.self) {
        _ = try await ServerProcess.start(in: folder, ["--store", "sqlite:\(folder.path)/s.sqlite"], under: conditions)
      }
      #expect(ended?.status == 1)
      let lines = ended?.errors.split(separator: "\n") ?? []
      #expect(lines.count == 1 && lines[0].contains("ulimit -n 1024"), "\(lines)")
    }
  }

  @Test func `forty unfinished bodies of one member take bounded memory, and others write meanwhile`() async throws {
    try await withTemporaryFolder { folder in
      let store = "sqlite:\(folder.path)/s.sqlite"
      let server = try await ServerProcess.start(in: folder, ["--store", store])
      let owner = try await server.owner()
      let member = try await Self.newcomer(to: server, store)
      let size = 31 << 20
      let head =
        "POST /api/v1/documents HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer \(member.token)\r\n"
        + "content-length: \(size)\r\n\r\n"
      let before = try Self.memory(of: server)
      let held = HeldConnections(to: server.address)
      try await held.open(40, sending: head)
      try await held.send(size - (1 << 20))
      let during = try Self.memory(of: server)
      print("40 unfinished bodies of 31 MB: \(before >> 20) MB before, \(during >> 20) MB during")
      #expect(during - before < 200 << 20)
      #expect(held.answers.count { $0.hasPrefix("HTTP/1.1 429") } == 38)
      for visitor in [owner, member] {
        let answer = try await visitor.post("/settings", ["id": "small"])
        #expect(answer.status != 429, "\(answer.text)")
      }
      let large = DocumentWrite("a/large", id: "large", expected: .any, body: Array(repeating: 1, count: 1 << 20))
      #expect(try await owner.refusal(of: large) == nil)
      held.close()
      try await server.end()
    }
  }

  @Test func `hundreds of slow headers do not hold up a scorer`() async throws {
    try await withTemporaryFolder { folder in
      var conditions = ServerProcess.Conditions()
      conditions.openFiles = 300
      let server = try await ServerProcess.start(in: folder, ["--store", "file:\(folder.path)/s"], under: conditions)
      let owner = try await server.owner()
      let held = HeldConnections(to: server.address)
      try await held.open(600, sending: Self.half)
      let start = ContinuousClock.now
      for number in 1...20 {
        let (place, id) = (ItemPath("a/\(number)"), WriteID(rawValue: "w\(number)"))
        #expect(try await owner.refusal(of: DocumentWrite(place, id: id, expected: .any, body: [1])) == nil)
      }
      let took = ContinuousClock.now - start
      print("20 writes on connections of their own beside 600 slow headers took \(took)")
      #expect(took < .seconds(8))
      try await server.end()
    }
  }

  /// A member with an account and no rights of the owner.
  private static func newcomer(to server: ServerProcess, _ store: String) async throws -> Visitor {
    let club = Terminal("archery", in: server.folder, store: store)
    let shoot = try await club.newShoot("Evening", "--round", "wa18", "--start")
    return try await server.served.newcomer("Ana", with: try await club.invite(shoot))
  }

  /// Bytes of memory that the process has now.
  private static func memory(of server: ServerProcess) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(server.id)/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") })
    return try #require(line.split { !$0.isNumber }.first.flatMap { Int($0) }) << 10
  }
}
