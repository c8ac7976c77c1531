import Access
import AppTestSupport
import Domain
import Foundation
import GroupChallenges
import InMemory
import Leaderboards
import OfflineSync
import SeededRandom
import Spaces
import TestSupport
import Testing

/// A store that was used before its user signed in, and then syncs: real files, a real server, real programs.
@Suite("A fitness store that was used before sign-in", .timeLimit(.minutes(5)))
struct AdoptionTests {
  @Test(arguments: ["sqlite", "file"])
  func `is given to the account after a question, and its records belong to that account`(kind: String) async throws {
    try await withLaptop(kind) { laptop, olga in
      try await laptop.say("group", "new", "Home crew", "--every-check-in")
      for note in ["one", "two"] { try await laptop.say("check-in", "--note", note) }
      let before = try await laptop.say("history", "--json")
      // A script is asked for a flag, and nothing has changed.
      let asked = try await laptop.run("sync", olga.server)
      #expect(asked.status == 1, "\(asked)")
      #expect(asked.errors.contains("This store holds 3 entries made before you signed in. Use --adopt"), "\(asked)")
      #expect(try await laptop.say("history", "--json") == before)
      #expect(try await olga.get("/").text.contains("Home crew") == false)
      // Given, sent, and equal on both sides.
      let adopted = try await laptop.run("sync", olga.server, "--adopt", "--verify")
      #expect(adopted.status == 0, "\(adopted)")
      #expect(adopted.output.contains("Both stores have the same content."), "\(adopted.output)")
      #expect(adopted.errors.contains("This store now belongs to the account of"), "\(adopted.errors)")
      #expect(try await laptop.say("history", "--json") == before)
      // The account itself is the organiser and has the check-ins.
      let group = try await olga.group()
      let page = try await olga.get("/groups/\(group)").text
      #expect(page.contains("<span class=\"value\">2</span>"), "\(page)")
      try await olga.withStore { store in
        let events = try await store.sessions.session(at: GroupID(rawValue: group).log).events()
        #expect(events.count == 3)
        #expect(events.allSatisfy { $0.event.actor.rawValue == olga.user })
      }
      // Both ways from then on, without a question.
      try await laptop.say("check-in", "--note", "three")
      _ = try await olga.post("/groups/\(group)/check-in", ["id": "four", "note": "four"])
      for _ in 1...2 {
        let again = try await laptop.run("sync", olga.server, "--verify")
        #expect(again.status == 0 && again.errors.isEmpty, "\(again)")
      }
      #expect(try await laptop.say("week").contains("4"))
      #expect(try await olga.get("/groups/\(group)").text.contains("<span class=\"value\">4</span>"))
    }
  }

  @Test func `is left alone where it belongs to an account already`() async throws {
    try await withLaptop("sqlite") { laptop, olga in
      try await laptop.say("group", "new", "Home crew")
      #expect(try await laptop.run("sync", olga.server, "--adopt").status == 0)
      // Another account on the same machine.
      _ = try await olga.found("Open")
      let invite = try await olga.invite(at: "/groups/\(try await olga.group())/people")
      #expect(try await laptop.program.run("logout", olga.server).status == 0)
      try await laptop.login("\(olga.server)/join/\(invite)", as: "Mia")
      let refused = try await laptop.run("sync", olga.server, "--adopt")
      #expect(refused.status == 1 && refused.errors.contains("signed in as someone else"), "\(refused)")
    }
  }

  @Test func `is not divided: with accounts of other people, nothing is given`() async throws {
    try await withLaptop("sqlite") { laptop, olga in
      try await laptop.serve { local in
        let owner = try await local.owner()
        let id = try await owner.found("Crew")
        _ = try await local.newcomer("Mia", with: try await owner.invite(at: "/groups/\(id)/people"))
      }
      let before = try await laptop.say("week", "--json")
      let refused = try await laptop.run("sync", olga.server, "--adopt")
      #expect(refused.status == 1 && refused.errors.contains("Other people have accounts in it"), "\(refused)")
      #expect(try await laptop.say("week", "--json") == before)
      #expect(try await olga.get("/").text.contains("Crew") == false)
    }
  }

  @Test(arguments: ["sqlite", "file"])
  func `loses and doubles nothing by kills at any moment of its adoption`(kind: String) async throws {
    var random = SplitMix64(seed: runSeed("Kills of an adoption"))
    try await withLaptop(kind) { laptop, olga in
      try await laptop.say("group", "new", "Home crew", "--every-check-in")
      for number in 1...12 { try await laptop.say("check-in", "--note", "workout \(number)") }
      let before = try await laptop.say("history", "--json")
      for _ in 1...8 {
        let process = laptop.program.process(["sync", olga.server, "--adopt", "--store", laptop.store])
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        let moment = DispatchTimeInterval.milliseconds(Int.random(in: 20...500, using: &random))
        try await withoutBlockingOthers {
          if ended.wait(timeout: .now() + moment) == .timedOut { kill(process.processIdentifier, SIGKILL) }
          process.waitUntilExit()
        }
        #expect(try await laptop.say("history", "--json") == before)
      }
      let done = try await laptop.run("sync", olga.server, "--adopt", "--verify")
      #expect(done.status == 0 && done.output.contains("Both stores have the same content."), "\(done)")
      let group = try await olga.group()
      try await olga.withStore { store in
        let events = try await store.sessions.session(at: GroupID(rawValue: group).log).events()
        #expect(events.count == 13)
        #expect(Set(events.map(\.event.id)).count == 13)
        #expect(events.allSatisfy { $0.event.actor.rawValue == olga.user })
      }
      #expect(try await laptop.run("lost").output == "No overwritten edits.\n")
    }
  }

  @Test func `keeps weeks that ended before its group came to the server, and only those`() async throws {
    let clock = ClockAndIdentities.system
    let server = InMemoryStore(clock).storage
    let past = clock.now().advanced(byMilliseconds: -30 * 86_400_000)
    // The device stamps what it records, thirty days ago.
    let device = InMemoryStore(ClockAndIdentities(now: { past }, newIdentity: clock.newIdentity)).storage
    let (owner, account) = (UserID(rawValue: "aaaaaaaaaaaaaaaa"), UserID(rawValue: "bbbbbbbbbbbbbbbb"))
    let ana = Account(user: owner, displayName: "Ana", role: .owner)
    let groups = Groups(Gatekeeper(device, [GroupState.self], now: { past }), for: ana)
    let id = GroupID(rawValue: "home")
    _ = try await groups.create(Group(name: "Home", createdAt: past), as: id)
    _ = try await groups.checkIn(id, at: past, on: LocalDay(of: past, in: .utc), as: "old")
    let made = try await device.sessions.session(at: id.log).events().count
    let there = Account(user: account, displayName: "Ana", role: .organiser)
    let guarded = Gatekeeper(server, [GroupState.self], now: clock.now).storage(for: there.principal)
    let remote = Storage(
      guarded,
      account: { () throws(StoreFailure) in there }
    )
    let link = AccountLink(owner: owner, account: account)
    let sync = OfflineSync(
      local: device,
      remote: remote,
      notebook: InMemoryStore(clock).storage,
      clock: clock,
      retry: RetrySchedule(chance: { 0 }, wait: { _ in }),
      link: { link }
    )
    for _ in 1...2 { try await sync.sync() }
    #expect(try await sync.lost.all().isEmpty)
    let arrived = try await server.sessions.session(at: id.log).events()
    #expect(arrived.count == made)
    #expect(arrived.allSatisfy { $0.event.actor == account })
    #expect(try await sync.compare().different == [])
    // An entry that is made now for the same old week is rejected, as every other.
    let late = try #require(arrived.last?.event)
    func entry(_ id: EventID, stamped time: Timestamp) -> ScoringEvent {
      var entry = late.stamped(Stamp(time: time, device: "phone"))
      (entry.id, entry.actor) = (id, account)
      return entry
    }
    let journal = remote.sessions.session(at: id.log)
    #expect(await isClosed(journal, entry("now", stamped: clock.now())))
    // So is one with an earlier stamp, once another member has recorded something.
    let other = ScoringEvent(id: "ben:joined", type: "joined", actor: "ben", occurredAt: clock.now())
    _ = try await server.sessions.session(at: id.log).append([other], expecting: .any)
    #expect(await isClosed(journal, entry("early", stamped: past)))
  }

  /// Passes Olga's laptop with a store of its own, signed in to her server, and her account there to `body`.
  private func withLaptop(_ kind: String, _ body: (Terminal, _ olga: Visitor) async throws -> Void) async throws {
    try await withServedGym { served, gym in
      let laptop = try gym.machine("laptop", kind: kind)
      try await laptop.login(try await gym.link())
      try await body(laptop, try await served.owner())
    }
  }

  /// Whether a journal rejects an event because its week is over.
  private func isClosed(_ journal: any ScoringSession, _ event: ScoringEvent) async -> Bool {
    do {
      _ = try await journal.append([event], expecting: .any)
      return false
    } catch {
      if case .refused(let refusal) = error { return refusal.code == "challengeClosed" }
      return false
    }
  }
}
