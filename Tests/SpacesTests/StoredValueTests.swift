import Domain
import SpaceContracts
import Spaces
import Testing

@Suite("Stored values")
struct StoredValueTests {
  @Test("documents of every version are read, each missing field with its default")
  func evolution() {
    let samples = [#"{"createdAt":1,"goal":501,"name":"Final"}"#, #"{"createdAt":1,"name":"Final"}"#]
    #expect(DartsState.About.evolutionFaults(in: samples).isEmpty)
    #expect(DartsState.About(stored: Array(samples[1].utf8))?.goal == 100)
    #expect(DartsState.About.evolutionFaults(in: [#"{"name":7}"#]).isEmpty == false)
  }
}
