import ContentCache
import Foundation
import SeededRandom
import Testing

/// A random sequence of what a site, a network, programs and a disk do, and what must hold all the while.
struct Story {
  struct Counts: CustomStringConvertible {
    var (fresh, stale, buried, starts, damages) = (0, 0, 0, 0, 0)

    mutating func add(_ other: Counts) {
      fresh += other.fresh
      stale += other.stale
      buried += other.buried
      starts += other.starts
      damages += other.damages
    }

    var description: String {
      "\(fresh) fresh, \(stale) stale, \(buried) buried, \(starts) starts, \(damages) damages"
    }
  }

  private static let paths = (1...5).map { "/pinball/data/\($0).csv" }

  private(set) var counts = Counts()
  private let bench: Bench
  private let seed: UInt64
  private var random: SplitMix64
  private var caches: [ContentCache]
  private let starter: StarterPack
  /// The newest time of a manifest, and what it lists.
  private var time = 1
  private var files: [String: String]
  /// All versions that a manifest ever listed.
  private var listed: [String: Set<String>] = [:]
  /// The files that a manifest left out.
  private var wasRemoved: Set<String> = []
  private var wasGood: Set<String> = []

  init(_ bench: Bench, seed: UInt64) throws {
    (self.bench, self.seed) = (bench, seed)
    random = SplitMix64(seed: seed)
    let bundled = Dictionary(uniqueKeysWithValues: Self.paths.prefix(3).map { ($0, "\($0) bundled") })
    starter = try StarterPack(bundled, at: Self.moment(0))
    files = Dictionary(uniqueKeysWithValues: Self.paths.map { ($0, "\($0) version 1") })
    for path in Self.paths { listed[path] = [files[path] ?? "", "\(path) bundled"] }
    wasGood = Set(bundled.keys)
    bench.site.publish(files, at: Self.moment(1))
    caches = [try bench.cache(starter: starter), try bench.cache(starter: starter)]
  }

  mutating func step() async throws {
    switch random.next(below: 14) {
    case 0, 1: publish()
    case 2, 3: misbehave()
    case 4: bench.site.change { $0.manners = [:] }
    case 5: try restart()
    case 6: try damage()
    case 7: bench.clock.pass(seconds: Int64(random.next(below: 600)))
    case 8: await caches[random.next(below: 2)].refreshMetadata(force: random.oneIn(2))
    case 9: await caches[random.next(below: 2)].revalidate()
    default: try await read()
    }
    try await check()
  }

  private static func moment(_ number: Int) -> String {
    let (minute, second) = (number / 60, number % 60)
    return "2026-01-01T10:\(minute < 10 ? "0" : "")\(minute):\(second < 10 ? "0" : "")\(second).000Z"
  }

  // MARK: What the site does

  private mutating func publish() {
    time += 1
    for path in Self.paths where random.oneIn(3) {
      files[path] = random.oneIn(4) ? nil : "\(path) version \(time)"
    }
    for path in Self.paths {
      if let text = files[path] { listed[path, default: []].insert(text) } else { wasRemoved.insert(path) }
    }
    bench.site.publish(files, at: Self.moment(time))
  }

  private mutating func misbehave() {
    let all = Self.paths + [Site.manifest, Site.log]
    let path = all[random.next(below: all.count)]
    let manner = manner(for: path)
    bench.site.change { $0.manners[path] = manner }
  }

  private mutating func manner(for path: String) -> Site.Manner {
    switch random.next(below: 6) {
    case 0: return .status(500)
    case 1: return .cutOff
    case 2: return .status(path == Site.manifest ? 503 : 404)
    case 3: return .bytes([])
    case 4 where path == Site.manifest:
      // An older manifest, with files that it would be wrong to take.
      let old = Dictionary(uniqueKeysWithValues: Self.paths.map { ($0, Array("<html>".utf8)) })
      return .bytes(manifestJSON(old, at: "2025-01-01T00:00:00.000Z"))
    default: return .bytes(Array("<html>".utf8))
    }
  }

  // MARK: What programs and the disk do

  private mutating func restart() throws {
    counts.starts += 1
    caches[random.next(below: 2)] = try bench.cache(starter: starter)
  }

  /// Destroys an index, or leaves behind what a crash would.
  private mutating func damage() throws {
    let candidates = bench.files("cache-index.json") + bench.files("entry.json")
    guard !candidates.isEmpty else { return }
    let name = candidates[random.next(below: candidates.count)]
    // A tombstone proves nothing by itself once it is damaged.
    let text = try String(contentsOfFile: "\(bench.folder)/\(name)", encoding: .utf8)
    guard name == "cache-index.json" || text.contains("hash") else { return }
    counts.damages += 1
    if random.oneIn(2) {
      try bench.overwrite(name, "{\"half")
    } else {
      try bench.overwrite(name + ".unfinished", "half")
    }
  }

  private mutating func read() async throws {
    guard let path = ContentPath(Self.paths[random.next(below: Self.paths.count)]) else { return }
    let cache = caches[random.next(below: 2)]
    do {
      let content = random.oneIn(2) ? try await cache.refresh(path) : try await cache.load(path)
      switch content.outcome {
      case .fresh: counts.fresh += 1
      case .stale: counts.stale += 1
      case .cached, .unchanged: break
      }
      if content.isVerified || wasGood.contains(path.text) { try expectGood(content) }
    } catch let failure as ContentFailure {
      try expectRemoved(path, failure)
    }
  }

  // MARK: What must hold

  /// Each path that was good once is there in both programs, unless it was removed.
  private mutating func check() async throws {
    for text in Self.paths where wasGood.contains(text) {
      guard let path = ContentPath(text) else { continue }
      // A cached file is returned without a request to the site.
      let wasHere = await caches[0].status(verifying: true).files.contains { $0.path == text && $0.isIntact }
      if wasHere { try expectGood(await caches[1].load(path)) } else { try expectRemoved(path, .missing) }
    }
  }

  private mutating func expectGood(_ content: Content) throws {
    let path = content.path.text
    let isGood = listed[path]?.contains(content.text) == true
    try #require(isGood, "\(path) is \(content.text), seed \(seed)")
    wasGood.insert(path)
  }

  private mutating func expectRemoved(_ path: ContentPath, _ failure: ContentFailure) throws {
    guard wasGood.contains(path.text) else { return }
    try #require(failure == .missing && wasRemoved.contains(path.text), "\(path) is lost: \(failure), seed \(seed)")
    counts.buried += 1
    wasGood.remove(path.text)
  }
}
