import Access
import Domain
import GroupChallenges
import Spaces
import Testing

/// Check-ins, weeks and who may do what.
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
    let week = try await gym.group("ana").weeks(at: gym.now)[1]
    #expect(week.id == "2025-W24")
    let sunday = "2025-06-15T20:00:00Z"
    try gym.set("2025-06-16T23:59:59Z")
    try await gym.backdate("ben", to: sunday, as: "a")
    // Entered later, so listed later.
    #expect(try await gym.rows(.checkIn, in: week) == ["1 ana 1", "1 ben 1"])
    try gym.set("2025-06-17T00:00:00Z")
    await expectRefusal("challengeClosed") { try await gym.backdate("ben", to: sunday, as: "b") }
    let view = try await gym.group("ana")
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
    await expectRefusal("dayIsFull") { try await gym.checkIn("ana", at: "2025-06-11T18:00:00Z") }
    try await gym.checkIn("ana", at: "2025-06-12T18:00:00Z")
    #expect(try await gym.rows(.checkIn) == ["1 ana 2"])
  }

  @Test func `retractions of each other, as a damaged copy may have them, hold nothing up`() async throws {
    let gym = try await GroupAtHand()
    try await gym.checkIn("ana", at: "2025-06-11T10:00:00Z")
    func undone(_ id: EventID, retracting target: EventID) -> ScoringEvent {
      ScoringEvent(id: id, type: "undone", actor: "ana", occurredAt: gym.now, retracts: target)
    }
    let ring = (undone("x", retracting: "y"), undone("y", retracting: "x"), undone("z", retracting: "z"))
    try await gym.append(ring.0, ring.1, ring.2)
    #expect(try await gym.rows(.checkIn) == ["1 ana 1"])
  }

  @Test func `an undone check-in no longer counts, and only its member undoes it`() async throws {
    let gym = try await GroupAtHand()
    let event = try await gym.checkIn("ben", at: "2025-06-11T10:00:00Z").event
    try await gym.add("eva")
    await expectRefusal("notAllowed") { _ = try await gym.groups("eva").undo(event, in: GroupAtHand.id) }
    for _ in 1...2 { _ = try await gym.groups("ben").undo(event, in: GroupAtHand.id) }
    #expect(try await gym.rows(.checkIn) == [])
    let view = try await gym.group("ana")
    #expect(view.snapshot(.checkIn, at: gym.now).unranked.map(\.displayName) == ["Ana", "Ben", "Eva"])
  }

  @Test func `only members see the group and check in`() async throws {
    let gym = try await GroupAtHand()
    await #expect(throws: SpaceError.notFound) { _ = try await gym.group("zoe") }
    await #expect(throws: SpaceError.notFound) { try await gym.checkIn("zoe", at: "2025-06-11T10:00:00Z") }
    await #expect(throws: SpaceError.notFound) { _ = try await gym.groups("ana").group("nowhere") }
    // The owner of the installation reads every group over the API, and takes part in none without an invite.
    let owner = Groups(gym.gatekeeper, for: Account(user: "olga", displayName: "Olga", role: .owner))
    await #expect(throws: SpaceError.notFound) { _ = try await owner.group(GroupAtHand.id) }
  }

  @Test func `hidden standings show each member only the own line until the week is over`() async throws {
    let gym = try await GroupAtHand(hidesStandings: true)
    try await gym.checkIn("ana", at: "2025-06-11T10:00:00Z")
    try await gym.checkIn("ben", at: "2025-06-11T11:00:00Z")
    #expect(try await gym.rows(.checkIn, for: "ben") == ["1 ben 1"])
    let week = try await gym.group("ana").weeks(at: gym.now)[0]
    try gym.set("2025-06-16T00:00:00Z")
    #expect(try await gym.rows(.checkIn, for: "ben", in: week) == ["1 ana 1", "1 ben 1"])
  }

  @Test func `of several members with one name, a later one gets a number`() async throws {
    let gym = try await GroupAtHand(members: ["zoe", "ben", "ana"])
    for (minute, user) in [(1, "zoe"), (2, "ana"), (3, "ben")] as [(Int, UserID)] {
      try gym.set("2025-06-09T08:0\(minute):00Z")
      let named = ScoringEvent(
        id: EventID(rawValue: "\(user) named"),
        type: "joined",
        actor: user,
        subject: PlayerID(user),
        occurredAt: gym.now,
        body: Array(#"{"name":"Mia"}"#.utf8)
      )
      _ = try await gym.storage(user).sessions.session(at: GroupAtHand.id.log).append([named], expecting: .any)
    }
    // All joined in the same moment first, so their ids decide.
    func names(for user: UserID) async throws -> [UserID: String] {
      let view = try await gym.group(user)
      return Dictionary(uniqueKeysWithValues: view.members.map { ($0.user, $0.displayName) })
    }
    let expected: [UserID: String] = ["ana": "Mia", "ben": "Mia (2)", "zoe": "Mia (3)"]
    for user in expected.keys { #expect(try await names(for: user) == expected) }
    // A member with a number keeps it.
    let before = try await gym.group("zoe").journal.revision
    #expect(try await gym.groups("zoe").arrive(in: GroupAtHand.id).journal.revision == before)
    for user in ["ana", "zoe"] as [UserID] { try await gym.checkIn(user, at: "2025-06-10T08:00:00Z") }
    try gym.set("2025-06-17T08:00:00Z")
    try await gym.groups("ana").recordDeparture(of: "ana", from: GroupAtHand.id, as: Ticket("gone"))
    let week = try await gym.group("ben").pastWeeks(at: gym.now).first
    #expect(week?.boards.first?.winners == ["Mia", "Mia (3)"])
  }

  @Test func `only leaders change a group, and its rules stay`() async throws {
    let gym = try await GroupAtHand(GroupRules(ties: .ordinal))
    await expectRefusal("notAllowed") {
      _ = try await gym.groups("ben").change(GroupAtHand.id, as: "b") { $0.name = "Ben's" }
    }
    await expectRefusal("invalid") { _ = try await gym.groups("ana").change(GroupAtHand.id, as: "a") { $0.name = " " } }
    let changed = try await gym.groups("ana").change(GroupAtHand.id, as: "c") { $0.name = "Iron" }
    #expect(changed.about.rules == GroupRules(ties: .ordinal))
    #expect(try await gym.groups("ben").list().map(\.name) == ["Iron"])
  }

  @Test func `a program's journal entries are judged by the server's clock`() async throws {
    let gym = try await GroupAtHand()
    let journal = gym.storage("ben").sessions
    let time = try Timestamp(text: "2025-06-11T10:00:00Z")
    let body = Array(#"{"date":"2025-06-11","offsetSeconds":0}"#.utf8)
    func send(_ id: EventID, _ type: String = "checkIn", _ bytes: [UInt8]? = nil) async throws(JournalError) {
      let event = ScoringEvent(id: id, type: type, actor: "ben", subject: "ben", occurredAt: time, body: bytes ?? body)
      _ = try await journal.session(at: GroupAtHand.id.log).append([event], expecting: .any)
    }
    try gym.set("2025-06-16T23:00:00Z")
    try await send("in time")
    let wrong = Array(#"{"date":"2025-06-12","offsetSeconds":0}"#.utf8)
    await #expect(throws: JournalError.self) { try await send("wrong date", "checkIn", wrong) }
    await #expect(throws: JournalError.self) { try await send("unknown", "jump") }
    let excuse = Array(#"{"date":"2025-06-12","kind":"excuse"}"#.utf8)
    do {
      try await send("excuse", "dayOff", excuse)
      Issue.record("a member excused himself")
    } catch {
      guard case .refused(let refusal) = error else { throw error }
      #expect(refusal.code == "notAllowed")
    }
    try gym.set("2025-06-17T00:00:00Z")
    await #expect(throws: JournalError.self) { try await send("too late") }
    try await send("in time")
  }

  @Test func `leaving by the journal ends the membership, also after a crash before its end`() async throws {
    let gym = try await GroupAtHand()
    let left = ScoringEvent(id: "gone", type: "left", actor: "ben", subject: "ben", occurredAt: gym.now)
    try await gym.append(left)
    for _ in 1...2 {
      await #expect(throws: SpaceError.notFound) { try await gym.groups("ben").arrive(in: GroupAtHand.id) }
    }
    let key = DocumentKey.membership(of: "ben", in: GroupAtHand.id.space)
    #expect(try await gym.store.documents.value(key).value?.role == .former)
    // An invite renews it.
    let renewed = try key.write(Membership(role: .member), id: "renewed", expected: .any)
    _ = try await gym.store.documents.save([renewed])
    #expect(try await gym.groups("ben").arrive(in: GroupAtHand.id).me?.isActive == true)
  }

  @Test func `a program that says that a member left ends the membership, but not the owner's`() async throws {
    let gym = try await GroupAtHand(members: ["ana", "ben", "cy"])
    func leave(_ user: UserID, by actor: UserID) async throws(JournalError) {
      let id = EventID(rawValue: "\(user) by \(actor)")
      let event = ScoringEvent(id: id, type: "left", actor: actor, subject: PlayerID(user), occurredAt: gym.now)
      _ = try await gym.storage(actor).sessions.session(at: GroupAtHand.id.log).append([event], expecting: .any)
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
    #expect(try await gym.group("ana").members.map(\.user) == ["ana"])
  }
}
