import Dispatch
import Domain
import Foundation
import GRDB
import Synchronization

/// The connections to a store's file.
///
/// Readers never wait for a write to reach the disk, and writers never wait for a checkpoint.
struct Connections: Sendable {
  /// The files that the connections have open.
  let files: StoreFiles
  /// The checkpointer; nil if no other process shares the file.
  let log: LogKeeping?
  /// The connection for reads; the writing one if there is only one.
  let reading: Connection
  let writing: Connection
  private let use: FileUse?

  /// Opens the store's file, and creates it if needed.
  ///
  /// - Parameters:
  ///   - path: An absolute path, so that SQLite takes it for nothing else.
  ///   - isShared: Whether other processes may use the file, which needs an index on disk.
  ///   - report: Is called with what was found damaged.
  /// - Throws: SQLite's error if the file cannot be opened.
  init(path: String, isShared: Bool = true, report: (String) -> Void) throws {
    try StoreFiles.prepare(path)
    use = try FileUse.begin(path) { try LogMending.run(on: path, waiting: LogMending.waiting(), report) }
    try Schema.prepare(path, isShared: isShared)
    // Opened first, because it creates the log that the other reads.
    writing = try Connection(path: path, isShared: isShared)
    files = StoreFiles(at: path)
    reading = isShared ? try Connection(path: path, isReadOnly: true) : writing
    log = isShared ? try LogKeeping(path: path) : nil
    if let path = files.replaced {
      throw StoreFailure.unavailable("\(path) was replaced while it was opened; try again")
    }
  }

  /// Opens the store's file; without sharing if the disk has no room for the shared index.
  static func open(_ path: String, report: (String) -> Void) throws -> Connections {
    do {
      return try Connections(path: path, report: report)
    } catch let error as DatabaseError where error.mayLackRoom {
      // The first error says what is wrong.
      guard let alone = try? Connections(path: path, isShared: false, report: report) else { throw error }
      report(
        "\(path): the disk has no room for the index that processes share, so no other process can open this store"
          + " until this one ends; make room and start the program again (\(error.message ?? "disk error"))"
      )
      return alone
    }
  }

  /// Checkpoints the log and closes the connections after their last work.
  func close() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        closeNow()
        continuation.resume()
      }
    }
  }

  private func closeNow() {
    // The last commit may still start a checkpoint.
    writing.queue.writeWithoutTransaction { _ in }
    log?.close()
    if reading !== writing { try? reading.queue.close() }
    let isInPlace = files.replaced == nil
    writing.queue.writeWithoutTransaction { db in if isInPlace { db.emptyLog() } }
    try? writing.queue.close()
  }
}

extension Database {
  /// Checkpoints and truncates the log, unless another process reads it for longer than a second.
  func emptyLog() {
    // SQLite does not wait by itself while another connection is at a checkpoint.
    try? execute(sql: "PRAGMA busy_timeout = 50")
    for _ in 0..<10 {
      do {
        _ = try checkpoint(.truncate)
        return
      } catch DatabaseError.SQLITE_BUSY {
        Thread.sleep(forTimeInterval: 0.05)
      } catch {
        return
      }
    }
  }
}

extension DatabaseError {
  /// Whether the error may mean that a file beside the database could not be created or grow.
  fileprivate var mayLackRoom: Bool { [.SQLITE_FULL, .SQLITE_IOERR, .SQLITE_CANTOPEN].contains(resultCode) }
}

extension Configuration {
  /// Returns the configuration that all connections to a store's file share.
  ///
  /// - Parameters:
  ///   - label: The connection's name in messages.
  ///   - isShared: Whether other processes may use the file. Otherwise SQLite keeps the index of the log in memory.
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

/// One connection to the file, which does one thing at a time.
final class Connection: Sendable {
  let queue: DatabaseQueue
  /// The number of tasks in hand, without quick reads.
  private let inHand = Atomic(0)
  /// Serialises quick reads.
  ///
  /// Spins briefly before it sleeps, which is cheaper than the queue.
  private let turn = Mutex(())

  init(path: String, isReadOnly: Bool = false, isShared: Bool = true) throws {
    var configuration = Configuration.store("scorebook", isShared: isShared)
    configuration.readonly = isReadOnly
    configuration.prepareDatabase { db in
      // A cache of 32 MiB avoids reading pages that change often. A commit checkpoints a log of 64 MiB itself, but
      // ``LogKeeping`` usually does so before. Rollback data stays in memory instead of a file for each commit. Deleted
      // content is overwritten with zeros.
      try db.execute(
        sql: """
          PRAGMA cache_size = -32768; PRAGMA wal_autocheckpoint = 16384; PRAGMA temp_store = MEMORY;
          PRAGMA synchronous = FULL; PRAGMA secure_delete = ON
          """
      )
    }
    queue = try DatabaseQueue(path: path, configuration: configuration)
  }

  /// Reads a snapshot of the file.
  ///
  /// A quick read is one small query. While the connection is idle, it runs on the caller's thread, because switching
  /// to the connection's thread and back takes many times as long.
  func read<Value: Sendable>(
    isQuick: Bool,
    _ work: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    if isQuick, inHand.load(ordering: .relaxed) == 0 { return try readNow(work) }
    return try await occupied { try await isQuick ? queue.unsafeRead(work) : queue.read(work) }
  }

  /// Reads on the caller's thread, waiting only for another quick read.
  private func readNow<Value: Sendable>(_ work: (Database) throws -> Value) throws -> Value {
    try turn.withLock { _ in try queue.unsafeRead(work) }
  }

  /// Queues work that keeps the connection busy.
  func doLater(_ work: @escaping @Sendable (Database) -> Void) {
    inHand.add(1, ordering: .relaxed)
    queue.asyncWriteWithoutTransaction { [self] db in
      defer { inHand.subtract(1, ordering: .relaxed) }
      work(db)
    }
  }

  /// Runs work that keeps the connection busy.
  func occupied<Value>(_ work: () async throws -> Value) async throws -> Value {
    inHand.add(1, ordering: .relaxed)
    defer { inHand.subtract(1, ordering: .relaxed) }
    return try await work()
  }
}
