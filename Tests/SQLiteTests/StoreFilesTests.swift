import Domain
import Foundation
import TestSupport
import Testing

@testable import SQLite

@Suite("The files of a SQLite store")
struct StoreFilesTests {
  private let write = DocumentWrite("a/document", id: "1", expected: .any, body: [65])

  @Test func `one file holds everything after closing, also while another opening has it`() async throws {
    try await withFile { path in
      let (here, there) = (try open(path), try open(path))
      _ = try await here.save([write])
      await here.close()
      #expect(size(of: "\(path)-wal") == 0)
      try FileManager.default.copyItem(atPath: path, toPath: "\(path).copy")
      let copy = try open("\(path).copy")
      #expect(try await copy.load("a/document")?.body == [65])
      await copy.close()
      #expect(try await there.load("a/document")?.body == [65])
      await there.close()
      #expect(size(of: "\(path)-wal") == nil && size(of: "\(path)-shm") == nil)
    }
  }

  @Test func `closing waits for the work in hand`() async throws {
    try await withFile { path in
      let store = try open(path)
      let writing = (0..<50).map { number in
        Task { () -> Int? in
          let id = WriteID(rawValue: "\(number)")
          let write = DocumentWrite(ItemPath("a/\(number)"), id: id, expected: .any, body: [65])
          return (try? await store.save([write])) == nil ? nil : number
        }
      }
      await store.close()
      var acknowledged: [Int] = []
      for task in writing { if let number = await task.value { acknowledged.append(number) } }
      #expect(size(of: "\(path)-wal") == nil)
      let again = try open(path)
      for number in acknowledged { #expect(try await again.load(ItemPath("a/\(number)")) != nil) }
      await again.close()
    }
  }

  @Test func `a file that is put in the place of a moved one is not mixed with the moved one's log`() async throws {
    try await withFile { path in
      let store = try open(path)
      _ = try await store.save([write])
      let other = try open("\(path).other")
      _ = try await other.save([DocumentWrite("a/other", id: "2", expected: .any, body: [66])])
      await other.close()
      try FileManager.default.moveItem(atPath: path, toPath: "\(path).moved")
      try FileManager.default.moveItem(atPath: "\(path).other", toPath: path)
      await #expect(throws: DocumentError.self) {
        try await store.save([DocumentWrite("a/late", id: "3", expected: .any, body: [67])])
      }
      await #expect(throws: DocumentError.self) { try await store.load("a/document") }
      await store.close()
      let (moved, present) = (try open("\(path).moved"), try open(path))
      #expect(try await moved.load("a/document")?.body == [65])
      #expect(try await present.changes(under: .root, after: nil, limit: 9).changes.map(\.path) == ["a/other"])
      await moved.close()
      await present.close()
    }
  }

  @Test func `a log without its database is not mixed with a new one`() async throws {
    try await withFile { path in
      let store = try open(path)
      _ = try await store.save([write])
      let log = try Data(contentsOf: URL(filePath: "\(path)-wal"))
      await store.close()
      try FileManager.default.removeItem(atPath: path)
      try log.write(to: URL(filePath: "\(path)-wal"))
      let failure = #expect(throws: StoreFailure.self) { try open(path) }
      #expect(failure?.description.contains("the database is missing or empty") == true)
      #expect(try Data(contentsOf: URL(filePath: "\(path)-wal")) == log)
    }
  }

  @Test func `a database that was cut off is damaged`() async throws {
    try await withFile { path in
      await (try open(path)).close()
      let bytes = try Data(contentsOf: URL(filePath: path))
      try bytes[..<(bytes.count - 4096)].write(to: URL(filePath: path))
      let failure = #expect(throws: StoreFailure.self) { try open(path) }
      guard case .damaged? = failure else { return #expect(Bool(false), "\(failure as Any)") }
    }
  }

  @Test func `a disk without room for the shared index lets one process use the store`() async throws {
    try await withFile { path in
      let store = try open(path)
      _ = try await store.save([write])
      await store.close()
      // Stands for a disk that is full: no file can be made behind this name.
      try FileManager.default.createSymbolicLink(atPath: "\(path)-shm", withDestinationPath: "/nowhere/at/all")
      let alone = try open(path)
      #expect(try await alone.load("a/document")?.body == [65])
      try await alone.define(BoardDefinition(), at: "a/board")
      #expect(try await alone.page(BoardQuery("a/board", .allTime)).standings.isEmpty)
      await alone.close()
      #expect(size(of: "\(path)-wal") == nil)
    }
  }

  @Test func `a path that SQLite would take for something else is a path`() async throws {
    try await withFile { path in
      let odd = "\(path)?mode=memory%20#"
      await (try open(odd)).close()
      #expect(size(of: odd) ?? 0 > 0)
    }
  }

  @Test func `a file that this process has open is opened by SQLite alone`() async throws {
    try await withFile { path in
      let store = try open(path)
      _ = try await store.save([write])
      #expect(size(of: "\(path)-wal") ?? 0 > 0)
      let again = try open(path)
      // Closing another descriptor of the file would have released the lock.
      #expect(OtherProcess(locking: path) == nil)
      await again.close()
      await store.close()
    }
  }

  @Test func `something is run before the first use of a file, and again after the last`() async throws {
    try await withFile { path in
      try Data().write(to: URL(filePath: path))
      var count = 0
      func use(_ path: String) throws -> FileUse? { try FileUse.begin(path) { count += 1 } }
      var uses = [try use(path), try use(URL(filePath: path).deletingLastPathComponent().path + "/./store.sqlite")]
      #expect(count == 1 && uses.count == 2)
      uses.removeFirst()
      uses.append(try use(path))
      #expect(count == 1)
      #expect(throws: Never.self) { try use(path) }
      uses = []
      #expect(throws: CancellationError.self) { try FileUse.begin(path) { throw CancellationError() } }
      _ = try use(path)
      #expect(count == 2)
    }
  }

  private func size(of path: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
  }
}
