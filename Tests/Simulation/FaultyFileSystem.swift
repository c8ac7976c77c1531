package import FileStore
import Foundation
import SeededRandom
import Synchronization

/// A machine's files in memory, which decide the effect of a power cut: synchronised bytes stay, and of the rest any
/// part that the seed picks.
///
/// Every call is a step. A trouble happens at its planned step.
package final class FaultyFileSystem: FileSystem {
  package enum Trouble: String, CaseIterable, Sendable {
    /// This one step fails; one that writes has written any part, and what a failed synchronisation was for is lost later.
    case failure
    /// The disk is full for this one step.
    case full
    /// The process is killed: nothing more gets done, but what it wrote is there.
    case kill
    /// The power goes: what was not synchronised may be lost.
    case powerCut
  }

  /// A process's view of the disk, and the part that is surely on it.
  struct State {
    var files: [Int: DiskFile] = [:]
    var names = DiskNames()
    /// The process that holds the lock at a path.
    var locks: [String: Int] = [:]
    /// Handles of an earlier process are good for nothing.
    var process = 0
    var steps = 0
    /// The troubles to come, one at each step from this one on; nil for a good step between them.
    var planned: (troubles: ArraySlice<Trouble?>, step: Int) = ([], 0)
    var stopped: Trouble?
    var met: Set<String> = []
    var random: SplitMix64
  }

  private let state: Mutex<State>

  package init(seed: UInt64) { state = Mutex(State(random: SplitMix64(seed: seed))) }

  /// Whether a trouble that was planned has not come yet.
  package var isWaiting: Bool { state.withLock { !$0.planned.troubles.isEmpty } }

  /// The calls that met trouble, such as `move log.jsonl.new`.
  package var met: Set<String> { state.withLock { $0.met } }

  /// Makes troubles happen at the steps after so many good ones, and none that was planned before.
  package func plan(_ trouble: Trouble, after steps: Int) { plan([trouble], after: steps) }

  package func planNothing() { plan([], after: 0) }

  /// Kills the process now, or cuts the power.
  package func stop(by trouble: Trouble) { state.withLock { $0.stopped = trouble } }

  /// Whether the process is dead.
  package var isStopped: Bool { state.withLock { $0.stopped != nil } }

  package func plan(_ troubles: [Trouble?], after steps: Int) {
    state.withLock { state in
      state.planned = (troubles[...], steps)
      state.steps = 0
    }
  }

  /// Starts the program again, and the machine where the power was cut; old handles are dead.
  package func restart(afterPowerCut isPowerCut: Bool = false) {
    state.withLock { state in
      if isPowerCut || state.stopped == .powerCut { state.losePower() }
      (state.stopped, state.planned, state.locks) = (nil, ([], 0), [:])
      state.process += 1
    }
  }

  /// Does a step, unless it fails.
  fileprivate func step<Value: Sendable>(
    _ path: String,
    of process: Int? = nil,
    by name: String = #function,
    _ work: (inout State, _ trouble: Trouble?) throws(FileError) -> Value
  ) throws(FileError) -> Value {
    let result = state.withLock { state -> Result<Value, FileError> in
      guard state.stopped == nil, process == nil || process == state.process else {
        return .failure(FileError(path: path, code: EBADF))
      }
      let trouble = state.nextTrouble()
      if trouble != nil { state.met.insert("\(name.prefix { $0 != "(" }) \(path.name)") }
      do throws(FileError) {
        let value = try work(&state, trouble)
        return trouble.map { .failure(FileError(path: path, code: $0.code)) } ?? .success(value)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  package func makeFolder(_ path: String) throws(FileError) {
    try step(path) { state, trouble in
      if trouble == nil, !state.names.hasFolder(path) { state.names.change([path: DiskNames.folder]) }
    }
  }

  package func openFile(_ path: String, making: FileMaking) throws(FileError) -> (any OpenFile)? {
    try step(path) { (state, trouble) throws(FileError) -> File? in
      guard state.names.hasFolder(path.folder) else { throw FileError(path: path, code: ENOENT) }
      if trouble != nil { return nil }
      if state.names[path] == nil {
        if making == .nothing { return nil }
        state.names.change([path: state.files.count])
        state.files[state.files.count] = DiskFile()
      }
      guard let number = state.names[path] else { return nil }
      if making == .anew { state.files[number]?.cut(to: 0) }
      return File(disk: self, path: path, number: number, process: state.process)
    }
  }

  package func move(_ path: String, to newPath: String) throws(FileError) {
    try step(path) { (state, trouble) throws(FileError) in
      guard let number = state.names[path] else { throw FileError(path: path, code: ENOENT) }
      if trouble == nil { state.names.change([path: nil, newPath: number]) }
    }
  }

  package func removeFile(_ path: String) throws(FileError) {
    try step(path) { state, trouble in if trouble == nil { state.names.change([path: nil]) } }
  }

  package func synchroniseFolder(_ path: String) throws(FileError) {
    try step(path) { state, trouble in if trouble == nil { state.names.synchronise(path) } }
  }

  package func takeLock(_ path: String, note: String) throws(FileError) -> (any FileLock)? {
    try step(path) { state, trouble in
      if trouble != nil || state.locks[path] == state.process { return nil }
      state.locks[path] = state.process
      return Lock(disk: self, path: path, process: state.process)
    }
  }

  private struct Lock: FileLock {
    let disk: FaultyFileSystem
    let path: String
    let process: Int

    func release() { disk.state.withLock { if $0.locks[path] == process { $0.locks[path] = nil } } }
  }

  private struct File: OpenFile {
    let disk: FaultyFileSystem
    let path: String
    let number: Int
    let process: Int

    func readBytes(at offset: Int64, count: Int) throws(FileError) -> [UInt8] {
      try change { file, _, _ in Array(file.bytes[min(Int(offset), file.bytes.count)...].prefix(count)) }
    }

    func append(_ bytes: [UInt8]) throws(FileError) {
      try change { file, trouble, random in
        let isWhole = trouble == nil || random.oneIn(3)
        file.append(isWhole ? bytes : Array(bytes.prefix(random.next(below: bytes.count + 1))))
      }
    }

    func synchronise() throws(FileError) {
      try change { file, trouble, _ in
        switch trouble {
        case nil: file.synchronise()
        // Linux does not write such pages again.
        case .failure, .full: file.loseChanges()
        case .kill, .powerCut: break
        }
      }
    }

    func cut(to length: Int64) throws(FileError) {
      try change { file, trouble, _ in if trouble == nil { file.cut(to: Int(length)) } }
    }

    func isAt(_ path: String, length: Int64) throws(FileError) -> Bool {
      try disk.step(self.path, of: process) { state, _ in
        state.names[path] == number && Int64(state.files[number]?.bytes.count ?? 0) == length
      }
    }

    func closeFile() {}

    private func change<Value: Sendable>(
      by name: String = #function,
      _ work: (inout DiskFile, Trouble?, inout SplitMix64) -> Value
    ) throws(FileError) -> Value {
      try disk.step(path, of: process, by: name) { (state, trouble) throws(FileError) in
        work(&state.files[number, default: DiskFile()], trouble, &state.random)
      }
    }
  }
}

extension FaultyFileSystem.Trouble {
  fileprivate var code: Int32 { self == .full ? ENOSPC : EIO }
}

extension FaultyFileSystem.State {
  /// Counts a step; what happens at it.
  fileprivate mutating func nextTrouble() -> FaultyFileSystem.Trouble? {
    defer { steps += 1 }
    guard steps >= planned.step, let trouble = planned.troubles.popFirst() ?? nil else { return nil }
    if trouble == .kill || trouble == .powerCut { stopped = trouble }
    return trouble
  }

  fileprivate mutating func losePower() {
    names.losePower(&random)
    for number in files.keys.sorted() { files[number]?.losePower(&random) }
  }
}
