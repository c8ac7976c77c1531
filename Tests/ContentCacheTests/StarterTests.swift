import ContentCache
import Foundation
import Testing

@Suite("A starter pack", .timeLimit(.minutes(2)))
struct StarterTests {
  @Test func `is there at the first start without a network`() async throws {
    try await Bench.run { (_: Bench) in
    } offline: { bench in
      let cache = try bench.cache(starter: try StarterPack([stats.text: "bundled"], at: day(1)))
      let content = try await cache.load(stats)
      #expect(content.text == "bundled" && content.origin == .starter && content.outcome == .cached)
      let forced = try await cache.refresh(stats)
      #expect(forced.text == "bundled")
      guard case .stale(.unreachable) = forced.outcome else {
        Issue.record("\(forced.outcome)")
        return
      }
    }
  }

  @Test func `is not downloaded if the site has the same, and is replaced by newer files`() async throws {
    try await Bench.run { bench in
      bench.site.publish([stats.text: "bundled"], at: day(2))
      let cache = try bench.cache(starter: try StarterPack([stats.text: "bundled"], at: day(1)))
      #expect(try await cache.refresh(stats).outcome == .unchanged)
      #expect(bench.site.asked() == [Site.manifest, Site.log])
      bench.site.publish([stats.text: "newer"], at: day(3))
      let content = try await cache.refresh(stats)
      #expect(content.text == "newer" && content.origin == .downloaded)
    }
  }

  @Test func `of a newer program takes the place of an older one's, never of newer downloads`() async throws {
    try await Bench.run { (bench: Bench) in
      bench.site.publish([stats.text: "downloaded"], at: day(4))
      _ = try await bench.cache(starter: try StarterPack([targets.text: "old"], at: day(1))).load(stats)
    } offline: { bench in
      let files = [stats.text: "bundled", targets.text: "bundled"]
      let same = try bench.cache(starter: try StarterPack(files, at: day(3)))
      #expect(try await same.load(targets).text == "bundled")
      #expect(try await same.load(stats).text == "downloaded")
      let newer = try bench.cache(starter: try StarterPack(files, at: day(5)))
      #expect(try await newer.load(stats).text == "bundled", "the program is newer than all that the site listed")
      #expect(try await same.load(stats).text == "downloaded", "the older program lost what was downloaded")
    }
  }

  @Test func `is not replaced by a list of files from before it`() async throws {
    try await Bench.run { bench in
      bench.site.publish([stats.text: "older", targets.text: "older"], at: day(1))
      let cache = try bench.cache(starter: try StarterPack([stats.text: "bundled"], at: day(2)))
      #expect(await cache.refreshMetadata(force: true) == .olderManifest)
      #expect(try await cache.refresh(stats).text == "bundled")
      bench.site.publish([stats.text: "newer"], at: day(3))
      #expect(await cache.refreshMetadata(force: true) == nil)
      #expect(try await cache.refresh(stats).text == "newer")
    }
  }

  @Test func `never replaces a file of a site without a manifest`() async throws {
    try await Bench.run { bench in
      bench.site.change { $0.files = [stats.text: Array("downloaded".utf8)] }
      _ = try await bench.cache().load(stats)
      let cache = try bench.cache(starter: try StarterPack([stats.text: "bundled"], at: day(5)))
      #expect(try await cache.load(stats).text == "downloaded")
    }
  }

  @Test func `lies in a folder, as a copy of a site`() async throws {
    try await Bench.run { (bench: Bench) in
      bench.site.publish([stats.text: "newer", targets.text: "newer"], at: day(2))
    } offline: { bench in
      let copy = "\(bench.folder)-copy"
      let data = "\(copy)/pinball/data"
      try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
      let listed = [stats.text: Array("copied".utf8), targets.text: Array("copied".utf8)]
      for (path, text) in [
        (stats.text, "copied"), (targets.text, "cut o"), ("/pinball/data/other.csv", "unlisted"),
        (Site.manifest, String(decoding: manifestJSON(listed, at: day(1)), as: UTF8.self)),
      ] {
        try Data(text.utf8).write(to: URL(filePath: copy + path))
      }
      let pack = StarterPack(folder: copy, metadata: .standard(in: "/pinball"))
      #expect(pack.paths == [stats, targets, "/pinball/data/other.csv"])
      let cache = try bench.cache(starter: pack)
      let content = try await cache.load(stats)
      #expect(content.text == "copied" && content.origin == .starter && content.isVerified)
      #expect(try await cache.load("/pinball/data/other.csv").isVerified == false)
      await #expect(throws: ContentFailure.self) { try await cache.load(targets) }
      #expect(StarterPack(folder: copy + "/nothing", metadata: .standard(in: "/pinball")).paths.isEmpty)
    }
  }

  @Test func `leaves out files that differ from its own manifest`() throws {
    let manifest = try ContentManifest(json: manifestJSON([stats.text: Array("other".utf8)], at: day(1)))
    let pack = StarterPack(files: [stats: Array("damaged".utf8), targets: [1]], manifest: manifest)
    #expect(pack.paths == [targets])
  }
}
