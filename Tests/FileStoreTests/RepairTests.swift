import Domain
import FileStore
import Foundation
import Simulation
import StoreEngine
import TestSupport
import Testing

@Suite("Repairing a file store")
struct RepairTests {
  private let clock = Reports().clock

  @Test func `keeps the damaged log and every whole record, and reports the others`() async throws {
    try await withStore { path in
      let store = try await FileStore.open(path, clock)
      for number in 1...3 { try await store.fill(number) }
      let cursor = try await store.changes(under: .root, after: nil, limit: 10).cursor
      await #expect(throws: StoreFailure.self) { try await FileStore.repair(path, clock) }
      await store.shut()
      var bytes = try logBytes(path)
      let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
      for place in [ends[5] - 60, ends[5] - 40] { bytes[place] ^= 1 }  // line 6, the second document
      try write(bytes, to: path)

      let repair = try await FileStore.repair(path, clock)
      #expect(repair.dropped == ["line 6: it is not as it was written"])
      #expect(try Data(contentsOf: URL(filePath: #require(repair.keptAs))) == Data(bytes))
      let again = try await FileStore.open(path, clock)
      #expect(try await again.load("a/document")?.body == Array("b3".utf8))
      #expect(
        try await again.session(at: "a/journal").events(after: .zero, limit: 10).map(\.event.id) == ["e1", "e2", "e3"]
      )
      await #expect(throws: StoreFailure.cursorUnknown) {
        try await again.changes(under: .root, after: cursor, limit: 10)
      }
      await again.shut()
    }
  }

  @Test func `of a damaged first line reports nothing else`() async throws {
    try await withStore { path in
      let store = try await FileStore.open(path, clock)
      try await store.fill(1)
      await store.shut()
      var bytes = try logBytes(path)
      for place in [20, 30] { bytes[place] ^= 1 }
      try write(bytes, to: path)
      #expect(try await FileStore.repair(path, clock).dropped == ["line 1: it is not as it was written"])
      let again = try await FileStore.open(path, clock)
      #expect(try await again.load("a/document")?.body == Array("b1".utf8))
      await again.shut()
    }
  }

  @Test func `corrects one changed byte, wherever it is, and drops nothing`() async throws {
    let disk = FaultyFileSystem(seed: 1)
    let store = try await FileStore.open("/store", clock, files: disk)
    for number in 1...2 { try await store.fill(number) }
    await store.shut()
    func log() throws -> [UInt8] {
      try #require(try disk.openFile("/store/log.jsonl", making: .nothing)).readBytes(at: 0, count: 1 << 20)
    }
    let (whole, end) = (try log(), UInt8(ascii: "\n"))
    for place in whole.indices where place.isMultiple(of: 3) || whole[place] == end {
      var bytes = whole
      bytes[place] ^= 1 << UInt8(place % 8)
      try damage(bytes, on: disk)
      let repair = try await FileStore.repair("/store", clock, files: disk)
      try #require(repair.keptAs != nil && repair.dropped.isEmpty, "byte \(place): \(repair.dropped)")
      // All but the header, which has a new identity.
      let lines = try log().split(separator: end).dropFirst()
      try #require(lines == whole.split(separator: end).dropFirst(), "byte \(place)")
    }
  }

  @Test func `leaves a whole log alone`() async throws {
    try await withStore { path in
      let store = try await FileStore.open(path, clock)
      try await store.fill(1)
      await store.shut()
      let bytes = try logBytes(path)
      #expect(try await FileStore.repair(path, clock).keptAs == nil)
      #expect(try logBytes(path) == bytes)
    }
  }

  @Test(
    "that fails at any step loses neither what is whole nor the damaged log",
    arguments: FaultyFileSystem.Trouble.allCases
  )
  func failing(trouble: FaultyFileSystem.Trouble) async throws {
    var step = 0
    while true {
      let disk = FaultyFileSystem(seed: UInt64(step))
      let damaged = try await damagedStore(on: disk)
      disk.plan(trouble, after: step)
      _ = try? await FileStore.repair("/store", clock, files: disk)
      let hasMet = !disk.isWaiting
      disk.restart(afterPowerCut: trouble == .powerCut)
      _ = try await FileStore.repair("/store", clock, files: disk)
      let again = try await FileStore.open("/store", clock, files: disk)
      let events = try await again.session(at: "a/journal").events(after: .zero, limit: 10).map(\.event.id)
      try #require(events == ["e1", "e3"], "step \(step)")
      try #require(try keptLogs(on: disk).contains(damaged), "step \(step)")
      await again.shut()
      if !hasMet { break }
      step += 1
    }
    #expect(step > 10)
  }

  /// A store of which the second event is damaged; its log.
  private func damagedStore(on disk: FaultyFileSystem) async throws -> [UInt8] {
    let store = try await FileStore.open("/store", clock, files: disk)
    for number in 1...3 { try await store.fill(number) }
    await store.shut()
    let log = try #require(try disk.openFile("/store/log.jsonl", making: .nothing))
    var bytes = try log.readBytes(at: 0, count: 1 << 20)
    let line = try #require(bytes.split(separator: UInt8(ascii: "\n")).first { $0.contains(text: #""id":"e2""#) })
    for place in [20, 30] { bytes[line.startIndex + place] ^= 1 }
    try damage(bytes, on: disk)
    return bytes
  }

  private func damage(_ bytes: [UInt8], on disk: FaultyFileSystem) throws {
    let log = try #require(try disk.openFile("/store/log.jsonl", making: .nothing))
    try log.cut(to: 0)
    try log.append(bytes)
    try log.synchronise()
  }

  private func keptLogs(on disk: FaultyFileSystem) throws -> [[UInt8]] {
    try (1...3).compactMap { number in
      try disk.openFile("/store/log.damaged-\(number)", making: .nothing)?.readBytes(at: 0, count: 1 << 20)
    }
  }
}

extension Collection<UInt8> {
  fileprivate func contains(text: String) -> Bool { String(decoding: self, as: UTF8.self).contains(text) }
}
