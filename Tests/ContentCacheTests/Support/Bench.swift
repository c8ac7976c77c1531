import ContentCache
import Foundation
import Synchronization
import TestSupport

let stats: ContentPath = "/pinball/data/LPL_Stats.csv"
let targets: ContentPath = "/pinball/data/LPL_Targets.csv"

/// A day of January 2026, as manifests write it.
func day(_ number: Int) -> String { "2026-01-\(number < 10 ? "0" : "")\(number)T13:08:04.380Z" }

/// A clock that the test moves.
final class TestClock: Sendable {
  private let time = Mutex<Int64>(1_770_000_000_000)

  var now: Int64 { time.withLock { $0 } }
  func pass(seconds: Int64) { time.withLock { $0 += seconds * 1000 } }
}

/// A website, a folder and a clock.
struct Bench: Sendable {
  let site: Site
  let url: String
  let folder: String
  let clock = TestClock()

  /// A program that starts with what is in the folder.
  func cache(starter: StarterPack? = nil, limits: WebLimits = WebLimits()) throws -> ContentCache {
    ContentCache(
      source: try WebContent(url, limits: limits),
      folder: folder,
      metadata: .standard(in: "/pinball"),
      starter: starter,
      now: { [clock] in clock.now }
    )
  }

  static func run(_ body: @escaping @Sendable (Bench) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      let folder = folder.appending(path: "content").path
      try await Site.run { site, url in try await body(Bench(site: site, url: url, folder: folder)) }
    }
  }

  /// Runs `online` with the site on the network, and `offline` when it is off.
  static func run(
    online: @escaping @Sendable (Bench) async throws -> Void,
    offline: @escaping @Sendable (Bench) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      let folder = folder.appending(path: "content").path
      let bench = try await Site.run { site, url in
        let bench = Bench(site: site, url: url, folder: folder)
        try await online(bench)
        return bench
      }
      try await offline(bench)
    }
  }

  /// The files below the cache's folder, by their paths there.
  func files(_ ending: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    return all.filter { $0.hasSuffix(ending) }.sorted()
  }

  func overwrite(_ file: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(file)"))
  }
}

extension Content {
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension StarterPack {
  init(_ files: [String: String], at time: String) throws {
    let bytes = files.mapValues { Array($0.utf8) }
    let paths = bytes.compactMap { text, bytes in ContentPath(text).map { ($0, bytes) } }
    self.init(
      files: Dictionary(uniqueKeysWithValues: paths),
      manifest: try ContentManifest(json: manifestJSON(bytes, at: time))
    )
  }
}

/// Something to wait for.
final class Latch: Sendable {
  private let (stream, continuation) = AsyncStream<Void>.makeStream()

  func open() { continuation.finish() }
  func wait() async { for await _ in stream {} }
}
