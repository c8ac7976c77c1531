import Domain
import Foundation

/// The folder of a store: its log, its lock, and data set aside.
struct LogFolder: Sendable {
  let path: String
  let files: any FileSystem

  init(path: String, files: any FileSystem) {
    let end = path.lastIndex { $0 != "/" } ?? path.startIndex
    self.path = path.isEmpty ? path : String(path[...end])
    self.files = files
  }

  var log: String { "\(path)/log.jsonl" }
  /// The log that will replace the present one.
  var newLog: String { "\(path)/log.jsonl.new" }

  /// Takes the locks of the store.
  ///
  /// The lock beside the folder prevents another store at this path while the folder is away. The lock in the folder
  /// prevents a second opening at another path.
  ///
  /// - Parameter make: Creates the folder, once the lock beside it is held.
  /// - Returns: Both locks as one.
  /// - Throws: ``StoreFailure/unavailable(_:)`` naming the process that holds a lock.
  func locked(_ make: () throws(FileError) -> Void = { () throws(FileError) in }) throws(StoreFailure) -> any FileLock {
    let outer = try lockBeside()
    do {
      try make()
      return BothLocks(outer: outer, inner: try lock("\(path)/lock"))
    } catch {
      outer?.release()
      throw StoreFailure(error)
    }
  }

  /// Takes the lock beside the folder; nil if this user cannot write there, and so cannot create another folder there
  /// either.
  private func lockBeside() throws(StoreFailure) -> (any FileLock)? {
    do {
      return try lock("\(path).lock")
    } catch let error as FileError where [EACCES, EPERM, EROFS, ENOENT].contains(error.code) {
      return nil
    } catch {
      throw StoreFailure(error)
    }
  }

  private func lock(_ lockPath: String) throws -> any FileLock {
    let program = ProcessInfo.processInfo
    let note = "\(program.processIdentifier) (\(program.processName))"
    if let lock = try files.takeLock(lockPath, note: note) { return lock }
    let holder = try? files.openFile(lockPath, making: .nothing)?.readBytes(at: 0, count: 200)
    let text = holder.map { String(decoding: $0, as: UTF8.self) } ?? ""
    throw StoreFailure.unavailable("\(path) is in use by \(text.isEmpty ? "another process" : "process \(text)")")
  }

  /// Makes the folder and its entry in the parent durable.
  func make() throws(FileError) {
    try files.makeFolder(path)
    let parent = URL(filePath: path).deletingLastPathComponent().path
    try files.synchroniseFolder(parent)
  }

  /// Writes a whole file, and returns once its content is on disk.
  ///
  /// Its name is not durable yet.
  func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    guard let file = try files.openFile(path, making: .anew) else { return }
    defer { file.closeFile() }
    try file.append(bytes)
    try file.synchronise()
  }

  /// Stores bytes under the first free name such as `log.torn-1`, and returns the name once it is on disk.
  func keep(_ bytes: [UInt8], as kind: String) throws(FileError) -> String {
    var number = 1
    while let taken = try files.openFile("\(path)/log.\(kind)-\(number)", making: .nothing) {
      taken.closeFile()
      number += 1
    }
    let name = "\(path)/log.\(kind)-\(number)"
    try write(bytes, to: name)
    try files.synchroniseFolder(path)
    return name
  }

  /// Replaces the log by the new log, which is already on disk.
  func replaceLog() throws(FileError) {
    try files.move(newLog, to: log)
    try files.synchroniseFolder(path)
  }
}

/// The lock beside a store's folder and the one in it.
private struct BothLocks: FileLock {
  let outer: (any FileLock)?
  let inner: any FileLock

  func release() {
    inner.release()
    outer?.release()
  }
}
