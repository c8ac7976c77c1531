import Access
import Domain
import Leaderboards
import ScoreServer
import StoreCopying
import StoreEngine
import Testing

@Suite("A copy into a guarded store")
struct CopyToGuardedTests {
  private let clock = TestClock()

  @Test func `leaves the target its accounts, says so, and goes on where it was`() async throws {
    let (source, behind) = (try await store(), try await store())
    let target = GuardedStorage(behind, for: .user("root", .owner), by: AccessRules(), now: clock.now).storage
    _ = try await behind.documents.save([note("server/accounts/root", "theirs"), note("server/owner", "theirs")])
    _ = try await source.documents.save([note("server/accounts/root", "ours"), note("clubs/c1/card", "w1")])
    _ = try await source.sessions.session(at: "clubs/c1/scoring").append(
      [arrow("a1", by: "ana", for: "ana")],
      expecting: .any
    )

    let report = try await copy(source, target).run()
    #expect(report.leftOut == ["server"] && report.items == 2)
    #expect(try await behind.documents.load("server/accounts/root")?.head.write == "theirs")
    #expect(try await behind.documents.load("clubs/c1/card")?.head.write == "w1")
    #expect(try await behind.documents.all(under: "local").isEmpty)

    _ = try await source.documents.save([note("clubs/c1/card", "w2"), note("server/accounts/eve", "ours")])
    #expect(try await copy(source, target).run().items == 1)
    #expect(try await copy(source, target).run().items == 0)
    #expect(try await behind.documents.load("clubs/c1/card")?.head.write == "w2")
    #expect(try await behind.documents.load("server/accounts/eve") == nil)
  }

  @Test func `refuses a target with data of its own, and one that may not be written`() async throws {
    let (source, behind) = (try await store(), try await store())
    _ = try await source.documents.save([note("clubs/c1/card", "w1")])
    func target(_ principal: Principal) -> Storage {
      GuardedStorage(behind, for: principal, by: AccessRules(), now: clock.now).storage
    }
    await #expect(throws: DocumentError.store(.denied)) { try await copy(source, target(.user("cy", .member))).run() }
    _ = try await behind.documents.save([note("clubs/c2/card", "w")])
    await #expect(throws: StoreCopy.Failure.targetNotEmpty) {
      try await copy(source, target(.user("root", .owner))).run()
    }
  }

  private func copy(_ source: Storage, _ target: Storage) -> StoreCopy {
    StoreCopy(from: source, to: target, newIdentity: ClockAndIdentities.system.newIdentity)
  }

  private func store() async throws -> Storage { try await clock.openStore("memory:") }
}
