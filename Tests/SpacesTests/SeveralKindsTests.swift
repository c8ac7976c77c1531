import Access
import CanonicalJSON
import Domain
import InMemory
import Spaces
import StoreEngine
import Testing

/// A league, which counts matches: a second kind of space in the same store, whose table reads the first kind.
private struct LeagueState: SpaceFold {
  struct About: SpaceAbout {
    var name: String
    var createdAt: Timestamp

    static let blank = About(name: "", createdAt: 0)
    var refusal: Refusal? { nil }
  }

  struct Entry: Codable { let match: SpaceID }

  static let space = Space("leagues", journal: "matches", writers: .members)

  private(set) var matches: [SpaceID] = []

  init(_ about: About) {}

  mutating func apply(_ event: ScoringEvent) {
    guard let entry = try? CanonicalJSON.decode(Entry.self, from: event.body) else { return }
    matches.append(entry.match)
  }

  func refusal(of request: AppendRequest) -> Refusal? {
    request.leads ? nil : Refusal("leads", "Only the organiser enters matches.")
  }
}

@Suite("Several kinds of space in one store")
struct SeveralKindsTests {
  private let gatekeeper: Gatekeeper

  init() throws {
    let now: @Sendable () -> Timestamp = { 1_700_000_000_000 }
    let store = InMemoryStore(ClockAndIdentities(now: now, newIdentity: { "i" })).storage
    gatekeeper = Gatekeeper(store, [DartsState.self, LeagueState.self], now: now)
  }

  private func matches(_ account: Account) -> SpaceService<DartsState> { SpaceService(gatekeeper, for: account) }
  private func leagues(_ account: Account) -> SpaceService<LeagueState> { SpaceService(gatekeeper, for: account) }

  /// The table of a league: the points of each player in those of its matches that the account may see.
  private func table(of league: SpaceID, for account: Account) async throws -> [UserID: Int] {
    var table: [UserID: Int] = [:]
    for match in try await leagues(account).view(league).state.matches {
      let points = try await points(in: match, for: account)
      table.merge(points) { $0 + $1 }
    }
    return table
  }

  private func points(in match: SpaceID, for account: Account) async throws -> [UserID: Int] {
    do { return try await matches(account).view(match).state.points } catch {
      guard error == .notFound else { throw error }
      return [:]
    }
  }

  /// A league of two matches, all of them Ana's.
  private func league() async throws -> SpaceID {
    for match in ["first", "second"] as [SpaceID] {
      let about = DartsState.About(name: "\(match)", createdAt: 0, goal: 500)
      _ = try await matches(Club.ana).create(about, as: match)
      _ = try await matches(Club.ana).visit(60, in: match, as: Ticket("v"))
    }
    // The same id as a match has: a kind has its own ids.
    let league: SpaceID = "first"
    _ = try await leagues(Club.ana).create(LeagueState.About(name: "Winter", createdAt: 0), as: league)
    for match in ["first", "second"] as [SpaceID] {
      _ = try await leagues(Club.ana).record(in: league, as: Ticket("\(match)")) { _ throws(Refusal) in
        [try EventDraft("entered", LeagueState.Entry(match: match))]
      }
    }
    return league
  }

  private func admit(_ account: Account, to space: ItemPath) async throws {
    let labels = Set([DocumentLabel.member(account.user)].compactMap(\.self))
    let key = DocumentKey<Membership>.membership(of: account.user, in: space)
    let write = try key.write(Membership(role: .member), id: "admit", expected: .any, labels: labels)
    _ = try await gatekeeper.storage(for: Account(user: "olga", displayName: "Olga", role: .owner).principal).save([
      write
    ])
  }

  @Test("a league reads its matches, and shows a reader those that the reader may see")
  func reading() async throws {
    let league = try await league()
    #expect(try await table(of: league, for: Club.ana) == ["ana": 120])
    await #expect(throws: SpaceError.notFound) { try await table(of: league, for: Club.ben) }
    try await admit(Club.ben, to: LeagueState.space.path(of: league))
    #expect(try await table(of: league, for: Club.ben) == [:])
    try await admit(Club.ben, to: DartsState.space.path(of: "second"))
    #expect(try await table(of: league, for: Club.ben) == ["ana": 60])
  }

  @Test("each kind has its own list, members, rules and changes")
  func separation() async throws {
    let league = try await league()
    #expect(try await leagues(Club.ana).list().map(\.name) == ["Winter"])
    #expect(try await matches(Club.ana).list().map(\.name).sorted() == ["first", "second"])
    try await admit(Club.ben, to: LeagueState.space.path(of: league))
    #expect(try await matches(Club.ben).list().isEmpty)
    let refused = await #expect(throws: JournalError.self) {
      let event = ScoringEvent(id: "e", type: "entered", actor: "ben", occurredAt: 1, body: Array("{}".utf8))
      return try await gatekeeper.storage(for: Club.ben.principal).storage.sessions
        .session(at: LeagueState.space.journal(of: league)).append([event], expecting: .any)
    }
    guard case .refused(let refusal) = refused else { throw ServiceTests.Unexpected() }
    #expect("\(refusal)" == "Only the organiser enters matches.")
    #expect(await gatekeeper.name(ofSpaceAt: LeagueState.space.about(of: league)) == "Winter")
    #expect(await gatekeeper.name(ofSpaceAt: DartsState.space.about(of: "first")) == "first")
  }
}
