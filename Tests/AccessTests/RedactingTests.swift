import Access
import Domain
import Foundation
import InMemory
import Testing

@Suite("The right to redact")
struct RedactingTests {
  private static let places: [ItemPath] = ["clubs/c1/scoring", "users/ana/practice"]
  private let store = InMemoryStore(ClockAndIdentities(now: { 1_000 }, newIdentity: { UUID().uuidString })).storage

  private static let others: [Principal] = [
    .user("ana", .organiser), .user("ana", .member), .user("adam", .member), .user("ben", .member),
    .user("vic", .member), .viewer("clubs/c1"), .anonymous,
  ]

  @Test(arguments: places)
  func `is the installation owner's alone`(place: ItemPath) async throws {
    for (user, role) in [("ana", .owner), ("adam", .admin), ("ben", .member), ("vic", .viewer)]
      as [(UserID, Membership.Role)]
    {
      let key = DocumentKey.membership(of: user, in: "clubs/c1")
      _ = try await store.documents.save([try key.write(Membership(role: role), id: "m", expected: .any)])
    }
    let said = Array(#"{"note":"Gustavo"}"#.utf8)
    let event = ScoringEvent(id: "e", type: "note", actor: "ana", subject: "ana", occurredAt: 1, body: said)
    let recorded = try await store.sessions.session(at: place).append([event], expecting: .any)
    for principal in Self.others {
      let journal = view(principal).sessions.session(at: place)
      let user = principal.user ?? "ana"
      let own = ScoringEvent(id: "own", type: "note", actor: user, subject: PlayerID(user), occurredAt: 1)
      for events in [[try redaction(by: user)], [own, try redaction(by: user)]] {
        for stamp in [nil, Stamp(time: 2, device: "phone")] {
          await #expect(throws: JournalError.store(.denied), "\(principal)") {
            try await journal.append(events.map { $0.stamped(stamp) }, expecting: .any)
          }
        }
      }
    }
    #expect(try await store.sessions.session(at: place).events() == recorded)
    let owner = view(.user("olga", .owner)).sessions.session(at: place)
    _ = try await owner.append([try redaction(by: "olga")], expecting: .any)
    #expect(try await owner.events().map(\.event.isRedacted) == [true, false])
  }

  @Test func `and a board's history shows nobody else the name of a deleted account`() async throws {
    let board: ItemPath = "bests/wa18"
    try await store.leaderboards.define(BoardDefinition(), at: board)
    for player in ["ana", "ben"] as [PlayerID] {
      let submission = Submission(
        id: SubmissionID(rawValue: "s-\(player)"),
        board: board,
        player: player,
        .set(Score(1)),
        occurredAt: 500,
        actor: "olga",
        displayName: "\(player) Berg"
      )
      _ = try await store.leaderboards.submit([submission], as: .here(at: 1_000))
    }
    // It has no name of its own, and its effect has one.
    let out = Submission(id: "out", board: board, player: "ana", .disqualify, occurredAt: 500, actor: "olga")
    _ = try await store.leaderboards.submit([out], as: .here(at: 1_000))
    let deleted = Array(#"{"deletedAt":900,"displayName":"Archer 1234","role":"member"}"#.utf8)
    _ = try await store.documents.save([
      DocumentWrite(.account(of: "ana"), id: "gone", expected: .any, body: deleted)
    ])
    let rules = AccessRules(derived: ["bests"], published: ["bests"])
    for (role, isOwner) in [(AccountRole.member, false), (.owner, true)] {
      let view = GuardedStorage(store, for: .user("olga", role), by: rules, now: { 1_000 }).storage
      let found = try await view.leaderboards.submissions(of: board, player: nil, after: .zero, limit: 10)
      let text = "\(found)"
      #expect(text.contains("ana Berg") == isOwner && text.contains("ben Berg"), "\(text)")
      let last = try await view.leaderboards.submissions(
        of: board,
        player: "ana",
        after: Revision(rawValue: 2),
        limit: 10
      )
      #expect(last.count == 1 && "\(last)".contains("ana Berg") == isOwner, "\(last)")
    }
  }

  private func view(_ principal: Principal) -> Storage {
    GuardedStorage(store, for: principal, by: AccessRules(), now: { 1_000 }).storage
  }

  private func redaction(by user: UserID) throws -> ScoringEvent {
    let body = try Redaction(keeping: ["e": Array("{}".utf8)]).body()
    return ScoringEvent(id: "r", type: Redaction.type, actor: user, subject: PlayerID(user), occurredAt: 1, body: body)
  }
}
