import ContentCache
import Domain
import Foundation
import Testing

@Suite("The cache's folder", .timeLimit(.minutes(2)))
struct FolderTests {
  /// A folder with the stats, and the site still there.
  private static func filled(_ body: @escaping @Sendable (Bench) async throws -> Void) async throws {
    try await Bench.run { bench in
      bench.site.publish([stats.text: "one"], at: day(1))
      _ = try await bench.cache().load(stats)
      _ = bench.site.asked()
      try await body(bench)
    }
  }

  @Test(arguments: ["entry.json", "cache-index.json", "cache-manifest.json"], ["", "{", "{}", "not json"])
  func `loses nothing good with an index that cannot be read`(name: String, text: String) async throws {
    try await Self.filled { bench in
      let file = try #require(bench.files(name).first)
      try bench.overwrite(file, text)
      let cache = try bench.cache()
      #expect(try await cache.load(stats).text == "one")
      #expect(bench.site.asked().isEmpty)
      #expect(try await cache.refresh(stats).outcome == .unchanged)
      #expect(!bench.site.asked().contains(stats.text), "it was downloaded again")
      #expect(try await bench.cache().load(stats).isVerified)
      #expect(bench.files(".damaged").count == 1)
    }
  }

  @Test func `makes a lost entry anew from the bytes`() async throws {
    try await Self.filled { bench in
      for file in bench.files("entry.json") { try FileManager.default.removeItem(atPath: "\(bench.folder)/\(file)") }
      #expect(try await bench.cache().load(stats).text == "one")
      #expect(try await bench.cache().status().files.map(\.path) == [stats.text])
    }
  }

  @Test func `returns no damaged bytes, and fetches them again`() async throws {
    try await Self.filled { bench in
      let file = try #require(bench.files(".csv").first)
      try bench.overwrite(file, "onE")
      #expect(try await bench.cache().status().files.first?.isIntact == true, "nobody read it")
      #expect(try await bench.cache().status(verifying: true).files.first?.isIntact == false)
      let cache = try bench.cache(starter: try StarterPack([stats.text: "bundled"], at: day(1)))
      #expect(try await cache.load(stats).text == "bundled")
      #expect(try await bench.cache().load(stats).text == "one")
      let whole = try await bench.cache().status(verifying: true)
      #expect(
        whole.files.first?.isIntact == true
          && whole.lines.map(\.description).contains("The bytes of every file were checked.")
      )
      try bench.overwrite(file, "on")
      let cut = try await bench.cache().status()
      #expect(cut.files.first?.isIntact == false, "it lacks bytes")
    }
  }

  /// The disk after a program was killed while it replaced bytes.
  @Test func `is whole wherever a crash cut off a change`() async throws {
    try await Self.filled { bench in
      let old = try #require(bench.files(".csv").first)
      let folder = try #require(old.split(separator: "/").dropLast().last)
      let two = "resources/\(folder)/\(hash("two".utf8)).csv"
      // Half of the bytes, without their name.
      try bench.overwrite(two + ".unfinished", "tw")
      #expect(try await bench.cache().load(stats).text == "one")
      // All of them, and the entry names the old.
      try bench.overwrite(two, "two")
      #expect(try await bench.cache().load(stats).text == "one")
      // And half of an entry.
      try bench.overwrite("resources/\(folder)/entry.json.unfinished", "{\"pa")
      bench.site.publish([stats.text: "two"], at: day(2))
      let content = try await bench.cache().refresh(stats)
      #expect(content.text == "two" && content.outcome == .fresh)
      #expect(bench.files(".csv") == [two], "the old bytes stay for ever")
      #expect(bench.files(".unfinished").isEmpty)
    }
  }

  @Test func `finds bytes without an entry, those that the manifest lists first`() async throws {
    try await Self.filled { bench in
      let entry = try #require(bench.files("entry.json").first)
      try bench.overwrite(entry.replacing("entry.json", with: "\(hash("two".utf8)).csv"), "two")
      try bench.overwrite(entry, "damaged")
      #expect(try await bench.cache().load(stats).text == "one")
    }
  }

  @Test func `is shared by two caches, and neither goes back`() async throws {
    try await Self.filled { bench in
      let (first, second) = (try bench.cache(), try bench.cache())
      #expect(try await second.load(stats).text == "one")
      bench.site.publish([stats.text: "two"], at: day(2))
      #expect(try await first.refresh(stats).text == "two")
      #expect(try await second.load(stats).text == "two")
      _ = bench.site.asked()
      #expect(try await second.refresh(stats).outcome == .unchanged)
      #expect(!bench.site.asked().contains(stats.text))
    }
  }

  @Test func `holds whole files while two caches write it at the same time`() async throws {
    try await Self.filled { bench in
      let paths = (1...12).map { "/pinball/data/\($0).csv" }
      for round in 2...6 {
        let files = Dictionary(uniqueKeysWithValues: paths.map { ($0, "\($0) of round \(round)") })
        bench.site.publish(files, at: day(round))
        let caches = [try bench.cache(), try bench.cache()]
        try await withThrowingTaskGroup { group in
          for cache in caches {
            group.addTask { #expect(await cache.refreshAll(.listed).problems.isEmpty) }
            for text in paths {
              let path = try #require(ContentPath(text))
              group.addTask {
                let content = try await cache.load(path)
                #expect(content.text.hasPrefix(text))
              }
            }
          }
          try await group.waitForAll()
        }
        let status = await caches[0].status(verifying: true)
        #expect(status.files.count == 12 && status.files.allSatisfy { $0.isIntact && $0.isListed == true })
      }
    }
  }

  @Test func `that cannot be written still serves readers`() async throws {
    try await Bench.run { bench in
      bench.site.publish([stats.text: "one"], at: day(1))
      try Data().write(to: URL(filePath: bench.folder))
      let cache = try bench.cache(starter: try StarterPack([targets.text: "bundled"], at: day(1)))
      #expect(try await cache.load(targets).text == "bundled")
      // Without a place for the manifest, nothing can be verified.
      await #expect(throws: ContentFailure.self) { try await cache.load(stats) }
    }
  }
}
