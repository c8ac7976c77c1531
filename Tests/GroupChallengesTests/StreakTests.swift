import Domain
import GroupChallenges
import Testing

/// Days in a row, from the check-ins (decision 18).
struct StreakTests {
  private func streak(_ moments: [String], in zone: String = "UTC", now: String? = nil) async throws -> Int64? {
    let first = moments[0]
    let gym = try await GroupAtHand(at: first)
    for moment in moments { try await gym.checkIn("ana", at: moment, in: zone) }
    if let now { try gym.set(now) }
    return try await gym.streak()
  }

  @Test func `days in a row count, several check-ins of one day once`() async throws {
    let days = ["2025-06-09T08:00:00Z", "2025-06-10T07:00:00Z", "2025-06-10T19:00:00Z", "2025-06-11T23:59:59Z"]
    #expect(try await streak(days) == 3)
  }

  @Test func `yesterday's run is alive, that of the day before is over`() async throws {
    let days = ["2025-06-09T08:00:00Z", "2025-06-10T08:00:00Z"]
    #expect(try await streak(days, now: "2025-06-11T23:59:59Z") == 2)
    #expect(try await streak(days, now: "2025-06-12T00:00:00Z") == nil)
  }

  @Test(arguments: [
    // A year's end, which is in week 1 of the next.
    ["2024-12-30T10:00:00Z", "2024-12-31T10:00:00Z", "2025-01-01T10:00:00Z"],
    // A leap day.
    ["2024-02-28T10:00:00Z", "2024-02-29T10:00:00Z", "2024-03-01T10:00:00Z"],
    // Week 53.
    ["2021-01-01T10:00:00Z", "2021-01-02T10:00:00Z", "2021-01-03T10:00:00Z"],
    // Over a Sunday's midnight.
    ["2025-06-14T23:00:00Z", "2025-06-15T23:00:00Z", "2025-06-16T01:00:00Z"],
  ]) func `the calendar breaks no run`(days: [String]) async throws {
    #expect(try await streak(days) == 3)
  }

  @Test(arguments: [
    // Clocks go forward on 30 March 2025 and back on 26 October 2025.
    ["2025-03-28T22:30:00Z", "2025-03-29T22:30:00Z", "2025-03-30T21:30:00Z"],
    ["2025-10-24T21:30:00Z", "2025-10-25T21:30:00Z", "2025-10-26T22:30:00Z"],
  ]) func `an evening stays on its date when clocks change`(days: [String]) async throws {
    #expect(try await streak(days, in: "Europe/Berlin") == 3)
  }

  @Test func `a date that was jumped over on a journey breaks nothing`() async throws {
    let gym = try await GroupAtHand(at: "2025-06-10T00:00:00Z")
    // The evening of the 10th in Honolulu, then, nine hours in the air later, the evening of the 12th in Auckland.
    try await gym.checkIn("ana", at: "2025-06-11T05:00:00Z", in: "Pacific/Honolulu")
    try await gym.checkIn("ana", at: "2025-06-12T06:00:00Z", in: "Pacific/Auckland")
    #expect(try await gym.streak() == 2)
  }

  @Test func `a missed day at home is missed, however short the time`() async throws {
    #expect(try await streak(["2025-06-09T23:00:00Z", "2025-06-11T01:00:00Z"]) == 1)
  }

  @Test func `a journey to the west makes no date count twice`() async throws {
    let gym = try await GroupAtHand(at: "2025-06-10T00:00:00Z")
    try await gym.checkIn("ana", at: "2025-06-10T20:00:00Z", in: "Pacific/Auckland")
    try await gym.checkIn("ana", at: "2025-06-11T20:00:00Z", in: "Pacific/Honolulu")
    #expect(try await gym.streak() == 1)
  }

  @Test func `a freeze bridges a missed day and does not count`() async throws {
    let gym = try await GroupAtHand(at: "2025-06-09T08:00:00Z")
    try await gym.checkIn("ana", at: "2025-06-09T08:00:00Z")
    try gym.set("2025-06-11T07:00:00Z")
    try await gym.freeze("2025-06-10")
    #expect(try await gym.streak() == 1)
    try await gym.checkIn("ana", at: "2025-06-11T08:00:00Z")
    #expect(try await gym.streak() == 2)
  }

  @Test func `freezes alone are no streak, and there are so many in 30 days`() async throws {
    let gym = try await GroupAtHand(at: "2025-06-09T08:00:00Z")
    try await gym.freeze("2025-06-09")
    try await gym.freeze("2025-06-10")
    #expect(try await gym.streak() == nil)
    await expectRefusal("noFreezeLeft") { try await gym.freeze("2025-06-11") }
    try gym.set("2025-07-09T08:00:00Z")
    try await gym.freeze("2025-07-10")
  }

  @Test func `a day with a check-in takes no freeze, for it would be used up without effect`() async throws {
    let gym = try await GroupAtHand(at: "2025-06-09T08:00:00Z")
    try await gym.checkIn("ana", at: "2025-06-09T08:00:00Z")
    await expectRefusal("freezeNotNeeded") { try await gym.freeze("2025-06-09") }
    #expect(try await gym.group("ana").mine(at: gym.now).freezesLeft == 2)
  }

  @Test func `only a leader of the group excuses a day`() async throws {
    let gym = try await GroupAtHand(at: "2025-06-09T08:00:00Z")
    let day = GroupAction.DayOff(date: "2025-06-10", kind: .excuse, reason: "ill")
    await expectRefusal("notAllowed") {
      _ = try await gym.groups("ben").takeOff(day, about: "ben", in: GroupAtHand.id, as: "ben's")
    }
    let long = String(repeating: "x", count: TextLimit.line.characters + 1)
    await expectRefusal("invalid") {
      let wordy = GroupAction.DayOff(date: "2025-06-10", kind: .excuse, reason: long)
      _ = try await gym.groups("ana").takeOff(wordy, about: "ben", in: GroupAtHand.id, as: "long")
    }
    _ = try await gym.groups("ana").takeOff(day, about: "ben", in: GroupAtHand.id, as: "ana's")
    try await gym.checkIn("ben", at: "2025-06-09T09:00:00Z")
    try await gym.checkIn("ben", at: "2025-06-11T09:00:00Z")
    #expect(try await gym.streak("ben") == 2)
  }

  @Test func `the longest run is kept`() async throws {
    let gym = try await GroupAtHand(at: "2025-06-09T08:00:00Z")
    for day in ["09", "10", "11", "13", "14"] { try await gym.checkIn("ana", at: "2025-06-\(day)T08:00:00Z") }
    #expect(try await gym.group("ana").me?.longestStreak == 3)
    #expect(try await gym.streak() == 2)
  }
}

extension GroupAtHand {
  func freeze(_ date: String) async throws {
    let day = GroupAction.DayOff(date: date, kind: .freeze, reason: nil)
    _ = try await groups("ana").takeOff(day, about: "ana", in: Self.id, as: ticket())
  }
}
