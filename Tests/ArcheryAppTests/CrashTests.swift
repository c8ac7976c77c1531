import AppTestSupport
import ArcheryScoring
import Composition
import Domain
import Foundation
import SeededRandom
import TestSupport
import Testing

@Suite("After kill -9")
struct CrashTests {
  private static let tokens = ["X", "10", "9", "8", "M"]

  @Test(
    "no acknowledged arrow is lost and none is doubled, fifty times over",
    arguments: [("sqlite", "crash.sqlite"), ("file", "crash")]
  )
  func losesNothing(scheme: String, name: String) async throws {
    let seed = runSeed("Kills of a writer")
    var random = SplitMix64(seed: seed)
    try await withTemporaryFolder { folder in
      let url = "\(scheme):\(folder.path)/\(name)"
      var acknowledged = -1
      for kill in 1...50 {
        let patience = Int(random.next() % 12)
        acknowledged = try await writeAndKill(url, from: acknowledged + 1, after: patience) ?? acknowledged
        let arrows = try await arrows(in: url)
        let comment: Comment = "seed \(seed), kill \(kill), \(acknowledged + 1) acknowledged"
        // The one arrow under way may have been committed before its acknowledgement was printed.
        try #require((acknowledged + 1...acknowledged + 2).contains(arrows.count), comment)
        try #require(arrows == (0..<arrows.count).map { Self.tokens[$0 % Self.tokens.count] }, comment)
      }
      #expect(acknowledged >= 50, "seed \(seed): too little was written to prove anything")
    }
  }

  @Test("a store whose making was cut off opens again", arguments: ["sqlite", "file"])
  func opensAgain(scheme: String) async throws {
    try await withTemporaryFolder { folder in
      for number in 1...20 {
        let path = "\(folder.path)/\(number).\(scheme)"
        try await withoutBlockingOthers {
          try Self.startAndKill("\(scheme):\(path)", creating: path, afterLooks: number * 10)
        }
        let page = try await Container.with(StoreChoice(url: "\(scheme):\(path)")) { container in
          try await container.storage.changes.changes(under: .root, after: nil, limit: 10)
        }
        #expect(page.hasMore == false)
      }
    }
  }

  /// Lets a writer record arrows from a number on, kills it after some were acknowledged, and returns the last one that was.
  private func writeAndKill(_ url: String, from first: Int, after patience: Int) async throws -> Int? {
    try await withoutBlockingOthers { try Self.writeAndKill(url, from: first, after: patience) }
  }

  private static func writeAndKill(_ url: String, from first: Int, after patience: Int) throws -> Int? {
    let process = Program("crash-writer").process([url, String(first)])
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    try output.fileHandleForWriting.close()
    var lines = LineReader(output)
    var last: Int?
    for _ in 0...patience { last = lines.next().flatMap { Int($0) } ?? last }
    kill(process.processIdentifier, SIGKILL)
    while let line = lines.next() { last = Int(line) ?? last }
    process.waitUntilExit()
    return last
  }

  /// Kills a writer as early as can be: at the first sign of its file, or some looks after it.
  private static func startAndKill(_ url: String, creating path: String, afterLooks count: Int) throws {
    let process = Program("crash-writer").process([url, "0"])
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    var looks = 0
    while looks < count { looks += FileManager.default.fileExists(atPath: path) ? 1 : 0 }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Ana's arrows as the store holds them, in order.
  private func arrows(in url: String) async throws -> [String] {
    try await Container.with(StoreChoice(url: url)) { container in
      let storage = container.storage
      let service = TournamentService(sessions: storage.sessions, documents: storage.documents)
      let tournament = try await service.tournament("crash")
      #expect(tournament.refused.isEmpty)
      return tournament.sheet(of: "ana").ends.flatMap(\.arrows).map(\.value.token.rawValue)
    }
  }
}
