import Access
import ArcheryScoring
import Domain
import InMemory
import Leaderboards
import Spaces
import StoreEngine
import Testing

/// A shoot of `org` with Ana, who has an account and brought the guest Gus, and with Ines of the entry list.
struct NamedShoot {
  let storage: Storage
  let id: TournamentID = "t1"

  init(in storage: Storage = emptyStorage()) async throws {
    self.storage = storage
    let round = try Round(custom: "Short", passes: [Pass(ends: 1, arrowsPerEnd: 3, .tenZone)])
    try await perform(.create(name: "Thursday", round: round, settings: .init()), by: "org", as: "create")
    try await perform(.add(.init("ana", displayName: "Anastasia")), by: "ana", as: "ana")
    try await perform(.add(.init("gus", displayName: "Gustavo", isGuest: true)), by: "ana", as: "gus")
    try await perform(.add(.init("ines", displayName: "Inessa", isGuest: true, isEntered: true)), by: "org", as: "ines")
  }

  /// A service that has read nothing yet, as after a restart.
  var service: TournamentService { storage.shoots }

  @discardableResult
  func perform(
    _ command: TournamentCommand,
    by actor: UserID,
    as id: EventID,
    with service: TournamentService? = nil
  ) async throws -> TournamentOutcome {
    try await (service ?? self.service).perform(command, on: self.id, by: actor, at: 1000, as: id)
  }

  func rename(_ archer: PlayerID, _ name: String, bow: BowType? = nil, by actor: UserID, as id: EventID) async throws {
    try await perform(.changeArcher(archer, displayName: name, bowType: bow, shaftDiameterUm: nil), by: actor, as: id)
  }

  /// The names as a new process shows them, in roster order.
  func names() async throws -> [String] {
    let tournament = try await service.tournament(id)
    return tournament.roster.map { tournament.displayName(of: $0.id) }
  }

  func events() async throws -> [ScoringEvent] {
    try await storage.sessions.session(at: id.journal).events().map(\.event)
  }

  /// Writes an event past the service.
  func append(_ event: ScoringEvent) async throws {
    _ = try await storage.sessions.session(at: id.journal).append([event], expecting: .any)
  }

  /// The journal's bodies as one text.
  func journal() async throws -> String { try await events().map { String(decoding: $0.body, as: UTF8.self) }.joined() }

  func documents() async throws -> [ItemPath] {
    try await storage.documents.all(under: id.space.appending("names")).map(\.path)
  }

  /// Everything that a person may read about the shoot, as one text.
  func texts() async throws -> String {
    let log = try await service.log(id)
    let trail = log.auditTrail().map { "\($0)" }.joined()
    return try await trail + service.export(id) + "\(try await service.tournament(id).screen(for: "org"))"
  }

  /// Completes the shoot with three arrows of each archer.
  func complete() async throws {
    try await perform(.start, by: "org", as: "start")
    for (archer, scorer) in [("ana", "ana"), ("gus", "ana"), ("ines", "org")] as [(PlayerID, UserID)] {
      for arrow in 1...3 {
        let id = EventID(rawValue: "\(archer)-\(arrow)")
        try await perform(.record(.token("9"), for: archer), by: scorer, as: id)
      }
    }
    try await perform(.complete(force: false), by: "org", as: "complete")
  }
}

@Suite struct `The names of archers` {
  @Test func `of a scorer who does not shoot is the account's, and no event holds it`() async throws {
    let shoot = try await NamedShoot()
    try await shoot.perform(.appointScorers(["eva", "ana"], for: "ines"), by: "org", as: "scorers")
    let event = try #require(await shoot.events().last)
    #expect(String(decoding: event.body, as: UTF8.self) == #"{"users":["ana","eva"]}"#)
    let named = TournamentService(
      sessions: shoot.storage.sessions,
      documents: shoot.storage.documents,
      accountNames: { Dictionary(uniqueKeysWithValues: $0.map { ($0, "Account \($0)") }) }
    )
    let tournament = try await named.tournament(shoot.id)
    #expect(tournament.displayName(ofUser: "eva").english == "Account eva")
    #expect(tournament.displayName(ofUser: "ana").english == "Anastasia")
    let trail = try await named.log(shoot.id).auditTrail().map(\.text)
    #expect(trail.contains("Scorers of Inessa: Anastasia, Account eva."))
    #expect(try await shoot.service.tournament(shoot.id).displayName(ofUser: "eva").english == "scorer eva")
    // Events of earlier versions hold names.
    let body = #"{"names":["Cleopatra"],"users":["cleo"]}"#
    try await shoot.append(ScoringEvent("scorersAppointed", by: "org", on: "gus", body, as: "old", at: 1000))
    #expect(try await shoot.service.tournament(shoot.id).displayName(ofUser: "cleo").english == "Cleopatra")
  }

  @Test func `are in documents, and in no event`() async throws {
    let shoot = try await NamedShoot()
    try await shoot.rename("gus", "Augustus", by: "ana", as: "rename")
    #expect(try await shoot.names() == ["Anastasia", "Augustus", "Inessa"])
    let journal = try await shoot.journal()
    for name in ["Anastasia", "Gustavo", "Augustus", "Inessa"] { #expect(!journal.contains(name), "\(name)") }
    #expect(try await shoot.documents().count == 4)
    let text = try await shoot.texts()
    for name in ["Anastasia", "Augustus", "Inessa"] { #expect(text.contains(name), "\(name)") }
  }

  @Test func `cost a steady reader no read`() async throws {
    let usage = StoreUsage(now: { 0 })
    let shoot = try await NamedShoot(in: emptyStorage().counted(in: usage))
    func reads() -> Int { usage.days.map(\.work.reads).reduce(0, +) }
    let service = shoot.service
    _ = try await service.tournament(shoot.id)
    for arrow in 1...3 {
      let before = reads()
      _ = try await service.tournament(shoot.id)
      #expect(reads() - before == 1, "\(arrow)")
    }
    try await shoot.rename("ana", "Anna", by: "ana", as: "rename")
    let before = reads()
    #expect(try await service.tournament(shoot.id).displayName(of: "ana") == "Anna")
    #expect(reads() - before == 2)
  }

  @Test func `stay where other details change, without another document`() async throws {
    let shoot = try await NamedShoot()
    try await shoot.rename("gus", "Gustavo", bow: .barebow, by: "ana", as: "bow")
    #expect(try await shoot.names()[1] == "Gustavo")
    #expect(try await shoot.documents().count == 3)
    let trail = try await shoot.service.log(shoot.id).auditTrail()
    #expect(trail.last?.text.message.description == "Gustavo was changed: Gustavo, Barebow.")
  }

  @Test func `of events of earlier versions are shown as before`() async throws {
    let shoot = try await NamedShoot()
    let body = #"{"addedBy":"ana","displayName":"Olga","isGuest":true,"missedEnds":0}"#
    try await shoot.append(ScoringEvent("participantAdded", by: "ana", on: "olga", body, as: "old", at: 2000))
    #expect(try await shoot.names().last == "Olga")
    let again = NewGuest("olga", "Olga").command
    #expect(try await shoot.perform(again, by: "ana", as: "old").isRepeat)
  }

  @Test func `are repaired by the retry after a crash between the name and the event`() async throws {
    let shoot = try await NamedShoot()
    let failing = Interfering(shoot.storage.sessions, times: 1) { _ in throw Crash() }
    let service = TournamentService(sessions: failing, documents: shoot.storage.documents)
    let command = NewGuest("dora", "Dora").command
    await #expect(throws: SpaceError.self) { try await shoot.perform(command, by: "ana", as: "dora", with: service) }
    #expect(try await shoot.documents().count == 4)
    #expect(try await shoot.names().count == 3)
    #expect(try await !shoot.perform(command, by: "ana", as: "dora").isRepeat)
    #expect(try await shoot.perform(command, by: "ana", as: "dora").isRepeat)
    #expect(try await shoot.names().last == "Dora")
    #expect(try await shoot.documents().count == 4)
  }

  @Test func `decide whether a command is a retry`() async throws {
    let shoot = try await NamedShoot()
    #expect(try await shoot.perform(NewGuest("gus", "Gustavo").command, by: "ana", as: "gus").isRepeat)
    await #expect(throws: SpaceError.refused(.ticketReused)) {
      try await shoot.perform(NewGuest("gus", "Another").command, by: "ana", as: "gus")
    }
    try await shoot.rename("gus", "Gustavo", bow: .barebow, by: "ana", as: "bow")
    await #expect(throws: SpaceError.refused(.ticketReused)) {
      try await shoot.rename("gus", "Another", bow: .barebow, by: "ana", as: "bow")
    }
    try await shoot.perform(.deleteName("gus"), by: "org", as: "delete")
    #expect(try await shoot.perform(NewGuest("gus", "Gustavo").command, by: "ana", as: "gus").isRepeat)
    #expect(try await shoot.names()[1] == "Guest")
  }

  @Test func `that arrive after their events are shown from then on`() async throws {
    let shoot = try await NamedShoot()
    let late = emptyStorage()
    _ = try await late.sessions.session(at: shoot.id.journal).append(try await shoot.events(), expecting: .any)
    let service = TournamentService(sessions: late.sessions, documents: late.documents)
    #expect(try await service.tournament(shoot.id).displayName(of: "ana") == "Archer ana")
    let writes = try await copies(of: shoot.documents(), in: shoot.storage)
    _ = try await late.documents.save(writes)
    let tournament = try await service.tournament(shoot.id)
    #expect(tournament.roster.map { tournament.displayName(of: $0.id) } == ["Anastasia", "Gustavo", "Inessa"])
  }

  private func copies(of paths: [ItemPath], in storage: Storage) async throws -> [DocumentWrite] {
    var writes: [DocumentWrite] = []
    for path in paths {
      let body = try await storage.documents.load(path)?.body
      writes.append(DocumentWrite(path, id: "copy", expected: .absent, body: body))
    }
    return writes
  }
}

@Suite struct `A deleted name` {
  @Test func `is gone from every text and document, and the results stay`() async throws {
    let shoot = try await NamedShoot()
    try await shoot.rename("gus", "Augustus", by: "ana", as: "rename")
    try await shoot.complete()
    let before = try await shoot.service.tournament(shoot.id).board(for: BoardViewer(nil, now: 0)).rows.map(
      \.totalScore
    )
    for (archer, actor) in [("ana", "ana"), ("gus", "org"), ("ines", "org")] as [(PlayerID, UserID)] {
      try await shoot.perform(.deleteName(archer), by: actor, as: EventID(rawValue: "delete-\(archer)"))
    }
    #expect(try await shoot.names() == ["Archer ana", "Guest", "Guest 2"])
    let text = try await shoot.texts()
    for name in ["Anastasia", "Gustavo", "Augustus", "Inessa"] { #expect(!text.contains(name), "\(name)") }
    #expect(try await shoot.documents().isEmpty)
    let after = try await shoot.service.tournament(shoot.id)
    #expect(after.board(for: BoardViewer(nil, now: 0)).rows.map(\.totalScore) == before)
    #expect(after.status == .completed)
  }

  @Test func `is gone for a process that had read it`() async throws {
    let shoot = try await NamedShoot()
    let service = shoot.service
    #expect(try await service.tournament(shoot.id).displayName(of: "gus") == "Gustavo")
    try await shoot.perform(.deleteName("gus"), by: "org", as: "delete")
    #expect(try await service.tournament(shoot.id).displayName(of: "gus") == "Guest")
    #expect(try await !service.export(shoot.id).contains("Gustavo"))
  }

  @Test func `of an event of an earlier version is in the journal, and nowhere else`() async throws {
    let shoot = try await NamedShoot()
    let body = #"{"addedBy":"org","displayName":"Olga","isEntered":true,"isGuest":true,"missedEnds":0}"#
    try await shoot.append(ScoringEvent("participantAdded", by: "org", on: "olga", body, as: "old", at: 2000))
    try await shoot.perform(.deleteName("olga"), by: "org", as: "delete")
    #expect(try await shoot.names().last == "Guest")
    #expect(try await !shoot.texts().contains("Olga"))
    #expect(try await shoot.journal().contains("Olga"))
  }

  @Test func `is in no sentence about a rejected entry`() async throws {
    let shoot = try await NamedShoot()
    let place = try TargetPlace("3A")
    for (archer, id) in [("gus", "first"), ("ines", "second")] as [(PlayerID, EventID)] {
      let body = #"{"displayName":"","naming":"unchanged","target":"3A"}"#
      try await shoot.append(ScoringEvent("participantChanged", by: "org", on: archer, body, as: id, at: 2000))
    }
    func refusals() async throws -> String { "\(try await shoot.service.tournament(shoot.id).refused.map(\.refusal))" }
    #expect(try await shoot.service.tournament(shoot.id)["gus"]?.target == place)
    #expect(try await refusals().contains("Gustavo"))
    try await shoot.perform(.deleteName("gus"), by: "org", as: "delete")
    #expect(try await !refusals().contains("Gustavo"))
  }

  @Test func `is deleted by the organiser and the account itself only, and once`() async throws {
    let shoot = try await NamedShoot()
    try await shoot.perform(.add(.init("ben", displayName: "Ben")), by: "ben", as: "ben")
    for actor in ["ben", "carl"] as [UserID] {
      for archer in ["ana", "gus", "ines"] as [PlayerID] {
        let error = await #expect(throws: SpaceError.self) {
          try await shoot.perform(.deleteName(archer), by: actor, as: "no")
        }
        guard case .refused(let refusal)? = error else { return #expect(Bool(false), "\(error as Any)") }
        #expect(refusal.scoringCode == .notAllowed || refusal.scoringCode == .notCreator, "\(refusal)")
      }
    }
    try await shoot.perform(.deleteName("ana"), by: "ana", as: "mine")
    #expect(try await shoot.perform(.deleteName("ana"), by: "ana", as: "again").events.isEmpty)
    #expect(try await shoot.perform(.deleteName("ana"), by: "ana", as: "mine").isRepeat)
    // Another name may be given, and stays.
    try await shoot.rename("ana", "Ana B.", by: "ana", as: "anew")
    #expect(try await shoot.names()[0] == "Ana B.")
    #expect(try await shoot.documents().count == 4)
  }

  @Test func `takes a name along that a command left without its event`() async throws {
    let shoot = try await NamedShoot()
    let failing = Interfering(shoot.storage.sessions, times: 1) { _ in throw Crash() }
    let service = TournamentService(sessions: failing, documents: shoot.storage.documents)
    let rename = TournamentCommand.changeArcher("gus", displayName: "Ghost", bowType: nil, shaftDiameterUm: nil)
    await #expect(throws: SpaceError.self) { try await shoot.perform(rename, by: "ana", as: "lost", with: service) }
    #expect(try await shoot.documents().count == 4)
    try await shoot.perform(.deleteName("gus"), by: "org", as: "delete")
    #expect(try await shoot.documents().count == 2)
  }

  @Test func `is deleted by the next opening where a crash left its document`() async throws {
    let shoot = try await NamedShoot()
    try await shoot.append(ScoringEvent("nameDeleted", by: "org", on: "gus", as: "delete", at: 2000))
    #expect(try await shoot.documents().count == 3)
    #expect(try await shoot.names()[1] == "Guest")
    #expect(try await shoot.documents().count == 2)
  }
}

private struct Crash: Error {}

/// A guest of Ana's.
private struct NewGuest {
  let command: TournamentCommand

  init(_ id: PlayerID, _ name: String) { command = .add(.init(id, displayName: name, isGuest: true)) }
}
