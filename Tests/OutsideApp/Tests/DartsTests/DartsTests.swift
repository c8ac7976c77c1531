import CanonicalJSON
import Darts
import Domain
import InMemory
import SeededRandom
import SpaceContracts
import Spaces
import Testing

@Suite("Darts")
struct DartsTests {
  private static let match = Match("Final", players: ["Ana", "Ben"], start: 101, at: 0)

  @Test("darts keeps the contract of sports", arguments: 1...20 as ClosedRange<UInt64>)
  func contract(seed: UInt64) async throws {
    let contract = SpaceContract<MatchState>(Self.match, shows: { try CanonicalJSON.encode(MatchScreen($0)) }) {
      view,
      random throws(Refusal) in
      let darts = (0...random.next(below: 5)).map { _ in ["T20", "20", "D1", "1", "BULL", "Q7"][random.next(below: 6)] }
      return try view.state.visit(darts.prefix(4).joined(separator: " "))
    }
    let now: @Sendable () -> Timestamp = { 1_700_000_000_000 }
    let store = InMemoryStore(ClockAndIdentities(now: now, newIdentity: { "i" }))
    let faults = try await contract.faults(seed: seed, in: store.storage, now: now)
    #expect(faults == [])
  }

  @Test("documents of every version can be read")
  func evolution() {
    #expect(Match.evolutionFaults(in: [#"{"createdAt":0,"legs":2,"name":"F","players":["Ana"],"start":501}"#]) == [])
  }
}
