import Domain
import FileStore
import Simulation
import StoreEngine
import TestSupport
import Testing

@Suite("A redaction in a file store")
struct RedactionTests {
  private let reports = Reports()

  @Test func `leaves the same store before and after the log is made smaller`() async throws {
    try await withStore { path in
      // This limit is never reached, so the log stays as it was written.
      let store = try await FileStore.open(path, reports.clock, compactsAbove: .max)
      try await store.fill(1)
      _ = try await store.journal.append([.named("n1", "Gustavo"), .named("n2", "Augustus")], expecting: .any)
      _ = try await store.journal.append(
        [.redaction("r1", of: ["n1": #"{"name":"Bertram"}"#, "n3": "{}"])],
        expecting: .any
      )
      _ = try await store.journal.append([.named("n3", "Inessa")], expecting: .any)
      _ = try await store.journal.append(
        [.redaction("r2", of: ["n1": "{}", "n2": "{}", "n4": "{}", "r1": "{}"]), .named("n4", "Inessa")],
        expecting: .any
      )
      try await store.fill(2)
      let content = try await Content(store)
      await store.shut()
      for name in ["Gustavo", "Augustus", "Bertram", "Inessa"] { #expect(try logBytes(path).holds(name)) }
      // The second opening makes the log smaller, the third one reads what is left.
      for compactsAbove in [Int.max, 1 << 20, .max] {
        let again = try await FileStore.open(path, reports.clock, compactsAbove: compactsAbove)
        #expect(try await Content(again) == content)
        await again.shut()
      }
      for name in ["Gustavo", "Augustus", "Bertram"] { #expect(try !logBytes(path).holds(name)) }
      #expect(try logBytes(path).holds("Inessa"))
      #expect(reports.all.isEmpty)
    }
  }

  @Test(
    "is whole or absent, whatever step fails",
    arguments: [.failure, .full, .kill, .powerCut] as [FaultyFileSystem.Trouble]
  )
  func everyStep(trouble: FaultyFileSystem.Trouble) async throws {
    var (step, hasMet, met) = (0, true, Set<String>())
    while hasMet {
      let disk = FaultyFileSystem(seed: UInt64(step))
      disk.plan(trouble, after: step)
      let acknowledged = await life(on: disk)
      hasMet = !disk.isWaiting
      met.formUnion(disk.met)
      for isPowerCut in [false, true] {
        disk.restart(afterPowerCut: isPowerCut)
        let comment: Comment = "\(trouble) at step \(step), after a power cut: \(isPowerCut)"
        let store = try await open(disk)
        let events = try await store.journal.events().map(\.event)
        await store.shut()
        let ids = events.map(\.id)
        #expect(Set(ids).isSuperset(of: acknowledged), comment)
        guard let event = events.first(where: { $0.id == "n1" }) else { continue }
        #expect(event.isRedacted == ids.contains("r1"), comment)
        #expect(try disk.bytes(of: "/store/log.jsonl").holds("Gustavo") == !event.isRedacted, comment)
      }
      step += 1
    }
    #expect(met.isSuperset(of: ["append log.jsonl.new", "synchronise log.jsonl.new", "move log.jsonl.new"]))
  }

  /// Records a name and redacts it; returns the ids of the acknowledged events.
  private func life(on disk: FaultyFileSystem) async -> [EventID] {
    guard let store = try? await open(disk) else { return [] }
    var acknowledged: [EventID] = []
    do {
      for event in [.named("n1", "Gustavo"), .named("n2", "Inessa"), try .redaction("r1", of: ["n1": "{}"])]
        as [ScoringEvent]
      {
        acknowledged += try await store.journal.append([event], expecting: .any).map(\.event.id)
      }
    } catch {}
    await store.shut()
    return acknowledged
  }

  private func open(_ disk: FaultyFileSystem) async throws(StoreFailure) -> FileStore {
    try await FileStore.open("/store", reports.clock, files: disk)
  }
}

extension FileStore {
  fileprivate var journal: any ScoringSession { session(at: "a/journal") }
}

extension ScoringEvent {
  fileprivate static func named(_ id: EventID, _ name: String) -> ScoringEvent {
    ScoringEvent(id: id, type: "name", actor: "u", occurredAt: 5, body: Array(#"{"name":"\#(name)"}"#.utf8))
  }

  fileprivate static func redaction(_ id: EventID, of kept: [EventID: String]) throws -> ScoringEvent {
    let body = try Redaction(keeping: kept.mapValues { Array($0.utf8) }).body()
    return ScoringEvent(id: id, type: Redaction.type, actor: "u", occurredAt: 6, body: body)
  }
}

extension FaultyFileSystem {
  fileprivate func bytes(of path: String) throws -> [UInt8] {
    try openFile(path, making: .nothing)?.readBytes(at: 0, count: 1 << 20) ?? []
  }
}

extension [UInt8] {
  fileprivate func holds(_ text: String) -> Bool { firstRange(of: Array(text.utf8)) != nil }
}
