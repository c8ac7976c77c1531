import AppTestSupport
import Domain
import Foundation
import Leaderboards
import OfflineSync
import RemoteHTTP
import SQLite
import Synchronization
import TestSupport
import Testing

/// One request of one account in the four ways in which it can come, and the sentence that each way answers.
///
/// The request is to bring Ben back into a shoot that Ben has left.
private struct Ways: Sendable {
  let served: Served
  let folder: URL
  let shoot: String
  let ben: Visitor
  /// The event by which Ben left.
  let left: EventID

  /// Made by each test for itself; who may see the shoot is told by the account's link.
  struct Caller: Sendable {
    let visitor: Visitor
    let program: Program
  }

  /// The command line names what it did not find, and where to look.
  static let nothing = ["There is nothing here, or it is not yours to see.", "There is no shoot"]

  var journal: ItemPath { ItemPath("tournaments").appending(ItemPath.Segment(rawValue: shoot), "scoring") }

  static func run(_ body: (Ways, _ makeCaller: @Sendable (String, Bool) async throws -> Caller) async throws -> Void)
    async throws
  {
    try await withClub { served, club in
      let shoot = try await club.newShoot("Club evening", "--round", "wa18", "--start")
      let other = try await club.newShoot("Another", "--round", "wa18", "--start")
      let ben = try await served.newcomer("Ben", with: try await club.invite(shoot, "--uses", "2"))
      for (path, id) in [("archers", "join"), ("archers/\(ben.user)/withdraw", "leave")] {
        let answer = try await ben.post("/shoots/\(shoot)/\(path)", ["id": id, "me": "yes", "reason": "ill"])
        try #require(answer.status == 200, "\(answer.text)")
      }
      let left = Mutex<EventID?>(nil)
      try await ben.withStore { store in
        let events = try await store.sessions.session(at: ItemPath("tournaments/\(shoot)/scoring")).events()
        left.withLock { $0 = events.last { $0.event.type == "withdrawn" }?.event.id }
      }
      let event = try #require(left.withLock { $0 })
      let ways = Ways(served: served, folder: club.folder, shoot: shoot, ben: ben, left: event)
      try await body(ways) { name, isInside in
        let invite = try await club.invite(isInside ? shoot : other, "--uses", "2")
        let visitor = try await served.newcomer(name, with: invite)
        let home = club.folder.appending(component: name)
        return Caller(visitor: visitor, program: Program("archery", dataFolder: home, token: visitor.token))
      }
    }
  }

  /// The sentences that the page, the command, the API and a device that syncs show.
  func answers(to caller: Caller, reading before: (() async throws -> Void)? = nil) async throws -> [String: String] {
    var answers: [String: String] = [:]
    let device = try await synced(caller.visitor)
    try await before?()
    let page = try await caller.visitor.post("/shoots/\(shoot)/archers/\(ben.user)/reinstate", ["id": "back-page"])
    answers["page"] = page.text
    let arguments = ["reinstate", shoot, ben.user, "--store", served.address]
    answers["command"] = try await caller.program.run(arguments).errors
    let user = UserID(rawValue: caller.visitor.user)
    try await caller.visitor.withStore { store in
      do {
        _ = try await store.sessions.session(at: journal).append([back("back-api", by: user)], expecting: .any)
      } catch {
        answers["API"] = "\(error)"
      }
    }
    _ = try await device.storage.sessions.session(at: journal).append([back("back-sync", by: user)], expecting: .any)
    try await device.sync()
    for edit in try await device.lost.all() {
      if case .refused(let reason) = edit.cause { answers["sync"] = reason }
    }
    await device.storage.close()
    return answers
  }

  private func back(_ id: EventID, by user: UserID) -> ScoringEvent {
    let subject = PlayerID(rawValue: ben.user)
    return ScoringEvent(
      id: id,
      type: "undone",
      actor: user,
      subject: subject,
      occurredAt: ClockAndIdentities.system.now(),
      retracts: left,
      body: Array("{}".utf8)
    )
  }

  private func synced(_ visitor: Visitor) async throws -> OfflineSync {
    let here = ClockAndIdentities.system
    let device = OfflineSync(
      local: try SQLiteStore(path: folder.appending(component: "\(visitor.user).sqlite").path, here).storage,
      remote: try RemoteStore(url: visitor.server, token: visitor.token).storage,
      notebook: try SQLiteStore(path: folder.appending(component: "\(visitor.user).notebook").path, here).storage,
      clock: here,
      retry: RetrySchedule(chance: { 0 }, wait: { _ in })
    )
    try await device.sync()
    return device
  }
}

@Suite("One judge for pages, commands, the API and sync", .timeLimit(.minutes(3)))
struct OneJudgeTests {
  @Test("an account that undoes another's event reads the same sentence, whichever way the request comes")
  func foreignUndo() async throws {
    try await Ways.run { ways, makeCaller in
      let answers = try await ways.answers(to: try await makeCaller("Ana", true))
      #expect(answers.count == 4)
      for (way, text) in answers {
        #expect(text.contains("Only the scorer who recorded it or the organiser can undo it."), "\(way): \(text)")
      }
      let page = try await ways.ben.get("/shoots/\(ways.shoot)")
      #expect(page.status == 200)
      try await ways.ben.withStore { store in
        let events = try await store.sessions.session(at: ways.journal).events()
        #expect(!events.contains { $0.event.type == "undone" })
      }
    }
  }

  @Test("a removed member and a member of another shoot read that there is nothing, whichever way the request comes")
  func outsiders() async throws {
    try await Ways.run { ways, makeCaller in
      let owner = try await ways.served.owner()
      let removed = try await makeCaller("Ana", true)
      let answers = try await ways.answers(to: removed) {
        let answer = try await owner.post("/shoots/\(ways.shoot)/people/remove", ["user": removed.visitor.user])
        try #require(answer.status == 200, "\(answer.text)")
      }
      #expect(answers.count == 4)
      for (way, text) in answers {
        #expect(Ways.nothing.contains { text.contains($0) }, "\(way): \(text)")
      }
      let stranger = try await ways.answers(to: try await makeCaller("Eve", false))
      for (way, text) in stranger {
        #expect(Ways.nothing.contains { text.contains($0) }, "\(way): \(text)")
      }
      try await ways.ben.withStore { store in
        let events = try await store.sessions.session(at: ways.journal).events()
        #expect(!events.contains { $0.event.type == "undone" })
      }
    }
  }
}
