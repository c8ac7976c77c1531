import Domain
import Notices
import Pinball
import TestSupport
import Testing

@Suite("News of practice", .timeLimit(.minutes(1)))
struct PracticeNewsTests {
  private let olga: UserID = "olga"
  private let id = EntryID.named("group", "June")
  private let desk = NewsDesk(PracticeSample.store(), at: PracticeSample.now)
  private let practice: PracticeService

  init() { practice = PracticeService(sessions: desk.storage.sessions) }

  private func draft(until date: CivilDate, in zone: ZoneTable = .utc) -> GroupDraft {
    var draft = GroupDraft()
    (draft.name, draft.gameIDs) = ("June", ["G1"])
    draft.setTime(from: nil, to: date, zone: zone)
    return draft
  }

  /// Records a change and tells its news.
  private func change(
    _ id: String,
    of user: UserID = "olga",
    _ steps: (PracticeState) throws -> [PracticeStep]
  ) async throws {
    let made = try steps(try await practice.state(of: user))
    try await practice.record(made, of: user, as: id, at: PracticeSample.now)
    try await tell()
  }

  private func tell() async throws {
    let desk = desk
    try await desk.tell(PracticeNews(practice, desk.inbox, now: { desk.now }))
  }

  private func create(until date: CivilDate, in zone: ZoneTable = .utc) async throws {
    try await change("create") { state in
      try state.creation(of: draft(until: date, in: zone), id: id, now: PracticeSample.now)
    }
  }

  private func message(_ date: String) -> Message { Message("Your practice group \("June") ends on \(.day(date)).") }

  private func listed(at time: Timestamp) async throws -> [Message?] {
    desk.now = time
    defer { desk.now = PracticeSample.now }
    return try await desk.listed(for: olga)
  }

  private static let last = CivilDate(year: 2025, month: 6, day: 20)
  private static let evening = Timestamp.utc(2025, 6, 19, 18)

  /// The last day and the evening before, also where clocks change that night.
  @Test(
    arguments: [
      ("Europe/Berlin", "2025-06-20", Timestamp.utc(2025, 6, 19, 16)),
      ("Europe/Berlin", "2025-10-26", Timestamp.utc(2025, 10, 25, 16)),
      ("Europe/Berlin", "2025-10-27", Timestamp.utc(2025, 10, 26, 17)),
      ("America/New_York", "2025-11-03", Timestamp.utc(2025, 11, 2, 23)),
      ("Asia/Tokyo", "2025-06-20", Timestamp.utc(2025, 6, 19, 9)),
    ]
  )
  func `remind of a group at 18:00 on the day before its last`(zone: String, date: String, due: Timestamp) async throws
  {
    let (table, last) = (try ZoneTable(named: zone), try #require(CivilDate(date)))
    try await desk.changeSettings(of: olga) { $0.zone = zone }
    try await create(until: last, in: table)
    #expect(try await listed(at: due.advanced(byMilliseconds: -1)).isEmpty)
    #expect(try await listed(at: due) == [message(date)])
    let end = table.start(ofDay: last.dayNumber + 1)
    #expect(try await listed(at: end.advanced(byMilliseconds: -1)) == [message(date)])
    #expect(try await listed(at: end).isEmpty)
    #expect(try await desk.inbox.notices(of: olga).count == 1)
    #expect(try await desk.inbox.notices(of: "ben").isEmpty)
  }

  @Test func `follow the group's last day and the zone of the player`() async throws {
    try await create(until: Self.last)
    try await change("longer") { state in
      try state.change(of: id, to: draft(until: CivilDate(year: 2025, month: 6, day: 22)))
    }
    #expect(try await listed(at: Self.evening).isEmpty)
    #expect(try await listed(at: .utc(2025, 6, 21, 18)) == [message("2025-06-22")])
    try await change("back") { state in try state.change(of: id, to: draft(until: Self.last)) }
    #expect(try await listed(at: Self.evening) == [message("2025-06-20")])
    #expect(try await listed(at: .utc(2025, 6, 21, 18)).isEmpty)
    try await desk.changeSettings(of: olga) { $0.zone = "Europe/Berlin" }
    try await tell()
    #expect(try await listed(at: .utc(2025, 6, 19, 16)) == [message("2025-06-20")])
    #expect(try await desk.inbox.notices(of: olga).count == 2)
  }

  @Test(arguments: ["archived", "deleted", "undone", "off", "done"])
  func `forget a group that needs no reminder`(how: String) async throws {
    try await create(until: Self.last)
    switch how {
    case "archived": try await change(how) { try $0.archiving(id) }
    case "deleted": try await change(how) { $0.removal(ofGroup: id) }
    case "undone": try await practice.takeBack("create", of: olga, at: PracticeSample.now)
    case "off":
      let now = desk.now
      try await desk.changeSettings(of: olga) { $0.set(PinballNews.groupEnds, isOn: false, at: now) }
    default:
      let video = try VideoProgress(source: "V", percent: 100)
      let work: [[PracticeStep]] = [
        try PracticeSample.entry("a").playfield(game: "G1"),
        try PracticeSample.entry("b").rulesheet(game: "G1", percent: 100),
        try PracticeSample.entry("c").video(game: "G1", isTutorial: true, video),
        try PracticeSample.entry("d").video(game: "G1", isTutorial: false, video),
        try PracticeSample.entry("e").practice(game: "G1", minutes: "30"),
      ]
      try await change(how) { _ in work.flatMap { $0 } }
    }
    try await tell()
    #expect(try await listed(at: Self.evening).isEmpty)
  }

  @Test func `say nothing of groups without an end, and of ends that no calendar has`() async throws {
    try await change("open") { state in
      var draft = draft(until: Self.last)
      draft.endDate = nil
      return try state.creation(of: draft, id: id, now: PracticeSample.now)
    }
    try await change("endless") { state in
      var draft = draft(until: Self.last)
      draft.endDate = Timestamp(rawValue: 9_000_000_000_000_000)
      return try state.creation(of: draft, id: .named("group", "endless"), now: PracticeSample.now)
    }
    #expect(try await desk.inbox.notices(of: olga).isEmpty)
  }
}
