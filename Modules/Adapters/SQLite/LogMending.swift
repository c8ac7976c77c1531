import Domain
import Foundation

/// Mends the log that a process left which ended without closing the store, before SQLite reads it.
///
/// SQLite drops everything from the first frame that is not as it was written, and writes over it. So where single bytes
/// changed, they are put right. Before anything is changed or dropped, both files are copied, for a repair.
enum LogMending {
  static func run(on path: String, _ report: (String) -> Void) throws {
    let path = StoreFiles.target(of: path)
    guard let log = FileHandle(forUpdatingAtPath: "\(path)-wal") else { return }
    defer { try? log.close() }
    // Another process that has the store open has read the log.
    guard try log.seekToEnd() > 0, let lock = try? DamagedDatabase.locked(path) else { return }
    defer { close(lock) }
    try log.seek(toOffset: 0)
    let bytes = [UInt8](try log.readToEnd() ?? Data())
    let damaged = DamagedLog(bytes) { number in page(number, of: lock) }
    if damaged.isAsWritten { return }
    let kept = try keep(bytes, lock, of: path)
    let mended = damaged.mended
    for place in mended.indices where mended[place] != bytes[place] {
      try log.seek(toOffset: UInt64(place))
      try log.write(contentsOf: [mended[place]])
    }
    try log.truncate(atOffset: UInt64(mended.count))
    try log.synchronize()
    let isWhole = damaged.doubtful.isEmpty && DamagedLog(mended, image: { _ in nil }).readable == damaged.proven
    report(
      isWhole
        ? "\(path)-wal: bytes of the log had changed and were put right; nothing is lost. The files as they were are kept as"
          + " \(kept)"
        : "\(path)-wal: the log is damaged, or a power cut has ended its last commit; the rest of it is left out. The files as"
          + " they were are kept as \(kept): stop the program, and 'repair --from sqlite:\(kept)' adds what can still be read of"
          + " them. What is missing after that comes from a synced store or a backup"
    )
  }

  private static func page(_ number: Int, of database: Int32) -> [UInt8]? {
    var page = [UInt8](repeating: 0, count: 4096)
    guard number > 0, pread(database, &page, page.count, off_t(number - 1) * off_t(page.count)) == page.count else {
      return nil
    }
    return page
  }

  /// Copies the database and its log to the first free name; returns that.
  private static func keep(_ log: [UInt8], _ database: Int32, of path: String) throws -> String {
    let copy = "\(path).keeping"
    DamagedDatabase.remove(copy)
    do {
      let files = [try ReadableCopy.file(at: copy), try ReadableCopy.file(at: "\(copy)-wal")]
      defer { for file in files { try? file.close() } }
      try ReadableCopy.copy(database, to: files[0])
      try files[1].write(contentsOf: log)
      for file in files { try file.synchronize() }
      let kept = try DamagedDatabase.keep(copy, of: path)
      try DamagedDatabase.synchronise(URL(filePath: path).deletingLastPathComponent().path)
      return kept
    } catch {
      DamagedDatabase.remove(copy)
      throw StoreFailure.unavailable(
        "its log is damaged, and there is no room for a copy of the store as it is; make room and start again (\(error))"
      )
    }
  }
}
