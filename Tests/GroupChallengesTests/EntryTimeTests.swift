import Domain
import GroupChallenges
import Spaces
import Testing

/// What was entered later ranks later, and the date is that of the member's clock.
struct EntryTimeTests {
  @Test(arguments: [TiePolicy.ordinal, .competition])
  func `a check-in that is dated back to noon does not rank before one entered earlier`(ties: TiePolicy) async throws {
    let gym = try await GroupAtHand(GroupRules(ties: ties))
    try await gym.checkIn("ben", at: "2025-06-10T18:00:00Z")
    try gym.set("2025-06-11T09:00:00Z")
    try await gym.backdate("ana", to: "2025-06-10T12:00:00Z", as: "noon")
    let second = ties == .ordinal ? 2 : 1
    #expect(try await gym.rows(.checkIn) == ["1 ben 1", "\(second) ana 1"])
    #expect(try await gym.rows(.streak) == ["1 ben 1", "\(second) ana 1"])
  }

  @Test func `a streak is reached when its last missing day is entered`() async throws {
    let gym = try await GroupAtHand(GroupRules(ties: .ordinal))
    for day in ["09", "10", "11"] { try await gym.checkIn("ben", at: "2025-06-\(day)T18:00:00Z") }
    for day in ["09", "11"] { try await gym.checkIn("ana", at: "2025-06-\(day)T08:00:00Z") }
    try gym.set("2025-06-11T20:00:00Z")
    try await gym.backdate("ana", to: "2025-06-10T12:00:00Z", as: "gap")
    #expect(try await gym.rows(.streak) == ["1 ben 3", "2 ana 3"])
  }

  @Test func `a check-in that waited on a phone ranks by the moment at which it was entered`() async throws {
    let gym = try await GroupAtHand(GroupRules(ties: .ordinal))
    try await gym.checkIn("ben", at: "2025-06-10T18:00:00Z")
    try gym.set("2025-06-11T09:00:00Z")
    let time = try Timestamp(text: "2025-06-10T17:00:00Z")
    let day = LocalDay(of: time, in: .utc)
    let groups = gym.groups("ana")
    _ = try await groups.checkIn(GroupAtHand.id, at: time, on: day, as: "queued", entered: time)
    #expect(try await gym.rows(.checkIn) == ["1 ana 1", "2 ben 1"])
    let lines = try await gym.group("ben").week(at: gym.now)?.boards[0].lines
    #expect(lines?.map(\.late) == [0, 0])
  }

  @Test func `a traveller to the east counts the new day`() async throws {
    for start in ["2025-06-10T06:00:00Z", "2025-06-10T16:00:00Z"] {
      let gym = try await GroupAtHand(GroupRules())
      try await gym.checkIn("ana", at: start, in: "Europe/Berlin")
      let tokyo = try ZoneTable(named: "Asia/Tokyo")
      try gym.set("2025-06-10T21:00:00Z")
      let before = try await gym.group("ana").mine(at: gym.now, in: tokyo)
      #expect(before.today == "2025-06-11" && !before.isDoneForToday)
      let after = try await gym.checkIn("ana", at: "2025-06-10T21:00:00Z", in: "Asia/Tokyo").view
      #expect(after.mine(at: gym.now, in: tokyo).streak == 2)
      await expectRefusal("dayIsFull") { try await gym.checkIn("ana", at: "2025-06-10T22:00:00Z", in: "Asia/Tokyo") }
    }
  }

  @Test(arguments: [1, nil] as [Int?])
  func `no offset makes two days of one`(limit: Int?) async throws {
    let gym = try await GroupAtHand(GroupRules(checkInsPerDay: limit))
    try await gym.checkIn("ana", at: "2025-06-10T11:00:00Z")
    // The other way round, and from a list.
    for (time, zone) in [("11:01", "Pacific/Kiritimati"), ("10:30", "Pacific/Pago_Pago")] {
      await expectRefusal("dayTooSoon") { try await gym.checkIn("ana", at: "2025-06-10T\(time):00Z", in: zone) }
    }
    try gym.set("2025-06-10T12:00:00Z")
    let list = [
      ReportedWorkout(id: "a", at: "2025-06-10T11:30:00+14:00", note: nil),
      ReportedWorkout(id: "b", at: "2025-06-11T01:30:00+14:00", note: nil),
    ]
    let report = try await gym.record(list, from: "csv")
    #expect(!report.outcomes.map(\.verdict).dropFirst().contains(.counted))
    #expect(try await gym.mine().checkIns <= (limit ?? 2))
  }

  @Test func `an event of another program makes no second day of one either`() async throws {
    let gym = try await GroupAtHand(GroupRules())
    try await gym.checkIn("ana", at: "2025-06-10T11:00:00Z")
    let cheat = ScoringEvent(
      id: "ana:cheat",
      type: "checkIn",
      actor: "ana",
      subject: "ana",
      occurredAt: try Timestamp(text: "2025-06-10T11:01:00Z"),
      body: Array(#"{"date":"2025-06-11","offsetSeconds":50400}"#.utf8)
    )
    try await gym.append(cheat)
    #expect(try await gym.rows(.checkIn) == ["1 ana 1"])
    #expect(try await gym.mine().entries.map(\.counts) == [false, true])
  }

  @Test func `a streak that is over has no rank, and equal ranks are marked`() async throws {
    let gym = try await GroupAtHand(GroupRules(), members: ["ana", "ben", "eva", "tom"])
    try await gym.checkIn("tom", at: "2025-06-09T10:00:00Z")
    try await gym.checkIn("ana", at: "2025-06-12T10:00:00Z")
    try await gym.checkIn("ben", at: "2025-06-12T11:00:00Z")
    #expect(try await gym.rows(.streak) == ["1 ana 1", "1 ben 1"])
    let boards = try #require(try await gym.group("eva").week(at: gym.now)).boards
    #expect(boards[0].lines.map(\.isTied) == [true, true, true, false])
    #expect(boards[1].lines.map { $0.rank == nil } == [false, false, true, true])
    #expect(boards[1].lines.map(\.isTied) == [true, true, false, false])
  }

  @Test func `a report of no days has no rank`() async throws {
    let gym = try await GroupAtHand(GroupRules(streaks: .external))
    try gym.set("2025-06-11T10:00:00Z")
    let told = [ReportedWorkout(id: "s", streak: 0, at: "2025-06-11T09:00:00Z")]
    try await gym.record(told, from: "webhook")
    let streaks = try #require(try await gym.group("ana").week(at: gym.now)).boards[1].lines
    #expect(streaks.map(\.value) == [0, 0])
    #expect(streaks.allSatisfy { $0.rank == nil && !$0.isTied })
  }

  @Test func `a workout of another date counts at its noon in the member's zone`() throws {
    let (tokyo, now) = (try ZoneTable(named: "Asia/Tokyo"), try Timestamp(text: "2025-06-11T20:00:00Z"))
    let today = try LocalDay.ofWorkout(at: now, on: "2025-06-12", in: tokyo)
    #expect(today.time == now && today.day.date == "2025-06-12")
    let earlier = try LocalDay.ofWorkout(at: now, on: "2025-06-10", in: tokyo)
    #expect(earlier.time == (try Timestamp(text: "2025-06-10T03:00:00Z")) && earlier.day.date == "2025-06-10")
    #expect(throws: Refusal.notADate("2025-02-30")) { try LocalDay.ofWorkout(at: now, on: "2025-02-30", in: tokyo) }
  }
}
