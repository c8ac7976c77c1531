import CanonicalJSON
import Domain
import InMemory
import SeededRandom
import SpaceContracts
import Spaces
import Synchronization
import Testing

@Suite("The contract of sports")
struct ContractTests {
  private static let match = DartsState.About(name: "F", createdAt: Timestamp(rawValue: 0), goal: 100)

  private static func faults(of contract: SpaceContract<DartsState>, seed: UInt64) async throws -> [String] {
    let now: @Sendable () -> Timestamp = { Timestamp(rawValue: 1_700_000_000_000) }
    let store = InMemoryStore(ClockAndIdentities(now: now, newIdentity: { "i" }))
    return try await contract.faults(seed: seed, in: store.storage, now: now)
  }

  @Test("a sport of these tests keeps it", arguments: 1...20 as ClosedRange<UInt64>)
  func darts(seed: UInt64) async throws {
    let contract = SpaceContract<DartsState>(Self.match, shows: Self.shown) { _, random throws(Refusal) in
      try DartsState.visit(random.next(below: 200))
    }
    #expect(try await Self.faults(of: contract, seed: seed) == [])
  }

  @Test("a sport that shows another state each time does not keep it")
  func order() async throws {
    let looks = Mutex(0)
    let contract = SpaceContract<DartsState>(Self.match) { _ in
      looks.withLock { looks in
        looks += 1
        return Array("\(looks)".utf8)
      }
    } entry: { _, random throws(Refusal) in
      try DartsState.visit(random.next(below: 180))
    }
    #expect(try await !Self.faults(of: contract, seed: 1).isEmpty)
  }

  @Sendable private static func shown(_ state: DartsState) throws -> [UInt8] {
    let points = state.points.map { "\($0.key) \($0.value)" }.sorted()
    return try CanonicalJSON.encode([points.joined(separator: ", "), "\(state.turn)", "\(state.players)"])
  }
}
