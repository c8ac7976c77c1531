import Access
import ArcheryScoring
import Domain
import Spaces
import Testing

/// A shoot of `org` with Ana, and with Ben, who brought Gus.
///
/// Carl and Dan are members who do not shoot; Dan was a scorer of Ana's once.
private struct JudgedShoot {
  let storage = emptyStorage()
  let service: TournamentService
  let gatekeeper: Gatekeeper
  let id: TournamentID = "t1"
  static let practice: TournamentID = "t2"

  init() async throws {
    service = storage.shoots
    gatekeeper = Gatekeeper(storage, [TournamentLog.self], rules: TournamentAccess.rules) { 10_000 }
    for user in ["org", "ana", "ben", "carl", "dan", "eve"] as [UserID] {
      let role = user == "org" ? "organiser" : "member"
      let body = Array(#"{"displayName":"\#(user)","role":"\#(role)"}"#.utf8)
      let write = DocumentWrite(.account(of: user), id: "account", expected: .absent, body: body)
      _ = try await storage.documents.save([write])
    }
    let round = try Round(custom: "Short", passes: [Pass(ends: 2, arrowsPerEnd: 3, .tenZone)])
    let steps: [(TournamentCommand, UserID)] = [
      (.create(name: "Thursday", round: round, settings: TournamentSettings(guestsPerParticipant: 1)), "org"),
      (.add(.init("ana", displayName: "Ana")), "ana"), (.add(.init("ben", displayName: "Ben")), "ben"),
      (.add(.init("gus", displayName: "Gus", isGuest: true)), "ben"), (.start, "org"),
      (.appointScorers(["dan"], for: "ana"), "org"), (.appointScorers([], for: "ana"), "org"),
    ]
    for (number, (command, actor)) in steps.enumerated() {
      let time = Timestamp(rawValue: Int64(1000 + number))
      _ = try await service.perform(command, on: id, by: actor, at: time, as: EventID(rawValue: "s\(number)"))
    }
    for token in ["10", "9"] {
      _ = try await service.perform(
        .record(.token(token), for: "ana"),
        on: id,
        by: "ana",
        at: 2000,
        as: .init(rawValue: token)
      )
    }
  }

  func event(
    _ id: EventID,
    _ type: String,
    by actor: UserID,
    for subject: PlayerID? = nil,
    _ body: String = "",
    stampedAt time: Int64? = nil
  ) -> ScoringEvent {
    ScoringEvent(
      id: id,
      type: type,
      actor: actor,
      subject: subject,
      occurredAt: 3000,
      body: Array(body.utf8),
      stamp: time.map { Stamp(time: Timestamp(rawValue: $0), device: "phone") }
    )
  }

  func arrow(_ id: EventID, by actor: UserID, for archer: PlayerID, stampedAt time: Int64? = nil) -> ScoringEvent {
    let body = #"{"end":1,"token":"8","inputMode":"Buttons","isOverridden":false}"#
    return event(id, "arrow", by: actor, for: archer, body, stampedAt: time)
  }

  func guest(_ id: EventID, _ guest: PlayerID, by host: UserID, stampedAt time: Int64? = nil) -> ScoringEvent {
    let body = #"{"displayName":"Guest","isGuest":true,"addedBy":"\#(host)","missedEnds":0}"#
    return event(id, "participantAdded", by: host, for: guest, body, stampedAt: time)
  }

  /// The time of the stamp that an event bears.
  func stamp(of id: EventID) async throws -> Int64 {
    let events = try await storage.sessions.session(at: self.id.journal).events()
    return try #require(events.first { $0.event.id == id }?.event.stamp).time.rawValue
  }

  /// The journals as a program of one user has them.
  func port(of user: UserID) -> any ScoringSessionRepository {
    gatekeeper.storage(for: .user(user, user == "org" ? .organiser : .member)).storage.sessions
  }

  /// Lets a user in who does not shoot.
  func admit(_ user: UserID) async throws {
    let key = DocumentKey.membership(of: user, in: id.space)
    _ = try await storage.documents.save([try key.write(Membership(role: .member), id: "joined", expected: .absent)])
  }

  func append(_ events: ScoringEvent...) async throws {
    _ = try await port(of: events[0].actor).session(at: id.journal).append(events, expecting: .any)
  }

  /// The code with which the rules reject the events, with nothing changed; nil where they accept them.
  func refusal(of events: ScoringEvent...) async throws -> String? {
    let before = try await storage.sessions.session(at: id.journal).head()
    do { _ = try await port(of: events[0].actor).session(at: id.journal).append(events, expecting: .any) } catch {
      #expect(try await storage.sessions.session(at: id.journal).head() == before)
      guard case .refused(let refusal) = error else { throw error }
      return refusal.code
    }
    return nil
  }
}

@Suite("Events of other programs")
struct JudgedSessionsTests {
  @Test func `a creation with an earlier stamp takes over no shoot`() async throws {
    let shoot = try await JudgedShoot()
    let created = try #require(try await shoot.storage.sessions.session(at: shoot.id.journal).events().first?.event)
    let body = String(decoding: created.body, as: UTF8.self)
    for time in [1, nil] as [Int64?] {
      let takeover = shoot.event("mine", "created", by: "ben", body, stampedAt: time)
      #expect(try await shoot.refusal(of: takeover) == "notAllowed", "\(time ?? 0)")
    }
    #expect(try await shoot.refusal(of: shoot.event("again", "created", by: "org", body)) != nil)
    #expect(try await shoot.service.tournament(shoot.id).createdBy == "org")
  }

  @Test func `an earlier stamp makes no event of others stop counting`() async throws {
    let shoot = try await JudgedShoot()
    // A guest under an archer's id would push out that archer's own joining.
    let anna = shoot.event(
      "early",
      "participantAdded",
      by: "ana",
      for: "gus",
      #"{"displayName":"Gus","isGuest":true,"addedBy":"ana","missedEnds":0}"#,
      stampedAt: try await shoot.stamp(of: "s3") - 1
    )
    #expect(try await shoot.refusal(of: anna) == "notAllowed")
    #expect(try await shoot.refusal(of: anna, shoot.arrow("x", by: "ana", for: "gus")) == "notAllowed")
    #expect(try await shoot.service.tournament(shoot.id).sheet(of: "ana").running.arrows == 2)
  }

  @Test func `new texts keep their limits`() async throws {
    let shoot = try await JudgedShoot()
    let long = String(repeating: "x", count: TextLimit.line.characters + 1)
    let withdrawal = shoot.event("w", "withdrawn", by: "org", for: "ana", #"{"reason":"\#(long)"}"#)
    #expect(try await shoot.refusal(of: withdrawal) == "invalidValue")
    let club = shoot.event("c", "entrantChanged", by: "org", for: "ana", #"{"club":"Oak\u202E"}"#)
    #expect(try await shoot.refusal(of: club) == "invalidName")
    let kept = shoot.event("k", "entrantChanged", by: "org", for: "ana", #"{"club":"\u0639\u0644\u06CC\u200C\u0631"}"#)
    #expect(try await shoot.refusal(of: kept) == nil)
  }

  @Test func `everybody begins a practice, and only an organiser a shoot`() async throws {
    let shoot = try await JudgedShoot()
    let other = JudgedShoot.practice
    func creation(by actor: UserID, _ settings: TournamentSettings) async throws -> ScoringEvent {
      let round = try Round(custom: "Short", passes: [Pass(ends: 2, arrowsPerEnd: 3, .tenZone)])
      let create = TournamentCommand.create(name: "Mine", round: round, settings: settings)
      let scratch = TournamentService(sessions: emptyStorage().sessions, documents: emptyStorage().documents)
      return try #require(try await scratch.perform(create, on: other, by: actor, at: 1000, as: "made").events.first)
    }
    func append(_ event: ScoringEvent) async throws {
      _ = try await shoot.port(of: event.actor).session(at: other.journal).append([event], expecting: .any)
    }
    for user in ["ana", "nobody"] as [UserID] {
      let made = try await creation(by: user, TournamentSettings())
      await #expect(throws: JournalError.self) { try await append(made) }
    }
    try await append(creation(by: "ana", TournamentSettings(practice: .round)))
    #expect(try await shoot.service.tournament(other).isPractice)
    // The practice cannot become a shoot afterwards.
    let round = try await shoot.service.tournament(other).round
    let change = TournamentCommand.change(name: "A shoot", round: round, settings: TournamentSettings())
    let changed = try await shoot.service.perform(change, on: other, by: "ana", at: 4000, as: "change").tournament
    #expect(changed.name == "A shoot" && changed.isPractice)
  }

  @Test func `a user cannot be entered as a guest`() async throws {
    let shoot = try await JudgedShoot()
    #expect(try await shoot.refusal(of: shoot.guest("g", "eve", by: "ana")) == "notAllowed")
    try await shoot.append(shoot.guest("g", "gina", by: "ana"))
    #expect(try await shoot.service.tournament(shoot.id)["gina"]?.isGuest == true)
  }

  @Test func `rights are asked before the state of the shoot`() async throws {
    let shoot = try await JudgedShoot()
    try await shoot.admit("carl")
    _ = try await shoot.service.perform(.pause, on: shoot.id, by: "org", at: 3000, as: "pause")
    #expect(try await shoot.refusal(of: shoot.arrow("x", by: "ben", for: "ana")) == "notScoreable")
    #expect(try await shoot.refusal(of: shoot.arrow("x", by: "carl", for: "carl")) == "notScoreable")
    for type in ["paused", "completed", "started", "cancelled"] {
      #expect(
        try await shoot.refusal(of: shoot.event("x", type, by: "ben", "{\"force\":true}")) == "notCreator",
        "\(type)"
      )
    }
    #expect(try await shoot.refusal(of: shoot.event("x", "confetti", by: "ben")) != nil)
    #expect(try await shoot.service.tournament(shoot.id).refused.isEmpty)
  }

  @Test func `a late entry is kept, with everything sent along`() async throws {
    let shoot = try await JudgedShoot()
    // Ben may bring one guest; the second is over the limit, and so are her arrows.
    try await shoot.append(shoot.guest("g", "gina", by: "ben"), shoot.arrow("a", by: "ben", for: "gina"))
    // Dan scores Ana no more.
    try await shoot.admit("dan")
    try await shoot.append(shoot.arrow("d", by: "dan", for: "ana"))
    _ = try await shoot.service.perform(.pause, on: shoot.id, by: "org", at: 3000, as: "pause")
    try await shoot.append(shoot.arrow("late", by: "ana", for: "ana"))
    let refused = try await shoot.service.tournament(shoot.id).refused.map(\.event.id)
    #expect(refused == ["g", "a", "d", "late"])
  }

  @Test func `an earlier arrow of the same user from another device is added, and none is lost`() async throws {
    let shoot = try await JudgedShoot()
    try await shoot.append(shoot.arrow("early", by: "ana", for: "ana", stampedAt: try await shoot.stamp(of: "10") - 1))
    let end = try #require(try await shoot.service.tournament(shoot.id).sheet(of: "ana")[end: 1])
    #expect(end.arrows.map(\.id) == ["early"])
    #expect(end.others.map { $0.arrows.map(\.id) } == [["10", "9"]])
  }

  @Test func `an arrow that arrives when all is over is listed, and changes nothing`() async throws {
    let shoot = try await JudgedShoot()
    _ = try await shoot.service.perform(.complete(force: true), on: shoot.id, by: "org", at: 9_000, as: "over")
    let entry = ArrowEntry.token("9", device: "phone", at: ArrowPlace(end: 2, number: 1))
    for _ in 1...2 {
      let outcome = try await shoot.service.keep(entry, for: "ana", on: shoot.id, by: "ana", at: 9_500, as: "late")
      #expect(outcome.tournament.refused.map(\.event.id) == ["late"])
    }
    await #expect(throws: SpaceError.self) {
      _ = try await shoot.service.keep(entry, for: "ana", on: shoot.id, by: "carl", at: 9_500, as: "foreign")
    }
  }

  @Test(arguments: ["carl", "org"])
  func `an archer whom the organiser adds becomes no member by it`(claimed: UserID) async throws {
    let shoot = try await JudgedShoot()
    let body = #"{"displayName":"Carl","isGuest":false,"addedBy":"\#(claimed)","missedEnds":0}"#
    try await shoot.append(shoot.event("c", "participantAdded", by: "org", for: "carl", body))
    #expect(try await shoot.service.tournament(shoot.id)["carl"]?.addedBy == "org")
    let path = DocumentKey.membership(of: "carl", in: shoot.id.space).path
    #expect(try await shoot.storage.documents.load(path) == nil)
  }

  @Test func `an account is no guest, whatever id a command gives the guest`() async throws {
    let shoot = try await JudgedShoot()
    let guest = TournamentCommand.add(.init("carl", displayName: "Carl", isGuest: true))
    _ = try await shoot.service.perform(guest, on: shoot.id, by: "ana", at: 4000, as: "g")
    let path = DocumentKey.membership(of: "carl", in: shoot.id.space).path
    #expect(try await shoot.storage.documents.load(path) == nil)
  }

  @Test func `creating a shoot in an owned space adds no second owner`() async throws {
    let shoot = try await JudgedShoot()
    let id: TournamentID = "owned"
    let key = DocumentKey.membership(of: "dan", in: id.space)
    _ = try await shoot.storage.documents.save([try key.write(Membership(role: .owner), id: "o", expected: .absent)])
    let create = TournamentCommand.create(
      name: "Mine",
      round: try Round(custom: "Short", passes: [Pass(ends: 2, arrowsPerEnd: 3, .tenZone)]),
      settings: TournamentSettings()
    )
    _ = try await shoot.service.perform(create, on: id, by: "org", at: 4000, as: "new")
    #expect(try await shoot.storage.documents.value(.membership(of: "org", in: id.space)).value == nil)
  }

  @Test func `a removed member is not listed again`() async throws {
    let shoot = try await JudgedShoot()
    let path = DocumentKey.membership(of: "ana", in: shoot.id.space).path
    _ = try await shoot.storage.documents.save([DocumentWrite(path, id: "gone", expected: .any, body: nil)])
    try await shoot.append(shoot.guest("g", "gina", by: "org"))
    #expect(try await shoot.storage.documents.load(path)?.head.isDeleted == true)
  }

  @Test(arguments: [Int.min, -1, 0, 3, .max])
  func `an end and an arrow may be any number, and are refused where there is none`(number: Int) async throws {
    let shoot = try await JudgedShoot()
    for (end, arrow) in [(number, 1), (1, number), (number, number)] where !(1...2).contains(number) {
      let edit = TournamentCommand.edit("ana", end: end, arrow: arrow, value: "9", reason: "r")
      await #expect(throws: SpaceError.self) {
        _ = try await shoot.service.perform(edit, on: shoot.id, by: "org", at: 4000, as: "edit")
      }
    }
  }
}
