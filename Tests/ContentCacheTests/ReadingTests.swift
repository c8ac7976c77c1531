import ContentCache
import Domain
import Foundation
import Synchronization
import TestSupport
import Testing

/// A site behind a network that is down at first.
private final class Network: ContentSource {
  let isUp = Atomic(false)
  private let site: WebContent

  init(site: WebContent) { self.site = site }

  var address: String { site.address }

  func fetch(_ path: ContentPath, unless known: ContentTag?) async throws(ContentFailure) -> ContentAnswer {
    guard isUp.load(ordering: .relaxed) else { throw .unreachable("no network") }
    return try await site.fetch(path, unless: known)
  }
}

@Suite("Content is read", .timeLimit(.minutes(2)))
struct ReadingTests {
  @Test func `from the site once, then at once from the cache, with a look at the site behind`() async throws {
    try await Bench.run { bench in
      bench.site.publish([stats.text: "one"], at: day(1))
      let cache = try bench.cache()
      let first = try await cache.load(stats)
      #expect(first.text == "one" && first.outcome == .fresh && first.isVerified)
      #expect(bench.site.asked() == [Site.manifest, Site.log, stats.text])
      let second = try await cache.load(stats)
      #expect(second.text == "one" && second.outcome == .cached && second.fetchedAt == bench.clock.now)
      await cache.revalidate()
      #expect(bench.site.asked().isEmpty, "it was valid")

      bench.site.publish([stats.text: "two"], at: day(2))
      bench.clock.pass(seconds: 400)
      let changes = cache.changes()
      #expect(try await cache.load(stats).text == "one")
      #expect(bench.site.asked().isEmpty, "the reader waited")
      await cache.revalidate()
      #expect(bench.site.asked() == [Site.manifest, Site.log, stats.text])
      for await path in changes {
        #expect(path == stats)
        break
      }
      #expect(try await cache.load(stats).text == "two")
    }
  }

  @Test func `and checked by a running cache, also from the start`() async throws {
    try await Bench.run { bench in
      bench.site.publish([stats.text: "one"], at: day(1))
      let cache = try bench.cache()
      _ = try await cache.load(stats)
      bench.site.publish([stats.text: "two"], at: day(2))
      bench.clock.pass(seconds: 400)
      _ = try await cache.load(stats)
      let running = Task { await cache.run() }
      try await eventually("what waited is looked at") { try await cache.load(stats).text == "two" }
      bench.site.publish([stats.text: "three"], at: day(3))
      bench.clock.pass(seconds: 400)
      try await eventually("what is asked for is looked at") { try await cache.load(stats).text == "three" }
      running.cancel()
      await running.value
    }
  }

  @Test func `without a download if the manifest lists the cached bytes`() async throws {
    try await Bench.run { bench in
      bench.site.publish([stats.text: "one"], at: day(1))
      let cache = try bench.cache()
      _ = try await cache.load(stats)
      _ = bench.site.asked()
      bench.clock.pass(seconds: 200)
      #expect(try await cache.load(stats).outcome == .cached)
      await cache.revalidate()
      #expect(bench.site.asked().isEmpty, "the lists are good for 300 seconds")
      bench.clock.pass(seconds: 200)
      _ = try await cache.load(stats)
      await cache.revalidate()
      #expect(bench.site.asked() == [Site.manifest, Site.log])
      #expect(try await cache.refresh(stats).outcome == .unchanged)
      #expect(bench.site.asked() == [Site.manifest, Site.log])
      #expect(try await cache.load(stats).validatedAt == bench.clock.now)
    }
  }

  @Test(arguments: [true, false])
  func `from a site without a manifest, by conditional requests where it offers them`(hasTags: Bool) async throws {
    try await Bench.run { bench in
      bench.site.change {
        $0.files = [stats.text: Array("one".utf8)]
        $0.hasTags = hasTags
      }
      let cache = try bench.cache()
      let first = try await cache.load(stats)
      #expect(first.outcome == .fresh && !first.isVerified)
      _ = bench.site.asked()
      bench.clock.pass(seconds: 179)
      #expect(try await cache.load(stats).outcome == .cached)
      await cache.revalidate()
      #expect(bench.site.asked().isEmpty, "it was valid")
      bench.clock.pass(seconds: 1)
      _ = try await cache.load(stats)
      #expect(try await cache.load(stats).outcome == .cached)
      await cache.revalidate()
      #expect(bench.site.asked() == [stats.text])
      #expect(bench.site.conditional == (hasTags ? [stats.text] : []))
      bench.site.change { $0.files = [stats.text: Array("two".utf8)] }
      #expect(try await cache.load(stats).outcome == .cached)
      let second = try await cache.refresh(stats)
      #expect(second.text == "two" && second.outcome == .fresh)
    }
  }

  @Test func `as missing where the site does not have it, which is known afterwards`() async throws {
    try await Bench.run { bench in
      bench.site.publish([stats.text: "one"], at: day(1))
      let cache = try bench.cache()
      #expect(try await cache.loadIfThere(targets) == nil)
      #expect(bench.site.asked() == [Site.manifest, Site.log], "the manifest says so")
      await #expect(throws: ContentFailure.missing) { try await cache.load(targets) }
      #expect(bench.site.asked() == [targets.text])
      await #expect(throws: ContentFailure.missing) { try await cache.load(targets) }
      #expect(bench.site.asked().isEmpty, "it was asked a moment ago")
      bench.site.publish([stats.text: "one", targets.text: "there"], at: day(2))
      #expect(try await cache.refresh(targets).text == "there")
      bench.site.change { $0.manners[stats.text] = .status(404) }
      await #expect(throws: ContentFailure.missing) { try await cache.load(stats) }
    }
  }

  @Test func `as the last good copy where the site has lost it`() async throws {
    try await Bench.run { bench in
      bench.site.publish([stats.text: "one"], at: day(1))
      let cache = try bench.cache()
      _ = try await cache.load(stats)
      bench.site.publish([stats.text: "two"], at: day(2))
      for (manner, failure) in [
        (Site.Manner.status(404), ContentFailure.missing), (.status(500), .refused(status: 500)),
        (.status(302), .refused(status: 302)), (.status(304), .refused(status: 304)), (.cutOff, .cutOff),
        (.bytes(Array("hotel".utf8)), .wrongHash),
      ] {
        bench.site.change { $0.manners[stats.text] = manner }
        let kept = try await cache.refresh(stats)
        #expect(kept.text == "one" && kept.outcome == .stale(failure))
        // A program that starts now says so, too.
        let later = try await bench.cache().load(stats)
        #expect(later.text == "one" && later.outcome == .stale(failure))
      }
      bench.site.change { $0.manners[stats.text] = nil }
      #expect(try await cache.refresh(stats).text == "two")
      #expect(try await bench.cache().load(stats).outcome == .cached)
    }
  }

  @Test func `fails without a copy and with invalid new bytes`() async throws {
    try await Bench.run { bench in
      bench.site.publish([stats.text: "one"], at: day(1))
      let cache = try bench.cache()
      bench.site.change { $0.manners[stats.text] = .bytes(Array("hotel".utf8)) }
      await #expect(throws: ContentFailure.wrongHash) { try await cache.load(stats) }
      bench.site.change { $0.manners[stats.text] = .cutOff }
      await #expect(throws: ContentFailure.cutOff) { try await cache.load(stats) }
      bench.site.change { $0.manners = [:] }
      #expect(try await cache.load(stats).text == "one")
    }
  }

  @Test func `without fetching invalid bytes again and again`() async throws {
    try await Bench.run { bench in
      bench.site.publish([stats.text: "one", targets.text: "one"], at: day(1))
      let cache = try bench.cache()
      _ = try await cache.load(stats)
      bench.site.publish([stats.text: "two", targets.text: "one"], at: day(2))
      for path in [stats, targets] { bench.site.change { $0.manners[path.text] = .bytes(Array("broken".utf8)) } }
      await #expect(throws: ContentFailure.wrongHash) { try await cache.load(targets) }
      bench.clock.pass(seconds: 301)
      _ = bench.site.asked()
      for seconds: Int64 in [0, 90, 89] {
        bench.clock.pass(seconds: seconds)
        #expect(try await cache.loadAtOnce(stats)?.text == "one")
        await cache.revalidate()
      }
      #expect(try await cache.loadAtOnce(stats)?.outcome == .stale(.wrongHash))
      #expect(bench.site.asked() == [Site.manifest, Site.log, stats.text], "once in 180 seconds")
      // A missing file is requested as seldom, but by the reader who waits for it.
      #expect(try await cache.loadAtOnce(targets) == nil)
      await #expect(throws: ContentFailure.wrongHash) { try await cache.load(targets) }
      await #expect(throws: ContentFailure.wrongHash) { try await cache.loadAtOnce(targets) }
      _ = bench.site.asked()
      bench.clock.pass(seconds: 1)
      _ = try await cache.loadAtOnce(stats)
      await cache.revalidate()
      #expect(bench.site.asked() == [stats.text], "its time has come")
      bench.site.change { $0.manners = [:] }
      #expect(try await cache.refresh(stats).text == "two", "who forces it waits for no time")
      #expect(try await cache.load(targets).text == "one")
    }
  }

  @Test func `from a site that is back as soon as it is`() async throws {
    try await Bench.run { bench in
      bench.site.change { $0.files = [stats.text: Array("one".utf8)] }
      _ = try await bench.cache().load(stats)
      bench.clock.pass(seconds: 400)
      let network = Network(site: try WebContent(bench.url))
      let cache = ContentCache(source: network, folder: bench.folder, metadata: nil, now: { bench.clock.now })
      _ = try await cache.load(stats)
      await cache.revalidate()
      #expect(try await cache.load(stats).outcome == .stale(.unreachable("no network")))
      network.isUp.store(true, ordering: .relaxed)
      await cache.revalidate()
      #expect(try await cache.load(stats).outcome == .cached)
    }
  }

  /// A hotel's sign-in page stands in the place of everything.
  @Test func `from no other server in the site's place`() async throws {
    try await Bench.run { bench in
      let page = Site.Manner.bytes(Array("<html>Welcome to the hotel".utf8))
      bench.site.change { state in
        for path in [Site.manifest, Site.log, stats.text] { state.manners[path] = page }
      }
      await #expect(throws: ContentFailure.badMetadata(.init(Message("\(Message("the manifest")) cannot be read")))) {
        try await bench.cache().load(stats)
      }
      let starter = try StarterPack([stats.text: "bundled"], at: day(1))
      let content = try await bench.cache(starter: starter).refresh(stats)
      #expect(
        content.text == "bundled"
          && content.outcome == .stale(.badMetadata(.init(Message("\(Message("the manifest")) cannot be read"))))
      )
    }
  }

  @Test func `only until the deadline where the body is stuck`() async throws {
    try await Bench.run { bench in
      let latch = Latch()
      bench.site.publish([stats.text: "a long body"], at: day(1))
      _ = try await bench.cache().refreshMetadata()
      _ = bench.site.asked()
      bench.site.change { $0.manners[stats.text] = .stuck(latch) }
      var limits = WebLimits()
      limits.deadline = .seconds(7)
      limits.wait = { _ in try await eventually("the file is asked for") { bench.site.askedCount > 0 } }
      await #expect(throws: ContentFailure.tooSlow(seconds: 7)) { try await bench.cache(limits: limits).load(stats) }
      latch.open()
    }
  }

  @Test func `once, however many readers ask at the same time`() async throws {
    try await Bench.run { bench in
      bench.site.publish([stats.text: "one"], at: day(1))
      let cache = try bench.cache()
      try await withThrowingTaskGroup { group in
        for _ in 1...8 { group.addTask { try await cache.load(stats).text } }
        for try await text in group { #expect(text == "one") }
      }
      #expect(bench.site.asked() == [Site.manifest, Site.log, stats.text])
    }
  }

  @Test func `with no network from the second start on`() async throws {
    try await Bench.run { (bench: Bench) in
      bench.site.publish([stats.text: "one"], at: day(1))
      _ = try await bench.cache().load(stats)
    } offline: { bench in
      let cache = try bench.cache()
      #expect(try await cache.load(stats).text == "one")
      let content = try await cache.refresh(stats)
      guard case .stale(.unreachable) = content.outcome else {
        Issue.record("\(content.outcome)")
        return
      }
      let failure = await #expect(throws: ContentFailure.self) { try await cache.load(targets) }
      #expect(failure?.isOffline == true, "offline is not missing")
      #expect(try await cache.loadIfThere(targets) == nil, "the manifest knew that there is none")
    }
  }

  @Test func `bytes that the program rejects never replace a good copy, and are not stored`() async throws {
    try await Bench.run { bench in
      bench.site.publish([stats.text: "good"], at: day(1))
      let cache = ContentCache(
        source: try WebContent(bench.url),
        folder: bench.folder,
        metadata: .standard(in: "/pinball"),
        objection: { _, bytes in bytes == Array("bad".utf8) ? "It is bad." : nil },
        now: { bench.clock.now }
      )
      _ = try await cache.load(stats)
      bench.site.publish([stats.text: "bad", targets.text: "bad"], at: day(2))
      let kept = try await cache.refresh(stats)
      #expect(kept.text == "good" && kept.outcome == .stale(.unusable("It is bad.")))
      await #expect(throws: ContentFailure.unusable("It is bad.")) { try await cache.load(targets) }
      #expect(try await cache.loadAtOnce(stats)?.text == "good")
      await #expect(throws: ContentFailure.unusable("It is bad.")) { try await cache.loadAtOnce(targets) }
      bench.site.publish([stats.text: "better"], at: day(3))
      #expect(try await cache.refresh(stats).outcome == .fresh)
    }
  }
}
