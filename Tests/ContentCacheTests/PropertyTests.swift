import ContentCache
import Foundation
import SeededRandom
import Synchronization
import TestSupport
import Testing

/// The cache of a site with random faults, and of programs that start and end at any time.
@Suite("A cache before a site that misbehaves", .timeLimit(.minutes(5)))
struct PropertyTests {
  @Test func `serves bytes that were valid once, and loses only removed files`() async throws {
    let seed = runSeed("A site that misbehaves")
    var counts = Story.Counts()
    for run in 0..<6 {
      let counted = try await Self.story(seed: seed &+ UInt64(run))
      counts.add(counted)
    }
    print("\(counts)")
    #expect(
      counts.stale > 3 && counts.fresh > 10 && counts.buried > 0 && counts.starts > 10,
      "\(counts), seed \(seed)"
    )
  }

  private static func story(seed: UInt64) async throws -> Story.Counts {
    let counts = Mutex(Story.Counts())
    try await Bench.run { bench in
      var story = try Story(bench, seed: seed)
      for _ in 1...120 { try await story.step() }
      counts.withLock { $0 = story.counts }
    }
    return counts.withLock { $0 }
  }
}
