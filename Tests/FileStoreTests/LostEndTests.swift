import Domain
import FileStore
import Foundation
import StoreEngine
import TestSupport
import Testing

/// Damage that a crash cannot have done: the records had been acknowledged.
@Suite("The end of a file store's log")
struct LostEndTests {
  private let reports = Reports()

  @Test func `damaged after it was acknowledged stops the opening, whichever byte it is, and is kept by repair`()
    async throws
  {
    try await withLog { path, bytes, ends in
      let last = ends[ends.count - 2] + 1
      for index in last..<bytes.count {
        var changed = bytes
        changed[index] ^= 0x04
        try write(changed, to: path)
        try? forgetMark(path)
        try await expectDamage(in: path, "log.jsonl line \(ends.count): ", "byte \(index - last)")
        try #require(try logBytes(path) == changed)
      }
      var changed = bytes
      for place in [20, 30] { changed[last + place] ^= 1 }
      try write(changed, to: path)
      let repair = try await FileStore.repair(path, reports.clock)
      #expect(repair.dropped == ["line \(ends.count): it is not as it was written"])
      #expect(try Data(contentsOf: URL(filePath: #require(repair.keptAs))) == Data(changed))
      #expect(repair.keptAs?.hasSuffix("log.damaged-1") == true)
      let former = try #require(repair.former)
      #expect(String(decoding: bytes[...ends[0]], as: UTF8.self).contains("\"store\":\"\(former)\""))
      await (try await open(path)).shut()
      #expect(reports.all.isEmpty)
    }
  }

  @Test func `torn after it was acknowledged is not taken for the work of a crash`() async throws {
    try await withLog { path, bytes, ends in
      for length in [bytes.count - 1, ends[ends.count - 2] + 2] {
        try write(bytes[..<length], to: path)
        try await expectDamage(in: path, "log.jsonl line \(ends.count): ", "cut to \(length)")
      }
    }
  }

  @Test func `cut off between two lines is noticed, and repair continues without it`() async throws {
    try await withLog { path, bytes, ends in
      for lines in 1..<ends.count {
        try write(bytes[...ends[lines - 1]], to: path)
        try await expectDamage(in: path, "were acknowledged and are missing", "\(lines) lines")
      }
      let repair = try await FileStore.repair(path, reports.clock)
      #expect(repair.dropped.count == 1 && repair.dropped[0].contains("were acknowledged and are missing"))
      let again = try await open(path)
      try await again.fill(9)
      await again.shut()
      await (try await open(path)).shut()
      try FileManager.default.removeItem(atPath: "\(path)/log.jsonl")
      try await expectDamage(in: path, "log.jsonl is missing", "no log")
    }
  }

  @Test func `is marked now and then while the store is in use`() async throws {
    try await withStore { path in
      let store = try await open(path)
      try await store.define(BoardDefinition(), at: "a/board")
      for batch in 0..<6 {
        for number in 0..<2 { _ = try await store.save(.many(200, from: batch * 400 + number * 200)) }
      }
      let bytes = try logBytes(path)
      let copy = "\(path)-copy"
      try FileManager.default.copyItem(atPath: path, toPath: copy)
      await store.shut()
      try write(bytes.prefix { $0 != UInt8(ascii: "\n") } + [UInt8(ascii: "\n")], to: copy)
      try await expectDamage(in: copy, "were acknowledged and are missing", "a copy of an open store")
    }
  }

  @Test func `of a store with a compacted log still applies`() async throws {
    try await withStore { path in
      let store = try await FileStore.open(path, reports.clock, compactsAbove: 10_000)
      for number in 0..<200 { try await store.fill(number) }
      for number in 0..<50 {
        let id = WriteID(rawValue: "w\(number)")
        _ = try await store.save([DocumentWrite("b", id: id, expected: .any, body: Array(repeating: 65, count: 2000))])
      }
      await store.shut()
      await (try await open(path)).shut()
      #expect(reports.all.isEmpty)
    }
  }

  private func expectDamage(in path: String, _ text: String, _ comment: Comment) async throws {
    let failure = await #expect(throws: StoreFailure.self, comment) { try await open(path) }
    guard case .damaged(let reason)? = failure else { return #expect(Bool(false), comment) }
    #expect(reason.contains(text), "\(comment): \(reason)")
  }

  /// A store's folder, its log, and where the log's lines end.
  private func withLog(_ body: (String, [UInt8], [Int]) async throws -> Void) async throws {
    try await withStore { path in
      let store = try await open(path)
      for number in 1...3 { try await store.fill(number) }
      await store.shut()
      let bytes = try logBytes(path)
      try await body(path, bytes, bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") })
    }
  }

  private func open(_ path: String) async throws(StoreFailure) -> FileStore {
    try await FileStore.open(path, reports.clock)
  }
}

extension [DocumentWrite] {
  fileprivate static func many(_ count: Int, from first: Int) -> [DocumentWrite] {
    (first..<first + count).map {
      DocumentWrite(ItemPath("m/\($0)"), id: WriteID(rawValue: "\($0)"), expected: .any, body: [65])
    }
  }
}
