import Domain
import InMemory
import Notices
import Synchronization
import TestSupport
import Testing

/// News of visits, one document each below `visits`.
private struct Visits: NoticeSource {
  struct Visit: Codable, Hashable, Sendable {
    var host: UserID
    var guest: String
    var at: Timestamp
    var rings = false
    var guestID: UserID = "ben"
  }

  static let visit = NoticeKind("visit", "A friend visits my club")
  static let bell = NoticeKind("bell", "A friend rings", needsYou: true)

  let name = "visits"
  let prefix: ItemPath = "visits"
  let kinds = [Visits.visit, Visits.bell]
  let documents: any DocumentRepository

  func drafts(about item: ItemPath) async throws -> [NoticeDraft] {
    guard let visit = try await documents.value(DocumentKey<Visit>.json(item)).value else { return [] }
    let kind = visit.rings ? Self.bell : Self.visit
    return [
      NoticeDraft(
        kind,
        to: visit.host,
        about: [item.text],
        ["guest": visit.guest],
        naming: ["guest": visit.guestID],
        occurredAt: visit.at
      )
    ]
  }
}

@Suite("Notices of declared kinds", .timeLimit(.minutes(1)))
struct NoticeProjectionTests {
  private static let week: Int64 = 7 * 86_400_000

  private let storage = InMemoryStore.forTests().storage
  private let now = Clock()
  private let identities = Counter()

  private final class Clock: Sendable {
    private let state = Mutex<Timestamp>(1_000)
    var time: Timestamp {
      get { state.withLock { $0 } }
      set { state.withLock { $0 = newValue } }
    }
  }

  private static let digest: @Sendable (String) -> String = { "n\($0.hashValue)" }
  private var inbox: Inbox { Inbox(documents: storage.documents, digest: Self.digest) }

  /// One process.
  private func projector(over other: Storage? = nil, isWhole: Bool = true) -> Projector {
    let (now, identities, storage) = (now, identities, other ?? storage)
    let projection = NoticeProjection(
      Visits(documents: storage.documents),
      into: Inbox(documents: storage.documents, digest: Self.digest),
      now: { now.time },
      isWhole: { isWhole }
    )
    return Projector(projection, over: storage) { "w\(identities.next())" }
  }

  private func record(_ name: String, _ visit: Visits.Visit) async throws {
    try await storage.documents.update(.json(ItemPath("visits/\(name)")), as: "visit") { _ in visit }
  }

  private func change(_ edit: (inout NoticeSettings) -> Void) async throws {
    try await storage.documents.update(.noticeSettings(of: "ana"), as: WriteID(rawValue: "s\(identities.next())")) {
      var settings = $0 ?? NoticeSettings()
      edit(&settings)
      return settings
    }
  }

  private func guests() async throws -> [String] {
    try await inbox.notices(of: "ana", at: now.time).map { notice in
      guard case .news(let news) = notice.content else { return "other" }
      return news.facts["guest"] ?? ""
    }
  }

  @Test func `are stored once by several processes, and not again after they were deleted`() async throws {
    try await record("v1", .init(host: "ana", guest: "Ben", at: 500))
    let processes = [projector(), projector(), projector()]
    try await withThrowingTaskGroup { group in
      for process in processes { group.addTask { try await process.catchUp() } }
      try await group.waitForAll()
    }
    #expect(try await guests() == ["Ben"])
    let head = try #require(try await storage.documents.all(under: "users/ana/inbox").first)
    _ = try await storage.documents.save([DocumentWrite(head.path, id: "gone", expected: .any, body: nil)])
    // The document about the visit changes again.
    try await storage.documents.update(.json("visits/v1"), as: "later") { _ in
      Visits.Visit(host: "ana", guest: "Benjamin", at: 500)
    }
    try await projector().catchUp()
    #expect(try await guests() == [])
  }

  @Test func `are stored once though a process dies at any of its writes`() async throws {
    for writes in 0...3 {
      let bench = Self()
      try await bench.record("v1", .init(host: "ana", guest: "Ben", at: 500))
      try await bench.record("v2", .init(host: "ana", guest: "Cem", at: 500))
      let dying = Storage(
        leaderboards: bench.storage.leaderboards,
        sessions: bench.storage.sessions,
        documents: DyingDocuments(bench.storage.documents, writes: writes),
        changes: bench.storage.changes
      )
      try? await bench.projector(over: dying).catchUp()
      try await bench.projector().catchUp()
      let told = try await bench.guests()
      #expect(told.sorted() == ["Ben", "Cem"], "died after \(writes) writes")
    }
  }

  @Test func `about sign-ins are never held back, unlike personal bests`() async throws {
    try await change { $0.quietHours = QuietHours("00:00-12:00") }
    now.time = try time("2026-06-10T08:00:00Z")
    let best = Notice.Content.personalBest(.init(what: "WA 18m", event: "Club", score: 540, previous: 530))
    try await inbox.deliver(best, about: ["540"], to: "ana", at: now.time)
    try await inbox.deliver(.signInLink(.init(madeBy: "Olga")), about: ["link"], to: "ana", at: now.time)
    let early = try await inbox.notices(of: "ana", at: now.time).map(\.content)
    #expect(early == [.signInLink(.init(madeBy: "Olga"))])
    now.time = try time("2026-06-10T12:00:00Z")
    let late = try await inbox.notices(of: "ana", at: now.time)
    #expect(late.count == 2)
  }

  @Test func `expire, and news of long ago are not told`() async throws {
    try await record("v1", .init(host: "ana", guest: "Ben", at: 500))
    try await projector().catchUp()
    now.time = Timestamp(rawValue: 499 + Self.week)
    #expect(try await guests() == ["Ben"])
    now.time = Timestamp(rawValue: 500 + Self.week)
    #expect(try await guests() == [])
    try await record("v2", .init(host: "ana", guest: "Cem", at: 500))
    try await projector().catchUp()
    #expect(try await inbox.notices(of: "ana").count == 1)
  }

  @Test func `are left to the server by a store that is not complete`() async throws {
    try await record("v1", .init(host: "ana", guest: "Ben", at: 500))
    try await projector(isWhole: false).catchUp()
    #expect(try await guests() == [])
  }

  @Test func `of a kind that is off are not made, also not when it is on again`() async throws {
    try await change { $0.set(Visits.visit, isOn: false, at: 900) }
    try await record("v1", .init(host: "ana", guest: "Ben", at: 1_000))
    try await record("v2", .init(host: "ana", guest: "Cem", at: 1_000, rings: true))
    try await projector().catchUp()
    #expect(try await guests() == ["Cem"])
    try await change { $0.set(Visits.visit, isOn: true, at: 2_000) }
    now.time = 3_000
    try await record("v3", .init(host: "ana", guest: "Dora", at: 2_500))
    // A process that has lost its cursor sees the first visit again.
    for head in try await storage.documents.all(under: "local/projections") {
      _ = try await storage.documents.save([DocumentWrite(head.path, id: "lost", expected: .any, body: nil)])
    }
    try await projector().catchUp()
    let told = try await guests()
    #expect(told.sorted() == ["Cem", "Dora"])
  }

  @Test func `that need the reader come first until they are read, and skip the digest`() async throws {
    try await change { $0.digest = ClockTime("18:00") }
    now.time = try time("2026-06-10T08:00:00Z")
    try await record("v1", .init(host: "ana", guest: "Ben", at: now.time, rings: true))
    try await record("v2", .init(host: "ana", guest: "Cem", at: now.time))
    try await projector().catchUp()
    #expect(try await guests() == ["Ben"])
    now.time = try time("2026-06-10T18:00:00Z")
    try await record("v3", .init(host: "ana", guest: "Dora", at: now.time))
    try await projector().catchUp()
    #expect(try await guests().first == "Ben")
    try await inbox.markRead(of: "ana", at: now.time)
    let read = try await guests()
    #expect(read.first == "Dora" && read.count == 3)
  }

  private func time(_ text: String) throws -> Timestamp { try #require(LocalMoment(iso8601: text)).time }

  @Test(
    arguments: [
      // Berlin sets its clocks ahead at 02:00 on 29 March 2026, New York on 8 March.
      ("Europe/Berlin", "22:00-07:00", nil, "2026-03-28T22:30:00+01:00", "2026-03-29T07:00:00+02:00"),
      ("Europe/Berlin", "22:00-02:30", nil, "2026-03-28T23:00:00+01:00", "2026-03-29T03:30:00+02:00"),
      ("Europe/Berlin", "22:00-07:00", nil, "2026-03-28T21:59:00+01:00", nil),
      ("Europe/Berlin", "22:00-07:00", nil, "2026-03-29T07:00:00+02:00", nil),
      ("America/New_York", "22:00-07:00", nil, "2026-03-08T01:30:00-05:00", "2026-03-08T07:00:00-04:00"),
      ("Asia/Kolkata", "12:00-13:00", nil, "2026-03-29T12:15:00+05:30", "2026-03-29T13:00:00+05:30"),
      ("Europe/Berlin", nil, "20:00", "2026-03-29T00:30:00+01:00", "2026-03-29T20:00:00+02:00"),
      ("Europe/Berlin", nil, "20:00", "2026-03-28T20:00:01+01:00", "2026-03-29T20:00:00+02:00"),
      ("America/New_York", nil, "20:00", "2026-03-07T21:00:00-05:00", "2026-03-08T20:00:00-04:00"),
      // The digest comes in quiet hours, so it waits for their end.
      ("Asia/Kolkata", "19:00-06:00", "20:00", "2026-03-29T08:00:00+05:30", "2026-03-30T06:00:00+05:30"),
      // A zone that this machine does not know counts as UTC.
      ("Nowhere/Else", "22:00-07:00", nil, "2026-03-28T23:00:00Z", "2026-03-29T07:00:00Z"),
    ] as [(String, String?, String?, String, String?)]
  )
  func `are due on the clocks of the account's zone`(
    zone: String,
    quiet: String?,
    digest: String?,
    delivery: String,
    due: String?
  ) async throws {
    try await change {
      $0.zone = zone
      $0.quietHours = quiet.flatMap { QuietHours($0) }
      $0.digest = digest.flatMap { ClockTime($0) }
    }
    now.time = try time(delivery)
    try await record("v1", .init(host: "ana", guest: "Ben", at: now.time))
    try await projector().catchUp()
    let expected = try due.map { try time($0) }
    let notices = try await inbox.notices(of: "ana")
    #expect(notices.map(\.dueAt) == [expected])
    #expect(try await guests() == (due == nil ? ["Ben"] : []))
    // What is not listed yet is not read.
    try await inbox.markRead(of: "ana", at: now.time)
    let unread = try await inbox.notices(of: "ana").filter { $0.readAt == nil }
    #expect(unread.isEmpty == (due == nil))
    if let expected {
      now.time = expected
      #expect(try await guests() == ["Ben"])
    }
  }

  @Test(arguments: ["24:00", "7:00", "07.00", "07:60", "+1:00", "", "07:000", "07:00\u{301}"])
  func `reject a text that is no time of day`(text: String) {
    #expect(ClockTime(text) == nil)
    #expect(QuietHours("\(text)-08:00") == nil)
  }

  @Test func `keep what a later version wrote into the settings`() async throws {
    let path = DocumentKey.noticeSettings(of: "ana").path
    let body = Array(#"{"kind.later":"off","quiet":"always","sound":{"deep":[1]}}"#.utf8)
    _ = try await storage.documents.save([DocumentWrite(path, id: "later", expected: .any, body: body)])
    try await change { $0.zone = "Europe/Paris" }
    let stored = try #require(try await storage.documents.load(path))
    #expect(
      String(decoding: stored.body, as: UTF8.self)
        == #"{"kind.later":"off","quiet":"always","sound":{"deep":[1]},"zone":"Europe/Paris"}"#
    )
  }

  @Test func `show another name when an account was deleted`() async throws {
    try await record("v1", .init(host: "ana", guest: "Ben Lee", at: 500))
    try await projector().catchUp()
    try await inbox.forget("ben", called: "Ben Lee", as: "Member 7f3k")
    #expect(try await guests() == ["Member 7f3k"])
    let notice = try #require(try await inbox.notices(of: "ana").first)
    #expect(notice.expiresAt == Timestamp(rawValue: 500 + Self.week))
  }

  @Test func `show another name for the deleted account alone, whatever it was called then`() async throws {
    try await record("v1", .init(host: "ana", guest: "Ben Lee", at: 500))
    try await record("v2", .init(host: "ana", guest: "Ben Lee", at: 600, guestID: "other"))
    try await projector().catchUp()
    // The notices of earlier versions say nobody's id.
    for (id, guest) in [("old1", "Benjamin"), ("old2", "Cleo")] {
      let news = #"{"facts":{"guest":"\#(guest)"},"kind":"visit","needsYou":false}"#
      let body = #"{"content":{"news":{"_0":\#(news)}},"createdAt":400,"id":"\#(id)"}"#
      let path = Inbox.path(of: "ana").appending(ItemPath.Segment(rawValue: id))
      _ = try await storage.documents.save([
        DocumentWrite(path, id: "old", expected: .absent, body: Array(body.utf8))
      ])
    }
    for _ in 1...2 { try await inbox.forget("ben", called: "Benjamin", as: "Member 7f3k") }
    #expect(try await guests().sorted() == ["Ben Lee", "Cleo", "Member 7f3k", "Member 7f3k"])
  }
}

/// Documents of a process that dies after so many writes.
private final class DyingDocuments: DocumentLayer {
  let base: any DocumentRepository
  private let left: Mutex<Int>

  init(_ base: any DocumentRepository, writes: Int) {
    self.base = base
    left = Mutex(writes)
  }

  func save(_ writes: [DocumentWrite], given premises: [Premise]) async throws(DocumentError) -> [DocumentHead] {
    let isDead = left.withLock { left in
      left -= 1
      return left < 0
    }
    if isDead { throw .store(.unavailable("the process died")) }
    return try await base.save(writes, given: premises)
  }
}
