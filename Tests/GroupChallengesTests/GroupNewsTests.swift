import Domain
import GroupChallenges
import Notices
import Spaces
import TestSupport
import Testing

@Suite("News of groups", .timeLimit(.minutes(1)))
struct GroupNewsTests {
  private func inbox(_ group: GroupAtHand) -> Inbox { Inbox(documents: group.store.documents) { "n\($0.hashValue)" } }

  /// One process.
  private func projector(_ group: GroupAtHand) -> Projector {
    let count = Counter()
    let name = group.ticket()
    let news = GroupNews(group.store.documents, group.gatekeeper.journals(), now: { group.now })
    let projection = NoticeProjection(news, into: inbox(group), now: { group.now })
    return Projector(projection, over: group.store) { "news \(name) \(count.next())" }
  }

  private func tell(_ group: GroupAtHand) async throws { try await projector(group).catchUp() }

  /// The sentences of one kind that a member reads now.
  private func told(_ kind: NoticeKind, to user: UserID, in group: GroupAtHand) async throws -> [Message?] {
    try await news(kind, of: user, in: group, at: group.now).map { GroupNews.text(of: $0) }
  }

  private func news(
    _ kind: NoticeKind,
    of user: UserID,
    in group: GroupAtHand,
    at time: Timestamp? = nil
  ) async throws -> [Notice.News] {
    try await inbox(group).notices(of: user, at: time).compactMap { notice in
      guard case .news(let news) = notice.content, news.kind == kind.id else { return nil }
      return news
    }
  }

  private func choose(
    for user: UserID,
    in group: GroupAtHand,
    _ edit: (inout NoticeSettings) -> Void
  ) async throws {
    try await inbox(group).changeSettings(of: user, as: WriteID(rawValue: group.ticket()), edit)
  }

  private func streak(of days: Int) -> Message {
    let row = Message("\(days) days in a row")
    return Message("\(row) in \("Gym"): your streak ends today unless you check in.")
  }

  // MARK: Corrections

  @Test func `tell a member once of each check-in that an organiser moved or removed`() async throws {
    let group = try await GroupAtHand(members: ["ana", "ben"])
    let run = try await group.checkIn("ben", at: "2025-06-10T10:00:00Z").event
    let swim = try await group.checkIn("ben", at: "2025-06-10T11:00:00Z").event
    let own = try await group.checkIn("ana", at: "2025-06-10T12:00:00Z").event
    let ana = group.groups("ana")
    let moved = GroupAction.Correction(of: run, to: "2025-06-09", because: "It was Monday.")
    _ = try await ana.correct(moved, of: "ben", in: GroupAtHand.id, as: group.ticket())
    try await tell(group)
    let removed = GroupAction.Correction(of: swim, because: "Twice.")
    _ = try await ana.correct(removed, of: "ben", in: GroupAtHand.id, as: group.ticket())
    _ = try await ana.correct(
      GroupAction.Correction(of: own, because: "My mistake."),
      of: "ana",
      in: GroupAtHand.id,
      as: group.ticket()
    )
    for _ in 1...2 { try await tell(group) }
    let day = Message.day("2025-06-10")
    let told = try await told(GroupNews.entryChanged, to: "ben", in: group)
    #expect(
      Set(told) == [
        Message("Your check-in for \(day) in \("Gym") was moved to \(.day("2025-06-09")): \("It was Monday.")"),
        Message("Your check-in for \(day) in \("Gym") was removed: \("Twice.")"),
      ]
    )
    #expect(told.count == 2)
    let toldAna = try await self.told(GroupNews.entryChanged, to: "ana", in: group)
    #expect(toldAna.isEmpty, "she knows what she did herself")
  }

  @Test func `tell nothing that is older than a week`() async throws {
    let group = try await GroupAtHand(members: ["ana", "ben"])
    let run = try await group.checkIn("ben", at: "2025-06-10T10:00:00Z").event
    let moved = GroupAction.Correction(of: run, because: "Twice.")
    _ = try await group.groups("ana").correct(moved, of: "ben", in: GroupAtHand.id, as: group.ticket())
    try group.set("2025-06-17T10:00:01Z")
    try await tell(group)
    #expect(try await inbox(group).notices(of: "ben").isEmpty)
  }

  // MARK: Streaks

  @Test(
    arguments: [
      // The night in which the clocks change comes before the evening of the reminder.
      (
        "Europe/Berlin", "2026-03-27T18:00:00+01:00", "2026-03-28T18:00:00+01:00", "2026-03-29T20:00:00+02:00",
        "2026-03-30T00:00:00+02:00"
      ),
      (
        "America/New_York", "2026-03-06T18:00:00-05:00", "2026-03-07T18:00:00-05:00", "2026-03-08T20:00:00-04:00",
        "2026-03-09T00:00:00-04:00"
      ),
      (
        "Australia/Lord_Howe", "2026-04-03T18:00:00+11:00", "2026-04-04T18:00:00+11:00",
        "2026-04-05T20:00:00+10:30", "2026-04-06T00:00:00+10:30"
      ),
    ]
  )
  func `remind of a streak at 20:00 in the account's zone, until midnight`(
    zone: String,
    first: String,
    second: String,
    due: String,
    end: String
  ) async throws {
    let group = try await GroupAtHand(at: "2026-03-01T08:00:00Z")
    try await choose(for: "ben", in: group) { $0.zone = zone }
    for time in [first, second] {
      try await group.checkIn("ben", at: time, in: zone)
      try await tell(group)
    }
    let (due, end) = (try Timestamp(text: due), try Timestamp(text: end))
    for (time, count) in [(due, 1), (end, 0)] {
      let before = try await news(
        GroupNews.streakEnds,
        of: "ben",
        in: group,
        at: time.advanced(byMilliseconds: -1)
      )
      let then = try await news(GroupNews.streakEnds, of: "ben", in: group, at: time)
      #expect(before.count == 1 - count && then.count == count)
      if count == 1 { #expect(then.first.flatMap { GroupNews.text(of: $0) } == streak(of: 2)) }
    }
  }

  @Test func `remind of a streak in the group's zone where the account has none`() async throws {
    let group = try await GroupAtHand(GroupRules(zone: try ZoneTable(named: "Asia/Kolkata")))
    for day in ["10", "11"] { try await group.checkIn("ben", at: "2025-06-\(day)T18:00:00+05:30", in: "Asia/Kolkata") }
    try await tell(group)
    try group.set("2025-06-12T19:59:59+05:30")
    #expect(try await told(GroupNews.streakEnds, to: "ben", in: group).isEmpty)
    try group.set("2025-06-12T20:00:00+05:30")
    #expect(try await told(GroupNews.streakEnds, to: "ben", in: group) == [streak(of: 2)])
  }

  @Test func `delay a reminder by quiet hours, and drop one that would come after midnight`() async throws {
    let group = try await GroupAtHand(members: ["ana", "ben", "cem"])
    for user in ["ben", "cem"] as [UserID] {
      try await choose(for: user, in: group) {
        $0.zone = "Europe/Berlin"
        $0.quietHours = QuietHours(user == "ben" ? "19:30-21:00" : "19:30-07:00")
      }
    }
    for day in ["10", "11"] {
      for user in ["ben", "cem"] as [UserID] {
        try await group.checkIn(user, at: "2025-06-\(day)T18:00:00+02:00", in: "Europe/Berlin")
      }
    }
    try await tell(group)
    try group.set("2025-06-12T20:59:59+02:00")
    #expect(try await told(GroupNews.streakEnds, to: "ben", in: group).isEmpty)
    try group.set("2025-06-12T21:00:00+02:00")
    #expect(try await told(GroupNews.streakEnds, to: "ben", in: group).count == 1)
    #expect(try await news(GroupNews.streakEnds, of: "cem", in: group).isEmpty)
  }

  @Test func `withdraw a reminder by a check-in or a freeze, and tell it again when that is undone, once`() async throws
  {
    let group = try await GroupAtHand()
    let processes = [projector(group), projector(group)]
    func pass() async throws {
      for process in processes + [projector(group)] { try await process.catchUp() }
    }
    for day in ["10", "11"] { try await group.checkIn("ben", at: "2025-06-\(day)T18:00:00Z") }
    try await pass()
    let ben = group.groups("ben")
    let tomorrow = try Timestamp(text: "2025-06-13T20:00:00Z")
    try group.set("2025-06-12T20:30:00Z")
    for entry in 1...2 {
      #expect(try await told(GroupNews.streakEnds, to: "ben", in: group) == [streak(of: 2)])
      let event: EventID
      if entry == 1 {
        event = try await group.checkIn("ben", at: "2025-06-12T20:30:00Z").event
      } else {
        let day = GroupAction.DayOff(date: "2025-06-12", kind: .freeze)
        let view = try await ben.takeOff(day, about: "ben", in: GroupAtHand.id, as: group.ticket())
        event = try #require(view.me?.daysOff.values.first?.id)
      }
      try await pass()
      #expect(try await told(GroupNews.streakEnds, to: "ben", in: group).isEmpty)
      // The streak now ends a day later.
      #expect(try await news(GroupNews.streakEnds, of: "ben", in: group, at: tomorrow).count == 1)
      _ = try await ben.undo(event, in: GroupAtHand.id)
      try await pass()
      #expect(try await news(GroupNews.streakEnds, of: "ben", in: group, at: tomorrow).isEmpty)
    }
    #expect(try await told(GroupNews.streakEnds, to: "ben", in: group) == [streak(of: 2)])
  }

  @Test(arguments: ["leaves", "is deleted with the group"])
  func `withdraw the reminder of a member who`(what: String) async throws {
    let group = try await GroupAtHand()
    for day in ["10", "11"] { try await group.checkIn("ben", at: "2025-06-\(day)T18:00:00Z") }
    try await tell(group)
    if what == "leaves" {
      try await group.groups("ben").leave(GroupAtHand.id, as: Ticket(group.ticket()))
    } else {
      try await group.groups("ana").delete(GroupAtHand.id, as: Ticket(group.ticket()))
    }
    try await tell(group)
    try group.set("2025-06-12T20:00:00Z")
    #expect(try await told(GroupNews.streakEnds, to: "ben", in: group).isEmpty)
  }

  // MARK: Standings

  @Test func `tell once a day who overtook a member, until the member catches up`() async throws {
    let group = try await GroupAtHand(members: ["ana", "ben", "cem"])
    for user in ["ana", "ben", "cem"] as [UserID] { try await group.checkIn(user, at: "2025-06-09T10:00:00Z") }
    try await tell(group)
    #expect(try await news(GroupNews.overtaken, of: "ana", in: group).isEmpty)
    try await group.checkIn("ben", at: "2025-06-10T10:00:00Z")
    try await group.checkIn("cem", at: "2025-06-10T10:01:00Z")
    for _ in 1...2 { try await tell(group) }
    let words = Message("\("Ben") is ahead of you this week in \("Gym").")
    #expect(try await told(GroupNews.overtaken, to: "ana", in: group) == [words])
    #expect(try await told(GroupNews.overtaken, to: "ben", in: group).isEmpty)
    try await group.checkIn("ana", at: "2025-06-10T11:00:00Z")
    try await tell(group)
    #expect(try await told(GroupNews.overtaken, to: "ana", in: group).isEmpty)
    try await group.checkIn("cem", at: "2025-06-10T12:00:00Z")
    try await tell(group)
    #expect(try await told(GroupNews.overtaken, to: "ana", in: group).count == 1)
    #expect(try await news(GroupNews.overtaken, of: "ana", in: group).count == 1)
  }

  @Test func `tell no ranks in a group that hides its standings`() async throws {
    let group = try await GroupAtHand(hidesStandings: true)
    for user in ["ana", "ben"] as [UserID] { try await group.checkIn(user, at: "2025-06-09T10:00:00Z") }
    try await group.checkIn("ben", at: "2025-06-10T10:00:00Z")
    try await tell(group)
    #expect(try await news(GroupNews.overtaken, of: "ana", in: group).isEmpty)
    // One that was told before the standings were hidden ends.
    let open = try await GroupAtHand()
    for (user, day) in [("ana", "09"), ("ben", "09"), ("ben", "10")] as [(UserID, String)] {
      try await open.checkIn(user, at: "2025-06-\(day)T10:00:00Z")
    }
    try await tell(open)
    #expect(try await told(GroupNews.overtaken, to: "ana", in: open).count == 1)
    let key = DocumentKey<Group>.stored(GroupState.space.about(of: GroupAtHand.id))
    let about = try #require(try await open.store.documents.value(key).value)
    try await open.store.documents.update(key, as: "hide") { found in
      var hidden = found ?? about
      hidden.hidesStandings = true
      return hidden
    }
    try await tell(open)
    #expect(try await told(GroupNews.overtaken, to: "ana", in: open).isEmpty)
  }

  @Test func `tell the winner when a week closes, after late check-ins`() async throws {
    let group = try await GroupAtHand()
    for day in ["09", "10"] { try await group.checkIn("ana", at: "2025-06-\(day)T10:00:00Z") }
    try await group.checkIn("ben", at: "2025-06-10T10:00:00Z")
    try await tell(group)
    try group.set("2025-06-16T12:00:00Z")
    #expect(try await told(GroupNews.weekWon, to: "ana", in: group).isEmpty, "late check-ins count")
    for day in ["14", "15"] { try await group.backdate("ben", to: "2025-06-\(day)T10:00:00Z", as: "late \(day)") }
    for _ in 1...2 { try await tell(group) }
    try group.set("2025-06-17T00:00:00Z")
    let checkIns = Message("\(3) check-ins")
    let words = Message("\(.week("2025-W24")) in \("Gym"): \(checkIns), and you won.")
    #expect(try await told(GroupNews.weekWon, to: "ben", in: group) == [words])
    #expect(try await told(GroupNews.weekWon, to: "ana", in: group).isEmpty)
  }

  @Test func `tell of a week that closed while no program ran, and of a shared first place`() async throws {
    let group = try await GroupAtHand()
    for user in ["ana", "ben"] as [UserID] { try await group.checkIn(user, at: "2025-06-10T10:00:00Z") }
    try group.set("2025-06-18T00:00:00Z")
    try await tell(group)
    let checkIns = Message("\(1) check-ins")
    let words = Message("\(.week("2025-W24")) in \("Gym"): \(checkIns), and you share first place.")
    #expect(try await told(GroupNews.weekWon, to: "ana", in: group) == [words])
    #expect(try await told(GroupNews.weekWon, to: "ben", in: group) == [words])
  }

  // MARK: Arrivals

  @Test func `tell a small group of new members, at most three a day, unless they left`() async throws {
    let group = try await GroupAtHand(members: ["ana"])
    try group.set("2025-06-20T10:00:00Z")
    for user in ["ben", "cem", "dora", "eva"] as [UserID] { try await group.add(user) }
    try await tell(group)
    let told = try await told(GroupNews.newMember, to: "ana", in: group)
    #expect(Set(told) == Set(["Ben", "Cem", "Dora"].map { Optional(Message("\($0) joined \("Gym").")) }))
    #expect(try await self.told(GroupNews.newMember, to: "dora", in: group).isEmpty)
    try await group.groups("ben").leave(GroupAtHand.id, as: Ticket(group.ticket()))
    try await tell(group)
    #expect(try await self.told(GroupNews.newMember, to: "ana", in: group).count == 2)
  }

  @Test func `tell only the leaders of a large group of new members`() async throws {
    let crowd = (1...GroupNews.smallGroup).map { UserID(rawValue: "m\($0)") }
    let group = try await GroupAtHand(members: ["ana"] + crowd)
    try group.set("2025-06-20T10:00:00Z")
    try await group.add("zoe")
    try await tell(group)
    #expect(try await told(GroupNews.newMember, to: "ana", in: group).count == 1)
    #expect(try await told(GroupNews.newMember, to: "m1", in: group).isEmpty)
  }

  // MARK: Switches

  @Test(arguments: [nil] + GroupNews.allKinds.map { Optional($0) })
  func `make no notice of a kind that is off`(off: NoticeKind?) async throws {
    let group = try await GroupAtHand()
    for user in ["ana", "ben"] as [UserID] {
      if let off { try await choose(for: user, in: group) { $0.set(off, isOn: false, at: 1) } }
      try await group.checkIn(user, at: "2025-06-09T10:00:00Z")
    }
    for hour in ["10", "11"] { try await group.checkIn("ben", at: "2025-06-10T\(hour):00:00Z") }
    let last = try #require(try await group.group("ben").me?.checkIns.last?.id)
    let correction = GroupAction.Correction(of: last, because: "Twice.")
    _ = try await group.groups("ana").correct(correction, of: "ben", in: GroupAtHand.id, as: group.ticket())
    try await tell(group)
    for kind in GroupNews.allKinds {
      let count = try await news(kind, of: "ana", in: group).count + news(kind, of: "ben", in: group).count
      #expect((count > 0) == (kind != off), "\(kind.id)")
    }
  }
}
