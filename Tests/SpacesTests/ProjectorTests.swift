import Domain
import Spaces
import Synchronization
import TestSupport
import Testing

@Suite("Projections", .timeLimit(.minutes(1)))
struct ProjectorTests {
  private struct Failure: Error {}

  /// Counts how often each item is projected, and fails or does something else where a test says so.
  private final class Notes: Projection {
    let name = "notes"
    let prefix: ItemPath = "matches"
    let seen = Mutex<[ItemPath: Int]>([:])
    let follows: Bool
    private let before: @Sendable (Change) async throws -> Void

    init(follows: Bool = true, before: @escaping @Sendable (Change) async throws -> Void = { _ in }) {
      (self.follows, self.before) = (follows, before)
    }

    var sum: Int { seen.withLock { $0.values.reduce(0, +) } }

    func project(_ change: Change) async throws -> Bool {
      try await before(change)
      seen.withLock { $0[change.path, default: 0] += 1 }
      return follows
    }
  }

  /// Counts down; true once, at zero.
  private final class Countdown: Sendable {
    private let left: Mutex<Int>

    init(_ count: Int) { left = Mutex(count) }

    var isOver: Bool {
      left.withLock { left in
        left -= 1
        return left == 0
      }
    }
  }

  private let club: Club

  init() throws { club = try Club() }

  private func projector(_ notes: Notes, _ process: String = "one") -> Projector {
    Projector(notes, over: club.storage) { "\(process)-\(Self.numbers.next())" }
  }

  private static let numbers = Counter()

  private func write(_ numbers: Range<Int>) async throws {
    for number in numbers {
      let path = ItemPath("matches/m\(number)/note")
      _ = try await club.storage.documents.save([DocumentWrite(path, id: "w", expected: .any, body: [1])])
    }
  }

  @Test("a crash repeats a page and loses nothing; what was projected is not projected again")
  func crash() async throws {
    try await write(0..<250)
    let crash = Countdown(150)
    let notes = Notes { _ in if crash.isOver { throw CancellationError() } }
    await #expect(throws: CancellationError.self) { try await projector(notes).catchUp() }
    try await projector(notes).catchUp()
    #expect(notes.seen.withLock(\.count) == 250)
    #expect(notes.sum == 299, "the page that crashed is repeated: 100 + 49 + 150")
    try await projector(notes).catchUp()
    #expect(notes.sum == 299)
  }

  /// The words of a stored cursor never change: the cursor of a released version is as good as today's.
  @Test(arguments: [
    #"{"cursor":{"sequence":SEQUENCE,"store":"STORE"},"failed":[]}"#,
    #"{"cursor":{"sequence":SEQUENCE,"store":"STORE"},"failed":[],"fieldOfALaterVersion":{"deep":[1]}}"#,
  ])
  func `a cursor that another version stored is where the next pass begins`(sample: String) async throws {
    try await write(0..<3)
    let place = try await club.storage.changes.changes(under: "matches", after: nil, limit: 10).cursor
    let cursor = sample.replacing("SEQUENCE", with: "\(place.sequence)").replacing("STORE", with: place.store)
    let write = DocumentWrite("local/projections/notes", id: "w", expected: .absent, body: Array(cursor.utf8))
    _ = try await club.storage.documents.save([write])
    try await self.write(3..<4)
    let notes = Notes()
    try await projector(notes).catchUp()
    #expect(notes.seen.withLock(\.self) == ["matches/m3/note": 1])
    let stored = try await club.storage.documents.load("local/projections/notes")
    let text = String(decoding: stored?.body ?? [], as: UTF8.self)
    #expect(text.contains(/^\{"cursor":\{"sequence":\d+,"store":"[^"]+"\},"failed":\[\]\}$/), "\(text)")
  }

  @Test("an item that fails is projected again later, also by another process; the others go on")
  func failure() async throws {
    try await write(0..<5)
    let failing = Mutex(true)
    let notes = Notes { change in
      if change.path == "matches/m1/note", failing.withLock({ $0 }) { throw Failure() }
    }
    await #expect(throws: Failure.self) { try await projector(notes).catchUp() }
    #expect(notes.seen.withLock(\.count) == 4)
    await #expect(throws: Failure.self) { try await projector(notes).catchUp() }
    failing.withLock { $0 = false }
    try await projector(notes).catchUp()
    #expect(notes.sum == 5)
    try await projector(notes).catchUp()
    #expect(notes.sum == 5)
  }

  @Test("a process that was overtaken projects again, so that nothing old stands last")
  func overtaken() async throws {
    try await write(0..<2)
    let other = Notes()
    let (race, club) = (Countdown(2), club)
    let notes = Notes { [self] _ in
      guard race.isOver else { return }
      // The other process sees a later change, and moves the cursor before this one does.
      _ = try await club.storage.documents.save([
        DocumentWrite("matches/m0/note", id: "later", expected: .any, body: [2])
      ])
      try await projector(other, "other").catchUp()
    }
    try await projector(notes).catchUp()
    #expect(other.sum == 2)
    #expect(notes.seen.withLock { $0["matches/m0/note"] } == 2)
  }

  @Test("changes of an item while it rests are projected as one, and the last is not lost")
  func resting() async throws {
    let (beats, beat) = AsyncStream<Void>.makeStream()
    let rests = Counter()
    let notes = Notes()
    let projector = projector(notes)
    let running = Task {
      await projector.run(
        rest: {
          _ = rests.next()
          for await _ in beats { break }
        },
        wait: { throw CancellationError() },
        onFailure: { _ in }
      )
    }
    defer { running.cancel() }
    try await eventually("it rests") { rests.value == 1 }
    for number in 0..<20 {
      let write = DocumentWrite("matches/m0/note", id: WriteID(rawValue: "\(number)"), expected: .any, body: [1])
      _ = try await club.storage.documents.save([write])
    }
    beat.yield()
    try await eventually("it rests again") { rests.value == 2 }
    #expect(notes.seen.withLock { $0["matches/m0/note"] } == 1)
  }

  @Test("changes from which nothing follows cost no write each, and are not lost")
  func laziness() async throws {
    let notes = Notes(follows: false)
    let projector = projector(notes)
    let running = Task { await projector.run(wait: { throw CancellationError() }, onFailure: { _ in }) }
    defer { running.cancel() }
    for number in 0..<20 {
      try await write(number..<(number + 1))
      try await eventually("item \(number) is projected") { notes.seen.withLock(\.count) == number + 1 }
    }
    #expect(try await club.storage.documents.all(under: "local/projections").isEmpty)
    let after = Notes()
    try await self.projector(after, "restarted").catchUp()
    #expect(after.sum == 20)
    try await write(20..<140)
    try await eventually("the cursor is saved") {
      try await !club.storage.documents.all(under: "local/projections").isEmpty
    }
  }

  @Test("callers at the same time share a pass and see everything before their call")
  func sharing() async throws {
    try await write(0..<10)
    let notes = Notes()
    let projector = projector(notes)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask {
          try await projector.catchUp()
          #expect(notes.sum == 10)
        }
      }
      try await group.waitForAll()
    }
    #expect(notes.sum == 10)
  }
}
