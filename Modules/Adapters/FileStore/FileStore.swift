import Dispatch
public import Domain
public import StoreEngine
import Synchronization

/// A store in a folder of plain files for one process at a time: a log of JSON lines with checksums, and the whole
/// store in memory.
///
/// A write is acknowledged once it is written and synchronised. Writes that arrive while the disk is busy are committed
/// together. No reader sees a change before it is on disk.
public final class FileStore: Sendable {
  private let progress: Mutex<Progress>
  private let log: Log
  private let disk: Disk
  private let queue: DispatchQueue
  private let report: @Sendable (String) -> Void
  private let followers: Followers
  private let watch = Mutex<Task<Void, Never>?>(nil)

  /// Opens the store in a folder, and creates it if needed.
  ///
  /// - Parameters:
  ///   - path: The folder. Its parent must exist.
  ///   - clock: The clock, the identities, and the report of a torn record that was set aside.
  ///   - compactsAbove: The bytes of overwritten documents above which the log may be compacted.
  /// - Returns: The open store.
  /// - Throws: ``Domain/StoreFailure``: `damaged` with file and line for a damaged record, `newerSchema` for a log of a
  ///   newer version, `unavailable` if another process uses the store or it cannot be opened. The log is left
  ///   unchanged.
  public static func open(
    _ path: String,
    _ clock: ClockAndIdentities,
    compactsAbove: Int = 1 << 20
  ) async throws(StoreFailure) -> FileStore {
    try await open(path, clock, files: PosixFileSystem(), compactsAbove: compactsAbove)
  }

  /// Opens a store on any file system.
  ///
  /// `run` runs blocking disk work in order, by default on a thread of the store's own. A simulation decides here when
  /// the disk works.
  package static func open(
    _ path: String,
    _ clock: ClockAndIdentities,
    files: any FileSystem,
    compactsAbove: Int = 1 << 20,
    run: (@Sendable (@escaping @Sendable () -> Void) -> Void)? = nil
  ) async throws(StoreFailure) -> FileStore {
    let queue = DispatchQueue(label: "scorebook.files")
    let disk = Disk(start: run ?? { work in queue.async(execute: work) })
    let opened = await disk.run { () -> Result<(log: Log, image: StoreImage), StoreFailure> in
      do { return .success(try Log.open(LogFolder(path: path, files: files), clock)) } catch {
        return .failure(StoreFailure(error))
      }
    }
    let (log, image) = try opened.get()
    let store = FileStore(log, image, disk, queue, compactsAbove: compactsAbove, report: clock.report)
    if let interval = files.lookInterval { store.look(every: interval) }
    // A program that was killed may have left deleted documents.
    store.compact(ifUseful: log.length)
    return store
  }

  private init(
    _ log: Log,
    _ image: StoreImage,
    _ disk: Disk,
    _ queue: DispatchQueue,
    compactsAbove: Int,
    report: @escaping @Sendable (String) -> Void
  ) {
    progress = Mutex(Progress(image, compactsAbove: compactsAbove))
    self.log = log
    (self.disk, self.queue) = (disk, queue)
    self.report = report
    followers = Followers(at: image.cursor)
  }

  deinit { watch.withLock { $0?.cancel() } }

  /// Returns whether there is a store in a folder, without opening it.
  ///
  /// - Throws: ``Domain/StoreFailure`` if this cannot be seen.
  package static func isThere(
    _ path: String,
    files: any FileSystem = PosixFileSystem()
  ) throws(StoreFailure) -> Bool {
    do {
      let log = try files.openFile(LogFolder(path: path, files: files).log, making: .nothing)
      log?.closeFile()
      return log != nil
    } catch {
      throw StoreFailure(error)
    }
  }

  /// The number of readers that follow this store.
  public var followerCount: Int { followers.count }

  /// The store's ports.
  public var storage: Storage { ports { await self.shut() } }

  /// Closes the store after the last work.
  ///
  /// Closing again does nothing.
  public func shut() async {
    let (isFirst, commit) = progress.withLock { ($0.close(), $0.newestCommit) }
    if !isFirst { return }
    watch.withLock { $0?.cancel() }
    _ = await commit?.outcome()
    await endCompactions()
    await disk.run { [log] in log.close() }
  }
}

// MARK: Reading and writing

extension FileStore: ImageStore {
  public func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> {
    followers.follow(under: prefix)
  }

  /// Does the work on the image, and answers once everything that the answer shows is on disk.
  ///
  /// If a write is rolled back meanwhile, a read or a rejection is computed again, because it may have seen that write.
  public func perform<Answer: Sendable, Failure: StorePortError>(
    _ work: ImageWork<Answer, Failure>
  ) async throws(Failure) -> Answer {
    while true {
      let (result, commit, callsDisk) = progress.withLock { progress in
        let result = progress.attempt { (image) throws(Failure) in try work(on: &image) }
        return (result, progress.newestCommit, progress.callsDisk())
      }
      if callsDisk { callDisk() }
      guard let failure = await commit?.outcome() else { return try result.get().answer }
      if (try? result.get())?.change != nil { throw .store(failure) }
    }
  }

  private func callDisk() { disk.start { self.commit() } }

  /// Writes the pending changes, and answers their callers.
  private func commit() {
    guard let group = progress.withLock({ $0.takeGroup() }) else { return }
    let outcome = log.commit(group.changes, upTo: group.cursor.sequence)
    let (ended, callsDisk) = progress.withLock { ($0.end(outcome), $0.callsDisk()) }
    if case .committed(let length) = outcome {
      followers.announce(group.cursor, for: Set(group.changes.flatMap(\.paths)))
      compact(ifUseful: length)
    }
    for commit in ended.commits { commit.end(ended.failure) }
    log.markIfDue()
    if callsDisk { callDisk() }
  }
}

// MARK: A replaced log

extension FileStore {
  /// Checks while idle whether the path leads to another log, so that readers learn of it too.
  private func look(every interval: Duration) {
    let looking = Task { [weak self] in
      while !Task.isCancelled {
        do { try await Task.sleep(for: interval) } catch { return }
        // The store is held only during the look, so that it can be released meanwhile.
        guard let self else { return }
        await self.look()
      }
    }
    watch.withLock { $0 = looking }
  }

  private func look() async {
    guard let failure = await disk.run({ [log] in log.look() }) else { return }
    progress.withLock { $0.fail(failure) }
  }
}

// MARK: Compaction

extension FileStore {
  /// Starts a compaction if more than half of the log is overwritten documents, or if it holds deleted ones.
  ///
  /// Deleted content has to go, so the wait for it is short. After a compaction the store rests for some times as long as
  /// that took, so many deletions do not keep the disk busy.
  private func compact(ifUseful length: Int64) {
    progress.withLock { progress in
      if progress.needsCompaction(of: length) { compact(after: progress.rest, &progress) }
    }
  }

  private func compact(after rest: ContinuousClock.Instant, _ progress: inout Progress) {
    progress.compaction = Task {
      // Cancelled by closing, which waits for no rest.
      try? await Task.sleep(until: rest, clock: .continuous)
      let (superseded, start) = (await self.supersededOnDisk(), ContinuousClock.now)
      let outcome = await DispatchQueue(label: "scorebook.compaction").run { [log, queue] in
        log.compact(finishingOn: queue)
      }
      self.progress.withLock { $0.endCompaction(of: superseded, outcome, from: start) }
      switch outcome {
      case .done: compact(ifUseful: log.length)
      case .left(let failure):
        report("\(log.folder.log) could not be made smaller and is as it was: \(failure)")
      case .unknown: break
      }
    }
  }

  /// Returns what the log that is on disk by now has superseded.
  private func supersededOnDisk() async -> StoreImage.Superseded {
    while true {
      let (superseded, commit) = progress.withLock { ($0.superseded, $0.newestCommit) }
      if await commit?.outcome() == nil { return superseded }
    }
  }

  /// Takes what was deleted out of the log before it is closed.
  private func endCompactions() async {
    // One may be running that began before the last deletion.
    for _ in 0..<2 {
      let compaction = progress.withLock { progress in
        if progress.needsCompaction(of: 0, isClosing: true) { compact(after: .now, &progress) }
        return progress.compaction
      }
      compaction?.cancel()
      await compaction?.value
    }
    await progress.withLock(\.compaction)?.value
  }
}

/// A queue for blocking disk work, so that none blocks the threads that tasks share.
private struct Disk: Sendable {
  let start: @Sendable (@escaping @Sendable () -> Void) -> Void

  func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in start { continuation.resume(returning: work()) } }
  }
}

extension DispatchQueue {
  /// Runs blocking disk work on the queue.
  func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in async { continuation.resume(returning: work()) } }
  }
}
