import Domain
import GroupChallenges
import Spaces
import Testing

/// Late entries, days off, and what a member's page says.
struct FairWeekTests {
  @Test func `a week that is over is provisional until its grace is over, then it has winners`() async throws {
    let gym = try await GroupAtHand()
    try await gym.checkIn("ana", at: "2025-06-11T10:00:00Z")
    try gym.set("2025-06-16T08:00:00Z")
    let during = try #require(try await gym.group("ben").week("2025-W24", at: gym.now))
    #expect(during.isOver && during.isActive)
    #expect(during.provisionalUntil == (try Timestamp(text: "2025-06-17T00:00:00Z")))
    #expect(during.boards[0].winners.isEmpty && during.boards[0].leaders == ["Ana"])
    try gym.set("2025-06-17T00:00:00Z")
    let after = try #require(try await gym.group("ben").week("2025-W24", at: gym.now))
    #expect(after.provisionalUntil == nil)
    #expect(after.boards[0].winners == ["Ana"] && after.boards[0].leaders.isEmpty)
  }

  @Test func `every member sees that a check-in was entered on a later day`() async throws {
    let gym = try await GroupAtHand()
    try await gym.checkIn("ben", at: "2025-06-11T10:00:00Z")
    try await gym.checkIn("ana", at: "2025-06-12T10:00:00Z")
    try await gym.backdate("ana", to: "2025-06-10T12:00:00Z", as: "late")
    for viewer in ["ana", "ben"] as [UserID] {
      let lines = try await gym.group(viewer).week(at: gym.now)?.boards[0].lines
      #expect(lines?.map { "\($0.displayName) \($0.value) \($0.late)" } == ["Ana 2 1", "Ben 1 0"])
    }
  }

  @Test func `a freeze is listed, can be undone, and comes back by a check-in of that day`() async throws {
    let gym = try await GroupAtHand(GroupRules(freezes: 1))
    try gym.set("2025-06-11T10:00:00Z")
    func freeze(_ date: String) async throws -> MemberScreen {
      let day = GroupAction.DayOff(date: date, kind: .freeze)
      return try await gym.groups("ana").takeOff(day, about: "ana", in: GroupAtHand.id, as: gym.ticket())
        .mine(at: gym.now)
    }
    var me = try await freeze("2025-06-11")
    #expect(me.freezesLeft == 0)
    #expect(me.daysOff.map(\.date) == ["2025-06-11"] && me.daysOff.allSatisfy { $0.canBeUndone && $0.isUsed })
    me = try await gym.groups("ana").undo(me.daysOff[0].id, in: GroupAtHand.id).mine(at: gym.now)
    #expect(me.freezesLeft == 1 && me.daysOff.isEmpty)
    _ = try await freeze("2025-06-11")
    me = try await gym.checkIn("ana", at: "2025-06-11T18:00:00Z").view.mine(at: gym.now)
    #expect(me.freezesLeft == 1 && me.daysOff.map(\.isUsed) == [false])
    // The freeze that came back is good for another day.
    me = try await freeze("2025-06-13")
    #expect(me.freezesLeft == 0)
    await expectRefusal("noFreezeLeft") { _ = try await freeze("2025-06-14") }
  }

  @Test func `a freeze that waited for the server is judged by the moment of its entry, within the grace`() async throws
  {
    let gym = try await GroupAtHand()
    func freeze(enteredAt text: String?) async throws -> Int {
      let day = GroupAction.DayOff(date: "2025-06-11", kind: .freeze)
      return try await gym.groups("ana")
        .takeOff(
          day,
          about: "ana",
          in: GroupAtHand.id,
          as: gym.ticket(),
          entered: try text.map { try Timestamp(text: $0) }
        )
        .mine(at: gym.now).daysOff.count
    }
    // The last of the three days back was the 14th.
    try gym.set("2025-06-15T05:00:00Z")
    await expectRefusal("invalid") { _ = try await freeze(enteredAt: nil) }
    try gym.set("2025-06-16T06:00:00Z")
    await expectRefusal("invalid") { _ = try await freeze(enteredAt: "2025-06-14T23:00:00Z") }
    try gym.set("2025-06-15T05:00:00Z")
    #expect(try await freeze(enteredAt: "2025-06-14T23:00:00Z") == 1)
  }

  @Test func `a freeze of a day to come can be undone in a later week, and none of a closed week`() async throws {
    let gym = try await GroupAtHand()
    try gym.set("2025-06-11T10:00:00Z")
    let day = GroupAction.DayOff(date: "2025-06-25", kind: .freeze)
    let frozen = try await gym.groups("ana").takeOff(day, about: "ana", in: GroupAtHand.id, as: "freeze")
    let id = try #require(frozen.mine(at: gym.now).daysOff.first?.id)
    try gym.set("2025-07-02T10:00:00Z")
    #expect(try await gym.mine().daysOff.map(\.canBeUndone) == [false])
    await expectRefusal("challengeClosed") { _ = try await gym.groups("ana").undo(id, in: GroupAtHand.id) }
    try gym.set("2025-06-24T10:00:00Z")
    _ = try await gym.groups("ana").undo(id, in: GroupAtHand.id)
    #expect(try await gym.mine().daysOff.isEmpty)
  }

  @Test func `the board and the member's page show one streak, also where the clock is a day ahead of the group`()
    async throws
  {
    let gym = try await GroupAtHand()
    // Sunday and Monday in Tokyo, while the group's week still runs.
    try await gym.checkIn("ana", at: "2025-06-14T23:00:00Z", in: "Asia/Tokyo")
    try await gym.checkIn("ana", at: "2025-06-15T22:00:00Z", in: "Asia/Tokyo")
    #expect(try await gym.mine().streak == 2)
    #expect(try await gym.streak() == 2)
  }

  @Test func `the picture of a newcomer has one week, and that of others begins with their first`() async throws {
    let gym = try await GroupAtHand()
    #expect(try await gym.mine().weeks.count == 1)
    try gym.set("2025-06-23T08:00:00Z")
    #expect(try await gym.mine().weeks.map { $0[0].date } == ["2025-06-09", "2025-06-16", "2025-06-23"])
    try gym.set("2026-06-23T08:00:00Z")
    #expect(try await gym.mine().weeks.count == 12)
  }

  @Test func `a new group counts one check-in a day`() async throws {
    let gym = try await GroupAtHand(GroupRules())
    try await gym.checkIn("ana", at: "2025-06-11T10:00:00Z")
    await expectRefusal("dayIsFull") { try await gym.checkIn("ana", at: "2025-06-11T18:00:00Z") }
  }

  @Test func `events of a newer version do not count, and are reported`() async throws {
    let gym = try await GroupAtHand()
    try await gym.checkIn("ana", at: "2025-06-11T10:00:00Z")
    let newer = ScoringEvent(
      id: "ana:newer",
      type: "cartwheel",
      actor: "ana",
      subject: "ana",
      occurredAt: gym.now,
      body: Array("{}".utf8)
    )
    try await gym.append(newer)
    let view = try await gym.group("ben")
    #expect(view.snapshot(.checkIn, at: gym.now).unreadable == 1)
    #expect(view.week(at: gym.now)?.unreadable == 1)
    #expect(try await gym.rows(.checkIn) == ["1 ana 1"])
  }

  @Test func `a program reports streaks, each once, and an older report changes nothing`() async throws {
    let gym = try await GroupAtHand(GroupRules(streaks: .external))
    try gym.set("2025-06-11T10:00:00Z")
    func report(_ id: String, _ days: Int64, _ time: String) async throws -> [WorkoutReport.Verdict] {
      let told = [ReportedWorkout(id: id, streak: days, at: time)]
      return try await gym.record(told, from: "webhook").outcomes.map(\.verdict)
    }
    #expect(try await report("s1", 12, "2025-06-11T09:00:00Z") == [.counted])
    #expect(try await report("s1", 12, "2025-06-11T09:00:00Z") == [.known])
    #expect(try await report("s2", 5, "2025-06-11T08:00:00Z") == [.stale])
    #expect(try await report("s3", -1, "2025-06-11T09:30:00Z") == [.wrong])
    #expect(try await gym.streak() == 12)
    let derived = try await GroupAtHand()
    try derived.set("2025-06-11T10:00:00Z")
    let told = [ReportedWorkout(id: "s", streak: 3, at: "2025-06-11T09:00:00Z")]
    let refused = try await derived.record(told, from: "webhook")
    #expect(refused.outcomes.map(\.reason) == ["This group counts streaks from check-ins."])
  }

  @Test func `a member changes the name in the group`() async throws {
    let gym = try await GroupAtHand()
    _ = try await gym.groups("ana").rename(to: "Anastasia", in: GroupAtHand.id, as: "name")
    #expect(try await gym.group("ben").members.map(\.displayName) == ["Anastasia", "Ben"])
    await expectRefusal("invalid") { _ = try await gym.groups("ana").rename(to: " ", in: GroupAtHand.id, as: "none") }
  }

  @Test func `the owner deletes a group for all, and no one else does`() async throws {
    let gym = try await GroupAtHand()
    await #expect(throws: SpaceError.notFound) { try await gym.groups("ben").delete(GroupAtHand.id, as: Ticket("no")) }
    try await gym.groups("ana").delete(GroupAtHand.id, as: Ticket("gone"))
    for user in ["ana", "ben"] as [UserID] {
      await #expect(throws: SpaceError.notFound) { _ = try await gym.group(user) }
      #expect(try await gym.groups(user).list().isEmpty)
    }
  }
}
