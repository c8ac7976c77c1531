import Domain
import FileStore
import Foundation
import PostgreSQL
import SQLite
import StoreCopying
import Testing

/// The command `copy` is this copy, with a meter.
@Suite(
  "Copies of a PostgreSQL store",
  .serialized,
  .enabled(if: PostgresCluster.isInstalled, "PostgreSQL is not installed")
)
struct CopyTests {
  @Test(arguments: ["sqlite", "file"])
  func `to and from another kind of store have equal digests`(kind: String) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(component: "scorebook-copy-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let cluster = try await PostgresCluster.shared()
    try await cluster.withDatabase { first, _ in
      try await cluster.withDatabase { second, _ in
        let urls = ["\(kind):\(folder.path)/first", first, "\(kind):\(folder.path)/second", second]
        var stores: [Storage] = []
        for url in urls { stores.append(try await Self.open(url)) }
        try await Self.fill(stores[0])
        let wanted = try await StoreDigest(of: stores[0])
        #expect(wanted.documents == 301 && wanted.events == 250 && wanted.submissions == 8 && wanted.boards == 1)
        for (source, target) in zip(stores, stores.dropFirst()) {
          let report = try await StoreCopy(from: source, to: target) { UUID().uuidString }.run()
          #expect(report.content.text == wanted.text)
          #expect(try await StoreDigest(of: target).differences(from: wanted) == [])
        }
        // A later copy takes over only what is new.
        _ = try await stores[0].documents.save([DocumentWrite("a/new", id: "new", expected: .absent, body: [1])])
        let later = try await StoreCopy(from: stores[0], to: stores[1]) { UUID().uuidString }.run()
        #expect(later.items == 1)
        #expect(try await stores[1].documents.load("a/new")?.body == [1])
        for store in stores { await store.close() }
      }
    }
  }

  private static func open(_ url: String) async throws -> Storage {
    let clock = ClockAndIdentities(
      now: { Timestamp(rawValue: 1_750_000_000_000) },
      newIdentity: { UUID().uuidString }
    )
    let (kind, place) = (String(url.prefix { $0 != ":" }), String(url.drop { $0 != ":" }.dropFirst()))
    return switch kind {
    case "sqlite": try SQLiteStore(path: place, clock).storage
    case "file": try await FileStore.open(place, clock).storage
    default: try await PostgresStore(at: place, clock).storage
    }
  }

  /// Writes something of everything that a store can hold.
  private static func fill(_ store: Storage) async throws {
    for first in stride(from: 0, to: 300, by: 100) {
      let writes = (first..<first + 100).map { number in
        DocumentWrite(
          ItemPath("a/documents/\(number)"),
          id: WriteID(rawValue: "d\(number)"),
          expected: .absent,
          labels: number % 3 == 0 ? ["third"] : [],
          body: Array("{\"n\":\(number),\"ü\":\"\u{1F3AF}\"}".utf8)
        )
      }
      _ = try await store.documents.save(writes)
    }
    _ = try await store.documents.save([DocumentWrite("a/documents/7", id: "end", expected: .any, body: nil)])
    _ = try await store.documents.save([DocumentWrite("a/empty", id: "empty", expected: .any, body: [])])
    let journal = store.sessions.session(at: "a/journal")
    for first in stride(from: 0, to: 250, by: 50) {
      let events = (first..<first + 50).map { number in
        ScoringEvent(
          id: EventID(rawValue: "e\(number)"),
          type: "arrow",
          actor: "u",
          occurredAt: Timestamp(rawValue: Int64(1_750_000_000_000 + number)),
          body: Array("\(number)".utf8)
        )
      }
      _ = try await journal.append(events, expecting: .any)
    }
    try await journal.close()
    try await store.leaderboards.define(BoardDefinition(), at: "a/board")
    for (id, action) in [
      ("s1", .set(5)), ("s2", .increment(-7)), ("s3", .set(Score(.max))), ("s4", .revert("s3")), ("q1", .set(1)),
      ("q2", .disqualify), ("s5", .reset), ("s6", .increment(3)),
    ] as [(String, Submission.Action)] {
      let submission = Submission(
        id: SubmissionID(rawValue: id),
        board: "a/board",
        player: PlayerID(rawValue: id.hasPrefix("q") ? "q" : "p"),
        action,
        occurredAt: 1_750_000_000_000,
        actor: "u"
      )
      _ = try await store.leaderboards.submit([submission], at: 1_750_000_000_000)
    }
  }
}
