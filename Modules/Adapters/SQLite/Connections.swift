import Dispatch
import Domain
import GRDB
import Synchronization

/// The connections to a store's file: who reads never waits for the disk to take what is written, and who writes not for
/// the log to be worked into the file.
struct Connections: Sendable {
  /// The files that the connections have open.
  let files: StoreFiles
  /// nil where the connections share the file with no other process.
  let log: LogKeeping?
  /// The connection that writes, where there is but one.
  let reading: Connection
  let writing: Connection

  /// Opens the store's file, and makes it where there is none.
  ///
  /// - Parameters:
  ///   - path: Absolute, so that SQLite takes it for a path and nothing else.
  ///   - isShared: Whether other processes may use the file meanwhile, for which the processes share an index on the disk.
  /// - Throws: SQLite's error where the file cannot be opened.
  init(path: String, isShared: Bool = true) throws {
    try StoreFiles.prepare(path)
    try Schema.prepare(path, isShared: isShared)
    // First, for it makes the log that the other one reads.
    writing = try Connection(path: path, isShared: isShared)
    files = StoreFiles(at: path)
    reading = isShared ? try Connection(path: path, isReadOnly: true) : writing
    log = isShared ? try LogKeeping(path: path) : nil
    if let path = files.replaced {
      throw StoreFailure.unavailable("\(path) was replaced while it was opened; try again")
    }
  }

  /// Opens the store's file for this process alone where the disk has no room for the index that processes share.
  static func open(_ path: String, report: (String) -> Void) throws -> Connections {
    do {
      return try Connections(path: path)
    } catch let error as DatabaseError where error.mayLackRoom {
      // The first error says what is wrong.
      guard let alone = try? Connections(path: path, isShared: false) else { throw error }
      report(
        "\(path): the disk has no room for the index that processes share, so no other process can open this store"
          + " until this one ends; make room and start the program again (\(error.message ?? "disk error"))"
      )
      return alone
    }
  }

  /// Empties the log into the file and closes the connections; waits for what they have in hand.
  func close() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        closeNow()
        continuation.resume()
      }
    }
  }

  private func closeNow() {
    // The last commit may still begin to work the log into the file.
    writing.queue.writeWithoutTransaction { _ in }
    log?.close()
    if reading !== writing { try? reading.queue.close() }
    let isInPlace = files.replaced == nil
    writing.queue.writeWithoutTransaction { db in if isInPlace { db.emptyLog() } }
    try? writing.queue.close()
  }
}

extension Database {
  /// Works the log into the file and empties it, unless another process reads the log for longer than a second.
  func emptyLog() {
    try? execute(sql: "PRAGMA busy_timeout = 1000")
    _ = try? checkpoint(.truncate)
  }
}

extension DatabaseError {
  /// Whether a file beside the database could not be made or grow.
  fileprivate var mayLackRoom: Bool { [.SQLITE_FULL, .SQLITE_IOERR, .SQLITE_CANTOPEN].contains(resultCode) }
}

extension Configuration {
  /// The configuration that all connections to a store's file have in common.
  ///
  /// - Parameters:
  ///   - label: Names the connection in messages.
  ///   - isShared: Whether other processes may use the file; else SQLite keeps the index of the log in memory.
  /// - Returns: The configuration.
  static func store(_ label: String, isShared: Bool = true) -> Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(10)
    configuration.label = label
    if !isShared {
      configuration.prepareDatabase { db in try db.execute(sql: "PRAGMA locking_mode = EXCLUSIVE") }
    }
    return configuration
  }
}

/// One connection to the file, which does one thing after the other.
final class Connection: Sendable {
  let queue: DatabaseQueue
  /// How much it has to do, quick reads apart.
  private let inHand = Atomic(0)
  /// Whose quick read it is: a lock that is tried a few times is cheaper for a moment than the queue's, which sleeps at once.
  private let turn = Mutex(())

  init(path: String, isReadOnly: Bool = false, isShared: Bool = true) throws {
    var configuration = Configuration.store("scorebook", isShared: isShared)
    configuration.readonly = isReadOnly
    configuration.prepareDatabase { db in
      // 32 MiB of pages in memory: a page that changes often is not read each time. 64 MiB of log at most before a commit
      // itself works it into the file, which ``LogKeeping`` does before. What a write that is refused would put back is kept
      // in memory, too, rather than in a file made for each commit.
      try db.execute(
        sql: """
          PRAGMA cache_size = -32768; PRAGMA wal_autocheckpoint = 16384; PRAGMA temp_store = MEMORY;
          PRAGMA synchronous = FULL
          """
      )
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
