import Domain
import FileStore
import SeededRandom
import Simulation
import TestSupport
import Testing

@Suite("A file store on a machine that fails")
struct PowerCutTests {
  private static let path = "/store"
  /// The last: the power goes right after a write was refused and taken back.
  private static let plans: [[FaultyFileSystem.Trouble?]] = [
    [.failure], [.full], [.full, .failure], [.kill], [.powerCut], [.full, nil, nil, nil, nil, nil, nil, .powerCut],
  ]
  private let reports = Reports()

  @Test("keeps what it acknowledged, whatever step of a full life fails", arguments: Self.plans)
  func everyStep(troubles: [FaultyFileSystem.Trouble?]) async throws {
    var (step, met) = (0, Set<String>())
    while true {
      let disk = FaultyFileSystem(seed: UInt64(step))
      if try await !life(on: disk, troubles, at: step) { break }
      met.formUnion(disk.met)
      step += 1
    }
    let steps: Set = [
      "makeFolder store", "takeLock lock", "openFile log.jsonl", "openFile log.jsonl.new", "append log.jsonl",
      "append log.jsonl.new", "synchronise log.jsonl", "synchronise log.jsonl.new", "move log.jsonl.new",
      "synchroniseFolder store", "readBytes log.jsonl",
    ]
    #expect(steps.isSubset(of: met), "never met: \(steps.subtracting(met).sorted())")
    if troubles == [.full, .failure] { #expect(met.contains("cut log.jsonl")) }
    if troubles == [.failure] { #expect(reports.all.contains { $0.contains("could not be made smaller") }) }
  }

  @Test func `keeps acknowledged writes over random troubles, compactions and openings`() async throws {
    let first = runSeed("Power cuts")
    for number in 0..<20 as Range<UInt64> {
      let seed = first &+ number
      var random = SplitMix64(seed: seed)
      let disk = FaultyFileSystem(seed: random.next())
      var witness = Witness()
      for round in 0..<15 {
        await work(on: disk, &witness, &random)
        disk.restart(afterPowerCut: random.oneIn(3))
        try await reopen(disk, &witness, "seed \(seed), round \(round)")
      }
      #expect(witness.acknowledged > 30, "seed \(seed): too little was acknowledged to prove anything")
    }
  }

  /// Writes for a while, with a trouble while the store is opened or later, or with none.
  private func work(on disk: FaultyFileSystem, _ witness: inout Witness, _ random: inout SplitMix64) async {
    let trouble = FaultyFileSystem.Trouble.allCases[random.next(below: 4)]
    if random.oneIn(4) { disk.plan(trouble, after: random.next(below: 12)) }
    guard let store = try? await open(disk) else { return }
    if !random.oneIn(4) { disk.plan(trouble, after: random.next(below: 60)) }
    for _ in 0..<random.next(below: 20) { await witness.write(random.next(below: 4) + 1, to: store) }
    await store.shut()
  }

  /// Opens a store, fills and compacts it, opens it again; whether any step met with the troubles.
  private func life(
    on disk: FaultyFileSystem,
    _ troubles: [FaultyFileSystem.Trouble?],
    at step: Int
  ) async throws -> Bool {
    var witness = Witness()
    disk.plan(troubles, after: step)
    for _ in 0..<2 {
      guard let store = try? await open(disk) else { continue }
      for _ in 0..<8 { await witness.write(3, to: store) }
      await store.shut()
    }
    let hasMet = !disk.isWaiting
    // The system goes on showing what it could neither write nor drop; no program can know that.
    if disk.met.isSuperset(of: ["synchronise log.jsonl", "cut log.jsonl"]) { return hasMet }
    for isPowerCut in [false, true] {
      disk.restart(afterPowerCut: isPowerCut)
      let comment: Comment = "\(troubles) at step \(step), after a power cut: \(isPowerCut)"
      try await reopen(disk, &witness, comment)
    }
    return hasMet
  }

  private func open(_ disk: FaultyFileSystem) async throws(StoreFailure) -> FileStore {
    try await FileStore.open(Self.path, reports.clock, files: disk, compactsAbove: 4000)
  }

  private func reopen(_ disk: FaultyFileSystem, _ witness: inout Witness, _ comment: Comment) async throws {
    let store = try await open(disk)
    try await witness.look(at: store, comment)
    await store.shut()
  }
}
