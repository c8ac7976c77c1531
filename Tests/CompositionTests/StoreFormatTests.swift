import Composition
import Domain
import DomainContracts
import Foundation
import StoreEngine
import TestSupport
import Testing

/// Stores of every released format, which lie in `Tests/Stores/formats` as KIND-FORMAT.
///
/// Each holds the `StoreSample`. To add the ones that are missing: `WRITE_STORES=1 Tools/test StoreFormatTests`.
@Suite("Stores of every format")
struct StoreFormatTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(components: "Stores", "formats")

  /// The stores of the kinds that this package builds; `Tests/PostgreSQL` opens the others.
  private static let stores = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasPrefix("file-") || $0.hasPrefix("sqlite-") }.sorted()

  private let clock = ContractClock().andIdentities

  @Test(arguments: stores) func `open, show the same, take writes and open again`(store: String) async throws {
    try await withTemporaryFolder { folder in
      let copy = folder.appending(component: store)
      try FileManager.default.copyItem(at: Self.folder.appending(component: store), to: copy)
      let url = "\(store.prefix { $0 != "-" }):\(copy.path)"
      let reference = try await StoreRegistry.standard.open("memory:", clock)
      try await StoreSample.verify(against: reference) { try await StoreRegistry.standard.open(url, clock) }
    }
  }

  @Test(arguments: ["file", "sqlite"]) func `include one of the format of today`(kind: String) async throws {
    try await withTemporaryFolder { folder in
      let new = folder.appending(component: "new")
      let store = try await StoreRegistry.standard.open("\(kind):\(new.path)", clock)
      try await StoreSample.write(to: store)
      await store.close()
      let place = Self.folder.appending(component: "\(kind)-\(try Self.format(of: new))")
      if ProcessInfo.processInfo.environment["WRITE_STORES"] != nil, !Self.isThere(place) {
        try FileManager.default.copyItem(at: new, to: place)
        try? FileManager.default.removeItem(at: place.appending(component: "lock"))
      }
      #expect(Self.isThere(place), "make it with WRITE_STORES=1 and commit it")
    }
  }

  @Test func `fail where they lack something`() async throws {
    let reference = try await StoreRegistry.standard.open("memory:", clock)
    await withKnownIssue {
      try await StoreSample.verify(against: reference) { [clock] in
        try await StoreRegistry.standard.open("memory:", clock)
      }
    }
  }

  private static func isThere(_ place: URL) -> Bool { FileManager.default.fileExists(atPath: place.path) }

  /// The number of a store's format: in the header of a log, or `user_version` in that of SQLite.
  private static func format(of store: URL) throws -> Int {
    let log = store.appending(component: "log.jsonl")
    guard isThere(log) else { return try Data(contentsOf: store)[60..<64].reduce(0) { $0 << 8 | Int($1) } }
    let text = try String(contentsOf: log, encoding: .utf8)
    return try #require(text.firstMatch(of: /"version":(\d+)/).flatMap { Int($0.1) })
  }
}
