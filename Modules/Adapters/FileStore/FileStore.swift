import Dispatch
public import Domain
import StoreEngine
import Synchronization

/// A store in a folder of plain files, which one process uses at a time: a log of readable JSON lines, each with a
/// checksum, and everything that it holds in memory.
///
/// Acknowledged is written and synchronised. Writers that come while the disk is busy go to it together. Nothing is shown,
/// not even to a reader, before it is on the disk.
public final class FileStore: Sendable {
  private let progress: Mutex<Progress>
  private let log: Log
  private let disk: Disk
  private let queue: DispatchQueue
  private let report: @Sendable (String) -> Void
  private let followers: Followers
  private let watch = Mutex<Task<Void, Never>?>(nil)

  /// Opens the store in a folder, and makes it where there is none.
  ///
  /// - Parameters:
  ///   - path: The folder; the one that it stands in must exist.
  ///   - surroundings: The clock, identities, and whom to tell of a torn record that was put aside.
  ///   - files: Where the folder is.
  ///   - compactsAbove: How many bytes of documents that were written over are kept at least before the log is written
  ///     anew without them.
  ///   - run: Does work that waits for the disk, in order; a thread of the store's own where nothing else is given. A
  ///     simulation decides here when the disk comes to it.
  /// - Returns: The store, ready.
  /// - Throws: ``Domain/StoreFailure``: `damaged` with file and line where a record is not as it was written,
  ///   `newerSchema` for a log of a newer version, `unavailable` where another process uses it or it cannot be opened. The
  ///   log is left as it was.
  public static func open(
    _ path: String,
    _ surroundings: StoreSurroundings,
    files: any FileSystem = PosixFileSystem(),
    compactsAbove: Int = 1 << 20,
    run: (@Sendable (@escaping @Sendable () -> Void) -> Void)? = nil
  ) async throws(StoreFailure) -> FileStore {
    let queue = DispatchQueue(label: "scorebook.files")
    let disk = Disk(start: run ?? { work in queue.async(execute: work) })
    let opened = await disk.run { () -> Result<(log: Log, image: StoreImage), StoreFailure> in
      do { return .success(try Log.open(LogFolder(path: path, files: files), surroundings)) } catch {
        return .failure(StoreFailure(error))
      }
    }
    let (log, image) = try opened.get()
    let store = FileStore(log, image, disk, queue, compactsAbove: compactsAbove, report: surroundings.report)
    if let interval = files.lookInterval { store.look(every: interval) }
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

  /// Whether there is a store in a folder; it is not opened, and none is made.
  ///
  /// - Throws: ``Domain/StoreFailure`` where that cannot be seen.
  public static func isThere(
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

  /// How many readers follow this store now.
  public var followerCount: Int { followers.count }

  public var storage: Storage {
    Storage(
      leaderboards: self,
      sessions: self,
      documents: self,
      changes: self,
      lastStamp: { () async throws(StoreFailure) in
        try await self.read { (image) throws(StoreFailure) in image.lastStamp }
      },
      close: { await self.shut() }
    )
  }

  /// Releases the folder once the work in hand is done; calling it again does nothing.
  public func shut() async {
    let (isFirst, commit) = progress.withLock { ($0.close(), $0.newestCommit) }
    if !isFirst { return }
    watch.withLock { $0?.cancel() }
    _ = await commit?.outcome()
    await progress.withLock(\.compaction)?.value
    await disk.run { [log] in log.close() }
  }

  func updates(under prefix: Path) -> Updates<ChangeCursor, StoreFailure> {
    followers.follow(under: prefix)
  }
}

// MARK: Reading and writing

extension FileStore {
  /// Answers once everything that the answer shows is on the disk.
  func read<Answer: Sendable, Failure: StorePortError>(
    _ work: (inout StoreImage) throws(Failure) -> Answer
  ) async throws(Failure) -> Answer {
    try await write { (image) throws(Failure) in Written(try work(&image), change: nil) }
  }

  /// Does a write in the image, and answers once it is on the disk.
  ///
  /// Where another's write is taken back meanwhile, a read or a refusal is made again, for it showed that write.
  func write<Answer: Sendable, Failure: StorePortError>(
    _ work: (inout StoreImage) throws(Failure) -> Written<Answer>
  ) async throws(Failure) -> Answer {
    while true {
      let (result, commit, callsDisk) = progress.withLock { progress in
        (progress.attempt(work), progress.newestCommit, progress.callsDisk())
      }
      if callsDisk { callDisk() }
      guard let failure = await commit?.outcome() else { return try result.get().answer }
      if (try? result.get())?.change != nil { throw .store(failure) }
    }
  }

  private func callDisk() { disk.start { self.commit() } }

  /// Writes what is pending, and tells whoever waits for it.
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

// MARK: A log that is replaced

extension FileStore {
  /// Notices while nothing is written that the path leads to another log, so that readers are told, too.
  private func look(every interval: Duration) {
    let looking = Task { [weak self] in
      while !Task.isCancelled {
        do { try await Task.sleep(for: interval) } catch { return }
        // The store is held only while it looks, so that it can go away meanwhile.
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
  /// Starts to write the log anew when more than half of it is documents that were written over.
  private func compact(ifUseful length: Int64) {
    progress.withLock { progress in
      guard let superseded = progress.supersededBytes(of: length) else { return }
      progress.compaction = Task {
        let outcome = await DispatchQueue(label: "scorebook.compaction").run { [log, queue] in
          log.compact(finishingOn: queue)
        }
        finishCompaction(of: superseded, outcome)
      }
    }
  }

  private func finishCompaction(of bytes: Int, _ outcome: Log.Compacted) {
    progress.withLock { $0.endCompaction(of: bytes, outcome) }
    if case .left(let failure) = outcome {
      report("\(log.folder.log) could not be made smaller and is as it was: \(failure)")
    }
  }
}

/// Where work is done that waits for the disk, so that no thread that tasks share waits with it.
private struct Disk: Sendable {
  let start: @Sendable (@escaping @Sendable () -> Void) -> Void

  func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in start { continuation.resume(returning: work()) } }
  }
}

extension DispatchQueue {
  /// Does work that waits for the disk here, so that no thread that tasks share waits with it.
  func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in async { continuation.resume(returning: work()) } }
  }
}
