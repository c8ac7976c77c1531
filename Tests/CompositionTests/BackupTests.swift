import Composition
import Domain
import DomainContracts
import Foundation
import Leaderboards
import StoreEngine
import TestSupport
import Testing

@testable import StoreCopying

private let clock = ClockAndIdentities.system

@Suite("A backup")
struct BackupTests {
  private static let kinds = ["memory", "file", "sqlite"]

  @Test(arguments: kinds, kinds) func `of a store of any kind restores into one of any kind`(
    from: String,
    to: String
  ) async throws {
    try await withTemporaryFolder { folder in
      for key in [nil, try key(in: folder)] {
        let source = try await open(from, "source", in: folder)
        try await StoreSample.write(to: source)
        _ = try await source.documents.save([DocumentWrite("local/secret", id: "w", expected: .any, body: [1])])
        let backup = try await StoreBackup(
          of: source,
          in: BackupFolder(path: folder.path, app: "club"),
          key: key,
          clock
        )
        .run()
        #expect(backup.isEncrypted == (key != nil) && backup.bytes > 0)
        let target = try await open(to, "target", in: folder)
        #expect(throws: BackupFailure.ofOtherApp(backup.path, app: "club")) {
          try Storage.backup(at: backup.path, of: "archery", key: key)
        }
        let restored = try Storage.backup(at: backup.path, of: "club", key: key)
        let report = try await StoreRestore(of: restored, to: target, clock).run()
        #expect(report.content == (try await StoreDigest(of: source)) && report.items > 0)
        #expect(try await StoreDigest(of: target) == report.content)
        #expect(try await target.documents.load("local/secret") == nil)
        #expect(try await target.changes.identity() != source.changes.identity())
        #expect(try await !target.isHalfRestored())
        for store in [source, target] { await store.close() }
        for name in ["source", "target"] {
          for end in ["", ".lock", "-wal", "-shm"] {
            try? FileManager.default.removeItem(at: folder.appending(component: name + end))
          }
        }
      }
    }
  }

  @Test(arguments: ["memory", "sqlite"])
  func `of a store that is written to has what the store held at one moment`(kind: String) async throws {
    try await withTemporaryFolder { folder in
      let source = try await open(kind, "source", in: folder)
      let backups = BackupFolder(path: folder.path, app: "club")
      try await withThrowingTaskGroup { group in
        group.addTask {
          // Both documents are written in one step, and so a moment has them alike.
          for number in 1...400 {
            let body = Array("\(number)".utf8)
            _ = try await source.documents.save(
              ["d/first", "d/second"].map {
                DocumentWrite($0, id: WriteID(rawValue: "\(number)"), expected: .any, body: body)
              }
            )
            let event = ScoringEvent(
              id: EventID(rawValue: "\(number)"),
              type: "t",
              actor: "a",
              occurredAt: 1,
              body: body
            )
            _ = try await source.sessions.session(at: "j").append([event], expecting: .any)
          }
        }
        for _ in 1...3 { _ = try await StoreBackup(of: source, in: backups, clock).run() }
        try await group.waitForAll()
      }
      for backup in try backups.backups() {
        let stored = try Storage.backup(at: backup.path)
        let (first, second) = (try await stored.documents.load("d/first"), try await stored.documents.load("d/second"))
        #expect(first?.body == second?.body)
        let events = try await stored.sessions.session(at: "j").events(after: .zero, limit: Limits.pageItems).count
        let number = first.flatMap { Int(String(decoding: $0.body, as: UTF8.self)) } ?? 0
        #expect([number - 1, number].contains(events), "\(number) \(events)")
      }
      await source.close()
    }
  }

  @Test func `continues what a stopped one has left`() async throws {
    try await withFilled { source, folder in
      let backups = BackupFolder(path: folder.path, app: "club")
      let first = try await StoreBackup(of: source, in: backups, clock).run()
      let id = try BackupReader(first.path, nil).header.id
      let draft = backups.draft(of: try await source.changes.identity())
      for length in [10, first.bytes / 2, first.bytes - 1, first.bytes] {
        let whole = try Data(contentsOf: URL(filePath: first.path))
        try whole.prefix(Int(length)).write(to: URL(filePath: draft))
        try await put("d/late", "\(length)", in: source)
        let next = try await StoreBackup(of: source, in: backups, clock).run()
        let opened = try Storage.backup(at: next.path)
        #expect(try await StoreDigest(of: opened) == StoreDigest(of: source))
        #expect(try (BackupReader(next.path, nil).header.id == id) == (length > 10))
        #expect(!FileManager.default.fileExists(atPath: draft))
      }
      #expect(try backups.backups().count == 5)
    }
  }

  @Test func `is written by one process at a time`() async throws {
    try await withFilled { source, folder in
      let backups = BackupFolder(path: folder.path, app: "club")
      let store = try await source.changes.identity()
      let draft = backups.draft(of: store)
      let other = try BackupDraft(at: draft, BackupHeader(id: "x", app: "club", store: store, keyCheck: nil), nil)
      await #expect(throws: BackupFailure.inProgress(draft)) {
        try await StoreBackup(of: source, in: backups, clock).run()
      }
      withExtendedLifetime(other) {}
    }
  }

  @Test(arguments: [false, true]) func `is refused where a byte differs or is missing`(isEncrypted: Bool) async throws {
    try await withFilled(documents: 2) { source, folder in
      let key = isEncrypted ? try key(in: folder) : nil
      let backups = BackupFolder(path: folder.path, app: "club")
      let path = try await StoreBackup(of: source, in: backups, key: key, clock).run().path
      let (whole, copy) = (try Data(contentsOf: URL(filePath: path)), "\(folder.path)/copy")
      for place in stride(from: 0, to: whole.count, by: 1 + whole.count / 200) {
        var flipped = whole
        flipped[place] ^= 1 << UInt8(place % 8)
        try flipped.write(to: URL(filePath: copy))
        #expect(throws: BackupFailure.self, "byte \(place)") { try Storage.backup(at: copy, key: key) }
        try whole.prefix(place).write(to: URL(filePath: copy))
        #expect(throws: BackupFailure.self, "cut at \(place)") { try Storage.backup(at: copy, key: key) }
      }
      try (whole + [0]).write(to: URL(filePath: copy))
      #expect(throws: BackupFailure.damaged(copy)) { try Storage.backup(at: copy, key: key) }
      try whole.write(to: URL(filePath: copy))
      _ = try Storage.backup(at: copy, key: key)
    }
  }

  @Test(arguments: [false, true])
  func `is refused where chunks are in another order, missing, or of another file`(isEncrypted: Bool) async throws {
    try await withFilled { source, folder in
      let key = isEncrypted ? try key(in: folder) : nil
      let backups = BackupFolder(path: folder.path, app: "club")
      let paths = try await [
        StoreBackup(of: source, in: backups, key: key, clock).run().path,
        StoreBackup(of: source, in: backups, key: key, clock).run().path,
      ]
      let (one, other) = (try Chunks(paths[0]), try Chunks(paths[1]))
      try #require(one.chunks.count > 3)
      let copy = "\(folder.path)/copy"
      func expectRefusal(_ what: Comment, _ change: (inout Chunks) -> Void) throws {
        var file = one
        change(&file)
        try (file.header + Data(file.chunks.joined())).write(to: URL(filePath: copy))
        #expect(throws: BackupFailure.self, what) { try Storage.backup(at: copy, key: key) }
      }
      try expectRefusal("swapped") { $0.chunks.swapAt(0, 1) }
      try expectRefusal("missing") { $0.chunks.remove(at: 1) }
      try expectRefusal("missing at the end") { $0.chunks.removeLast() }
      try expectRefusal("twice") { $0.chunks.insert($0.chunks[0], at: 0) }
      try expectRefusal("of another file") { $0.chunks[1] = other.chunks[1] }
      try expectRefusal("with another header") { $0.header = other.header }
      try expectRefusal("ended too early") {
        $0.chunks.removeLast()
        $0.chunks[$0.chunks.count - 1][4] = 1
      }
    }
  }

  @Test func `needs its own key`() async throws {
    try await withFilled(documents: 2) { source, folder in
      let backups = BackupFolder(path: folder.path, app: "club")
      let (mine, other) = (try key(in: folder), try key(in: folder))
      let path = try await StoreBackup(of: source, in: backups, key: mine, clock).run().path
      #expect(throws: BackupFailure.keyNeeded(path)) { try Storage.backup(at: path) }
      #expect(throws: BackupFailure.wrongKey(path)) { try Storage.backup(at: path, key: other) }
      #expect(!String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self).contains("documents"))
      let none = "\(folder.path)/none"
      #expect(throws: BackupFailure.unusableKey(none)) { try BackupKey(file: none) }
      try Data(count: 31).write(to: URL(filePath: none))
      #expect(throws: BackupFailure.unusableKey(none)) { try BackupKey(file: none) }
      #expect(throws: BackupFailure.notBackup(none)) { try Storage.backup(at: none) }
      let newer = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
        .replacing(/"version":1/, with: "\"version\":2")
      try Data(newer.utf8).write(to: URL(filePath: none))
      #expect(throws: BackupFailure.newer(none)) { try Storage.backup(at: none, key: mine) }
    }
  }

  @Test func `is a store that is only read`() async throws {
    try await withFilled(documents: 2) { source, folder in
      let path = try await StoreBackup(of: source, in: BackupFolder(path: folder.path, app: "club"), clock).run().path
      let opened = try await StoreRegistry.standard.open("backup:\(path)", clock)
      #expect(try await StoreDigest(of: opened) == StoreDigest(of: source))
      await #expect(throws: DocumentError.self) { try await put("d/new", "x", in: opened) }
      #expect(try await opened.documents.load("d/new") == nil)
      #expect(try await StoreRegistry.standard.isThere("backup:\(path)"))
      #expect(try await !StoreRegistry.standard.isThere("backup:\(folder.path)/other"))
    }
  }

  @Test func `is not restored into a store with content, and a stopped restore goes on`() async throws {
    try await withFilled { source, folder in
      let backups = BackupFolder(path: folder.path, app: "club")
      let backup = try Storage.backup(at: try await StoreBackup(of: source, in: backups, clock).run().path)
      let used = try await open("memory", "", in: folder)
      try await put("d/other", "kept", in: used)
      await #expect(throws: BackupFailure.targetNotEmpty) {
        try await StoreRestore(of: backup, to: used, clock).run()
      }
      let url = "sqlite:\(folder.path)/target"
      let target = try await open("sqlite", "target", in: folder)
      let restore = StoreRestore(of: backup, to: target, clock)
      // Cancelled after its first part, which is in the store then.
      let stopped = Task {
        try await restore.run { _ in withUnsafeCurrentTask { $0?.cancel() } }
      }
      await #expect(throws: (any Error).self) { try await stopped.value }
      #expect(try await target.isHalfRestored())
      await target.close()
      await #expect(throws: StoreFailure.self) { try await Container.with(StoreChoice(url: url)) { _ in } }
      let other = try Storage.backup(at: try await StoreBackup(of: source, in: backups, clock).run().path)
      try await Container.restoring(StoreChoice(url: url), in: .standard) { container in
        await #expect(throws: BackupFailure.targetNotEmpty) {
          try await StoreRestore(of: other, to: container.storage, clock).run()
        }
        _ = try await StoreRestore(of: backup, to: container.storage, clock).run()
        await #expect(throws: BackupFailure.targetNotEmpty) {
          try await StoreRestore(of: backup, to: container.storage, clock).run()
        }
      }
      try await Container.with(StoreChoice(url: url)) { container in
        let content = try await StoreDigest(of: container.storage)
        #expect(try await StoreDigest(of: source) == content)
      }
    }
  }

  // MARK: Stores

  private func withFilled(documents: Int = 12, _ body: (Storage, URL) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      let source = try await open("memory", "", in: folder)
      try await StoreSample.write(to: source)
      let text = String(repeating: "text ", count: documents > 2 ? 20_000 : 1)
      for number in 1...documents { try await put(ItemPath("d/\(number)"), text, in: source) }
      try await body(source, folder)
    }
  }

  private func open(_ kind: String, _ name: String, in folder: URL) async throws -> Storage {
    let url = kind == "memory" ? "memory:" : "\(kind):\(folder.path)/\(name)"
    return try await StoreRegistry.standard.open(url, clock)
  }

  private func put(_ path: ItemPath, _ text: String, in store: Storage) async throws {
    _ = try await store.documents.save([
      DocumentWrite(path, id: clock.newWrite(), expected: .any, body: Array(text.utf8))
    ])
  }

  /// A new key, from a file of random text.
  private func key(in folder: URL) throws -> BackupKey {
    let file = folder.appending(component: "key-\(clock.newIdentity())")
    try Data("\(clock.newIdentity()) \(clock.newIdentity())".utf8).write(to: file)
    return try BackupKey(file: file.path)
  }

  /// The parts of a file, which a test puts together otherwise.
  private struct Chunks {
    var header: Data
    var chunks: [Data] = []

    init(_ path: String) throws {
      var rest = try Data(contentsOf: URL(filePath: path))
      let newline = try #require(rest.firstIndex(of: UInt8(ascii: "\n")))
      header = Data(rest[...newline])
      rest = Data(rest[(newline + 1)...])
      while !rest.isEmpty {
        let length = 5 + rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        chunks.append(Data(rest.prefix(length)))
        rest = Data(rest.dropFirst(length))
      }
    }
  }
}
