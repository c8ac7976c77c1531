import Access
import Composition
import Domain
import Foundation
import ScoreServer
import StoreEngine
import TestSupport
import Testing

/// A store with a club: Ana organises it, Ben belongs to it with a guest Gus, Cy is a stranger.
struct ClubBench: Sendable {
  let store: Storage
  let clock: TestClock
  let owner: Storage
  let ana: Storage
  let ben: Storage
  let cy: Storage
  let link: Storage

  /// Passes a club in a new store of a kind: `memory`, `sqlite` or `file`.
  static func with(_ kind: String, _ body: (ClubBench) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      let clock = TestClock()
      let url = kind == "memory" ? "memory:" : "\(kind):\(folder.path)/store"
      let store = try await clock.openStore(url)
      do {
        try await body(try await ClubBench(store, clock))
      } catch {
        await store.close()
        throw error
      }
      await store.close()
    }
  }

  private init(_ store: Storage, _ clock: TestClock) async throws {
    func view(_ principal: Principal) -> Storage { Self.view(of: store, principal, clock) }
    (self.store, self.clock) = (store, clock)
    (owner, link) = (view(.user("root", .owner)), view(.viewer("clubs/c1/board")))
    (ana, ben, cy) = (view(.user("ana", .organiser)), view(.user("ben", .member)), view(.user("cy", .organiser)))
    try await ana.leaderboards.define(BoardDefinition(), at: "clubs/c1/board")
    try await appoint("ben", Membership(role: .member))
    try await appoint("gus", Membership(role: .guest, addedBy: "ben"))
  }

  func view(_ principal: Principal) -> Storage { Self.view(of: store, principal, clock) }

  private static func view(of store: Storage, _ principal: Principal, _ clock: TestClock) -> Storage {
    GuardedStorage(store, for: principal, by: AccessRules(), now: clock.now).storage
  }

  /// Writes a membership as the server does when its account redeems an invite.
  func appoint(_ user: UserID, _ membership: Membership) async throws {
    let key = DocumentKey.membership(of: user, in: "clubs/c1")
    let id = WriteID(rawValue: "appoint-\(user)-\(membership.role)")
    _ = try await store.documents.save([try key.write(membership, id: id, expected: .any)])
  }

  func score(_ id: SubmissionID, _ player: PlayerID, by actor: UserID, _ action: Submission.Action = .set(Score(10)))
    -> Submission
  {
    Submission(id: id, board: "clubs/c1/board", player: player, action, occurredAt: clock.now(), actor: actor)
  }
}

func note(_ path: ItemPath, _ id: WriteID, stamp: Stamp? = nil) -> DocumentWrite {
  DocumentWrite(path, id: id, expected: .any, body: Array("{}".utf8), stamp: stamp)
}

func arrow(_ id: EventID, by actor: UserID, for player: PlayerID?, retracts: EventID? = nil) -> ScoringEvent {
  ScoringEvent(id: id, type: "arrow", actor: actor, subject: player, occurredAt: 1, retracts: retracts)
}

extension Storage {
  fileprivate func save(_ writes: DocumentWrite...) async throws { _ = try await documents.save(writes) }

  /// Records events in the club's journal.
  fileprivate func record(_ events: ScoringEvent...) async throws {
    try await sessions.session(at: "clubs/c1/scoring").append(events, expecting: .any)
  }

  fileprivate func submit(_ submissions: Submission...) async throws {
    _ = try await leaderboards.submit(submissions, as: .replicated)
  }
}

@Suite("A guarded store")
struct GuardedStorageTests {
  private static let stores = ["memory", "sqlite", "file"]

  @Test(arguments: Self.stores)
  func `makes the first writer into an empty space its owner`(store: String) async throws {
    try await ClubBench.with(store) { bench in
      let mine = try await bench.store.documents.value(.membership(of: "ana", in: "clubs/c1")).value
      #expect(mine == Membership(role: .owner))
      #expect(try await bench.store.documents.list(DocumentQuery(under: .root, labelled: "member:ana")).count == 1)
      await #expect(throws: DocumentError.store(.denied)) { try await bench.cy.save(note("clubs/c1/card", "w")) }
      await #expect(throws: DocumentError.store(.denied)) { try await bench.ben.save(note("clubs/new/card", "w")) }
      #expect(try await bench.store.documents.all(under: "clubs/new").isEmpty)
    }
  }

  @Test(arguments: Self.stores)
  func `gives a space that many found at once exactly one owner`(store: String) async throws {
    try await ClubBench.with(store) { bench in
      for round in 0..<20 {
        let space = ItemPath("clubs/new\(round)")
        // Everyone from two devices.
        let founders = (0..<12).map { UserID(rawValue: "user-\($0 / 2)") }
        let winners = await withTaskGroup(of: UserID?.self) { group in
          for (device, user) in founders.enumerated() {
            let view = bench.view(.user(user, .organiser))
            let write = note(space.appending("cards", ItemPath.Segment(rawValue: "\(device)")), "w")
            group.addTask { (try? await view.documents.save([write])) == nil ? nil : user }
          }
          return await group.reduce(into: Set()) { if let user = $1 { $0.insert(user) } }
        }
        let members = try await bench.store.documents.all(under: space.appending("members")).filter { !$0.isDeleted }
        try #require(members.count == 1 && winners.count == 1, "round \(round): \(winners)")
        let key = DocumentKey.membership(of: try #require(winners.first), in: space)
        #expect(try await bench.store.documents.value(key).value == Membership(role: .owner))
        let cards = try await bench.store.documents.all(under: space.appending("cards"))
        #expect(
          cards.allSatisfy { card in founders[Int(card.path.segments.last?.rawValue ?? "") ?? 0] == winners.first }
        )
      }
    }
  }

  @Test(arguments: Self.stores)
  func `records nothing of a member after the membership has ended`(store: String) async throws {
    try await ClubBench.with(store) { bench in
      let key = DocumentKey.membership(of: "ben", in: "clubs/c1")
      for round in 0..<10 {
        try await bench.appoint("ben", Membership(role: round.isMultiple(of: 2) ? .member : .admin))
        let end = try key.write(Membership(role: .former), id: WriteID(rawValue: "end\(round)"), expected: .any)
        let stamps = try await withThrowingTaskGroup(of: Stamp?.self) { group in
          for number in 0..<12 {
            let (event, name) = ("e\(round)-\(number)", ItemPath.Segment(rawValue: "\(round)-\(number)"))
            group.addTask {
              switch number % 3 {
              case 0:
                let arrow = arrow(EventID(rawValue: event), by: "ben", for: "ben")
                let journal = bench.ben.sessions.session(at: "clubs/c1/scoring")
                return try? await journal.append([arrow], expecting: .any).first?.event.stamp
              case 1:
                let score = bench.score(SubmissionID(rawValue: event), "ben", by: "ben")
                return try? await bench.ben.leaderboards.submit([score], as: .here(at: 1)).first?.submission.stamp
              default:
                let note = note(ItemPath("clubs/c1/cards").appending(name), "w")
                return try? await bench.ben.documents.save([note]).first?.stamp
              }
            }
          }
          let ended = try await bench.ana.documents.save([end]).first?.stamp
          return (all: try await group.reduce(into: [Stamp?]()) { $0.append($1) }, end: try #require(ended))
        }
        #expect(stamps.all.compactMap(\.self).allSatisfy { $0 < stamps.end }, "round \(round)")
      }
    }
  }

  @Test(arguments: Self.stores)
  func `founds a space with its first documents, or not at all`(store: String) async throws {
    try await ClubBench.with(store) { bench in
      let late = DocumentWrite("clubs/new/card", id: "w", expected: .revision(Revision(rawValue: 3)), body: [])
      await #expect(throws: DocumentError.self) { try await bench.cy.save(late) }
      #expect(try await bench.store.changes.changes(under: "clubs/new", after: nil, limit: 1).changes.isEmpty)
      let heads = try await bench.cy.documents.save([note("clubs/new/card", "w")])
      #expect(heads.map(\.path) == ["clubs/new/card"])
      // A device brings a space with the membership that it wrote itself.
      let own = try DocumentKey.membership(of: "cy", in: "clubs/brought")
        .write(Membership(role: .owner), id: "mine", expected: .any)
      #expect(try await bench.cy.documents.save([note("clubs/brought/card", "w"), own]).count == 2)
      #expect(try await bench.store.documents.all(under: "clubs/brought").count == 2)
    }
  }

  @Test(arguments: Self.stores)
  func `shows a stranger an existing item like an absent one`(store: String) async throws {
    try await ClubBench.with(store) { bench in
      try await bench.ben.record(arrow("a1", by: "ben", for: "ben"))
      for space in ["clubs/c1", "clubs/none"] as [ItemPath] {
        let board = space.appending("board")
        #expect(try await bench.cy.documents.load(space.appending("members", "ana")) == nil)
        #expect(try await bench.cy.documents.all(under: space).isEmpty)
        let head = try await bench.cy.sessions.session(at: space.appending("scoring")).head()
        #expect(head.revision == .zero && !head.isClosed)
        #expect(try await bench.cy.sessions.session(at: space.appending("scoring")).events().isEmpty)
        #expect(try await bench.cy.leaderboards.definition(of: board) == nil)
        await #expect(throws: LeaderboardError.noSuchBoard(board)) {
          _ = try await bench.cy.leaderboards.page(BoardQuery(board, .allTime))
        }
        #expect(try await bench.cy.changes.changes(under: space, after: nil, limit: 10).changes.isEmpty)
        var stream = bench.cy.changes.follow(under: space).makeAsyncIterator()
        await #expect(throws: StoreFailure.denied) { _ = try await stream.next(isolation: nil) }
      }
    }
  }

  @Test(arguments: Self.stores)
  func `lists across spaces only readable items, page by page`(store: String) async throws {
    try await ClubBench.with(store) { bench in
      for number in 1...5 { try await bench.cy.save(note(ItemPath("clubs/d\(number)/card"), "w")) }
      try await bench.ana.save(note("clubs/c1/card", "w"), note("clubs/z/card", "w"))
      var paths: [ItemPath] = []
      while let page = try await bench.ana.documents.list(DocumentQuery(under: "clubs", after: paths.last, limit: 2))
        .map(\.path) as [ItemPath]?, !page.isEmpty
      { paths += page }
      #expect(
        paths == [
          "clubs/c1/card", "clubs/c1/members/ana", "clubs/c1/members/ben", "clubs/c1/members/gus", "clubs/z/card",
          "clubs/z/members/ana",
        ]
      )
      var (seen, cursor): ([ItemPath], ChangeCursor?) = ([], nil)
      while true {
        let page = try await bench.ana.changes.changes(under: .root, after: cursor, limit: 2)
        #expect(page.changes.count <= 2)
        (seen, cursor) = (seen + page.changes.map(\.path), page.cursor)
        if !page.hasMore { break }
      }
      #expect(Set(seen) == Set(paths + ["clubs/c1/board"]) && seen.count == 7)
    }
  }

  @Test(arguments: Self.stores)
  func `lets members record and submit for themselves and their guests`(store: String) async throws {
    try await ClubBench.with(store) { bench in
      try await bench.ben.record(arrow("a1", by: "ben", for: "ben"), arrow("a2", by: "ben", for: "gus"))
      for event in [arrow("a3", by: "ben", for: "ana"), arrow("a3", by: "ana", for: "ben")] {
        await #expect(throws: JournalError.store(.denied)) { try await bench.ben.record(event) }
      }
      try await bench.ben.submit(bench.score("s1", "ben", by: "ben"))
      try await bench.ben.submit(bench.score("s2", "gus", by: "ben"))
      let (own, foreign) = (bench.score("s3", "ben", by: "ben"), bench.score("s4", "ana", by: "ben"))
      await #expect(throws: LeaderboardError.store(.denied)) { try await bench.ben.submit(own, foreign) }
      // By themselves, only what is not theirs is rejected, and a revert is theirs once its submission is there.
      let revert = bench.score("s5", "ben", by: "ben", .revert("s3"))
      let results = try await bench.ben.leaderboards.submitEach([foreign, own, revert], as: .replicated)
      #expect(
        results.map { $0.map(\.submission.id) } == [
          .failure(.store(.denied)), .success("s3"), .failure(.store(.denied)),
        ]
      )
      let reverted = try await bench.ben.leaderboards.submitEach([own, revert], as: .replicated)
      #expect(reverted.map { $0.map(\.submission.id) } == [.success("s3"), .success("s5")])
      let stranger = try await bench.cy.leaderboards.submitEach([bench.score("s6", "cy", by: "cy")], as: .replicated)
      #expect(stranger == [.failure(.store(.denied))])
      #expect(try await bench.link.leaderboards.page(BoardQuery("clubs/c1/board", .allTime)).total == 2)
      #expect(try await bench.link.documents.all(under: "clubs/c1").isEmpty)
    }
  }

  @Test func `takes what has no stamp for new, also from the owner, so nothing is accepted without effect`()
    async throws
  {
    try await ClubBench.with("memory") { bench in
      let board: ItemPath = "clubs/c1/points"
      try await bench.owner.leaderboards.define(BoardDefinition(plausible: 0...300), at: board)
      func submit(_ id: SubmissionID, _ action: Submission.Action, stamp: Stamp? = nil) async throws {
        let score = Submission(
          id: id,
          board: board,
          player: "ben",
          action,
          occurredAt: bench.clock.now(),
          actor: "root",
          stamp: stamp
        )
        try await bench.owner.submit(score)
      }
      await #expect(throws: LeaderboardError.implausible(Score(301))) { try await submit("s1", .set(Score(301))) }
      try await submit("s2", .set(Score(300)))
      await #expect(throws: LeaderboardError.implausible(Score(-1))) { try await submit("s3", .best(Score(-1))) }
      await #expect(throws: LeaderboardError.scoreOverflow("ben")) { try await submit("s4", .increment(.max)) }
      // A copy carries the stamp of the store that accepted it.
      try await submit("s5", .set(Score(301)), stamp: Stamp(time: bench.clock.now(), device: "elsewhere"))
      let page = try await bench.owner.leaderboards.page(BoardQuery(board, .allTime))
      #expect(page.standings.map(\.entry.score) == [Score(300)] && page.revision.rawValue == 2)
    }
  }

  @Test(arguments: Self.stores)
  func `lets only leaders retract others' records`(store: String) async throws {
    try await ClubBench.with(store) { bench in
      try await bench.ben.record(arrow("a1", by: "ben", for: "ben"))
      try await bench.ana.record(arrow("a2", by: "ana", for: "ben"))
      try await bench.ben.record(arrow("u1", by: "ben", for: "ben", retracts: "a1"))
      for target in ["a2", "unknown"] as [EventID] {
        await #expect(throws: JournalError.store(.denied)) {
          try await bench.ben.record(arrow("u2", by: "ben", for: "ben", retracts: target))
        }
      }
      try await bench.ben.submit(bench.score("s1", "ben", by: "ben"))
      try await bench.ana.submit(bench.score("out", "ben", by: "ana", .disqualify))
      await #expect(throws: LeaderboardError.store(.denied)) {
        try await bench.ben.submit(bench.score("back", "ben", by: "ben", .revert("out")))
      }
      try await bench.ben.submit(bench.score("undo", "ben", by: "ben", .revert("s1")))
      try await bench.ana.submit(bench.score("back", "ben", by: "ana", .revert("out")))
    }
  }

  private static let ahead = "the stamp is more than 5 minutes ahead of the server's clock; check the sender's clock"

  @Test(arguments: Self.stores)
  func `keeps its own clock, for the owner too`(store: String) async throws {
    try await ClubBench.with(store) { bench in
      let early = Stamp(time: bench.clock.now().advanced(byMilliseconds: 300_001), device: "phone")
      for view in [bench.ana, bench.owner] {
        await #expect(throws: DocumentError.store(.invalidTime(Self.ahead))) {
          try await view.save(note("clubs/c1/card", "w", stamp: early))
        }
      }
      #expect(try await bench.store.documents.load("clubs/c1/card") == nil)
      try await bench.owner.save(note("clubs/c1/card", "w"))
      await #expect(throws: DocumentError.store(.denied)) { try await bench.owner.save(note("local/secret", "w")) }
      try await bench.store.save(note("local/secret", "w"))
      #expect(try await bench.owner.documents.load("local/secret") == nil)
      let listed = try await bench.owner.changes.changes(under: .root, after: nil, limit: 100).changes
      #expect(listed.count == 5 && !listed.contains { $0.path.isUnder("local") })
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: Self.stores)
  func `ends a stream when access is lost`(store: String) async throws {
    try await ClubBench.with(store) { bench in
      var inside = bench.ben.sessions.follow(under: "clubs/c1/scoring").makeAsyncIterator()
      var across = bench.ben.changes.follow(under: "clubs").makeAsyncIterator()
      #expect(try await inside.next(isolation: nil) != nil)
      #expect(try await across.next(isolation: nil) != nil)
      try await bench.ana.record(arrow("a1", by: "ana", for: "ana"))
      #expect(try await inside.next(isolation: nil) != nil)
      try await bench.appoint("ben", Membership(role: .former))
      await #expect(throws: StoreFailure.denied) { while try await inside.next(isolation: nil) != nil {} }
      #expect(try await across.next(isolation: nil) != nil)
      // A former member may read how it ended.
      #expect(try await bench.ben.documents.all(under: "clubs").map(\.path) == ["clubs/c1/members/ben"])
    }
  }
}
