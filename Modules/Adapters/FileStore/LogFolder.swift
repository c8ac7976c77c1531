import Domain
import Foundation

/// The folder of a store: its log, its lock, and what was put aside.
struct LogFolder: Sendable {
  let path: String
  let files: any FileSystem

  var log: String { "\(path)/log.jsonl" }
  /// A log that is being written and will take the other's place.
  var newLog: String { "\(path)/log.jsonl.new" }

  /// Takes the lock of the store.
  ///
  /// - Throws: ``StoreFailure/unavailable(_:)`` naming the process that has it.
  func locked() throws(StoreFailure) -> any FileLock {
    let path = "\(path)/lock"
    let program = ProcessInfo.processInfo
    let note = "\(program.processIdentifier) (\(program.processName))"
    let lock = try FileError.translated { () throws(FileError) in try files.takeLock(path, note: note) }
    if let lock { return lock }
    let holder = try? files.openFile(path, making: .nothing)?.readBytes(at: 0, count: 200)
    let text = holder.map { String(decoding: $0, as: UTF8.self) } ?? ""
    throw .unavailable("\(self.path) is in use by \(text.isEmpty ? "another process" : "process \(text)")")
  }

  /// Makes the folder and its place in its parent sure.
  func make() throws(FileError) {
    try files.makeFolder(path)
    let parent = URL(filePath: path).deletingLastPathComponent().path
    try files.synchroniseFolder(parent)
  }

  /// Writes a file whole, and returns once it is on the disk; its name is not sure yet.
  func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    guard let file = try files.openFile(path, making: .anew) else { return }
    defer { file.closeFile() }
    try file.append(bytes)
    try file.synchronise()
  }

  /// Keeps bytes under the first free name such as `log.torn-1`, and returns that name once it is on the disk.
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

  /// Puts the new log, which is written and on the disk, in the place of the log.
  func replaceLog() throws(FileError) {
    try files.move(newLog, to: log)
    try files.synchroniseFolder(path)
  }
}
