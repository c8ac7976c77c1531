import Domain
import FileStore
import Foundation
import TestSupport
import Testing

@Suite("Repairing a file store")
struct RepairTests {
  private let surroundings = Reports().surroundings

  @Test func `keeps the damaged log and everything that is whole, and tells what is not`() async throws {
    try await withStore { path in
      let store = try await FileStore.open(path, surroundings)
      for number in 1...3 { try await store.fill(number) }
      let cursor = try await store.changes(under: .root, after: nil, limit: 10).cursor
      await #expect(throws: StoreFailure.self) { try await FileStore.repair(path, surroundings) }
      await store.shut()
      var bytes = try logBytes(path)
      let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
      bytes[ends[5] - 40] ^= 1  // line 6, the second document
      try write(bytes, to: path)

      let repair = try await FileStore.repair(path, surroundings)
      #expect(repair.dropped.first == "line 6: it is not as it was written")
      #expect(try Data(contentsOf: URL(filePath: #require(repair.keptAs))) == Data(bytes))
      let again = try await FileStore.open(path, surroundings)
      #expect(try await again.load("a/document")?.body == Array("b3".utf8))
      #expect(try await again.events(of: "a/journal", after: .zero, limit: 10).map(\.event.id) == ["e1", "e2", "e3"])
      await #expect(throws: StoreFailure.cursorUnknown) {
        try await again.changes(under: .root, after: cursor, limit: 10)
      }
      await again.shut()
    }
  }

  @Test func `leaves a whole log alone`() async throws {
    try await withStore { path in
      let store = try await FileStore.open(path, surroundings)
      try await store.fill(1)
      await store.shut()
      let bytes = try logBytes(path)
      #expect(try await FileStore.repair(path, surroundings).keptAs == nil)
      #expect(try logBytes(path) == bytes)
    }
  }
}
