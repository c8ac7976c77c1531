import ContentCache
import Domain
import Foundation
import Synchronization
import Testing

@Suite("The state of the cache", .timeLimit(.minutes(2)))
struct StatusTests {
  @Test func `is reported file by file, and by number for missing files`() async throws {
    try await Bench.run { (bench: Bench) in
      var files = Dictionary(uniqueKeysWithValues: (1...800).map { ("/pinball/images/\($0).webp", "\($0)") })
      files[stats.text] = "one"
      bench.site.publish(files, at: day(1))
      let cache = try bench.cache(starter: try StarterPack([targets.text: "bundled"], at: day(1)))
      #expect(await cache.status().files.map(\.path) == [targets.text])
      _ = try await cache.load(stats)
      bench.clock.pass(seconds: 7_200)
      files[stats.text] = "two"
      bench.site.publish(files, at: day(2))
      bench.site.change { $0.manners[stats.text] = .cutOff }
      _ = try await cache.refresh(stats)
    } offline: { bench in
      bench.clock.pass(seconds: 90)
      let cache = try bench.cache(starter: try StarterPack([targets.text: "bundled"], at: day(1)))
      await cache.refreshMetadata(force: true)
      let status = await cache.status()
      #expect(await cache.status(verifying: true).files == status.files)
      #expect(status.files.map(\.path) == [stats.text, targets.text])
      #expect(status.absentCount == 800 && status.downloadedCount == 1 && status.starterCount == 1 && status.size == 10)
      let file = try #require(status.files.first)
      #expect(file.isIntact && file.isListed == false && file.problem == ContentFailure.cutOff.description)
      #expect(file.fetchedAt == status.at - 7_290_000)
      #expect(status.problem?.hasPrefix("The site cannot be reached: ") == true)
      #expect(status.listsTriedAt == status.at && status.listsFetchedAt == status.at - 90_000)
      let lines = status.lines.map(\.description)
      #expect(lines[1] == "The site's list of files is of 2026-01-02T13:08:04.380Z, checked 1 minutes ago.")
      #expect(lines[2].hasPrefix("The last check, just now, failed. The site cannot be reached: Connection refused"))
      #expect(
        lines[3...4] == [
          "2 files, 10 bytes: 1 downloaded, 1 came with the app.",
          "Listed and not here: 800. Known to be missing: 0.",
        ]
      )
      #expect(
        lines[5...] == [
          "\(stats): 3 bytes, downloaded 2 hours ago, checked 2 hours ago, the site has another version. "
            + "The connection broke before the whole file was here.",
          "\(targets): 7 bytes, came with the app, checked never",
        ]
      )
      // Programs read the sentence of a problem in English.
      let json = try #require(try JSONSerialization.jsonObject(with: JSONEncoder().encode(status)) as? [String: Any])
      #expect(json["problem"] as? String == status.problem && json["absentCount"] as? Int == 800)
    }
  }

  @Test func `is reported while many files are loaded`() async throws {
    try await Bench.run { bench in
      let files = Dictionary(uniqueKeysWithValues: (1...20).map { ("/pinball/data/\($0).csv", "12345") })
      bench.site.publish(files, at: day(1))
      let told = Mutex<[ContentProgress]>([])
      let cache = try bench.cache()
      bench.site.change { $0.manners["/pinball/data/7.csv"] = .status(500) }
      let report = await cache.refreshAll(.listed) { progress in told.withLock { $0.append(progress) } }
      #expect(told.withLock { $0.map(\.done) } == Array(0...20))
      #expect(told.withLock { $0.allSatisfy { $0.known == 20 } && $0.last?.bytes == 95 })
      #expect(report.fresh.count == 19 && report.problems == ["/pinball/data/7.csv": .refused(status: 500)])
      #expect(
        report.lines.map(\.description) == [
          "19 new, 0 unchanged, 1 could not be refreshed.",
          "/pinball/data/7.csv: The site answered with status 500.",
        ]
      )
      let second = await cache.refreshAll()
      #expect(second.unchanged.count == 19 && second.fresh.isEmpty)
    }
  }

  @Test func `names a site that cannot be reached once`() async throws {
    try await Bench.run { (bench: Bench) in
      bench.site.publish([stats.text: "one", targets.text: "one"], at: day(1))
      let report = try await bench.cache().refreshAll(.listed)
      #expect(report.fresh == [stats, targets])
    } offline: { bench in
      let report = try await bench.cache().refreshAll()
      #expect(report.problems.count == 2 && report.metadataProblem?.isOffline == true)
      #expect(report.lines.count == 2)
    }
  }
}
