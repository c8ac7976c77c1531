import Domain
import FileStore
import SeededRandom
import Simulation
import StoreEngine
import TestSupport
import Testing

@Suite("A file store on a bad disk")
struct FaultTests {
  private let reports = Reports()

  @Test func `a full disk refuses the write, loses nothing and takes the next one`() async throws {
    let disk = FaultyFileSystem(seed: 1)
    let store = try await FileStore.open("/store", reports.clock, files: disk)
    try await store.fill(1)
    let before = try await Content(store)
    disk.plan(.full, after: 0)
    await #expect(throws: LeaderboardError.store(.full)) { try await store.submit([.numbered(2)], at: 0) }
    #expect(try await Content(store) == before)
    _ = try await store.submit([.numbered(3)], at: 0)
    let after = try await Content(store)
    await store.shut()
    let again = try await FileStore.open("/store", reports.clock, files: disk)
    #expect(try await Content(again) == after)
    #expect(reports.all.isEmpty)
    await again.shut()
  }

  @Test func `after a failed synchronisation it refuses everything until it is opened again`() async throws {
    let disk = FaultyFileSystem(seed: 1)
    let store = try await FileStore.open("/store", reports.clock, files: disk)
    try await store.fill(1)
    disk.plan(.full, after: 1)
    let failure = await #expect(throws: LeaderboardError.self) { try await store.submit([.numbered(2)], at: 0) }
    #expect(failure != .store(.full), "this would say that nothing was changed")
    await #expect(throws: DocumentError.self) { try await store.load("a/document") }
    await store.shut()
    let again = try await FileStore.open("/store", reports.clock, files: disk)
    _ = try await again.submit([.numbered(2)], at: 0)
    #expect(try await again.submissions(of: "a/board", player: nil, after: .zero, limit: 10).count == 2)
    await again.shut()
  }

  @Test func `writers on a disk that fails now and then lose nothing acknowledged and double nothing`() async throws {
    let seed = runSeed("A disk that fails")
    var random = SplitMix64(seed: seed)
    let disk = FaultyFileSystem(seed: random.next())
    var acknowledged: Set<Int> = []
    for round in 0..<30 {
      let store = try await FileStore.open("/store", reports.clock, files: disk)
      try await store.define(BoardDefinition(), at: "a/board")
      disk.plan(random.oneIn(3) ? .failure : .full, after: random.next(below: 8))
      acknowledged.formUnion(await written(round * 40..<round * 40 + 40, to: store))
      disk.planNothing()
      await store.shut()
    }
    let store = try await FileStore.open("/store", reports.clock, files: disk)
    let kept = try await store.submitted()
    #expect(Set(kept).count == kept.count, "seed \(seed): something is there twice")
    let lost = acknowledged.subtracting(kept)
    #expect(lost.isEmpty, "seed \(seed): lost \(lost)")
    // How many writers share a commit, and so come before the fault, is the scheduler's to say.
    #expect((40..<1200).contains(acknowledged.count), "seed \(seed): \(acknowledged.count) acknowledged")
    await store.shut()
  }

  /// Which of the numbers were acknowledged, each written by a writer of its own.
  private func written(_ numbers: Range<Int>, to store: FileStore) async -> [Int] {
    await withTaskGroup(of: Int?.self) { group in
      for number in numbers {
        group.addTask { (try? await store.submit([.numbered(number)], at: 0)) == nil ? nil : number }
      }
      return await group.reduce(into: []) { if let number = $1 { $0.append(number) } }
    }
  }
}
