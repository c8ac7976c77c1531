import GRDB
import Synchronization

/// The connections to a store's file: who reads never waits for the disk to take what is written, and who writes not for
/// the log to be worked into the file.
struct Connections: Sendable {
  let log: LogKeeping
  /// Released before the one that may write, which then works the log into the file.
  let reading: Connection
  let writing: Connection

  init(path: String) throws {
    // First, for it makes the log that the other one reads.
    writing = try Connection(path: path)
    // Only now: the library sets it to NORMAL, which may lose acknowledged commits, when it turns the log on.
    try writing.queue.writeWithoutTransaction { db in try db.execute(sql: "PRAGMA synchronous = FULL") }
    reading = try Connection(path: path, isReadOnly: true)
    log = try LogKeeping(path: path)
  }
}

/// One connection to the file, which does one thing after the other.
final class Connection: Sendable {
  let queue: DatabaseQueue
  /// How much it has to do, quick reads apart.
  private let inHand = Atomic(0)
  /// Whose quick read it is: a lock that is tried a few times is cheaper for a moment than the queue's, which sleeps at once.
  private let turn = Mutex(())

  init(path: String, isReadOnly: Bool = false) throws {
    var configuration = Configuration()
    if isReadOnly { configuration.readonly = true } else { configuration.journalMode = .wal }
    configuration.busyMode = .timeout(10)
    configuration.label = "scorebook"
    configuration.prepareDatabase { db in
      // 32 MiB of pages in memory: a page that changes often is not read each time. 64 MiB of log at most before a commit
      // itself works it into the file, which ``LogKeeping`` does before. What a write that is refused would put back is kept
      // in memory, too, rather than in a file made for each commit.
      try db.execute(sql: "PRAGMA cache_size = -32768; PRAGMA wal_autocheckpoint = 16384; PRAGMA temp_store = MEMORY")
    }
    queue = try DatabaseQueue(path: path, configuration: configuration)
  }

  /// Reads the file as it is at one moment.
  ///
  /// What is quick asks the file one small question. While the connection has nothing else to do, that is asked on the
  /// spot, for going to the connection's own thread and back takes many times as long.
  func read<Value: Sendable>(
    isQuick: Bool,
    _ work: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    if isQuick, inHand.load(ordering: .relaxed) == 0 { return try readNow(work) }
    return try await occupied { try await isQuick ? queue.unsafeRead(work) : queue.read(work) }
  }

  /// Waits for the connection, if only for the moment of another quick read.
  private func readNow<Value: Sendable>(_ work: (Database) throws -> Value) throws -> Value {
    try turn.withLock { _ in try queue.unsafeRead(work) }
  }

  /// Does something that keeps the connection busy, once what is waiting for it is done.
  func doLater(_ work: @escaping @Sendable (Database) -> Void) {
    inHand.add(1, ordering: .relaxed)
    queue.asyncWriteWithoutTransaction { [self] db in
      defer { inHand.subtract(1, ordering: .relaxed) }
      work(db)
    }
  }

  /// Does something that keeps the connection busy.
  func occupied<Value>(_ work: () async throws -> Value) async throws -> Value {
    inHand.add(1, ordering: .relaxed)
    defer { inHand.subtract(1, ordering: .relaxed) }
    return try await work()
  }
}
