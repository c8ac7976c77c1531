import ContentCache
import Foundation
import TestSupport
import Testing

@Suite("A source", .timeLimit(.minutes(2)))
struct SourceTests {
  @Test(arguments: ["/pinball/data/Avenue Pinball - Current.csv", "/pinball/é/50%25#?.md", "/pinball/a+b&c=d.csv"])
  func `on the web is asked for any name`(text: String) async throws {
    try await Bench.run { bench in
      bench.site.publish([text: "one"], at: day(1))
      let path = try #require(ContentPath(text))
      #expect(try await bench.cache().load(path).text == "one")
    }
  }

  @Test func `on the web says how it failed`() async throws {
    try await Site.run { site, url in
      site.change { state in
        state.files = [stats.text: Array("a body of some length".utf8)]
        state.manners = ["/a": .status(404), "/b": .status(410), "/c": .status(301), "/d": .status(503)]
      }
      var limits = WebLimits()
      limits.fileBytes = 10
      let content = try WebContent(url, limits: limits)
      for (path, failure) in [
        ("/a" as ContentPath, ContentFailure.missing), ("/b", .missing), ("/c", .refused(status: 301)),
        ("/d", .refused(status: 503)), (stats, .tooLarge(limit: 10)),
      ] {
        await #expect(throws: failure) { try await content.fetch(path, unless: nil) }
      }
      await content.close()
    }
  }

  @Test(arguments: ["ftp://a", "http://", "a", "", "http://a?b", "http://a#b"])
  func `on the web has an address`(url: String) {
    #expect(throws: ContentFailure.invalidAddress(url)) { try WebContent(url) }
  }

  @Test func `may be a folder`() async throws {
    try await withTemporaryFolder { folder in
      let (root, clock) = (folder.appending(path: "site"), TestClock())
      func put(_ name: String, _ bytes: [UInt8]) throws {
        let file = root.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
      }
      let cache = ContentCache(
        source: FolderContent(root.path),
        folder: folder.appending(path: "content").path,
        metadata: .standard(in: "/pinball"),
        now: { clock.now }
      )
      let failure = await #expect(throws: ContentFailure.self) { try await cache.load(stats) }
      #expect(failure?.isOffline == true)
      for (text, day) in [("one", day(1)), ("two", day(2))] {
        try put(stats.text, Array(text.utf8))
        try put(Site.manifest, manifestJSON([stats.text: Array(text.utf8)], at: day))
        try put(Site.log, logJSON([]))
        #expect(try await cache.refresh(stats).text == text)
        #expect(try await cache.refresh(stats).outcome == .unchanged)
      }
      await #expect(throws: ContentFailure.missing) { try await cache.load("/pinball/data") }
      try FileManager.default.removeItem(at: root)
      #expect(try await cache.load(stats).text == "two")
    }
  }
}
