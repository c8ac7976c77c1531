import Domain
import Foundation

/// Mends the log that a process left which ended without closing the store, before SQLite reads it.
///
/// SQLite drops everything from the first frame that is not as it was written, and writes over it. So where single bytes
/// changed, they are put right. Before anything is changed or dropped, both files are copied, for a repair.
enum LogMending {
  /// The time to wait for another process that has the store for itself, such as one that mends its log, too.
  private static let patience = Duration.seconds(10)

  /// Mends the log of a database, unless another process has that open, which then has read the log.
  ///
  /// - Parameters:
  ///   - path: The database's path.
  ///   - wait: Waits a moment for another process, as long as there is time.
  ///   - report: Is called with what was found, before anything is changed.
  /// - Throws: ``Domain/StoreFailure/unavailable(_:)`` if the files cannot be copied, or another process has the store for
  ///   itself.
  static func run(on path: String, waiting wait: () throws -> Void, _ report: (String) -> Void) throws {
    let path = StoreFiles.target(of: path)
    // Who may only read changes nothing, and neither does SQLite then.
    guard access(path, W_OK) == 0 else { return }
    guard StoreFiles.size(of: "\(path)-wal") ?? 0 > 0, let log = FileHandle(forUpdatingAtPath: "\(path)-wal") else {
      return
    }
    defer { try? log.close() }
    guard let lock = try DatabaseFiles.lock(path, waiting: wait) else { return }
    defer { close(lock) }
    let bytes = [UInt8](try log.readToEnd() ?? Data())
    let pages = (StoreFiles.size(of: path) ?? 0) / Int64(DatabaseFiles.pageSize)
    let damaged = DamagedLog(bytes, pages: Int(pages)) { number in page(number, of: lock) }
    if damaged.isAsWritten || isForeign(lock) { return }
    var kept: String?
    do { kept = try keep(bytes, lock, of: path) } catch {
      // Of such a log nothing is dropped or guessed.
      if !damaged.isMendable || damaged.isGuessed { throw error }
    }
    let place = kept.map { "The files as they were are kept as \($0)" } ?? "The files as they were could not be kept"
    report("\(path)-wal: \(words(for: damaged, kept ?? "")). \(place)")
    do { try write(damaged.mended, over: bytes, to: log) } catch {
      throw StoreFailure.unavailable("its log is damaged, and cannot be mended (\(reason(error)))")
    }
  }

  private static func write(_ mended: [UInt8], over bytes: [UInt8], to log: FileHandle) throws {
    for place in mended.indices where mended[place] != bytes[place] {
      try log.seek(toOffset: UInt64(place))
      try log.write(contentsOf: [mended[place]])
    }
    try log.truncate(atOffset: UInt64(mended.count))
    try log.synchronize()
  }

  /// Returns what `run` calls to wait, which fails after a while.
  static func waiting() -> () throws -> Void {
    let end = ContinuousClock.now.advanced(by: patience)
    return {
      guard ContinuousClock.now < end else {
        throw StoreFailure.unavailable("another process has the store for itself; try again")
      }
      Thread.sleep(forTimeInterval: 0.05)
    }
  }

  private static func words(for damaged: DamagedLog, _ kept: String) -> String {
    guard damaged.isMendable else {
      return
        "the log is damaged, or its last commit did not end; what SQLite cannot read of it is left out. Stop the program,"
        + " and 'repair --from sqlite:\(kept)' adds what can still be read; a synced store or a backup may have the rest"
    }
    return damaged.isGuessed
      ? "bytes of the log had changed, and the likeliest were put right; 'repair --from' a synced store or a backup compares it"
      : "bytes of the log had changed and were put right by its checksums"
  }

  /// Whether a database is of another program: more than a byte of its application id differs.
  private static func isForeign(_ database: Int32) -> Bool {
    guard let id = page(1, of: database)?[68..<72], id.contains(where: { $0 != 0 }) else { return false }
    return zip(id, "Scor".utf8).count(where: !=) > 1
  }

  private static func page(_ number: Int, of database: Int32) -> [UInt8]? {
    var page = [UInt8](repeating: 0, count: DatabaseFiles.pageSize)
    guard number > 0,
      pread(database, &page, DatabaseFiles.pageSize, off_t(number - 1) * off_t(DatabaseFiles.pageSize))
        == DatabaseFiles.pageSize
    else {
      return nil
    }
    return page
  }

  /// Copies the database and its log to the first free name; returns that.
  private static func keep(_ log: [UInt8], _ database: Int32, of path: String) throws -> String {
    let copy = "\(path).keeping"
    DatabaseFiles.remove(copy)
    do {
      let files = [try DatabaseFiles.file(at: "\(copy)-wal"), try DatabaseFiles.file(at: copy)]
      defer { for file in files { try? file.close() } }
      try files[0].write(contentsOf: log)
      try DatabaseFiles.copy(database, to: files[1])
      for file in files { try file.synchronize() }
      let kept = try DatabaseFiles.keep(copy, of: path)
      try DatabaseFiles.synchronise(URL(filePath: path).deletingLastPathComponent().path)
      return kept
    } catch {
      DatabaseFiles.remove(copy)
      throw StoreFailure.unavailable(
        "its log is damaged, and no copy of the store can be written beside it (\(reason(error))); mend that and start again"
      )
    }
  }

  private static func reason(_ error: any Error) -> String {
    if case StoreFailure.unavailable(let reason) = error { reason } else { error.localizedDescription }
  }
}
