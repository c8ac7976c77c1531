import ArcheryScoring
import Domain
import InMemory
import Leaderboards
import Spaces
import Testing

/// A store that was used for one test.
func emptyStorage() -> Storage {
  InMemoryStore(ClockAndIdentities(now: { 1000 }, newIdentity: { "test" })).storage
}

@Suite struct `The tournament service` {
  let storage = emptyStorage()

  func makeService() -> TournamentService {
    storage.shoots
  }

  /// A started shoot of Ana, two ends of three.
  func opened(_ id: TournamentID = "t1", by organiser: UserID = "org") async throws -> TournamentService {
    let service = makeService()
    let round = try Round(custom: "Short", passes: [Pass(ends: 2, arrowsPerEnd: 3, .tenZone)])
    let create = TournamentCommand.create(name: "Thursday", round: round, settings: .init())
    _ = try await service.perform(create, on: id, by: organiser, at: 1, as: "create")
    _ = try await service.perform(.add(.init("ana", displayName: "Ana")), on: id, by: "ana", at: 2, as: "join")
    _ = try await service.perform(.start, on: id, by: organiser, at: 3, as: "start")
    return service
  }

  func arrow(_ token: String) -> TournamentCommand { .record(.token(token), for: "ana") }

  @Test func `records a double tap once`() async throws {
    let service = try await opened()
    let first = try await service.perform(arrow("9"), on: "t1", by: "ana", at: 10, as: "tap")
    let second = try await service.perform(arrow(" 9 "), on: "t1", by: "ana", at: 11, as: "tap")
    #expect((first.isRepeat, second.isRepeat) == (false, true))
    #expect(first.events.map(\.id) == second.events.map(\.id))
    #expect(first.selection(of: "ana") == second.selection(of: "ana"))
    #expect(second.tournament.sheet(of: "ana").running.arrows == 1)
  }

  @Test func `folds what it decided as a service that reads it from the store`() async throws {
    let service = try await opened()
    let commands: [(TournamentCommand, UserID)] = [
      (arrow("10"), "ana"), (arrow("9"), "ana"), (.undo, "ana"), (arrow("8"), "ana"),
      (.edit("ana", end: 1, arrow: 1, value: "X", reason: "Judge"), "org"),
      (.changeArcher("ana", displayName: "Anna", bowType: .recurve, shaftDiameterUm: 5_500), "ana"),
      (.add(.init("gus", displayName: "Gus", isGuest: true)), "ana"),
      (.pause, "org"), (.resume, "org"), (.withdraw("ana", reason: "Shoulder"), "ana"), (.complete(force: true), "org"),
    ]
    for (number, (command, user)) in commands.enumerated() {
      let event = EventID(rawValue: "c\(number)")
      let time = Timestamp(rawValue: Int64(10 + number))
      let outcome = try await service.perform(command, on: "t1", by: user, at: time, as: event)
      #expect(try await outcome.tournament == makeService().tournament("t1"), "\(command)")
    }
  }

  @Test func `knows whether anything else was recorded since an earlier revision`() async throws {
    let service = try await opened()
    let before = try await service.snapshot("t1").revision
    let first = try await service.perform(arrow("9"), on: "t1", by: "ana", at: 10, as: "a")
    #expect(first.follows(before) && first.revision.rawValue == before.rawValue + 1)
    // Another server records an arrow meanwhile.
    _ = try await makeService().perform(arrow("8"), on: "t1", by: "ana", at: 11, as: "b")
    let third = try await service.perform(arrow("7"), on: "t1", by: "ana", at: 12, as: "c")
    #expect(!third.follows(first.revision))
    #expect(!(try await service.perform(arrow("7"), on: "t1", by: "ana", at: 13, as: "c").follows(before)))
  }

  @Test func `records twenty equal taps from two services at once as one`() async throws {
    let services = [try await opened(), makeService()]
    try await withThrowingTaskGroup(of: Void.self) { group in
      for tap in 0..<20 {
        group.addTask {
          let time = Timestamp(rawValue: Int64(tap))
          _ = try await services[tap % 2].perform(arrow("9"), on: "t1", by: "ana", at: time, as: "tap")
        }
      }
      try await group.waitForAll()
    }
    #expect(try await makeService().tournament("t1").sheet(of: "ana").running.arrows == 1)
  }

  @Test func `refuses an id that was used for something else`() async throws {
    let service = try await opened()
    _ = try await service.perform(arrow("9"), on: "t1", by: "ana", at: 10, as: "tap")
    for (command, actor) in [(arrow("8"), "ana"), (arrow("9"), "org"), (.pause, "org")] as [(TournamentCommand, UserID)]
    {
      await #expect(throws: SpaceError.refused(.ticketReused)) {
        try await service.perform(command, on: "t1", by: actor, at: 11, as: "tap")
      }
    }
  }

  @Test func `records the arrows of two racing services, and never a fourth`() async throws {
    let services = [try await opened(), makeService()]
    let outcomes = await withTaskGroup(of: ScoringCode?.self, returning: [ScoringCode?].self) { group in
      for tap in 0..<8 {
        group.addTask {
          do throws(SpaceError) {
            let id = EventID(rawValue: "tap \(tap)")
            _ = try await services[tap % 2].perform(arrow("9"), on: "t1", by: "ana", at: 20, as: id)
            return nil
          } catch {
            guard case .refused(let refusal) = error else { return .unreadable }
            return refusal.scoringCode
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.count { $0 == nil } == 6)
    #expect(outcomes.count { $0 == .roundComplete } == 2)
    let tournament = try await makeService().tournament("t1")
    #expect(tournament.sheet(of: "ana").ends.map(\.arrows.count) == [3, 3])
    #expect(tournament.refused.isEmpty)
  }

  /// A service before each of whose first appends another service records an arrow of Ana.
  func overtaken(_ times: Int, by other: TournamentService) -> TournamentService {
    let sessions = Interfering(storage.sessions, times: times) { turn in
      let id = EventID(rawValue: "other \(turn)")
      _ = try await other.perform(arrow(turn % 2 == 0 ? "8" : "7"), on: "t1", by: "ana", at: 6, as: id)
      _ =
        turn < 4
        ? nil : try await other.perform(.undo, on: "t1", by: "ana", at: 7, as: EventID(rawValue: "undo \(turn)"))
    }
    return TournamentService(sessions: sessions, documents: storage.documents)
  }

  @Test func `decides again where another was faster, so that the arrow stands in the next end`() async throws {
    let other = try await opened()
    for tap in ["1", "2"] {
      _ = try await other.perform(arrow("9"), on: "t1", by: "ana", at: 5, as: EventID(rawValue: tap))
    }
    let outcome = try await overtaken(1, by: other).perform(arrow("X"), on: "t1", by: "ana", at: 8, as: "mine")
    let ends = outcome.tournament.sheet(of: "ana").ends.map { $0.arrows.map(\.value.token.rawValue) }
    #expect(ends == [["9", "9", "8"], ["X"]])
    #expect(outcome.tournament.refused.isEmpty)
  }

  @Test func `gives up after ten times, having changed nothing`() async throws {
    let other = try await opened()
    let service = overtaken(13, by: other)
    await #expect(throws: SpaceError.refused(.contention)) {
      try await service.perform(arrow("X"), on: "t1", by: "ana", at: 8, as: "mine")
    }
    #expect(try await other.log("t1").event("mine") == nil)
    let outcome = try await service.perform(arrow("X"), on: "t1", by: "ana", at: 9, as: "mine")
    #expect(!outcome.isRepeat && outcome.tournament.refused.isEmpty)
  }

  @Test func `returns a rejection with its code, and changes nothing`() async throws {
    let service = try await opened()
    let before = try await service.snapshot("t1")
    let error = await #expect(throws: SpaceError.self) {
      try await service.perform(arrow("12"), on: "t1", by: "ana", at: 9, as: "bad")
    }
    guard case .refused(let refusal)? = error else { throw ChangedByRefusal() }
    #expect(refusal.scoringCode == .invalidValue)
    #expect(try await service.snapshot("t1") == before)
  }

  @Test func `does not find an unknown tournament`() async throws {
    let service = makeService()
    await #expect(throws: SpaceError.notFound) { try await service.tournament("none") }
    await #expect(throws: SpaceError.notFound) {
      try await service.perform(.start, on: "none", by: "org", at: 1, as: "e")
    }
    #expect(try await service.cards().isEmpty)
  }

  @Test func `lists tournaments and their members, newest first`() async throws {
    let service = try await opened()
    let round = try #require(RoundCatalogue.round("wa18"))
    let create = TournamentCommand.create(name: "Friday", round: round, settings: .init())
    _ = try await service.perform(create, on: "t2", by: "ben", at: 50, as: "create")
    #expect(try await service.cards().map(\.name) == ["Friday", "Thursday"])
    #expect(try await service.summaries(for: "ana").map(\.isTakingPart) == [false, true])
    #expect(try await service.tournaments(of: "ana") == ["t1"])
    #expect(try await service.tournaments(of: "ben") == ["t2"])
    let change = TournamentCommand.change(name: "Saturday", round: round, settings: .init())
    _ = try await service.perform(change, on: "t2", by: "ben", at: 51, as: "change")
    #expect(try await service.cards().map(\.name) == ["Saturday", "Thursday"])
  }

  @Test func `heals a card and members that were never written`() async throws {
    let events = try await opened().log("t1").events
    let fresh = emptyStorage()
    _ = try await fresh.sessions.session(at: TournamentID("t1").journal).append(events, expecting: .any)
    let service = TournamentService(sessions: fresh.sessions, documents: fresh.documents)
    #expect(try await service.cards().isEmpty)
    _ = try await service.tournament("t1")
    #expect(try await service.cards().map(\.id) == ["t1"])
    #expect(try await service.tournaments(of: "ana") == ["t1"])
    #expect(try await service.tournaments(of: "org") == ["t1"])
  }

  @Test func `sees events that others appended meanwhile`() async throws {
    let (mine, theirs) = (try await opened(), makeService())
    _ = try await mine.tournament("t1")
    _ = try await theirs.perform(arrow("X"), on: "t1", by: "ana", at: 5, as: "theirs")
    #expect(try await mine.tournament("t1").sheet(of: "ana").running.xCount == 1)
  }

  @Test func `notifies followers of every change, at least of the newest`() async throws {
    let service = try await opened()
    var seen: [Int] = []
    var number = 0
    for try await snapshot in service.follow("t1") {
      seen.append(snapshot.tournament.sheet(of: "ana").running.arrows)
      number += 1
      if number == 4 { break }
      let id = EventID(rawValue: "arrow \(number)")
      _ = try await service.perform(arrow("9"), on: "t1", by: "ana", at: 5, as: id)
    }
    #expect(seen == [0, 1, 2, 3])
  }

  @Test func `keeps ids short enough to make others from them`() async throws {
    let service = try await opened()
    let long = EventID(rawValue: String(repeating: "e", count: 101))
    await #expect(throws: SpaceError.self) {
      try await service.perform(arrow("9"), on: "t1", by: "ana", at: 5, as: long)
    }
  }
}

@Suite struct `An exported tournament` {
  let storage = emptyStorage()

  func exported() async throws -> (text: String, tournament: Tournament) {
    let service = storage.shoots
    let sample = try await SampleShoot.create(in: service, owner: "me", ownerName: "Kim", startingAt: 1_700_000_000_000)
    return (try await service.export(sample.id), sample)
  }

  @Test func `is replayed to the same tournament and the same text`() async throws {
    let (text, tournament) = try await exported()
    let log = try TournamentExport.replay(text)
    #expect(log.tournament == tournament)
    #expect(try TournamentExport.text(log) == text)
    #expect(text.hasPrefix(#"{"format":"scorebook-tournament","tournament":"sample-shoot","version":1}"# + "\n"))
  }

  @Test func `names the line that cannot be read`() async throws {
    let lines = try await exported().text.split(separator: "\n").map(String.init)
    func problem(_ lines: [String]) -> String? {
      do throws(Refusal) {
        _ = try TournamentExport.replay(lines.joined(separator: "\n"))
        return nil
      } catch {
        return error.message.description
      }
    }
    #expect(problem([])?.hasPrefix("Line 1 is not the start") == true)
    #expect(problem(["{}"])?.hasPrefix("Line 1 is not the start") == true)
    let newer = problem([lines[0].replacing("\"version\":1", with: "\"version\":2")])
    #expect(newer?.hasPrefix("Line 1 is of version 2") == true)
    #expect(problem([lines[0], lines[1], "nonsense"])?.contains("in line 3 cannot be read") == true)
    let repeated = problem([lines[0], lines[1], lines[2], lines[1]])
    #expect(repeated?.hasPrefix("The entry sample-1 is in line 4 a second time") == true)
    let unreadable = problem([lines[0], lines[1], lines[2] + "}"])
    #expect(unreadable == "The entry in line 3 cannot be read. Export the shoot again.")
    #expect(problem(lines) == nil)
  }
}

@Suite struct `The sample shoot` {
  @Test func `is half shot, the same every time, and made once`() async throws {
    let storage = emptyStorage()
    let service = storage.shoots
    let first = try await SampleShoot.create(in: service, owner: "me", ownerName: "Kim", startingAt: 1_700_000_000_000)
    let again = try await SampleShoot.create(in: service, owner: "me", ownerName: "Kim", startingAt: 1_800_000_000_000)
    #expect(first == again)
    #expect(first.refused.isEmpty)
    #expect((first.status, first.roster.count, first.active.count) == (.inProgress, 8, 7))
    let view = first.view(of: "me")
    #expect(view.currentEnd == 10)
    let selection = ScorerSelection(scorer: "me", in: first)
    #expect((selection.archer, selection.arrowNumber(in: first)) == ("sample-guest", 3))
    let board = first.board(for: BoardViewer("me", now: 0))
    #expect(board.unranked.map(\.reason) == [.didNotFinish])
    #expect(board.rows.first.map { $0.totalScore > 250 && $0.totalScore <= 300 } == true)
    #expect(Set(board.rows.map(\.totalScore)).count > 3)
    #expect(try await service.summaries(for: "me").map(\.isTakingPart) == [true])
  }
}
