import Domain
import InMemory
import Spaces
import Synchronization
import Testing

@Suite("Stored values and projections")
struct StoredValueTests {
  @Test("documents of every version are read, each missing field with its default")
  func evolution() {
    let samples = [#"{"createdAt":1,"goal":501,"name":"Final"}"#, #"{"createdAt":1,"name":"Final"}"#]
    #expect(DartsState.About.evolutionFaults(in: samples).isEmpty)
    #expect(DartsState.About(stored: Array(samples[1].utf8))?.goal == 100)
    #expect(DartsState.About.evolutionFaults(in: [#"{"name":7}"#]).isEmpty == false)
  }

  private struct Crash: Error {}

  /// Notes each item, and fails once in the middle of a page.
  private final class Notes: Projection {
    let name = "notes"
    let prefix: Path = "matches"
    let seen = Mutex<[Path: Int]>([:])
    let crashAfter = Mutex<Int?>(nil)

    func project(_ change: Change) async throws {
      let fails = crashAfter.withLock { left in
        left = left.map { $0 - 1 }
        return left == 0
      }
      if fails { throw Crash() }
      seen.withLock { $0[change.path, default: 0] += 1 }
    }
  }

  @Test("a crash repeats a page and loses nothing; what was projected is not projected again")
  func projector() async throws {
    let club = try Club()
    for number in 0..<250 {
      let path = Path("matches/m\(number)/note")
      _ = try await club.storage.documents.save([DocumentWrite(path, id: "w", expected: .any, body: [1])])
    }
    let notes = Notes()
    notes.crashAfter.withLock { $0 = 150 }
    let count = Mutex(0)
    let projector = Projector(club.storage) {
      count.withLock { count in
        count += 1
        return "cursor-\(count)"
      }
    }
    await #expect(throws: Crash.self) { try await projector.catchUp(notes) }
    try await projector.catchUp(notes)
    #expect(notes.seen.withLock(\.count) == 250)
    let sum = notes.seen.withLock { $0.values.reduce(0, +) }
    #expect(sum == 299, "the page that crashed is repeated: 100 + 49 + 150")
    try await projector.catchUp(notes)
    #expect(notes.seen.withLock { $0.values.reduce(0, +) } == sum)
  }
}
