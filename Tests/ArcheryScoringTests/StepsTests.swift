import ArcheryScoring
import Domain
import Leaderboards
import Spaces
import Testing

@Suite struct `Commands done together` {
  private let storage = emptyStorage()

  private var service: TournamentService {
    storage.shoots
  }

  private func steps(_ commands: TournamentCommand...) -> [TournamentStep] {
    commands.enumerated().map { TournamentStep($1, as: EventID(rawValue: "s\($0)")) }
  }

  private func shoot(named name: String = "Thursday") throws -> [TournamentStep] {
    let round = try Round(custom: "Short", passes: [Pass(ends: 2, arrowsPerEnd: 3, .tenZone)])
    return steps(
      .create(name: name, round: round, settings: .init()),
      .add(.init("ana", displayName: "Ana")),
      .add(.init("g1", displayName: "Ben", isGuest: true)),
      .start
    )
  }

  @Test func `are all recorded, and recorded once when sent again`() async throws {
    let first = try await service.perform(try shoot(), on: "t", by: "ana", at: 1)
    let second = try await service.perform(try shoot(), on: "t", by: "ana", at: 2)
    #expect(first.tournament.status == .inProgress && first.tournament.roster.map(\.id) == ["ana", "g1"])
    #expect((first.isRepeat, second.isRepeat) == (false, true))
    #expect(first.events.map(\.id) == second.events.map(\.id))
    #expect(try await storage.sessions.session(at: "tournaments/t/scoring").head().revision == Revision(rawValue: 4))
  }

  @Test func `are none of them recorded when one is refused`() async throws {
    let early = try shoot() + [TournamentStep(.record(.token("11"), for: "ana"), as: "arrow")]
    await #expect(throws: SpaceError.self) { try await service.perform(early, on: "t", by: "ana", at: 1) }
    #expect(try await storage.sessions.session(at: "tournaments/t/scoring").head().revision == .zero)
    #expect(try await service.cards().isEmpty)
    _ = try await service.perform(try shoot(), on: "t", by: "ana", at: 1)
    let arrows = (1...4).map { TournamentStep(.record(.token("9"), for: "g1"), as: EventID(rawValue: "a\($0)")) }
    await #expect(throws: SpaceError.self) { try await service.perform(arrows, on: "t", by: "ana", at: 2) }
    #expect(try await service.tournament("t").sheet(of: "g1").running.arrows == 0)
  }

  @Test func `are no repeat of others under the same ids`() async throws {
    _ = try await service.perform(try shoot(), on: "t", by: "ana", at: 1)
    await #expect(throws: SpaceError.refused(.ticketReused)) {
      try await service.perform(try shoot(named: "Friday"), on: "t", by: "ana", at: 2)
    }
    _ = try await service.perform(
      [
        TournamentStep(.record(.token("9"), for: "ana"), as: "a1"),
        TournamentStep(.record(.token("8"), for: "ana"), as: "a2"),
      ],
      on: "t",
      by: "ana",
      at: 3
    )
    let edits: [TournamentCommand] = [
      .edit("ana", end: 1, arrow: 1, value: "7", reason: nil), .edit("ana", end: 1, arrow: 2, value: "7", reason: nil),
      .edit("ana", end: 1, arrow: 1, value: "6", reason: nil), .add(.init("g2", displayName: "Cleo", isGuest: true)),
    ]
    _ = try await service.perform(edits[0], on: "t", by: "ana", at: 4, as: "e")
    #expect(try await service.perform(edits[0], on: "t", by: "ana", at: 5, as: "e").isRepeat)
    for other in edits.dropFirst() {
      await #expect(throws: SpaceError.refused(.ticketReused)) {
        try await service.perform(other, on: "t", by: "ana", at: 6, as: "e")
      }
    }
  }

  @Test(arguments: ["Evil\nname", "\u{1B}[31mred", "tab\there"])
  func `refuse a name that would break a list or a terminal`(name: String) async throws {
    await #expect(throws: SpaceError.self) {
      try await service.perform(try shoot(named: name), on: "t", by: "ana", at: 1)
    }
    _ = try await service.perform(try shoot(), on: "t", by: "ana", at: 1)
    await #expect(throws: SpaceError.self) {
      let guest = TournamentCommand.add(.init("g9", displayName: name, isGuest: true))
      return try await service.perform(guest, on: "t", by: "ana", at: 2, as: "g9")
    }
  }

  @Test func `set a chosen category before a bow that does not fit the one before, and the other way round`() throws {
    let change = try TournamentCommand.details(of: "a", "Ana", .barebow)
    func ids(_ entrant: Entrant?) -> [EventID] {
      TournamentStep.changing("a", change, entrant, as: "k").map(\.id)
    }
    #expect(ids(nil) == ["k"] && ids(Entrant(club: "Oak")) == ["k", "k-entrant"])
    #expect(ids(Entrant(category: "B")) == ["k-entrant", "k"])
  }
}
