import AppTestSupport
import Composition
import Domain
import Foundation
import GroupChallenges
import Leaderboards
import OfflineSync
import ScoreServer
import Spaces
import StoreEngine
import TestSupport
import Testing

/// A server whose clock was sixty days ahead for one run: a real server before and after it, on the same store.
///
/// The run in between uses the parts of `serve` that write, with a clock of the test's.
@Suite("A server whose clock was wrong", .timeLimit(.minutes(3)))
struct ClockTests {
  @Test(arguments: ["sqlite", "file"])
  func `keeps everyone signed in, warns its owner, and its members' laptops catch up`(kind: String) async throws {
    try await withGym(kind) { terminal in
      let gym = ClockedGym(folder: terminal.folder, store: terminal.store)
      // The clock is right.
      let club = try await gym.serve { try await Club($0) }
      // The clock is sixty days ahead, at two starts.
      for _ in 1...2 { try await gym.runAhead(club) }
      // The clock is right again.
      try await gym.serve { server in
        let (olga, ana) = (club.olga.at(server), club.ana.at(server))
        #expect(try await olga.get(club.page).status == 200)
        #expect(try await ana.get(club.page).status == 200)
        try await expectWarning(in: server, olga, ana)
        // Ana's laptop takes the stamps over, checks in without the server, and delivers.
        let laptop = try await Laptop(ana)
        try await laptop.sync.sync()
        try await laptop.checkIn(club.group)
        try await laptop.sync.sync()
        #expect(laptop.sync.status.waiting.isEmpty)
        let list = try await olga.get(club.page).text
        #expect(list.contains("<bdi>Ana</bdi></span><span class=\"value\">1</span>"))
        try await expectFutureRejected(by: olga, ana, club.group)
      }
    }
  }

  /// The log and the owner's strip say it; a member is not bothered.
  private func expectWarning(in server: ServerProcess, _ olga: Visitor, _ ana: Visitor) async throws {
    try await eventually("the log warns") { server.errors.contains("Check the date and time of this computer") }
    for try await text in try await olga.stream("/strip") where text.contains("strip") {
      #expect(text.contains("Check the date and time of this computer"))
      break
    }
    for try await text in try await ana.stream("/strip") {
      #expect(!text.contains("Check the date"))
      break
    }
  }

  /// No role dates an entry a year ahead, and the owner moves the clock no further.
  private func expectFutureRejected(by olga: Visitor, _ ana: Visitor, _ group: GroupID) async throws {
    let year = ClockAndIdentities.system.now().advanced(byMilliseconds: 365 * 86_400_000)
    let stamps = [Stamp(time: year, device: "d"), Stamp(time: Timestamp(rawValue: .max), device: "d")]
    for stamp in stamps {
      let write = DocumentWrite("clubs/c", id: "w", expected: .any, body: [], stamp: stamp)
      #expect(try await olga.refusal(of: write) != nil, "\(stamp)")
    }
    try await ana.withStore { store in
      let user = UserID(rawValue: ana.user)
      let body = #"{"date":"\#(LocalDay(of: year, in: .utc).date)","offsetSeconds":0}"#
      let event = ScoringEvent(
        id: EventID(rawValue: "\(user):year"),
        type: "checkIn",
        actor: user,
        subject: PlayerID(user),
        occurredAt: year,
        body: Array(body.utf8)
      )
      do {
        _ = try await store.sessions.session(at: group.log).append([event], expecting: .any)
        Issue.record("a check-in of next year was accepted")
      } catch JournalError.store(.invalidTime) {
      }
    }
  }
}

/// A store that is served with one clock after the other.
private struct ClockedGym: Sendable {
  let folder: URL
  let store: String

  /// Runs a real server.
  @discardableResult
  func serve<Result>(_ body: (ServerProcess) async throws -> Result) async throws -> Result {
    let server = try await ServerProcess.start("fitness-challenge", in: folder, ["--store", store])
    do {
      let result = try await body(server)
      try await server.end()
      return result
    } catch {
      try await server.end()
      throw error
    }
  }

  /// Opens the store with a clock sixty days ahead, as a start of the server does, and checks the owner in.
  func runAhead(_ club: Club) async throws {
    let now: @Sendable () -> Timestamp = { ClockAndIdentities.system.now().advanced(byMilliseconds: 60 * 86_400_000) }
    let clock = ClockAndIdentities(now: now, newIdentity: ClockAndIdentities.system.newIdentity)
    let storage = try await StoreRegistry.standard.open(store, clock)
    let signIn = SignIn(documents: storage.documents, clock: clock)
    try await signIn.removeExpired(lastStamp: try await storage.lastStamp())
    let olga = Account(user: UserID(rawValue: club.olga.user), displayName: "Olga", role: .owner)
    let groups = Groups(Gatekeeper(storage, [GroupState.self], now: now), for: olga)
    let day = LocalDay(of: now(), in: .utc)
    _ = try await groups.checkIn(club.group, at: now(), on: day, as: ClockAndIdentities.system.newIdentity())
    await storage.close()
  }
}

/// Olga's group, of which Ana is a member.
private struct Club: Sendable {
  let olga: Visitor
  let ana: Visitor
  let group: GroupID

  var page: String { "/groups/\(group)" }

  init(_ server: ServerProcess) async throws {
    olga = try await server.owner()
    let id = try await olga.found("Gym", ["several": "yes"])
    group = GroupID(rawValue: id)
    ana = try await server.served.newcomer("Ana", with: try await olga.invite(at: "/groups/\(id)/people"))
    _ = try await ana.get("/groups/\(id)")
  }
}

extension Visitor {
  /// The same session at another run of the server.
  fileprivate func at(_ server: ServerProcess) -> Visitor {
    Visitor(server: server.address, token: token, user: user)
  }
}

/// A member's device.
private struct Laptop {
  let sync: OfflineSync
  private let groups: Groups

  init(_ visitor: Visitor) async throws {
    sync = try OfflineSync.device(of: visitor)
    let account = Account(user: UserID(rawValue: visitor.user), displayName: "Ana")
    groups = Groups(Gatekeeper(sync.storage, [GroupState.self], now: ClockAndIdentities.system.now), for: account)
  }

  func checkIn(_ group: GroupID) async throws {
    let now = ClockAndIdentities.system.now()
    let ticket = ClockAndIdentities.system.newIdentity()
    _ = try await groups.checkIn(group, at: now, on: LocalDay(of: now, in: .utc), as: ticket)
  }
}
