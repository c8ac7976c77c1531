import FileStore
import Foundation
import Synchronization

/// The machine's files, of which the n-th write or synchronisation from now on fails, once.
struct FaultyFileSystem: FileSystem {
  enum Fault { case fullAfterHalf, failedSynchronisation }

  /// How many calls are still good before the fault.
  final class Plan: Sendable {
    private let next = Mutex<(fault: Fault, calls: Int)?>(nil)

    func fail(_ fault: Fault, after calls: Int) { next.withLock { $0 = (fault, calls) } }

    func isDue(_ fault: Fault) -> Bool {
      next.withLock { next in
        guard let planned = next, planned.fault == fault else { return false }
        next = planned.calls == 0 ? nil : (fault, planned.calls - 1)
        return planned.calls == 0
      }
    }
  }

  struct File: OpenFile {
    let base: any OpenFile
    let plan: Plan

    func readBytes(at offset: Int64, count: Int) throws(FileError) -> [UInt8] {
      try base.readBytes(at: offset, count: count)
    }
    func append(_ bytes: [UInt8]) throws(FileError) {
      guard plan.isDue(.fullAfterHalf) else { return try base.append(bytes) }
      try base.append(Array(bytes.prefix(bytes.count / 2)))
      throw FileError(path: "disk", code: ENOSPC)
    }
    func synchronise() throws(FileError) {
      if plan.isDue(.failedSynchronisation) { throw FileError(path: "disk", code: EIO) }
      try base.synchronise()
    }
    func cut(to length: Int64) throws(FileError) { try base.cut(to: length) }
    func closeFile() { base.closeFile() }
  }

  let base = PosixFileSystem()
  let plan = Plan()

  func makeFolder(_ path: String) throws(FileError) { try base.makeFolder(path) }
  func openFile(_ path: String, making: FileMaking) throws(FileError) -> (any OpenFile)? {
    guard let file = try base.openFile(path, making: making) else { return nil }
    return File(base: file, plan: plan)
  }
  func move(_ path: String, to newPath: String) throws(FileError) { try base.move(path, to: newPath) }
  func removeFile(_ path: String) throws(FileError) { try base.removeFile(path) }
  func synchroniseFolder(_ path: String) throws(FileError) { try base.synchroniseFolder(path) }
  func takeLock(_ path: String, note: String) throws(FileError) -> (any FileLock)? {
    try base.takeLock(path, note: note)
  }
}
