import Composition
import Domain
import DomainContracts
import Foundation
import StoreCopying
import StoreEngine
import TestSupport
import Testing

// The stores that are damaged and repaired, and the damage.
extension RepairFromTests {
  /// Repairs a damaged copy of a store; returns what was listed as lost, and where the result differs from a content.
  func repaired(
    _ original: URL,
    _ kind: String,
    from source: StoreChoice,
    to content: StoreDigest,
    after damage: (URL) throws -> Void
  ) async throws -> (dropped: [String], differences: [ItemPath]) {
    let copy = original.deletingLastPathComponent().appending(component: "copy")
    try? FileManager.default.removeItem(at: copy)
    try FileManager.default.copyItem(at: original, to: copy)
    try damage(copy)
    let url = Self.url(kind, in: copy)
    let repair = try await Container.repair(StoreChoice(url: url), from: source)
    return (repair.dropped, content.differences(from: try await digest(of: url)))
  }

  /// Makes a store with something of everything, and one of another kind that has synced with it.
  func makeStores(
    _ kind: String,
    _ folder: URL,
    in parent: URL,
    leavingOut leftOut: [ItemPath] = []
  ) async throws -> (source: StoreChoice, content: StoreDigest) {
    let made = kind == "sqlite-wal" ? parent.appending(component: "open") : folder
    try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    var store = try await StoreRegistry.standard.open(Self.url(kind, in: made), clock)
    try await StoreSample.write(to: store)
    if kind == "sqlite-wal" {
      // The sample deletes something, after which the log is emptied at any moment.
      await store.close()
      store = try await StoreRegistry.standard.open(Self.url(kind, in: made), clock)
    }
    try await fill(store)
    let content = try await StoreDigest(of: store)
    let source = "\(kind == "file" ? "sqlite" : "file"):\(parent.path)/source-of-\(kind)"
    let device = try await StoreRegistry.standard.open(source, clock)
    try await store.copy(to: device, leavingOut: leftOut)
    await device.close()
    if kind == "sqlite-wal" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      // The log first: what moves from it to the database meanwhile is in one of the two. copyItem never ends for a file that
      // shrinks.
      for name in try Self.files(in: made).reversed() {
        try Data(contentsOf: made.appending(path: name)).write(to: folder.appending(path: name))
      }
    }
    await store.close()
    return (StoreChoice(url: source), content)
  }

  func fill(_ store: Storage) async throws {
    _ = try await store.documents.save([DocumentWrite("local/own", id: "own", expected: .any, body: [1, 2, 3])])
    for number in 1...60 {
      let body = Array("{\"number\":\(number),\"text\":\"\(String(repeating: "text ", count: number))\"}".utf8)
      let path = ItemPath("many/document-\(number)")
      let labels: Set<DocumentLabel> = number.isMultiple(of: 3) ? ["third"] : []
      let id = WriteID(rawValue: "many-\(number)")
      _ = try await store.documents.save([DocumentWrite(path, id: id, expected: .any, labels: labels, body: body)])
    }
    for number in 1...120 {
      try await store.sessions.session(at: "many/journal").append([Self.event(Int64(number))], expecting: .any)
    }
    try await store.leaderboards.define(BoardDefinition(), at: "many/board")
    for number in 1...60 {
      let submission = Submission(
        id: SubmissionID(rawValue: "many-\(number)"),
        board: "many/board",
        player: PlayerID(rawValue: "player-\(number % 7)"),
        .best(Score(Int64(number * 13 % 50))),
        occurredAt: Timestamp(rawValue: 1_749_600_000_000 + Int64(number)),
        actor: "ana"
      )
      _ = try await store.leaderboards.submit([submission], at: clock.now())
    }
    _ = try await store.documents.save([DocumentWrite("local/late", id: "late", expected: .any, body: [4])])
    let rare = Array(("a rare document" + String(repeating: ".", count: 3000)).utf8)
    _ = try await store.documents.save([DocumentWrite("many/rare", id: "rare", expected: .any, body: rare)])
  }

  static func event(_ number: Int64) -> ScoringEvent {
    ScoringEvent(
      id: EventID(rawValue: "e\(number)"),
      type: "arrow",
      actor: "ana",
      subject: "guest ben",
      occurredAt: Timestamp(rawValue: 1_749_600_000_000 + number),
      body: Array("{\"value\":\(number % 11)}".utf8),
      stamp: Stamp(time: Timestamp(rawValue: 1_749_600_000_000 + number), device: "sample")
    )
  }

  func digest(of url: String) async throws -> StoreDigest {
    let store = try await StoreRegistry.standard.open(url, clock)
    let digest = try await StoreDigest(of: store)
    await store.close()
    return digest
  }

  static func url(_ kind: String, in folder: URL) -> String {
    "\(kind == "file" ? "file" : "sqlite"):\(folder.appending(component: "store").path)"
  }

  /// The store's files, without the index that SQLite makes anew.
  static func files(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().filter { name in
      try folder.appending(path: name).resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
    }
  }

  static func content(of folder: URL) throws -> [String: Data] {
    let files = try files(in: folder).filter { !$0.hasSuffix("lock") }
    return Dictionary(uniqueKeysWithValues: try files.map { ($0, try Data(contentsOf: folder.appending(path: $0))) })
  }

  /// Destroys a text in a store's file: its bytes in a log, each page that has it in a database.
  static func wipe(_ text: String, _ kind: String, in folder: URL) throws {
    let text = Data(text.utf8)
    try damage(folder.appending(path: kind == "file" ? "store/log.jsonl" : "store")) { bytes in
      try #require(bytes.firstRange(of: text) != nil)
      while let range = bytes.firstRange(of: text) {
        let page = range.lowerBound - range.lowerBound % 4096
        let lost = kind == "file" ? range : page..<page + 4096
        bytes.replaceSubrange(lost, with: Data(repeating: 7, count: lost.count))
      }
    }
  }

  static func damage(_ file: URL, _ change: (inout Data) throws -> Void) throws {
    var bytes = try Data(contentsOf: file)
    try change(&bytes)
    try bytes.write(to: file)
  }
}
