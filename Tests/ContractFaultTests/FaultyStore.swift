import Domain
import DomainContracts
import Synchronization

/// A sound store, whose every answer a fault may change.
struct FaultyStore: Sendable {
  let opening: Int
  let clock: ContractClock
  /// The memory of a fault at one site, across its openings.
  let notes: Notes
  var documents: FaultyDocuments
  var sessions: FaultySessions
  var leaderboards: FaultyLeaderboards
  var changes: FaultyChanges
  var liveFollowers: @Sendable () -> Int
  /// What the store would hold in files: the documents and the events that there are.
  var bytesOnDisk: @Sendable () async throws -> [[UInt8]]

  init(_ sound: Storage, opening: Int, clock: ContractClock, notes: Notes, liveFollowers: @escaping @Sendable () -> Int)
  {
    self.opening = opening
    self.clock = clock
    self.notes = notes
    self.liveFollowers = liveFollowers
    bytesOnDisk = {
      var bodies: [[UInt8]] = []
      for head in try await sound.documents.all(under: .root) {
        bodies.append(try await sound.documents.load(head.path)?.body ?? [])
      }
      let changes = try await sound.changes.changes(under: .root, after: nil, limit: Limits.pageItems).changes
      for change in changes where change.kind == .journal {
        bodies += try await sound.sessions.history(of: change.path).map(\.event.body)
      }
      return bodies
    }
    documents = FaultyDocuments(sound: sound.documents)
    sessions = FaultySessions(sound: sound.sessions)
    leaderboards = FaultyLeaderboards(sound: sound.leaderboards)
    changes = FaultyChanges(sound: sound.changes)
  }

  var storage: Storage {
    Storage(leaderboards: leaderboards, sessions: sessions, documents: documents, changes: changes)
  }

  /// Puts another store in place of the sound one.
  mutating func replace(with storage: Storage) {
    documents.sound = storage.documents
    sessions.sound = storage.sessions
    leaderboards.sound = storage.leaderboards
    changes.sound = storage.changes
  }
}

/// The memory of a fault.
final class Notes: Sendable {
  private let texts = Mutex<[String: String]>([:])
  private let counts = Mutex<[String: Int]>([:])

  subscript(key: String) -> String? {
    get { texts.withLock { $0[key] } }
    set { texts.withLock { $0[key] = newValue } }
  }

  /// Counts one more, and returns how many there are now.
  func count(_ key: String) -> Int {
    counts.withLock { counts in
      counts[key, default: 0] += 1
      return counts[key] ?? 0
    }
  }

  func add(_ number: Int, to key: String) { counts.withLock { $0[key, default: 0] += number } }

  /// How many were counted.
  func tally(_ key: String) -> Int { counts.withLock { $0[key] ?? 0 } }
}

typealias OnFollow = @Sendable (any Followable, ItemPath) -> Updates<ChangeCursor, StoreFailure>

struct FaultyDocuments: DocumentRepository {
  typealias Port = any DocumentRepository
  /// A call with its arguments, of the sound port.
  typealias On<Answer, each Argument> = @Sendable (Port, repeat each Argument) async throws(DocumentError) -> Answer

  var sound: Port
  var onLoad: On<Document?, ItemPath> = { port, path throws(DocumentError) in try await port.load(path) }
  var onLoadFirst: On<[Document?], [ItemPath]> = { port, paths throws(DocumentError) in
    try await port.loadFirst(of: paths)
  }
  var onSave: On<[DocumentHead], [DocumentWrite]> = { port, writes throws(DocumentError) in
    try await port.save(writes)
  }
  var onSaveGiven: On<[DocumentHead], [DocumentWrite], [Premise]> = { port, writes, premises throws(DocumentError) in
    try await port.save(writes, given: premises)
  }
  var onList: On<[DocumentHead], DocumentQuery> = { port, query throws(DocumentError) in try await port.list(query) }
  var onFollow: OnFollow = { $0.follow(under: $1) }

  func load(_ path: ItemPath) async throws(DocumentError) -> Document? { try await onLoad(sound, path) }

  func loadFirst(of paths: [ItemPath]) async throws(DocumentError) -> [Document?] {
    try await onLoadFirst(sound, paths)
  }

  func save(_ writes: [DocumentWrite], given premises: [Premise]) async throws(DocumentError) -> [DocumentHead] {
    try await premises.isEmpty ? onSave(sound, writes) : onSaveGiven(sound, writes, premises)
  }

  func list(_ query: DocumentQuery) async throws(DocumentError) -> [DocumentHead] { try await onList(sound, query) }

  func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> { onFollow(sound, prefix) }
}

/// The arguments of an append.
struct Append: Sendable {
  var events: [ScoringEvent]
  var path: ItemPath
  var expected: Domain.Expectation
}

/// The arguments of a read of a journal.
struct EventPage: Sendable {
  var path: ItemPath
  var revision: Revision
  var limit: Int
}

struct FaultySessions: ScoringSessionRepository {
  typealias Port = any ScoringSessionRepository
  typealias On<Answer, each Argument> = @Sendable (Port, repeat each Argument) async throws(JournalError) -> Answer

  var sound: Port
  var onHead: On<JournalHead, ItemPath> = { port, path throws(JournalError) in
    try await port.session(at: path).head()
  }
  var onAppend: On<[RecordedEvent], Append> = { port, append throws(JournalError) in try await port.append(append) }
  var onAppendGiven: On<[RecordedEvent], Append, [Premise]> = { port, append, premises throws(JournalError) in
    let session = port.session(at: append.path)
    return try await session.append(append.events, expecting: append.expected, given: premises)
  }
  var onEvents: On<[RecordedEvent], EventPage> = { port, page throws(JournalError) in try await port.events(page) }
  var onClose: On<Void, ItemPath> = { port, path throws(JournalError) in try await port.session(at: path).close() }
  var onCloseGiven: On<Void, ItemPath, [Premise]> = { port, path, premises throws(JournalError) in
    try await port.session(at: path).close(given: premises)
  }
  var onFollow: OnFollow = { $0.follow(under: $1) }

  func session(at path: ItemPath) -> any ScoringSession { Session(path: path, faults: self) }

  func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> { onFollow(sound, prefix) }

  private struct Session: ScoringSession {
    let path: ItemPath
    let faults: FaultySessions

    func head() async throws(JournalError) -> JournalHead { try await faults.onHead(faults.sound, path) }

    func append(
      _ events: [ScoringEvent],
      expecting: Domain.Expectation,
      given premises: [Premise]
    ) async throws(JournalError) -> [RecordedEvent] {
      let append = Append(events: events, path: path, expected: expecting)
      if premises.isEmpty { return try await faults.onAppend(faults.sound, append) }
      return try await faults.onAppendGiven(faults.sound, append, premises)
    }

    func events(after revision: Revision, limit: Int) async throws(JournalError) -> [RecordedEvent] {
      try await faults.onEvents(faults.sound, EventPage(path: path, revision: revision, limit: limit))
    }

    func close(given premises: [Premise]) async throws(JournalError) {
      if premises.isEmpty { return try await faults.onClose(faults.sound, path) }
      try await faults.onCloseGiven(faults.sound, path, premises)
    }
  }
}

extension ScoringSessionRepository {
  func append(_ append: Append) async throws(JournalError) -> [RecordedEvent] {
    try await session(at: append.path).append(append.events, expecting: append.expected)
  }

  func events(_ page: EventPage) async throws(JournalError) -> [RecordedEvent] {
    try await session(at: page.path).events(after: page.revision, limit: page.limit)
  }

  func history(of path: ItemPath) async throws(JournalError) -> [RecordedEvent] {
    try await session(at: path).events(after: .zero, limit: 1000)
  }
}

/// Values by a text, for a fault that remembers more than texts.
final class Notebook<Value: Sendable>: Sendable {
  private let values = Mutex<[String: Value]>([:])

  subscript(key: String) -> Value? {
    get { values.withLock { $0[key] } }
    set { values.withLock { $0[key] = newValue } }
  }

  subscript(key: String, default value: Value) -> Value {
    get { self[key] ?? value }
    set { self[key] = newValue }
  }
}
