import Domain
import Pinball
import Testing

@Suite("Screens that stay live", .timeLimit(.minutes(1))) struct FollowTests {
  private let olga: UserID = "olga"

  private func service() -> PracticeService { PracticeService(sessions: PracticeSample.store().sessions) }

  private func score(_ points: String, _ id: String, in service: PracticeService) async throws {
    let entry = QuickEntry(id: .named("score", id), at: PracticeSample.now)
    let steps = try entry.score(GameScore(points), game: "G1", location: "The Arcade")
    try await service.record(steps, of: olga, as: id, at: PracticeSample.now)
  }

  @Test func `the journal comes again after an entry, and not after one that it does not show`() async throws {
    let service = service()
    let journals = service.follow(olga) { state in
      state.journal(.scores, keys: GameKeys([]), zone: .utc, limit: 10)
    }
    var reader = journals.makeAsyncIterator()
    #expect(try await reader.next()?.count == 0)
    try await score("1000", "one", in: service)
    let first = try await reader.next()
    #expect(first?.count == 1 && first?.days.first?.rows.first?.location == "The Arcade")
    let note = try QuickEntry(id: .named("note", "a"), at: PracticeSample.now)
      .note(game: "G1", category: .shots, detail: "", "left")
    try await service.record(note, of: olga, as: "note", at: PracticeSample.now)
    try await score("2000", "two", in: service)
    #expect(try await reader.next()?.count == 2)
  }

  @Test func `the groups come again when one is made`() async throws {
    let service = service()
    let groups = service.follow(olga) { state in
      state.groups(archived: false, keys: GameKeys([]), now: PracticeSample.now, zone: .utc)
    }
    var reader = groups.makeAsyncIterator()
    #expect(try await reader.next()?.groups.isEmpty == true)
    var draft = GroupDraft()
    (draft.name, draft.gameIDs) = ("Ramps", ["G1"])
    let steps = try PracticeState().creation(of: draft, id: draft.groupID("t"), now: PracticeSample.now)
    try await service.record(steps, of: olga, as: "group", at: PracticeSample.now)
    #expect(try await reader.next()?.groups.map(\.name) == ["Ramps"])
  }

  private static func standings(_ total: Int) -> [UInt8] {
    let banks = (1...8).map { "bank_\($0)" }.joined(separator: ",")
    return Array("season,player,total,rank,eligible,nights,\(banks)\n1,Ann Lee,\(total),1,Yes,8,1,1,1,1,1,1,1,1\n".utf8)
  }

  @Test func `standings come again when the league's file says something else`() async throws {
    let store = LeagueStore()
    let totals = store.follow { $0.standings?.screen(for: nil, $0.names)?.lines.map(\.total) ?? [] }
    var reader = totals.makeAsyncIterator()
    #expect(await reader.next(isolation: nil) == [])
    store.take(.standings, Self.standings(100))
    #expect(await reader.next(isolation: nil) == [100])
    // Another file, and the same figures once more, change nothing that is shown.
    store.take(.redacted, Array("name\nBo Berg\n".utf8))
    store.take(.standings, Self.standings(100))
    store.take(.standings, Self.standings(200))
    #expect(await reader.next(isolation: nil) == [200])
    // A broken file leaves the last good rows, and its problem in words.
    store.take(.standings, [])
    #expect(store.league.standings != nil && store.league.problems[.standings]?.description == "The file is empty.")
  }
}
