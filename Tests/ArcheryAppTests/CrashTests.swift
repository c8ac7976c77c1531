import ArcheryScoring
import Composition
import Domain
import Foundation
import Testing

@Suite("After kill -9")
struct CrashTests {
  private static let tokens = ["X", "10", "9", "8", "M"]

  @Test func `no acknowledged arrow is lost and none is doubled, fifty times over`() async throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SplitMix64(seed: seed)
    try await withTemporaryFolder { folder in
      let url = "sqlite:\(folder.path)/crash.sqlite"
      var acknowledged = -1
      for kill in 1...50 {
        let patience = Int(random.next() % 12)
        acknowledged = try writeAndKill(url, from: acknowledged + 1, after: patience) ?? acknowledged
        let arrows = try await arrows(in: url)
        let comment: Comment = "seed \(seed), kill \(kill), \(acknowledged + 1) acknowledged"
        // The one arrow under way may have been committed before its acknowledgement was printed.
        try #require((acknowledged + 1...acknowledged + 2).contains(arrows.count), comment)
        try #require(arrows == (0..<arrows.count).map { Self.tokens[$0 % Self.tokens.count] }, comment)
      }
      #expect(acknowledged >= 50, "seed \(seed): too little was written to prove anything")
    }
  }

  @Test func `a store whose making was cut off opens again`() async throws {
    try await withTemporaryFolder { folder in
      for number in 1...20 {
        let path = "\(folder.path)/\(number).sqlite"
        let process = Program("crash-writer").process(["sqlite:\(path)", "0"])
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        // As early as can be: at the first sign of the file, or a few looks after it.
        var looks = 0
        while looks < number * 10 { looks += FileManager.default.fileExists(atPath: path) ? 1 : 0 }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        let page = try await Container.with(StoreChoice(url: "sqlite:\(path)")) { container in
          try await container.storage.changes.changes(under: .root, after: nil, limit: 10)
        }
        #expect(page.hasMore == false)
      }
    }
  }

  /// Lets a writer record arrows from a number on, kills it after some were acknowledged, and returns the last one that was.
  private func writeAndKill(_ url: String, from first: Int, after patience: Int) throws -> Int? {
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

/// A small seeded generator, so that a failing run can be repeated from its seed.
private struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
