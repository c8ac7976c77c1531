import Composition
import Domain
import Foundation
import SeededRandom
import StoreCopying
import StoreEngine
import Synchronization
import TestSupport
import Testing

/// What only a damaged database has.
extension RepairFromTests {
  @Test(
    "keeps what only a damaged database has, whichever byte of its first page or its log has changed",
    arguments: [("sqlite", "store", 0..<4096), ("sqlite-wal", "store-wal", 0..<Int.max)]
  )
  func onlyHere(kind: String, name: String, range: Range<Int>) async throws {
    var random = SplitMix64(seed: runSeed("flipped bytes of what is proven (\(kind))"))
    try await withTemporaryFolder { folder in
      let original = folder.appending(component: "original")
      let (source, content) = try await makeStores(kind, original, in: folder, leavingOut: ["many"])
      let range = range.clamped(to: 0..<(try Data(contentsOf: original.appending(path: name)).count))
      let chosen =
        Self.flips == "all"
        ? Array(range)
        : (0..<3 * (Int(Self.flips) ?? 1)).map { _ in
          Int(random.number(Int64(range.lowerBound)...Int64(range.upperBound - 1)))
        }
      var untold = 0
      for place in chosen {
        let bits = UInt8(random.number(1...255))
        let (dropped, differences) = try await repaired(original, kind, from: source, to: content) { copy in
          try Self.damage(copy.appending(path: name)) { $0[place] ^= bits }
        }
        if !dropped.isEmpty { untold += 1 }
        #expect(differences.isEmpty || !dropped.isEmpty, "\(place) changed by \(bits): \(differences)")
      }
      print("\(kind): \(chosen.count) flips, \(untold) of them with parts that nobody has or knows")
      // A changed byte that could be in several places of a log's page stays, and is told.
      #expect(untold <= (kind == "sqlite" ? 0 : chosen.count / 20))
    }
  }

  @Test("reads what follows a destroyed part of a log, and says that some of it may be lost", arguments: [512, 4096])
  func destroyed(size: Int) async throws {
    try await withTemporaryFolder { folder in
      let original = folder.appending(component: "original")
      let (source, content) = try await makeStores("sqlite-wal", original, in: folder, leavingOut: ["many"])
      let (dropped, differences) = try await repaired(original, "sqlite-wal", from: source, to: content) { copy in
        try Self.damage(copy.appending(component: "store-wal")) { bytes in
          let place = bytes.count / 2 / size * size
          bytes.replaceSubrange(place..<place + size, with: Data(repeating: 0, count: size))
        }
      }
      #expect(dropped.contains { $0.contains("the end of the log: it cannot be told") }, "\(dropped)")
      #expect(differences.isEmpty)
    }
  }

  @Test func `takes nothing back for what a failed commit left in a log`() async throws {
    try await withTemporaryFolder { folder in
      let original = folder.appending(component: "original")
      let (source, content) = try await makeStores("sqlite-wal", original, in: folder, leavingOut: ["many"])
      let (dropped, differences) = try await repaired(original, "sqlite-wal", from: source, to: content) { copy in
        try Self.damage(copy.appending(component: "store-wal")) { bytes in
          // Frames of the same log that do not follow the last one, with earlier images of its pages.
          let frames = (bytes.count - 32) / 4120
          bytes += bytes[32 + frames / 2 * 4120..<32 + (frames - 10) * 4120]
        }
      }
      #expect(dropped == ["the end of the log: it cannot be told what it held"])
      #expect(differences.isEmpty)
    }
  }

  @Test(
    "reads what is left of a database, or of its log, whose end is cut off",
    arguments: [
      ("sqlite", "store", "the table document: the document many/rare"),
      ("sqlite-wal", "store-wal", "the end of the log: it cannot be told what it held"),
    ]
  )
  func cutOff(kind: String, name: String, told: String) async throws {
    try await withTemporaryFolder { folder in
      let original = folder.appending(component: "original")
      let (source, content) = try await makeStores(kind, original, in: folder, leavingOut: ["many"])
      let (dropped, differences) = try await repaired(original, kind, from: source, to: content) { copy in
        try Self.damage(copy.appending(component: name)) { $0.removeLast(3000) }
      }
      #expect(dropped == [told] && differences == ["many/rare"])
    }
  }

  @Test(
    "tells what is lost with frames that were wiped, and reads a log without its header",
    arguments: [(-4120, 4120, ["many/rare"]), (0, 32, [])]
  )
  func wiped(start: Int, count: Int, lost: [String]) async throws {
    try await withTemporaryFolder { folder in
      let original = folder.appending(component: "original")
      let (source, content) = try await makeStores("sqlite-wal", original, in: folder, leavingOut: ["many"])
      let (dropped, differences) = try await repaired(original, "sqlite-wal", from: source, to: content) { copy in
        try Self.damage(copy.appending(component: "store-wal")) { bytes in
          let first = start < 0 ? bytes.count + start : start
          for place in first..<first + count { bytes[place] = 0 }
        }
      }
      #expect(dropped == ["the end of the log: it cannot be told what it held"] && differences.map { "\($0)" } == lost)
    }
  }

  @Test func `an app that opens a database puts right whichever byte of its log has changed`() async throws {
    var random = SplitMix64(seed: runSeed("flipped bytes of a log that is opened"))
    try await withTemporaryFolder { folder in
      let original = folder.appending(component: "original")
      let (source, content) = try await makeStores("sqlite-wal", original, in: folder, leavingOut: ["many"])
      let count = try Data(contentsOf: original.appending(component: "store-wal")).count
      let chosen =
        Self.flips == "all"
        ? Array(0..<count)
        : Array(0..<32) + (0..<20 * (Int(Self.flips) ?? 1)).map { _ in Int(random.number(0...Int64(count - 1))) }
      var dropped = 0
      for place in chosen {
        let bits = UInt8(random.number(1...255))
        let (url, copy) = try Self.copy(of: original) { $0[place] ^= bits }
        let kept = copy.appending(component: "store.damaged-1")
        let comment: Comment = "\(place) changed by \(bits)"
        if try await content.differences(from: digest(of: url)).isEmpty { continue }
        // Where several changes of a page are possible, SQLite reads no further.
        dropped += 1
        try #require(FileManager.default.fileExists(atPath: kept.path), comment)
        let own = try await Container.repair(StoreChoice(url: url), from: StoreChoice(url: "sqlite:\(kept.path)"))
        _ = try await Container.repair(StoreChoice(url: url), from: source)
        let differences = try await content.differences(from: digest(of: url))
        #expect(differences.isEmpty || own.dropped == ["a page of the log: it cannot be told what it held"], comment)
      }
      print("\(chosen.count) flips, \(dropped) of them left to a repair")
      #expect(dropped <= chosen.count / 20)
    }
  }

  @Test("an app that opens a database keeps what it drops of its log, for a repair", arguments: [512, 4096])
  func dropped(size: Int) async throws {
    try await withTemporaryFolder { folder in
      let original = folder.appending(component: "original")
      let (_, content) = try await makeStores("sqlite-wal", original, in: folder, leavingOut: ["many"])
      let (url, copy) = try Self.copy(of: original) { bytes in
        let place = bytes.count / 2 / size * size
        bytes.replaceSubrange(place..<place + size, with: Data(repeating: 0, count: size))
      }
      let kept = copy.appending(component: "store.damaged-1").path
      let reports = Mutex<[String]>([])
      let telling = ClockAndIdentities(now: clock.now, newIdentity: clock.newIdentity) { line in
        reports.withLock { $0.append(line) }
      }
      let store = try await StoreRegistry.standard.open(url, telling)
      #expect(reports.withLock(\.self).contains { $0.contains("'repair --from sqlite:\(kept)'") })
      for path in ["many/rare", "local/late"] as [ItemPath] { #expect(try await store.documents.load(path) == nil) }
      _ = try await store.documents.save([DocumentWrite("many/later", id: "later", expected: .any, body: [1])])
      await store.close()
      let repair = try await Container.repair(StoreChoice(url: url), from: StoreChoice(url: "sqlite:\(kept)"))
      #expect(repair.dropped == ["the end of the log: it cannot be told what it held"])
      #expect(try await content.differences(from: digest(of: url)) == ["many/later"])
      let again = try await StoreRegistry.standard.open(url, clock)
      #expect(try await again.documents.load("local/late")?.body == [4])
      await again.close()
      // Opened again, the log is whole, and nothing more is kept.
      #expect(try Self.files(in: copy).filter { $0.contains("damaged") && !$0.hasSuffix("-wal") }.count == 2)
    }
  }

  /// Copies a store with a change of its log; returns its URL and folder.
  private static func copy(
    of original: URL,
    _ change: (inout Data) throws -> Void
  ) throws -> (url: String, folder: URL) {
    let copy = original.deletingLastPathComponent().appending(component: "copy")
    try? FileManager.default.removeItem(at: copy)
    try FileManager.default.copyItem(at: original, to: copy)
    try damage(copy.appending(component: "store-wal"), change)
    return (url("sqlite", in: copy), copy)
  }
}
