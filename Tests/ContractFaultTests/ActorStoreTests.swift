import Domain
import DomainContracts
import StoreEngine
import Testing

/// An adapter may be an actor, which serves one caller at a time: the contract's races must come to an end on it.
@Suite("The contract on a store that is an actor")
struct ActorStoreTests {
  private static let harness = ContractHarness(patience: .seconds(20)) { body in
    let clock = ContractClock()
    let store = ActorStore(clock.andIdentities)
    try await body(ContractSite(clock: clock) { OpenedStore(store.storage) })
  }

  @Test("starves no writer", .timeLimit(.minutes(1)), arguments: [ContractRule].all.filter(\.isRace))
  func ends(rule: ContractRule) async throws {
    for _ in 1...5 { try await rule.verify(on: Self.harness) }
  }

  @Test func `has races between a reader and a writer on every port`() {
    #expect([ContractRule].all.count(where: \.isRace) == 4)
  }
}

extension ContractRule {
  /// Whether a reader asks again and again while a writer writes.
  fileprivate var isRace: Bool {
    [
      "a list never shows half of a batch", "a page never shows half of a batch",
      "a reader never sees half of an append",
      "what a reader learns of it can read",
    ]
    .contains(sentence)
  }
}

/// A store in memory behind an actor.
private actor ActorStore: ImageStore {
  private var image: StoreImage
  private let followers: Followers

  init(_ clock: ClockAndIdentities) {
    image = StoreImage(clock)
    followers = Followers(at: image.cursor)
  }

  nonisolated var storage: Storage { ports() }

  nonisolated func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> {
    followers.follow(under: prefix)
  }

  func perform<Answer, Failure>(_ work: ImageWork<Answer, Failure>) throws(Failure) -> Answer {
    let written = try work(on: &image)
    if let change = written.change { followers.announce(image.cursor, for: change.paths) }
    return written.answer
  }
}
