import Domain
import InMemory
import Notices
import Synchronization
import TestSupport
import Testing

/// Reminders of meetings, one document each below `meetings`.
private struct Meetings: NoticeSource {
  struct Meeting: Codable, Hashable, Sendable {
    var place: String
    var remindAt: Timestamp
    var endsAt: Timestamp
    var isOff = false
  }

  static let soon = NoticeKind("soon", "A meeting begins soon")

  let name = "meetings"
  let prefix: ItemPath = "meetings"
  let kinds = [Meetings.soon]
  let documents: any DocumentRepository

  func drafts(about item: ItemPath) async throws -> [NoticeDraft] {
    guard let meeting = try await documents.value(DocumentKey<Meeting>.json(item)).value, !meeting.isOff else {
      return []
    }
    return [
      NoticeDraft(
        Self.soon,
        to: "ana",
        about: [item.text],
        ["place": meeting.place],
        naming: ["place": "hall"],
        occurredAt: 500,
        dueAt: meeting.remindAt,
        expiresAt: meeting.endsAt
      )
    ]
  }
}

/// A clock that a test sets.
private final class Times: Sendable {
  private let state = Mutex<Timestamp>(1_000)
  var now: Timestamp {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}

@Suite("Reminders", .timeLimit(.minutes(1)))
struct ReminderTests {
  private static let day: Int64 = 86_400_000
  /// 18:00 of the first day of 1970, in UTC.
  private static let evening: Timestamp = 64_800_000
  private static let midnight: Timestamp = 86_400_000

  private let storage = InMemoryStore.forTests().storage
  private let times = Times()
  private let identities = Counter()

  private var inbox: Inbox { makeInbox(over: storage.documents) }

  private func makeInbox(over documents: any DocumentRepository) -> Inbox {
    Inbox(documents: documents) { "n\($0.hashValue)" }
  }

  /// One process.
  private func projector(into other: Inbox? = nil) -> Projector {
    let (times, identities) = (times, identities)
    let projection = NoticeProjection(Meetings(documents: storage.documents), into: other ?? inbox, now: { times.now })
    return Projector(projection, over: storage) { "w\(identities.next())" }
  }

  private func record(
    _ place: String = "Hall",
    at time: Timestamp = ReminderTests.evening,
    isOff: Bool = false,
    as name: String = "m1"
  ) async throws {
    let meeting = Meetings.Meeting(place: place, remindAt: time, endsAt: Self.midnight, isOff: isOff)
    let write = WriteID(rawValue: "meeting\(identities.next())")
    try await storage.documents.update(.json(ItemPath("meetings/\(name)")), as: write) { _ in meeting }
  }

  private func change(_ edit: (inout NoticeSettings) -> Void) async throws {
    try await inbox.changeSettings(of: "ana", as: WriteID(rawValue: "s\(identities.next())"), edit)
  }

  private func places(at time: Timestamp) async throws -> [String] {
    try await inbox.notices(of: "ana", at: time).map { notice in
      guard case .news(let news) = notice.content else { return "other" }
      return news.facts["place"] ?? ""
    }
  }

  private func stored() async throws -> [UInt8] {
    let head = try #require(try await storage.documents.all(under: "users/ana/inbox").first)
    return try #require(try await storage.documents.load(head.path)).body
  }

  @Test func `are listed from their time until their end, and no digest holds them`() async throws {
    try await change { $0.digest = ClockTime("23:00") }
    try await record()
    try await projector().catchUp()
    #expect(try await places(at: Self.evening.advanced(byMilliseconds: -1)) == [])
    #expect(try await places(at: Self.evening) == ["Hall"])
    #expect(try await places(at: Self.midnight.advanced(byMilliseconds: -1)) == ["Hall"])
    #expect(try await places(at: Self.midnight) == [])
  }

  @Test func `wait for the end of quiet hours, and are not told where that is too late`() async throws {
    try await change { $0.quietHours = QuietHours("17:00-19:00") }
    try await record()
    try await projector().catchUp()
    #expect(try await places(at: Self.evening) == [])
    #expect(try await places(at: Self.evening.advanced(byMilliseconds: 3_600_000)) == ["Hall"])
    try await change { $0.quietHours = QuietHours("17:00-07:00") }
    try await record("Park", as: "m2")
    try await projector().catchUp()
    let all = try await inbox.notices(of: "ana")
    #expect(all.count == 1)
  }

  @Test func `that come too late are told at once`() async throws {
    times.now = Self.evening.advanced(byMilliseconds: 60_000)
    try await record()
    try await projector().catchUp()
    #expect(try await places(at: times.now) == ["Hall"])
  }

  @Test func `are withdrawn, and hold again, once in however many passes and processes`() async throws {
    let processes = [projector(), projector()]
    func pass() async throws {
      for _ in 1...2 {
        for process in processes + [projector()] { try await process.catchUp() }
      }
    }
    // One that was never told is not stored.
    try await record(isOff: true)
    try await pass()
    #expect(try await inbox.notices(of: "ana").isEmpty)
    try await record()
    try await pass()
    try await record(isOff: true)
    try await pass()
    #expect(try await places(at: Self.evening) == [])
    let withdrawn = try await stored()
    try await pass()
    #expect(try await stored() == withdrawn)
    try await record()
    try await pass()
    #expect(try await places(at: Self.evening) == ["Hall"])
    #expect(try await inbox.notices(of: "ana").count == 1)
  }

  @Test func `that were read do not come again`() async throws {
    try await record()
    let process = projector()
    try await process.catchUp()
    times.now = Self.evening
    try await inbox.markRead(of: "ana", at: times.now)
    for isOff in [true, false] {
      try await record(isOff: isOff)
      try await process.catchUp()
    }
    let read = try await inbox.notices(of: "ana", at: times.now)
    #expect(read.map(\.readAt) == [Self.evening])
  }

  @Test func `of an item that is gone are withdrawn, by whichever process sees it`() async throws {
    try await record()
    try await record("Park", as: "m2")
    try await projector().catchUp()
    let gone = DocumentWrite("meetings/m1", id: "gone", expected: .any, body: nil)
    _ = try await storage.documents.save([gone])
    try await projector().catchUp()
    #expect(try await places(at: Self.evening) == ["Park"])
  }

  @Test func `of an item that is gone are withdrawn although a name in them is replaced meanwhile`() async throws {
    try await record()
    try await projector().catchUp()
    let inbox = inbox
    let meanwhile = InterruptedDocuments(storage.documents, beforeLoad: false) {
      await #expect(throws: Never.self) { try await inbox.forget("hall", called: "Hall", as: "Player 1") }
    }
    try await record(isOff: true)
    try await projector(into: makeInbox(over: meanwhile)).catchUp()
    #expect(try await places(at: Self.evening) == [])
  }

  @Test func `that are still to come follow what is put off`() async throws {
    let process = projector()
    try await record()
    try await process.catchUp()
    try await record("Park", at: Self.evening.advanced(byMilliseconds: 3_600_000))
    try await process.catchUp()
    #expect(try await places(at: Self.evening) == [])
    #expect(try await places(at: Self.evening.advanced(byMilliseconds: 3_600_000)) == ["Park"])
    // One that is listed is told.
    times.now = Self.evening.advanced(byMilliseconds: 3_600_000)
    try await record("Field", at: Self.evening.advanced(byMilliseconds: 7_200_000))
    try await process.catchUp()
    #expect(try await places(at: times.now) == ["Park"])
  }

  @Test func `of a kind that is turned off meanwhile are not shown`() async throws {
    try await record()
    try await projector().catchUp()
    try await change { $0.set(Meetings.soon, isOn: false, at: 2_000) }
    #expect(try await places(at: Self.evening) == [])
    try await record("Park", as: "m2")
    try await projector().catchUp()
    #expect(try await inbox.notices(of: "ana").count == 1)
    try await change { $0.set(Meetings.soon, isOn: true, at: 3_000) }
    #expect(try await places(at: Self.evening) == ["Hall"])
  }

  @Test func `merge to the later decision from any side, and stay read`() async throws {
    let process = projector()
    var copies: [[UInt8]] = []
    for (time, isOff) in [(1_000, false), (2_000, true), (3_000, false)] {
      times.now = Timestamp(rawValue: Int64(time))
      try await record(isOff: isOff)
      try await process.catchUp()
      copies.append(try await stored())
    }
    // A clock that is behind makes no earlier decision.
    times.now = 1_500
    try await record(isOff: true)
    try await process.catchUp()
    copies.append(try await stored())
    for (earlier, later) in [(0, 1), (1, 2), (0, 2), (2, 3), (1, 3)] {
      #expect(Inbox.merged(copies[earlier], copies[later]) == copies[later])
      #expect(Inbox.merged(copies[later], copies[earlier]) == copies[later])
    }
    let key = DocumentKey<Notice>.json(.root)
    times.now = Self.evening
    try await record()
    try await process.catchUp()
    try await inbox.markRead(of: "ana", at: times.now)
    let read = try await stored()
    let merged = try #require(Inbox.merged(read, copies[1]).flatMap { key.decode($0) })
    #expect(merged.readAt == Self.evening)
  }

  @Test func `that ended a month ago are deleted when another one comes`() async throws {
    try await record()
    try await projector().catchUp()
    times.now = Self.midnight.advanced(byMilliseconds: 31 * Self.day)
    let meeting = Meetings.Meeting(
      place: "Park",
      remindAt: times.now,
      endsAt: times.now.advanced(byMilliseconds: Self.day)
    )
    try await storage.documents.update(.json("meetings/m2"), as: "later") { _ in meeting }
    try await projector().catchUp()
    #expect(try await places(at: times.now) == ["Park"])
    #expect(try await inbox.notices(of: "ana").count == 1)
  }
}
