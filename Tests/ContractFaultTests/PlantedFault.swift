import Domain
import DomainContracts
import InMemory
import Testing

/// One thing that a store may get wrong.
struct PlantedFault: Sendable, CustomTestStringConvertible {
  static let all = [
    everywhere, texts, repeats, stamps, documents, lists, journals, redactions, boards, each, ranks, periods,
    corrections, feed,
    streams,
    premises,
  ]
  .flatMap(\.self)

  typealias Plant = @Sendable (inout FaultyStore) -> Void

  /// The behaviour of the store, after "a store that".
  let name: String
  /// The sentences of the rules that this fault must break.
  private(set) var broken: [String] = []
  private let plant: Plant

  init(_ name: String, _ plant: @escaping Plant) {
    self.name = name
    self.plant = plant
  }

  func breaks(_ rules: String...) -> Self {
    var fault = self
    fault.broken = rules
    return fault
  }

  var testDescription: String { name }

  /// A store with this fault, which otherwise can do all that a store can.
  var harness: ContractHarness { .overMemory(patience: .milliseconds(150), plant) }
}

extension ContractHarness {
  /// A store in memory that can do all that a store can: each opening is the same store.
  static func overMemory(patience: Duration, _ plant: @escaping PlantedFault.Plant) -> Self {
    Self(abilities: [.durable, .shared, .countsFollowers, .showsFiles, .checksPremises], patience: patience) { body in
      let (clock, notes) = (ContractClock(), Notes())
      let sound = InMemoryStore(clock.andIdentities)
      try await body(
        ContractSite(clock: clock) {
          let opening = notes.count("openings")
          var store = FaultyStore(sound.storage, opening: opening, clock: clock, notes: notes) { sound.followerCount }
          plant(&store)
          return OpenedStore(store.storage, liveFollowers: store.liveFollowers, bytesOnDisk: store.bytesOnDisk)
        }
      )
    }
  }
}

extension [ContractRule] {
  /// Every rule of every port.
  static var all: [ContractRule] {
    DocumentContract.rules + ScoringSessionContract.rules + LeaderboardContract.rules + ChangeFeedContract.rules
  }
}
