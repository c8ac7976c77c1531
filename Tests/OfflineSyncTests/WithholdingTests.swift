import Domain
import Foundation
import InMemory
import Simulation
import Testing

@testable import OfflineSync

/// A diary stays where it is until its owner says otherwise.
@Suite("What is withheld")
struct WithholdingTests {
  private static let diary: ItemPath = "a/diary"
  private static let page: ItemPath = "a/diary/monday"
  private static let log: ItemPath = "a/diary/log"
  private static let board: ItemPath = "a/diary/board"
  private static let items = [SyncItem(.board, board), SyncItem(.journal, log), SyncItem(.document, page)]

  @Test func `is neither sent nor fetched, and nothing waits for it`() async throws {
    let world = World()
    let (ana, ben) = (world.device("ana", withholds: Shutter([Self.diary]).withholds), world.device("ben"))
    try await fill(ben, "ben")
    try await ben.sync.sync()
    let before = try await Replica(of: world.server)
    try await fill(ana, "ana")
    try await ana.write("a/diaries", "{}", "w1")
    for _ in 1...2 { try await ana.sync.sync() }
    let there = try await Replica(of: world.server)
    #expect(there.journals == before.journals && there.boards == before.boards)
    #expect(try await world.server.text(Self.page) == #"{"ben":1}"#)
    #expect(try await world.server.text("a/diaries") == "{}", "a path that only begins alike")
    #expect(try await ana.local.eventIDs(Self.log) == ["ana"])
    #expect(try await ana.local.text(Self.page) == #"{"ana":1}"#)
    _ = ana.network.takeCalls()
    try await ana.sync.sync()
    #expect(ana.network.takeCalls() == ["account", "changes"])
    let status = ana.sync.status
    #expect(status.pending == 0 && status.waiting.isEmpty && status.connection == .online)
    #expect(Set(status.withheld) == Set(Self.items))
    let report = SyncReport(status, with: "https://scores.example")
    #expect(
      report.headline.description == "Synced with scores.example, except for what stays here"
        && report.withheld == Self.items
    )
    for item in Self.items { #expect(try await ana.sync.status(of: item) == .withheld) }
    #expect(try await ana.sync.status(of: SyncItem(.document, "a/diaries")) == .synced)
    #expect(try await ana.sync.compare() == Comparison(different: [], withheld: Self.items))
    try await ben.sync.sync()
    #expect(try await ben.sync.compare() == Comparison())
  }

  @Test func `is brought together as soon as it is not withheld any more`() async throws {
    let world = World()
    let shutter = Shutter([Self.diary])
    let (ana, ben) = (world.device("ana", withholds: shutter.withholds), world.device("ben"))
    try await fill(ben, "ben")
    try await ben.sync.sync()
    try await fill(ana, "ana")
    try await ana.sync.sync()
    shutter.lift()
    await ana.sync.look()
    #expect(ana.sync.status.pending == 3 && ana.sync.status.withheld == [], "it is to be sent now")
    try await ana.sync.sync()
    let there = try await Replica(of: world.server)
    #expect(try await Replica(of: ana.local) == there)
    #expect(try await Set(world.server.eventIDs(Self.log)) == ["ana", "ben"])
    #expect(try await world.server.text(Self.page) == #"{"ana":1,"ben":1}"#)
    #expect(try await ana.sync.compare() == Comparison())
    #expect(ana.sync.status.pending == 0 && ana.sync.status.withheld == [])
    // And once more: what comes after it stays, and what was sent is there.
    try await ana.sync.sync()
    shutter.drop()
    try await ana.append("later", to: Self.log)
    try await ana.write(Self.page, nil, "w2")
    try await ana.sync.sync()
    #expect(try await Replica(of: world.server) == there)
    #expect(Set(ana.sync.status.withheld) == [SyncItem(.journal, Self.log), SyncItem(.document, Self.page)])
  }

  @Test func `ends the same after an interruption at any point`() async throws {
    let whole = try await outcome(cutOffAfter: nil)
    #expect(whole.calls > 30)
    for calls in 0..<whole.calls {
      let cut = try await outcome(cutOffAfter: calls)
      #expect(cut.server == whole.server, "cut off after \(calls) calls")
      #expect(cut.device == whole.device, "cut off after \(calls) calls")
    }
  }

  @Test func `is not sent from the moment when it is withheld, in the middle of a journal either`() async throws {
    let world = World()
    // Asked before the journal, before its first page, and before its second.
    let shutter = Shutter([Self.log], downAfter: 2)
    let ana = world.device("ana", withholds: shutter.withholds)
    let ids = (0..<(2 * Limits.pageItems)).map { "e\($0)" }
    for start in stride(from: 0, to: ids.count, by: 100) {
      try await ana.append(Array(ids[start..<(start + 100)]), to: Self.log)
    }
    try await ana.sync.sync()
    #expect(try await world.server.eventIDs(Self.log) == Array(ids.prefix(Limits.pageItems)))
    #expect(ana.sync.status.withheld == [SyncItem(.journal, Self.log)] && ana.sync.status.pending == 0)
    shutter.lift()
    await ana.sync.look()
    #expect(ana.sync.status.pending == Limits.pageItems, "what was sent is known to be")
    try await ana.sync.sync()
    #expect(try await world.server.eventIDs(Self.log) == ids)
  }

  @Test func `is asked about only where it is to be synced`() async throws {
    let world = World()
    let shutter = Shutter([Self.diary])
    let ana = world.device("ana", withholds: shutter.withholds)
    try await ana.write("a/note", "{}", "w1")
    try await ana.sync.sync()
    #expect(shutter.questions == 0)
    try await ana.write("local/diary", "{}", "w2")
    try await ana.write(Self.page, "{}", "w3")
    try await ana.sync.sync()
    #expect(shutter.questions > 0)
  }

  @Test func `ends the pass where it cannot be said, and nothing is sent`() async throws {
    let world = World()
    let ana = world.device("ana") { _ in throw StoreFailure.full }
    try await ana.write("a/note", "{}", "w1")
    await #expect(throws: StoreFailure.full) { try await ana.sync.sync() }
    #expect(try await world.server.text("a/note") == nil)
  }

  @Test func `works with a notebook of an earlier version`() async throws {
    let world = World()
    let ana = world.device("ana")
    try await fill(ana, "ana")
    for _ in 1...2 { try await ana.sync.sync() }
    let place: ItemPath = "local/sync/state"
    let known = try #require(try await ana.notebook.documents.load(place)?.content?.body)
    var state = try #require(try JSONSerialization.jsonObject(with: Data(known)) as? [String: Any])
    #expect(state.removeValue(forKey: "withheld") != nil)
    let body = Array(try JSONSerialization.data(withJSONObject: state))
    _ = try await ana.notebook.documents.save([DocumentWrite(place, id: "old", expected: .any, body: body)])
    let shutter = Shutter([Self.diary])
    let again = world.device("ana", over: ana, withholds: shutter.withholds)
    try await again.sync.sync()
    #expect(again.network.takeCalls() == ["account", "changes"], "nothing is compared anew")
    // Records synced before stay on the server, and later ones stay here.
    try await again.append("later", to: Self.log)
    try await again.sync.sync()
    #expect(try await world.server.eventIDs(Self.log) == ["ana"])
    #expect(again.sync.status.withheld == [SyncItem(.journal, Self.log)])
  }

  /// One document, one journal and one board of the diary.
  private func fill(_ device: Device, _ name: String) async throws {
    try await device.write(Self.page, #"{"\#(name)":1}"#, WriteID(rawValue: "\(name)'s"))
    try await device.append(name, to: Self.log, by: UserID(rawValue: name))
    try await device.local.leaderboards.define(BoardDefinition(), at: Self.board)
    let (id, user) = (SubmissionID(rawValue: name), UserID(rawValue: name))
    try await device.score(id, .increment(3), on: Self.board, player: PlayerID(user), actor: user)
  }

  private struct Outcome {
    let calls: Int
    let server: Replica
    let device: Replica
  }

  /// A pass while the diary is withheld and one after it share so many calls; the next starts anew.
  private func outcome(cutOffAfter limit: Int?) async throws -> Outcome {
    let world = World()
    let shutter = Shutter([Self.diary])
    let (ana, ben) = (world.device("ana"), world.device("ben"))
    try await fill(ben, "ben")
    try await ben.sync.sync()
    try await fill(ana, "ana")
    let calls = Calls(limit: limit)
    let clock = world.clock.on("ana")
    let cut = ana.cutOff(by: calls, remote: world.server, clock: clock, withholds: shutter.withholds)
    try? await cut.sync()
    #expect(try await world.server.eventIDs(Self.log) == ["ben"])
    shutter.lift()
    try? await cut.sync()
    try await world.device("ana again", over: ana, withholds: shutter.withholds).sync.sync()
    let (server, here) = (try await Replica(of: world.server), try await Replica(of: ana.local))
    #expect(here == server && server.journals.count == 1 && server.boards.count == 1)
    #expect(try await Set(world.server.eventIDs(Self.log)) == ["ana", "ben"])
    return Outcome(calls: calls.count, server: server.withoutStamps, device: here.withoutStamps)
  }
}
