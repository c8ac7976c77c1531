import Access
import CanonicalJSON
import Domain
import Foundation
import InMemory
import ScorebookKit
import Spaces
import Testing

@testable import ArcheryScoring
@testable import GroupChallenges
@testable import fitness_challenge
@testable import pinball_practice

/// The rows of `Tests/AccessTables/writes.txt`.
struct WriteTable {
  struct Row {
    let line: Int
    let app: String
    let way: String
    let path: String
    /// What follows the path: the body, or the type, the subject and the body of an event.
    let words: [String]
    let roles: Set<String>
  }

  let rows: [Row]

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "AccessTables/writes.txt")
    let lines = String(decoding: try Data(contentsOf: file), as: UTF8.self).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    rows = try lines.enumerated().compactMap { number, line in
      if line.isEmpty || line.hasPrefix("#") { return nil }
      let columns = line.split(separator: "  ").map { $0.trimmingPrefix(" ") }
      try #require(columns.count == 5, "\(line)")
      let place = columns[2].split(separator: " ", maxSplits: 1).map(String.init)
      let roles = columns[3].split(separator: " ").map(String.init)
      try #require(Set(roles).isSubset(of: WriteBench.roles + ["all", "none"]), "\(line)")
      return Row(
        line: number + 1,
        app: String(columns[0]),
        way: String(columns[1]),
        path: place[0],
        words: place.count > 1 ? place[1].split(separator: " ", maxSplits: 2).map(String.init) : [],
        roles: roles == ["all"] ? Set(WriteBench.roles) : Set(roles).subtracting(["none"])
      )
    }
  }
}

/// A store with one space of each sport, and an account of each role in it.
struct WriteBench {
  static let roles = ["owner", "admin", "member", "publisher", "viewer", "former", "stranger"]
  private static let now: Timestamp = 400_000_000

  private let store: Storage
  private let gatekeeper: Gatekeeper

  init(_ app: String) async throws {
    store = InMemoryStore(ClockAndIdentities(now: { Self.now }, newIdentity: { UUID().uuidString })).storage
    switch app {
    case "archery": gatekeeper = Gatekeeper(store, [TournamentLog.self], rules: TournamentAccess.rules) { Self.now }
    case "fitness":
      gatekeeper = Gatekeeper(store, FitnessChallenge.folds, rules: FitnessChallenge.rules) { Self.now }
    default: gatekeeper = Gatekeeper(store, [], rules: PinballPractice.rules) { Self.now }
    }
    for user in Self.roles + ["other"] {
      let role = user == "owner" ? "organiser" : "member"
      let body = Array(#"{"displayName":"\#(user)","role":"\#(role)"}"#.utf8)
      let account = DocumentWrite(.account(of: UserID(rawValue: user)), id: "a", expected: .absent, body: body)
      _ = try await store.documents.save([account])
    }
    switch app {
    case "archery": try await makeShoot()
    case "fitness": try await makeGroup()
    default: break
    }
  }

  private func admit(to space: ItemPath) async throws {
    for user in Self.roles.dropLast() + ["other"] {
      let role = Membership.Role(rawValue: user) ?? .member
      let key = DocumentKey.membership(of: UserID(rawValue: user), in: space)
      _ = try await store.documents.save([try key.write(Membership(role: role), id: "admitted", expected: .any)])
    }
  }

  private func makeShoot() async throws {
    let service = TournamentService(sessions: store.sessions, documents: store.documents)
    let round = try Round(custom: "Short", passes: [Pass(ends: 2, arrowsPerEnd: 3, .tenZone)])
    func perform(_ command: TournamentCommand, _ user: String, _ id: String) async throws {
      let step = TournamentStep(command, as: EventID(rawValue: id))
      _ = try await service.perform([step], on: "t1", by: UserID(rawValue: user), at: 1000)
    }
    try await perform(.create(name: "Thursday", round: round, settings: TournamentSettings()), "owner", "made")
    for user in ["owner", "admin", "member", "other", "gone"] {
      try await perform(.add(.init(PlayerID(rawValue: user), displayName: user)), user, "join-\(user)")
    }
    let entry = TournamentCommand.NewArcher("entry", displayName: "Entry", isGuest: true, isEntered: true)
    try await perform(.add(entry), "owner", "join-entry")
    try await perform(.start, "owner", "start")
    for user in ["owner", "admin", "member", "other"] {
      try await perform(.record(.token("10"), for: PlayerID(rawValue: user)), user, "arrow-\(user)")
    }
    // The name of one archer is deleted by the journal, and its document is still there.
    let deletion = ScoringEvent(id: "deletion", type: "nameDeleted", actor: "owner", subject: "gone", occurredAt: 1000)
    _ = try await store.sessions.session(at: "tournaments/t1/scoring").append([deletion], expecting: .any)
    try await admit(to: "tournaments/t1")
    try await store.leaderboards.define(BoardDefinition(), at: "tournaments/t1/board")
  }

  private func makeGroup() async throws {
    let group = Group(name: "Gym", createdAt: 1)
    let key = DocumentKey<Group>.stored("groups/g1/about")
    _ = try await store.documents.save([try key.write(group, id: "made", expected: .absent)])
    for user in ["owner", "admin", "member", "other"] as [UserID] {
      func event(_ id: String, _ type: String, _ body: String) -> ScoringEvent {
        let subject = PlayerID(user)
        return ScoringEvent(
          id: EventID(rawValue: "\(id)-\(user)"),
          type: type,
          actor: user,
          subject: subject,
          occurredAt: Self.now,
          body: Array(body.utf8)
        )
      }
      let events = [
        event("joined", "joined", #"{"name":"\#(user)"}"#),
        event("check-in", "checkIn", #"{"date":"1970-01-05","offsetSeconds":0}"#),
      ]
      _ = try await store.sessions.session(at: "groups/g1/log").append(events, expecting: .any)
    }
    try await admit(to: "groups/g1")
  }

  /// Tries a row as the account of a role; returns whether it was accepted.
  func tries(_ row: WriteTable.Row, as role: String) async throws -> Bool {
    let user = UserID(rawValue: role)
    let rules = String(decoding: try CanonicalJSON.encode(GroupRules()), as: UTF8.self)
    func filled(_ text: String) -> String {
      text.replacing("SELF", with: role).replacing("OTHER", with: "other").replacing("RULES", with: rules)
    }
    let guarded = gatekeeper.storage(for: .user(user, role == "owner" ? .organiser : .member)).storage
    let (path, words) = (ItemPath(filled(row.path)), row.words.map(filled))
    do {
      switch row.way {
      case "save":
        _ = try await guarded.documents.save([write(path, words.joined(separator: " "))])
      case "delete": _ = try await guarded.documents.save([write(path, nil)])
      case "append", "retract":
        let isRetraction = row.way == "retract"
        let event = ScoringEvent(
          id: "tried",
          type: isRetraction ? "undone" : words[0],
          actor: user,
          subject: words[1] == "-" ? nil : PlayerID(rawValue: words[1]),
          occurredAt: Self.now,
          retracts: isRetraction ? EventID(rawValue: words[0]) : nil,
          body: Array((words.count > 2 ? words[2] : "").utf8)
        )
        _ = try await guarded.sessions.session(at: path).append([event], expecting: .any)
      case "close": try await guarded.sessions.session(at: path).close()
      case "define": try await guarded.leaderboards.define(BoardDefinition(), at: path)
      case "submit": try await submit(.set(Score(1)), of: words[0], to: path, by: user, guarded)
      case "correct":
        try await store.leaderboards.submitScore(of: words[0], on: path)
        try await submit(.disqualify, of: words[0], to: path, by: user, guarded)
      default: Issue.record("line \(row.line) has an unknown way")
      }
      return true
    } catch DocumentError.store(.denied), DocumentError.invalid, DocumentError.conflict { return false } catch
      JournalError.store(.denied), JournalError.refused, LeaderboardError.store(.denied)
    { return false }
  }

  private func write(_ path: ItemPath, _ body: String?) -> DocumentWrite {
    DocumentWrite(path, id: "tried", expected: .any, body: body.map { Array($0.utf8) })
  }

  private func submit(
    _ action: Submission.Action,
    of player: String,
    to board: ItemPath,
    by user: UserID,
    _ guarded: Storage
  ) async throws {
    let submission = Submission(
      id: "tried",
      board: board,
      player: PlayerID(rawValue: player),
      action,
      occurredAt: Self.now,
      actor: user
    )
    _ = try await guarded.leaderboards.submit([submission], as: .here(at: Self.now))
  }
}

extension LeaderboardRepository {
  fileprivate func submitScore(of player: String, on board: ItemPath) async throws {
    let submission = Submission(
      id: "first",
      board: board,
      player: PlayerID(rawValue: player),
      .set(Score(5)),
      occurredAt: 1,
      actor: "owner"
    )
    _ = try await submit([submission], as: .here(at: 1))
  }
}

@Suite("Every write by the API and by sync is judged as the table of writes says")
struct WriteTableTests {
  @Test(arguments: ["archery", "fitness", "pinball"])
  func `for every path, way and role`(app: String) async throws {
    let rows = try WriteTable().rows.filter { $0.app == app }
    #expect(!rows.isEmpty)
    for row in rows {
      for role in WriteBench.roles {
        let accepted = try await WriteBench(app).tries(row, as: role)
        #expect(
          accepted == row.roles.contains(role),
          "line \(row.line) of writes.txt: \(role) \(row.way) \(row.path) \(row.words)"
        )
      }
    }
  }
}
