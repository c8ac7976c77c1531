import ContentCache
import TestSupport
import Testing

@Suite("The site's lists", .timeLimit(.minutes(2)))
struct MetadataTests {
  private static let both = [Site.manifest, Site.log]

  @Test func `are asked for every 300 seconds, or when they must be`() async throws {
    try await Bench.run { bench in
      bench.site.publish([:], at: day(1))
      let cache = try bench.cache()
      #expect(await cache.refreshMetadata() == nil)
      #expect(bench.site.asked() == Self.both)
      bench.clock.pass(seconds: 299)
      #expect(await cache.refreshMetadata() == nil)
      #expect(try await bench.cache().refreshMetadata() == nil, "another program knows it, too")
      #expect(bench.site.asked().isEmpty)
      #expect(await cache.refreshMetadata(force: true) == nil)
      #expect(bench.site.asked() == Self.both)
      #expect(bench.site.conditional == Self.both)
      bench.clock.pass(seconds: 300)
      #expect(await cache.refreshMetadata() == nil)
      #expect(bench.site.asked() == Self.both)
    }
  }

  @Test func `are kept as the site has them`() async throws {
    try await Bench.run { bench in
      bench.site.publish([stats.text: "one"], at: day(1))
      let cache = try bench.cache()
      #expect(await cache.lists().isEmpty)
      #expect(await cache.refreshMetadata() == nil)
      let lists = await cache.lists()
      #expect(
        lists[ContentMetadata.standard(in: "/pinball").manifest]
          == manifestJSON([stats.text: Array("one".utf8)], at: day(1))
      )
      #expect(lists.count == 2)
    }
  }

  @Test(
    arguments: both,
    [
      Site.Manner.status(500), .cutOff, .status(404), .bytes(Array("{}".utf8)), .bytes([]),
      .bytes(Array(repeating: UInt8(ascii: "["), count: 513)),
      .bytes(Array("{\"schemaVersion\": 2, \"generatedAt\": \"\(day(2))\", \"files\": {}, \"events\": []}".utf8)),
      .bytes(
        Array(
          "{\"schemaVersion\": 1, \"generatedAt\": \"noon\", \"files\": {}, \"events\": [{\"generatedAt\": \"\"}]}".utf8
        )
      ),
    ]
  )
  func `change nothing unless both can be read`(path: String, manner: Site.Manner) async throws {
    try await Bench.run { bench in
      bench.site.publish([stats.text: "one", targets.text: "here"], at: day(1))
      let cache = try bench.cache()
      _ = try await cache.load(stats)
      _ = try await cache.load(targets)
      bench.site.publish([targets.text: "here"], at: day(2))
      bench.site.change { $0.manners[path] = manner }
      #expect(await cache.refreshMetadata(force: true) != nil)
      #expect(try await cache.load(stats).text == "one", "its removal was taken from half of the lists")
      #expect(await cache.status().manifestAt == 1_767_272_884_380)
      #expect(try await cache.refresh(targets).text == "here")
      bench.site.change { $0.manners = [:] }
      #expect(await cache.refreshMetadata(force: true) == nil)
      await #expect(throws: ContentFailure.missing) { try await cache.load(stats) }
    }
  }

  @Test func `are not replaced by older ones, which is reported`() async throws {
    try await Bench.run { bench in
      bench.site.publish([stats.text: "two"], at: day(2))
      let cache = try bench.cache()
      _ = try await cache.load(stats)
      bench.site.publish([stats.text: "one"], at: day(1))
      let kept = try await cache.refresh(stats)
      #expect(kept.text == "two" && kept.outcome == .stale(.wrongHash))
      let status = await cache.status()
      #expect(status.problem == ContentFailure.olderManifest.description)
      bench.site.publish([stats.text: "three"], at: day(3))
      #expect(try await cache.refresh(stats).text == "three")
      #expect(await cache.status().problem == nil)
    }
  }

  @Test func `remove removed files, until they are there again`() async throws {
    try await Bench.run { bench in
      bench.site.publish([stats.text: "one", targets.text: "here"], at: day(1))
      let starter = try StarterPack([stats.text: "bundled"], at: day(1))
      let cache = try bench.cache(starter: starter)
      _ = try await cache.load(targets)
      #expect(try await cache.load(stats).text == "bundled")
      _ = try await cache.refresh(stats)
      bench.site.publish([targets.text: "here"], at: day(2))
      let changes = cache.changes()
      await cache.refreshMetadata(force: true)
      for await path in changes {
        #expect(path == stats)
        break
      }
      for cache in [cache, try bench.cache(starter: starter)] {
        await #expect(throws: ContentFailure.missing) { try await cache.load(stats) }
        #expect(try await cache.loadIfThere(stats) == nil)
        #expect(await cache.status().missingCount == 1)
        #expect(try await cache.load(targets).text == "here")
      }
      bench.clock.pass(seconds: 1000)
      #expect(try await bench.cache(starter: starter).loadIfThere(stats) == nil)
      bench.site.publish([stats.text: "again", targets.text: "here"], at: day(3))
      #expect(try await cache.refresh(stats).text == "again")
      #expect(try await bench.cache(starter: starter).load(stats).text == "again")
    }
  }

  @Test func `do not remove a file that was removed long ago and is there again`() async throws {
    try await Bench.run { bench in
      for (number, files) in [[stats.text: "one"], [:], [stats.text: "again"], [stats.text: "newest"]].enumerated() {
        bench.site.publish(files, at: day(number + 1))
      }
      let cache = try bench.cache()
      #expect(try await cache.load(stats).text == "newest")
      await cache.refreshMetadata(force: true)
      #expect(try await cache.load(stats).text == "newest")
    }
  }

  @Test func `do not remove a listed file, whatever the log says`() async throws {
    try await Bench.run { bench in
      bench.site.publish([stats.text: "one"], at: day(2))
      let log = logJSON([
        Site.Event(time: day(2), removed: [stats.text]), Site.Event(time: day(1), added: [stats.text]),
      ])
      bench.site.change { $0.manners[Site.log] = .bytes(log) }
      let cache = try bench.cache(starter: try StarterPack([stats.text: "bundled"], at: day(1)))
      #expect(await cache.refreshMetadata(force: true) == nil)
      #expect(try await cache.load(stats).text == "bundled")
      #expect(try await cache.refresh(stats).text == "one")
    }
  }

  @Test func `do not remove a file that they added again, though the manifest lacks it`() async throws {
    try await Bench.run { bench in
      bench.site.publish([stats.text: "one"], at: day(1))
      let cache = try bench.cache()
      _ = try await cache.load(stats)
      bench.site.publish([:], at: day(2))
      bench.site.publish([stats.text: "again"], at: day(3))
      bench.site.change { $0.manners[Site.manifest] = .bytes(manifestJSON([:], at: day(3))) }
      #expect(await cache.refreshMetadata(force: true) == nil)
      #expect(try await cache.load(stats).text == "one")
      let kept = try await cache.refresh(stats)
      #expect(kept.text == "one" && kept.outcome == .stale(.unlisted), "nobody vouches for what the site has")
    }
  }

  @Test func `are fetched again at once if the site was unreachable, but not after an invalid answer`() async throws {
    try await Bench.run { bench in
      bench.site.publish([:], at: day(1))
      bench.site.change { $0.manners[Site.log] = .status(500) }
      let cache = try bench.cache()
      for _ in 1...3 { #expect(await cache.refreshMetadata() == .refused(status: 500)) }
      #expect(bench.site.asked() == Self.both)
      bench.clock.pass(seconds: 300)
      let latch = Latch()
      bench.site.change { $0.manners[Site.log] = .stuck(latch) }
      var limits = WebLimits()
      limits.wait = { _ in try await eventually("the log is asked for") { bench.site.askedCount > 1 } }
      #expect(try await bench.cache(limits: limits).refreshMetadata() == .tooSlow(seconds: 20))
      latch.open()
      bench.site.change { $0.manners = [:] }
      #expect(await cache.refreshMetadata() == nil)
    }
  }

  /// A removal is not lost when the log is read before the manifest that agrees with it.
  @Test func `remove files that a newer manifest no longer lists`() async throws {
    try await Bench.run { bench in
      bench.site.publish([stats.text: "one"], at: day(1))
      let cache = try bench.cache()
      _ = try await cache.load(stats)
      let old = manifestJSON([stats.text: Array("one".utf8)], at: day(1))
      bench.site.publish([:], at: day(2))
      bench.site.change { $0.manners[Site.manifest] = .bytes(old) }
      #expect(await cache.refreshMetadata(force: true) == nil)
      #expect(try await cache.load(stats).text == "one")
      bench.site.change { $0.manners = [:] }
      #expect(await cache.refreshMetadata(force: true) == nil)
      await #expect(throws: ContentFailure.missing) { try await cache.load(stats) }
    }
  }

  @Test func `and offline bury nothing`() async throws {
    try await Bench.run { (bench: Bench) in
      bench.site.publish([stats.text: "one"], at: day(1))
      _ = try await bench.cache().load(stats)
    } offline: { bench in
      let cache = try bench.cache(starter: try StarterPack([targets.text: "bundled"], at: day(1)))
      #expect(await cache.refreshMetadata(force: true)?.isOffline == true)
      #expect(try await cache.load(stats).text == "one")
      #expect(try await cache.load(targets).text == "bundled")
      #expect(await cache.status().missingCount == 0)
    }
  }
}
