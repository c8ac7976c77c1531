import Domain
import GroupChallenges
import Testing

/// Check-ins, weeks and who may do what (CHL-1 to CHL-27).
struct GroupServiceTests {
  @Test func `a check-in counts by one, and the same again changes nothing`() async throws {
    let gym = try await GroupAtHand()
    let first = try await gym.checkIn("ana", at: "2025-06-11T10:00:00Z", as: "w1")
    let again = try await gym.checkIn("ana", at: "2025-06-11T10:05:00Z", as: "w1")
    #expect((first.isRepeat, again.isRepeat) == (false, true))
    try await gym.checkIn("ben", at: "2025-06-11T11:00:00Z", as: "w1")
    #expect(try await gym.rows(.checkIn) == ["1 ana 1", "1 ben 1"])
  }

  @Test func `a week ends with Sunday, and its grace a day later`() async throws {
    let gym = try await GroupAtHand()
    try await gym.checkIn("ana", at: "2025-06-15T23:59:59Z")
    try gym.set("2025-06-16T00:00:00Z")
    #expect(try await gym.rows(.checkIn) == [])
    let week = try await gym.service.group(GroupAtHand.id, for: "ana").weeks(at: gym.now)[1]
    #expect(week.id == "2025-W24")
    let sunday = try Timestamp(text: "2025-06-15T20:00:00Z")
    func late(_ id: String) async throws {
      let day = LocalDay(of: sunday, in: .utc)
      _ = try await gym.service.checkIn(GroupAtHand.id, at: sunday, on: day, in: gym.context("ben", id))
    }
    try gym.set("2025-06-16T23:59:59Z")
    try await late("a")
    #expect(try await gym.rows(.checkIn, in: week) == ["1 ben 1", "1 ana 1"])
    try gym.set("2025-06-17T00:00:00Z")
    await #expect(throws: GroupError.challengeClosed(week)) { try await late("b") }
    let view = try await gym.service.group(GroupAtHand.id, for: "ana")
    #expect(!view.snapshot(.checkIn, in: week, at: gym.now).challenge.isActive)
  }

  @Test func `a group may have its weeks begin by its own zone`() async throws {
    let gym = try await GroupAtHand(GroupRules(zone: try ZoneTable(named: "America/New_York")))
    try await gym.checkIn("ana", at: "2025-06-16T03:59:59Z")
    #expect(try await gym.rows(.checkIn) == ["1 ana 1"])
    try gym.set("2025-06-16T04:00:00Z")
    #expect(try await gym.rows(.checkIn) == [])
  }

  @Test func `only so many of a day count as the group says`() async throws {
    let gym = try await GroupAtHand(GroupRules(checkInsPerDay: 1))
    try await gym.checkIn("ana", at: "2025-06-11T10:00:00Z")
    await #expect(throws: GroupError.dayIsFull(date: "2025-06-11")) {
      try await gym.checkIn("ana", at: "2025-06-11T18:00:00Z")
    }
    try await gym.checkIn("ana", at: "2025-06-12T18:00:00Z")
    #expect(try await gym.rows(.checkIn) == ["1 ana 2"])
  }

  @Test func `retractions of each other, as a damaged copy may have them, hold nothing up`() async throws {
    let gym = try await GroupAtHand()
    try await gym.checkIn("ana", at: "2025-06-11T10:00:00Z")
    let ring = [("x", "y"), ("y", "x"), ("z", "z")].map { id, target in
      ScoringEvent(
        id: EventID(rawValue: id),
        type: "undone",
        actor: "ana",
        occurredAt: gym.now,
        retracts: EventID(rawValue: target)
      )
    }
    _ = try await gym.store.sessions.append(ring, to: GroupAtHand.id.log, expecting: .any)
    #expect(try await gym.rows(.checkIn) == ["1 ana 1"])
  }

  @Test func `what was undone counts no more, and only its member undoes it`() async throws {
    let gym = try await GroupAtHand()
    let event = try await gym.checkIn("ben", at: "2025-06-11T10:00:00Z").event
    try await gym.add("eva")
    await #expect(throws: GroupError.permissionDenied) {
      _ = try await gym.service.undo(event, in: GroupAtHand.id, gym.context("eva"))
    }
    for _ in 1...2 { _ = try await gym.service.undo(event, in: GroupAtHand.id, gym.context("ben")) }
    #expect(try await gym.rows(.checkIn) == [])
    let view = try await gym.service.group(GroupAtHand.id, for: "ana")
    #expect(view.snapshot(.checkIn, at: gym.now).unranked.map(\.displayName) == ["Ana", "Ben", "Eva"])
  }

  @Test func `nobody else sees the group or checks in`() async throws {
    let gym = try await GroupAtHand()
    await #expect(throws: GroupError.permissionDenied) { _ = try await gym.service.group(GroupAtHand.id, for: "zoe") }
    await #expect(throws: GroupError.permissionDenied) { try await gym.checkIn("zoe", at: "2025-06-11T10:00:00Z") }
    await #expect(throws: GroupError.self) { _ = try await gym.service.group("nowhere", for: "ana") }
  }

  @Test func `hidden standings show each member only the own line until the week is over`() async throws {
    let gym = try await GroupAtHand(hidesStandings: true)
    try await gym.checkIn("ana", at: "2025-06-11T10:00:00Z")
    try await gym.checkIn("ben", at: "2025-06-11T11:00:00Z")
    #expect(try await gym.rows(.checkIn, for: "ben") == ["1 ben 1"])
    let week = try await gym.service.group(GroupAtHand.id, for: "ana").weeks(at: gym.now)[0]
    try gym.set("2025-06-16T00:00:00Z")
    #expect(try await gym.rows(.checkIn, for: "ben", in: week) == ["1 ana 1", "1 ben 1"])
  }

  @Test func `of several with one name, whoever came later has a number`() async throws {
    let gym = try await GroupAtHand(members: ["zoe", "ben", "ana"])
    for (minute, user) in [(1, "zoe"), (2, "ana"), (3, "ben")] as [(Int, UserID)] {
      try gym.set("2025-06-09T08:0\(minute):00Z")
      _ = try await gym.service.join(GroupAtHand.id, named: "Mia", in: gym.context(user))
    }
    // All joined in the same moment first, so their ids decide.
    func names(for user: UserID) async throws -> [UserID: String] {
      let members = try await gym.service.group(GroupAtHand.id, for: user).members
      return Dictionary(uniqueKeysWithValues: members.map { ($0.user, $0.displayName) })
    }
    let expected: [UserID: String] = ["ana": "Mia", "ben": "Mia (2)", "zoe": "Mia (3)"]
    for user in expected.keys { #expect(try await names(for: user) == expected) }
    // Who has a number has not changed the name by it.
    let before = try await gym.service.group(GroupAtHand.id, for: "zoe").revision
    #expect(try await gym.service.join(GroupAtHand.id, named: "Mia", in: gym.context("zoe")).revision == before)
    for user in ["ana", "zoe"] as [UserID] { try await gym.checkIn(user, at: "2025-06-10T08:00:00Z") }
    try gym.set("2025-06-17T08:00:00Z")
    try await gym.service.leave("ana", in: GroupAtHand.id, gym.context("ana"))
    let week = try await gym.service.group(GroupAtHand.id, for: "ben").pastWeeks(at: gym.now).first
    #expect(week?.boards.first?.winners == ["Mia", "Mia (3)"])
  }

  @Test func `the rules stay as they were`() async throws {
    let gym = try await GroupAtHand()
    await #expect(throws: GroupError.self) {
      try await gym.service.change(GroupAtHand.id, in: gym.context("ana")) {
        $0 = Group(name: "Gym", rules: GroupRules(ties: .ordinal), createdAt: 0)
      }
    }
    await #expect(throws: GroupError.permissionDenied) {
      try await gym.service.change(GroupAtHand.id, in: gym.context("ben")) { $0.name = "Ben's" }
    }
    try await gym.service.change(GroupAtHand.id, in: gym.context("ana")) { $0.name = "Iron" }
    #expect(try await gym.service.groups(of: "ben").map(\.name) == ["Iron"])
  }

  @Test func `a program's journal entries are judged by the server's clock`() async throws {
    let gym = try await GroupAtHand()
    let journal = JudgedGroups(gym.store.sessions, judgedBy: gym.service, now: { gym.now })
    let time = try Timestamp(text: "2025-06-11T10:00:00Z")
    let body = Array(#"{"date":"2025-06-11","offsetSeconds":0}"#.utf8)
    func send(_ id: EventID, _ type: String = "checkIn", _ bytes: [UInt8]? = nil) async throws(JournalError) {
      let event = ScoringEvent(id: id, type: type, actor: "ben", subject: "ben", occurredAt: time, body: bytes ?? body)
      _ = try await journal.append([event], to: GroupAtHand.id.log, expecting: .any)
    }
    try gym.set("2025-06-16T23:00:00Z")
    try await send("in time")
    let wrong = Array(#"{"date":"2025-06-12","offsetSeconds":0}"#.utf8)
    await #expect(throws: JournalError.self) { try await send("wrong date", "checkIn", wrong) }
    await #expect(throws: JournalError.self) { try await send("unknown", "jump") }
    let excuse = Array(#"{"date":"2025-06-12","kind":"excuse"}"#.utf8)
    await #expect(throws: JournalError.store(.denied)) { try await send("excuse", "dayOff", excuse) }
    try gym.set("2025-06-17T00:00:00Z")
    await #expect(throws: JournalError.self) { try await send("too late") }
    try await send("in time")
  }

  @Test func `who left by the journal is a member no more, also where a crash came before the membership's end`()
    async throws
  {
    let gym = try await GroupAtHand()
    let left = ScoringEvent(id: "gone", type: "left", actor: "ben", subject: "ben", occurredAt: gym.now)
    _ = try await gym.store.sessions.append([left], to: GroupAtHand.id.log, expecting: .any)
    for _ in 1...2 {
      await #expect(throws: GroupError.permissionDenied) {
        try await gym.service.join(GroupAtHand.id, named: "Ben", in: gym.context("ben"))
      }
    }
    let key = DocumentKey.membership(of: "ben", in: GroupAtHand.id.space)
    #expect(try await gym.store.documents.value(key).value?.role == .former)
    // An invite renews it.
    let renewed = try key.write(Membership(role: .member), id: "renewed", expected: .any)
    _ = try await gym.store.documents.save([renewed])
    #expect(try await gym.service.join(GroupAtHand.id, named: "Ben", in: gym.context("ben")).me?.isActive == true)
  }

  @Test func `a program that says that a member left ends the membership, but not the owner's`() async throws {
    let gym = try await GroupAtHand(members: ["ana", "ben", "cy"])
    let journal = JudgedGroups(gym.store.sessions, judgedBy: gym.service, now: { gym.now })
    func leave(_ user: UserID, by actor: UserID) async throws(JournalError) {
      let id = EventID(rawValue: "\(user) by \(actor)")
      let event = ScoringEvent(id: id, type: "left", actor: actor, subject: PlayerID(user), occurredAt: gym.now)
      _ = try await journal.append([event], to: GroupAtHand.id.log, expecting: .any)
    }
    await #expect(throws: JournalError.self) { try await leave("ana", by: "ana") }
    try await leave("ben", by: "ben")
    try await leave("cy", by: "ana")
    var roles: [Membership.Role?] = []
    for user in ["ana", "ben", "cy"] as [UserID] {
      let key = DocumentKey.membership(of: user, in: GroupAtHand.id.space)
      roles.append(try await gym.store.documents.value(key).value?.role)
    }
    #expect(roles == [.owner, .former, .former])
    #expect(try await gym.service.group(GroupAtHand.id, for: "ana").members.map(\.user) == ["ana"])
  }
}
