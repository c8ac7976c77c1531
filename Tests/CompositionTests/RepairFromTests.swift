import Composition
import Domain
import DomainContracts
import Foundation
import SeededRandom
import StoreCopying
import StoreEngine
import TestSupport
import Testing

@Suite("Repairing a store from another one")
struct RepairFromTests {
  let clock = ContractClock().andIdentities

  /// `SCOREBOOK_FLIPS` is the number of bytes flipped in each store, or `all`.
  static let flips = ProcessInfo.processInfo.environment["SCOREBOOK_FLIPS"] ?? "10"

  @Test("brings back a store of which any byte has changed", arguments: ["file", "sqlite", "sqlite-wal"])
  func flipping(kind: String) async throws {
    var random = SplitMix64(seed: runSeed("flipped bytes (\(kind))"))
    try await withTemporaryFolder { folder in
      let original = folder.appending(component: "original")
      let (source, content) = try await makeStores(kind, original, in: folder)
      let sizes = try Self.files(in: original).map { ($0, try Data(contentsOf: original.appending(path: $0)).count) }
      let places = sizes.flatMap { name, size in (0..<size).map { (name, $0) } }
      let chosen =
        Self.flips == "all"
        ? places
        : sizes.flatMap { name, size in
          size == 0
            ? [] : (0..<min(size, Int(Self.flips) ?? 1)).map { _ in (name, Int(random.number(0...Int64(size - 1)))) }
        }
      var untold = 0
      for (name, place) in chosen {
        let bits = UInt8(random.number(1...255))
        let comment: Comment = "\(name) at \(place) changed by \(bits)"
        do {
          let (dropped, differences) = try await repaired(original, kind, from: source, to: content) { copy in
            try Self.damage(copy.appending(path: name)) { $0[place] ^= bits }
          }
          #expect(differences.isEmpty, comment)
          if dropped.isEmpty { continue }
          untold += 1
          // A local item is in no other store.
          let isTold = dropped.allSatisfy { $0.contains("cannot be told") || $0.contains("local/") }
          #expect(kind != "file" && isTold, "\(comment): \(dropped)")
        } catch {
          Issue.record("\(comment): \(error)")
        }
      }
      print("\(kind): \(chosen.count) flips, \(untold) of them with parts that nobody has or knows")
      #expect(untold <= chosen.count / 4)
    }
  }

  @Test("lists what the other store lacks, and brings back the rest", arguments: ["file", "sqlite"])
  func lacking(kind: String) async throws {
    try await withTemporaryFolder { folder in
      let original = folder.appending(component: "original")
      let (source, content) = try await makeStores(kind, original, in: folder, leavingOut: ["many/rare"])
      try Self.wipe("a rare document", kind, in: original)
      let url = Self.url(kind, in: original)
      let repair = try await Container.repair(StoreChoice(url: url), from: source)
      #expect(repair.dropped.count == 1 && repair.dropped[0].contains("the document many/rare"), "\(repair.dropped)")
      let kept = try #require(repair.keptAs)
      #expect(FileManager.default.fileExists(atPath: kept))
      let store = try await StoreRegistry.standard.open(url, clock)
      #expect(try await content.differences(from: StoreDigest(of: store)) == ["many/rare"])
      await store.close()
      // The new store is whole.
      let again = try await Container.repair(StoreChoice(url: url), from: source)
      #expect(again.dropped.isEmpty && (kind == "sqlite" || again.keptAs == nil))
    }
  }

  @Test func `reads the log of a database that is named by a symbolic link`() async throws {
    try await withTemporaryFolder { folder in
      let original = folder.appending(component: "original")
      let (source, content) = try await makeStores("sqlite-wal", original, in: folder, leavingOut: ["many/rare"])
      let link = folder.appending(component: "link").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "original/store")
      let repair = try await Container.repair(StoreChoice(url: "sqlite:\(link)"), from: source)
      #expect(repair.dropped.isEmpty)
      #expect(try await digest(of: "sqlite:\(link)").differences(from: content).isEmpty)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "original/store")
    }
  }

  @Test func `mends a file store whose folder is on another disk`() async throws {
    try await withTemporaryFolder { folder in
      let disks = ["/dev/shm", "/var/tmp"].filter { Self.device(of: $0) != Self.device(of: folder.path) }
      let disk = URL(filePath: disks.first ?? folder.path).appending(component: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: disk) }
      let (source, content) = try await makeStores("file", disk, in: folder)
      try Self.wipe("a rare document", "file", in: disk)
      let link = folder.appending(component: "link").path
      try FileManager.default.createSymbolicLink(
        atPath: link,
        withDestinationPath: disk.appending(component: "store").path
      )
      let repair = try await Container.repair(StoreChoice(url: "file:\(link)"), from: source)
      #expect(repair.dropped.isEmpty && repair.keptAs != nil)
      #expect(try await digest(of: "file:\(link)").differences(from: content).isEmpty)
      #expect(try FileManager.default.subpathsOfDirectory(atPath: link).filter { $0.hasPrefix("repairing") } == [])
    }
  }

  private static func device(of path: String) -> UInt64? {
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: path)
    return (attributes?[.systemNumber] as? NSNumber)?.uint64Value
  }

  @Test(
    "takes a backup, also where only one of the two is linked to an account",
    arguments: ["file", "sqlite"],
    [true, false]
  )
  func fromBackup(kind: String, isEarlier: Bool) async throws {
    try await withTemporaryFolder { folder in
      let (owner, account) = (String(repeating: "a", count: 16), String(repeating: "b", count: 16))
      let original = folder.appending(component: "original")
      try FileManager.default.createDirectory(at: original, withIntermediateDirectories: true)
      let store = try await StoreRegistry.standard.open(Self.url(kind, in: original), clock)
      func save(_ path: ItemPath, _ text: String) async throws {
        let id = WriteID(rawValue: path.text)
        _ = try await store.documents.save([DocumentWrite(path, id: id, expected: .any, body: Array(text.utf8))])
      }
      func link() async throws { try await save("server/account", #"{"account":"\#(account)","owner":"\#(owner)"}"#) }
      try await save(ItemPath("server/accounts/\(owner)"), #"{"displayName":"Ana","role":"owner"}"#)
      try await fill(store)
      try await save(ItemPath("users/\(owner)/settings"), #"{"colour":"violet green"}"#)
      // The link is on another page than the settings.
      for number in 1...3 { try await save(ItemPath("spacer/\(number)"), String(repeating: ".", count: 3000)) }
      if !isEarlier { try await link() }
      let backup = try await StoreBackup(of: store, in: BackupFolder(path: folder.path, app: "club"), clock).run()
      if isEarlier { try await link() }
      let content = try await StoreDigest(of: store)
      let identity = try await store.changes.identity()
      await store.close()
      try Self.wipe(isEarlier ? "violet green" : account, kind, in: original)
      let url = Self.url(kind, in: original)
      let repair = try await Container.repair(StoreChoice(url: url), from: StoreChoice(url: "backup:\(backup.path)"))
      #expect(repair.dropped.isEmpty && repair.keptAs != nil, "\(repair.dropped)")
      #expect(try await digest(of: url).differences(from: content) == [])
      // Backups from before are known as this store's.
      let repaired = try await StoreRegistry.standard.open(url, clock)
      #expect(await repaired.formerStores() == [identity])
      await repaired.close()
    }
  }

  @Test func `keeps the order of a journal that the other store has in another order`() async throws {
    try await withTemporaryFolder { folder in
      let (mine, theirs) = ("file:\(folder.path)/mine", "file:\(folder.path)/theirs")
      for (url, order) in [(mine, [1, 2, 3, 4, 5, 6]), (theirs, [2, 4, 6, 1, 3, 5])] {
        let store = try await StoreRegistry.standard.open(url, clock)
        for number in order {
          try await store.sessions.session(at: "a/journal").append([Self.event(Int64(number))], expecting: .any)
        }
        await store.close()
      }
      let content = try await digest(of: mine)
      let log = folder.appending(path: "mine/log.jsonl")
      try Self.damage(log) { bytes in
        for id in ["e2", "e5"] {
          let range = try #require(bytes.firstRange(of: Data("\"id\":\"\(id)\"".utf8)))
          bytes.replaceSubrange(range, with: Data(repeating: 0, count: range.count))
        }
      }
      let repair = try await Container.repair(StoreChoice(url: mine), from: StoreChoice(url: theirs))
      // The ids are gone from the lines, so nobody can tell what these held.
      #expect(repair.dropped.map { $0.prefix(6) } == ["line 3", "line 6"])
      #expect(try await digest(of: mine) == content)
    }
  }

  @Test("leaves a redacted event redacted, whichever store has the original", arguments: [true, false])
  func redacted(isMine: Bool) async throws {
    try await withTemporaryFolder { folder in
      let (mine, theirs) = ("file:\(folder.path)/mine", "file:\(folder.path)/theirs")
      for (url, isRedacted) in [(mine, !isMine), (theirs, isMine)] {
        let store = try await StoreRegistry.standard.open(url, clock)
        let journal = store.sessions.session(at: "a/journal")
        for number in 1...4 as ClosedRange<Int64> { try await journal.append([Self.event(number)], expecting: .any) }
        if isRedacted {
          let body = try Redaction(keeping: ["e2": Array("{}".utf8)]).body()
          let redaction = ScoringEvent(id: "r", type: Redaction.type, actor: "ana", occurredAt: 1, body: body)
          try await journal.append([redaction], expecting: .any)
        }
        await store.close()
      }
      // The gap is before the event, so that is where the redaction goes.
      try Self.damage(folder.appending(path: "mine/log.jsonl")) { bytes in
        let range = try #require(bytes.firstRange(of: Data("\"id\":\"e1\"".utf8)))
        bytes.replaceSubrange(range, with: Data(repeating: 0, count: range.count))
      }
      _ = try await Container.repair(StoreChoice(url: mine), from: StoreChoice(url: theirs))
      let store = try await StoreRegistry.standard.open(mine, clock)
      let events = try await store.sessions.session(at: "a/journal").events().map(\.event)
      #expect(Set(events.map(\.id)) == ["e1", "e2", "e3", "e4", "r"])
      #expect(events.filter(\.isRedacted).map(\.id) == ["e2"])
      await store.close()
    }
  }

  @Test("changes nothing for a store that has nothing in common", arguments: ["file", "sqlite"])
  func foreign(kind: String) async throws {
    try await withTemporaryFolder { folder in
      let original = folder.appending(component: "original")
      _ = try await makeStores(kind, original, in: folder)
      let other = "sqlite:\(folder.path)/other"
      let store = try await StoreRegistry.standard.open(other, clock)
      try await store.sessions.session(at: "b/journal").append([Self.event(1)], expecting: .any)
      await store.close()
      let log = original.appending(path: "store/log.jsonl")
      if kind == "file" { try Self.damage(log) { $0[$0.count / 2] ^= 1 } }
      let before = try Self.content(of: original)
      await #expect(throws: StoreMending.Failure.otherStore) {
        try await Container.repair(
          StoreChoice(url: Self.url(kind, in: original)),
          from: StoreChoice(url: other)
        )
      }
      #expect(try Self.content(of: original) == before)
    }
  }

  @Test func `leaves a whole file store alone, and refuses one in use`() async throws {
    try await withTemporaryFolder { folder in
      let original = folder.appending(component: "original")
      let (source, _) = try await makeStores("file", original, in: folder)
      let url = Self.url("file", in: original)
      let store = try await StoreRegistry.standard.open(url, clock)
      await #expect(throws: StoreFailure.self) { try await Container.repair(StoreChoice(url: url), from: source) }
      await store.close()
      let before = try Self.content(of: original)
      #expect(try await Container.repair(StoreChoice(url: url), from: source).keptAs == nil)
      #expect(try Self.content(of: original) == before)
    }
  }

  @Test("starts again after a kill while a database is replaced", arguments: [1, 2, 3])
  func interrupted(step: Int) async throws {
    try await withTemporaryFolder { folder in
      let original = folder.appending(component: "original")
      let (source, content) = try await makeStores("sqlite-wal", original, in: folder)
      let (url, path) = (Self.url("sqlite", in: original), original.appending(component: "store").path)
      let files = FileManager.default
      try files.moveItem(atPath: path, toPath: "\(path).replaced")
      if step > 1 { try files.moveItem(atPath: "\(path)-wal", toPath: "\(path).replaced-wal") }
      if step > 2 { try files.copyItem(atPath: "\(path).replaced", toPath: path) }
      if step < 3 {
        await #expect(throws: StoreFailure.self) { try await StoreRegistry.standard.open(url, clock) }
        #expect(!files.fileExists(atPath: path))
        #expect(try await StoreRegistry.standard.isThere(url))
      }
      let repair = try await Container.repair(StoreChoice(url: url), from: source)
      #expect(repair.dropped.isEmpty)
      #expect(try await digest(of: url).differences(from: content).isEmpty)
      #expect(!files.fileExists(atPath: "\(path).replaced"))
    }
  }
}
