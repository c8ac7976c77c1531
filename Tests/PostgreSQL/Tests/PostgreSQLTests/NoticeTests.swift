import Domain
import Foundation
import Notices
import Testing

@testable import PostgreSQL

/// News of visits, one document each below `visits`.
private struct Visits: NoticeSource {
  struct Visit: Codable, Hashable, Sendable {
    let host: UserID
    let at: Timestamp
  }

  static let visit = NoticeKind("visit", "A friend visits my club")

  let name = "visits"
  let prefix: ItemPath = "visits"
  let kinds = [Visits.visit]
  let documents: any DocumentRepository

  func drafts(about item: ItemPath) async throws -> [NoticeDraft] {
    guard let visit = try await documents.value(DocumentKey<Visit>.json(item)).value else { return [] }
    let id = item.text
    return [NoticeDraft(Self.visit, to: visit.host, about: [id], ["visit": id], occurredAt: visit.at)]
  }
}

/// Two servers make the notices of one database, as `serve` does.
@Suite(
  "Notices of two servers on PostgreSQL",
  .serialized,
  .timeLimit(.minutes(5)),
  .enabled(if: PostgresCluster.isInstalled, "PostgreSQL is not installed")
)
struct NoticeTests {
  private static let hosts: [UserID] = ["ana", "ben"]
  private static let visits = (0..<60).map { ItemPath("visits/\($0)") }

  @Test func `are stored once, with a writer beside and connections that end`() async throws {
    let cluster = try await PostgresCluster.shared()
    try await cluster.withDatabase { url, name in
      var stores: [PostgresStore] = []
      for _ in 1...3 { stores.append(try await open(url, patience: .seconds(30))) }
      let (writer, servers) = (stores[0], stores.dropFirst().map { Self.projector(over: $0) })
      try await Self.inbox(writer).changeSettings(of: "ben", as: "off") { $0.set(Visits.visit, isOn: false, at: 0) }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for server in servers {
          group.addTask { await server.run(wait: { await Task.yield() }, onFailure: { _ in }) }
        }
        let end = """
          SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
          WHERE datname = '\(name)' AND application_name = 'scorebook'
          """
        for (place, path) in Self.visits.enumerated() {
          let visit = Visits.Visit(host: Self.hosts[place % 2], at: 1_000)
          // Again, as after an answer that was lost; and saved once more, without news.
          for id in ["first", "first", "second"] as [WriteID] {
            let key = DocumentKey<Visits.Visit>.json(path)
            _ = try await writer.save([key.write(visit, id: id, expected: .any)])
          }
          if place % 20 == 10 { try await cluster.psql(end, in: name) }
        }
        while try await Self.told("ana", in: writer).count < Self.visits.count / 2 {
          try Task.checkCancellation()
          await Task.yield()
        }
        group.cancelAll()
      }
      // A server that was cut off in between may have seen less; and one that begins now sees everything again.
      for server in servers + [Self.projector(over: writer)] { try await server.catchUp() }
      let wanted = stride(from: 0, to: Self.visits.count, by: 2).map { Self.visits[$0].text }
      #expect(try await Self.told("ana", in: writer) == wanted.sorted())
      #expect(try await Self.told("ben", in: writer) == [])
      let written = "SELECT count(*) FROM document WHERE path LIKE 'users/ana/inbox/%' AND revision <> 1"
      #expect(try await cluster.psql(written, in: name) == "0", "a notice was written twice")
      for store in stores { await store.close() }
    }
  }

  private static func inbox(_ store: PostgresStore) -> Inbox {
    // The same in both servers, as a digest is.
    Inbox(documents: store) { text in text.utf8.map { String($0, radix: 36) }.joined() }
  }

  private static func projector(over store: PostgresStore) -> Projector {
    let projection = NoticeProjection(Visits(documents: store), into: inbox(store), now: { 2_000 })
    return Projector(projection, over: store.storage) { UUID().uuidString }
  }

  /// The visits of which a user was told, sorted.
  private static func told(_ user: UserID, in store: PostgresStore) async throws -> [String] {
    try await inbox(store).notices(of: user).compactMap { notice in
      if case .news(let news) = notice.content { news.facts["visit"] } else { nil }
    }
    .sorted()
  }
}
