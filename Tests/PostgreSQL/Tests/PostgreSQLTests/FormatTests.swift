import Domain
import DomainContracts
import Foundation
import InMemory
import PostgreSQL
import Testing

/// Dumps of stores of every released format, which lie in `Tests/Stores/formats` as `postgres-FORMAT.sql`.
///
/// Each holds the `StoreSample`. With `WRITE_STORES=1` this test adds the one that is missing.
@Suite(
  "PostgreSQL stores of every format",
  .serialized,
  .enabled(if: PostgresCluster.isInstalled, "PostgreSQL is not installed")
)
struct FormatTests {
  private static let folder = (0..<4).reduce(URL(filePath: #filePath)) { place, _ in place.deletingLastPathComponent() }
    .appending(components: "Stores", "formats")

  private static let dumps = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasPrefix("postgres-") }.sorted()

  private let clock = ContractClock().andIdentities

  @Test(arguments: dumps) func `open, show the same, take writes and open again`(dump: String) async throws {
    let statements = try String(contentsOf: Self.folder.appending(component: dump), encoding: .utf8)
    let cluster = try await PostgresCluster.shared()
    try await cluster.withDatabase { url, name in
      try await cluster.psql(statements, in: name)
      try await StoreSample.verify(against: InMemoryStore(clock).storage) { try await open(url) }
    }
  }

  @Test func `include one of the format of today`() async throws {
    let cluster = try await PostgresCluster.shared()
    try await cluster.withDatabase { url, name in
      let store = try await open(url)
      try await StoreSample.write(to: store)
      await store.close()
      let format = try await cluster.psql("SELECT schema_version FROM store", in: name)
      let place = Self.folder.appending(component: "postgres-\(format).sql")
      let isThere = FileManager.default.fileExists(atPath: place.path)
      if ProcessInfo.processInfo.environment["WRITE_STORES"] != nil, !isThere {
        try "\(try await cluster.dump(name))\n".write(to: place, atomically: true, encoding: .utf8)
      }
      #expect(FileManager.default.fileExists(atPath: place.path), "make it with WRITE_STORES=1 and commit it")
    }
  }

  private func open(_ url: String) async throws -> Storage {
    try await PostgresStore(at: String(url.dropFirst("postgres:".count)), clock).storage
  }
}
