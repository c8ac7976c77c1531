import Domain
import FileStore
import Foundation
import StoreEngine
import TestSupport
import Testing

@Suite("The file store")
struct FileStoreTests {
  private let reports = Reports()

  @Test func `holds the same after opening again`() async throws {
    try await withStore { path in
      let store = try await open(path)
      for number in 1...20 { try await store.fill(number) }
      try await store.session(at: "a/journal").close()
      _ = try await store.save([DocumentWrite("a/document", id: "d", expected: .any, body: nil)])
      let before = try await Content(store)
      await store.shut()
      let again = try await open(path)
      #expect(try await Content(again) == before)
      #expect(reports.all.isEmpty)
      await again.shut()
    }
  }

  @Test func `drops a last record torn at any byte, nothing else, and says so`() async throws {
    try await withStore { path in
      let store = try await open(path)
      try await store.fill(1)
      let before = try await Content(store)
      let whole = try logBytes(path).count
      _ = try await store.submit([.numbered(2)], at: 0)
      await store.shut()
      try forgetMark(path)
      let bytes = try logBytes(path)
      for length in whole + 1..<bytes.count {
        try write(bytes[..<length], to: path)
        let reports = Reports()
        let torn = try await FileStore.open(path, reports.clock)
        try #require(try await Content(torn) == before, "cut to \(length) bytes")
        await torn.shut()
        try #require(reports.all.count == 1 && reports.all[0].contains("torn"))
        try #require(try logBytes(path).count == whole)
      }
    }
  }

  @Test func `writes a thousand submissions, each by itself, in one commit, and shows them again`() async throws {
    try await withStore { path in
      let store = try await open(path)
      try await store.define(BoardDefinition(), at: Submission.testBoard)
      let before = try logBytes(path)
      let batch = (0..<Limits.batchItems).map { number in
        Submission.of("ana", .increment(1), id: .init(rawValue: "s\(number)"), needsEntry: number % 10 == 0)
      }
      // The first one is refused, because there is no entry yet.
      let results = try await store.submitEach(batch, as: .here(at: 1_000))
      #expect(results.count { (try? $0.get()) == nil } == 1 && results[0] == .failure(.entryNotFound("ana")))
      let new = try logBytes(path).dropFirst(before.count)
      #expect(new.count { $0 == UInt8(ascii: "\n") } == 1)
      let content = try await Content(store)
      #expect(content.pages.first?.standings.first?.entry.score == Score(Int64(Limits.batchItems - 1)))
      await store.shut()
      let again = try await open(path)
      #expect(try await Content(again) == content)
      await again.shut()
    }
  }

  @Test func `takes a last record of which blocks never reached the disk for torn`() async throws {
    try await withStore { path in
      let store = try await open(path)
      try await store.fill(1)
      let whole = try logBytes(path).count
      let long = DocumentWrite(
        "a/long",
        id: "l",
        expected: .any,
        body: Array(repeating: UInt8(ascii: "x"), count: 2000)
      )
      _ = try await store.save([long])
      await store.shut()
      try forgetMark(path)
      var bytes = try logBytes(path)
      let sector = (whole / 512 + 1) * 512
      for index in sector..<sector + 512 { bytes[index] = 0 }
      try write(bytes, to: path)
      let torn = try await open(path)
      #expect(try await torn.load("a/long") == nil)
      #expect(reports.all.count == 1)
      await torn.shut()
    }
  }

  @Test func `refuses a log with any byte changed before the last line, and names file and line`() async throws {
    try await withStore { path in
      let store = try await open(path)
      try await store.fill(1)
      await store.shut()
      let bytes = try logBytes(path)
      let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
      for index in 0...ends[ends.count - 2] {
        var changed = bytes
        changed[index] ^= 0x04
        try write(changed, to: path)
        let failure = await #expect(throws: StoreFailure.self) { try await open(path) }
        let line = ends.count { $0 < index } + 1
        guard case .damaged(let text)? = failure else { throw Unexpected(index: index) }
        try #require(text.contains("log.jsonl line \(line)"), "byte \(index): \(text)")
        try #require(try logBytes(path) == changed)
      }
    }
  }

  @Test func `refuses a log with a line missing`() async throws {
    try await withStore { path in
      let store = try await open(path)
      try await store.fill(1)
      await store.shut()
      let lines = try logBytes(path).split(separator: UInt8(ascii: "\n"))
      try write(
        Array((lines[..<2] + lines[3...]).joined(separator: [UInt8(ascii: "\n")])) + [UInt8(ascii: "\n")],
        to: path
      )
      let failure = await #expect(throws: StoreFailure.self) { try await open(path) }
      guard case .damaged(let text)? = failure else { throw Unexpected(index: 0) }
      #expect(text.contains("line 3") && text.contains("commit 3 follows commit 1"))
    }
  }

  @Test func `refuses a log of a newer version, and leaves it as it is`() async throws {
    try await withStore { path in
      await (try await open(path)).shut()
      let text = String(decoding: try logBytes(path), as: UTF8.self)
      let header = text.prefix { $0 != "\n" }.replacing(#""version":1"#, with: #""version":2,"unheard":{"of":[]}"#)
      let newer = sealed(header) + Array("a record of some other form\n".utf8)
      try write(newer, to: path)
      for remedy in ["the newer version", "Scorebook 99.1.0"] {
        let known = "it has format 2, and this program knows formats up to 1"
        let refused = StoreFailure.newerSchema("\(path)/log.jsonl: \(known); install \(remedy)")
        await #expect(throws: refused) { try await open(path) }
        await #expect(throws: refused) { try await FileStore.repair(path, reports.clock) }
        #expect(try logBytes(path) == newer)
        #expect(try FileManager.default.contentsOfDirectory(atPath: path).count == (remedy.hasPrefix("the") ? 2 : 3))
        try put(mark: sealed(#"{"store":"s","sequence":9,"version":"99.1.0","unheard":1"#), in: path)
      }
    }
  }

  @Test func `names the version that wrote to it last from its first write on, and warns of a newer one`() async throws
  {
    try await withStore { path in
      let store = try await open(path)
      #expect(!FileManager.default.fileExists(atPath: "\(path)/log.mark"))
      try await store.fill(1)
      // A commit is marked after its answer, and before the next commit.
      let current = #""version":"\#(ScorebookVersion.current)""#
      #expect(try mark(path).contains(current))
      await store.shut()
      let writers = [(#","version":"99.0.0""#, true), (#","version":"0.0.9""#, false), ("", false)]
      for (number, (version, isNewer)) in zip(2..., writers) {
        let named = try mark(path).replacing(",\(current)", with: version)
        try put(mark: sealed(named), in: path)
        let again = try await open(path)
        await again.shut()
        #expect(try mark(path) == String(decoding: sealed(named), as: UTF8.self), "a reader writes nothing")
        let more = try await open(path)
        try await more.fill(number)
        await more.shut()
        #expect(try mark(path).contains(current))
        #expect(reports.all.count == (isNewer ? 2 : 0) && reports.all.allSatisfy { $0.contains("Scorebook 99.0.0") })
        reports.clear()
      }
    }
  }

  private func mark(_ path: String) throws -> String { try String(contentsOfFile: "\(path)/log.mark", encoding: .utf8) }

  private func put(mark: [UInt8], in path: String) throws {
    try Data(mark).write(to: URL(filePath: "\(path)/log.mark"))
  }

  @Test func `reports the process that has it open to a second opening, and opens afterwards`() async throws {
    try await withStore { path in
      let store = try await open(path)
      let failure = await #expect(throws: StoreFailure.self) { try await open(path) }
      let process = ProcessInfo.processInfo.processIdentifier
      #expect(failure?.description.contains("\(path) is in use by process \(process)") == true)
      await store.shut()
      await store.shut()
      await #expect(throws: DocumentError.store(.unavailable("it is closed"))) { try await store.load("a") }
      await (try await open(path)).shut()
    }
  }

  @Test func `sends writers that come together to the disk together`() async throws {
    try await withStore { path in
      let store = try await open(path)
      try await store.define(BoardDefinition(), at: "a/board")
      try await withThrowingTaskGroup { group in
        for number in 0..<500 { group.addTask { _ = try await store.submit([.numbered(number)], at: 0) } }
        try await group.waitForAll()
      }
      await store.shut()
      let lines = try logBytes(path).count { $0 == UInt8(ascii: "\n") }
      #expect(lines < 250)
      let again = try await open(path)
      #expect(try await again.submissions(of: "a/board", player: nil, after: .zero, limit: 1000).count == 500)
      await again.shut()
    }
  }

  @Test func `makes its log smaller while it is read and written, and stays the same store`() async throws {
    try await withStore { path in
      let store = try await FileStore.open(path, reports.clock, compactsAbove: 20_000)
      for number in 1...5 { try await store.fill(number) }
      let cursor = try await store.changes(under: .root, after: nil, limit: 1000).cursor
      try await withThrowingTaskGroup { group in
        for writer in 0..<4 { group.addTask { try await overwrite(store, as: writer) } }
        group.addTask {
          for number in 100..<200 {
            try await store.fill(number)
            _ = try await Content(store)
          }
        }
        try await group.waitForAll()
      }
      // Where the disk was slow, the last of it is made smaller only now.
      var more: Int64 = 0
      while try logBytes(path).count >= 1_000_000, more < 5000 {
        more += 1
        let write = DocumentWrite("c", id: WriteID(rawValue: "c\(more)"), expected: .any, body: [])
        _ = try await store.save([write])
      }
      await store.shut()
      #expect(reports.all.isEmpty)
      #expect(try logBytes(path).count < 1_000_000)
      let again = try await open(path)
      #expect(try await again.load("b/3")?.head.revision == Revision(rawValue: 300))
      #expect(try await again.load("a/document")?.head.revision == Revision(rawValue: 105))
      #expect(try await again.session(at: "a/journal").events(after: .zero, limit: 1000).count == 105)
      let later = try await again.changes(under: .root, after: cursor, limit: 1000)
      #expect(
        Set(later.changes.map(\.path.text)).subtracting(["c"]) == [
          "a/document", "a/journal", "a/board", "b/0", "b/1", "b/2", "b/3",
        ]
      )
      #expect(later.cursor.sequence == 3 * 105 + 1 + 4 * 300 + more)
      await again.shut()
    }
  }

  @Test(arguments: ["cut off", "emptied", "copied over by an older one", "added to"])
  func `acknowledges nothing after its log was changed in place`(how: String) async throws {
    try await withStore { path in
      let store = try await open(path)
      for number in 1...3 { try await store.fill(number) }
      let older = try logBytes(path)
      for number in 4...6 { try await store.fill(number) }
      let log = try FileHandle(forUpdating: URL(filePath: "\(path)/log.jsonl"))
      switch how {
      case "cut off": try log.truncate(atOffset: UInt64(older.count))
      case "emptied": try log.truncate(atOffset: 0)
      case "added to":
        try log.seekToEnd()
        try log.write(contentsOf: Data("x".utf8))
      default:
        try log.write(contentsOf: Data(older))
        try log.truncate(atOffset: UInt64(older.count))
      }
      try log.close()
      let write = DocumentWrite("b", id: "w", expected: .any, body: [])
      await #expect(throws: DocumentError.self) { try await store.save([write]) }
      await #expect(throws: DocumentError.self) { try await store.load("a/document") }
      await store.shut()
      #expect(reports.all.contains { $0.contains("another program wrote to it") })
      if how == "added to" {
        let again = try await open(path)
        #expect(try await again.load("a/document")?.head.revision == Revision(rawValue: 6))
        await again.shut()
      } else {
        // Nothing that the store itself did makes the damage look whole.
        await #expect(throws: StoreFailure.self) { try await self.open(path) }
      }
    }
  }

  private func open(_ path: String) async throws(StoreFailure) -> FileStore {
    try await FileStore.open(path, reports.clock)
  }

  private struct Unexpected: Error { let index: Int }
}

/// The line with a sum that fits it.
private func sealed(_ line: some StringProtocol) -> [UInt8] {
  let open = line.prefix(upTo: line.range(of: #","sum":""#)?.lowerBound ?? line.endIndex)
  return Array("\(open),\"sum\":\"\(crc32c(Array(open.utf8)))\"}\n".utf8)
}

/// CRC-32C bit by bit, in eight hexadecimal digits.
private func crc32c(_ bytes: [UInt8]) -> String {
  let sum = bytes.reduce(~UInt32(0)) { sum, byte in
    (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in (sum >> 1) ^ (sum & 1 == 1 ? 0x82F6_3B78 : 0) }
  }
  return String(format: "%08x", ~sum)
}

/// Writes one document of 2000 bytes over and over.
private func overwrite(_ store: FileStore, as writer: Int) async throws {
  for number in 0..<300 {
    let id = WriteID(rawValue: "\(writer)-\(number)")
    let body = [UInt8](repeating: UInt8(ascii: "x"), count: 2000)
    _ = try await store.save([DocumentWrite(ItemPath("b/\(writer)"), id: id, expected: .any, body: body)])
  }
}
