import Dispatch
public import Domain

/// A store in a folder of plain files, which one process uses at a time: a log of readable JSON lines, each with a
/// checksum, and everything that it holds in memory.
///
/// Acknowledged is written and synchronised. Writers that come while the disk is busy go to it together. Nothing is shown,
/// not even to a reader, before it is on the disk.
public actor FileStore {
  private enum Condition {
    case open, closed
    /// What is on the disk is not known.
    case failed(StoreFailure)
  }

  private struct Waiter {
    /// What must be on the disk.
    let sequence: Int64
    let continuation: CheckedContinuation<StoreFailure?, Never>
  }

  private var condition = Condition.open
  private var image: StoreImage
  private var durable: Int64
  private var pending: [StoreChange] = []
  private var isCommitting = false
  private var waiters: [Waiter] = []
  private var compaction: Task<Void, Never>?
  private var compactsAbove: Int
  private let log: Log
  private let disk: Disk
  private let queue: DispatchQueue
  private let report: @Sendable (String) -> Void
  private let followers: Followers

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
    return FileStore(log, image, disk, queue, compactsAbove: compactsAbove, report: surroundings.report)
  }

  private init(
    _ log: Log,
    _ image: StoreImage,
    _ disk: Disk,
    _ queue: DispatchQueue,
    compactsAbove: Int,
    report: @escaping @Sendable (String) -> Void
  ) {
    self.log = log
    self.image = image
    (self.disk, self.queue) = (disk, queue)
    self.compactsAbove = compactsAbove
    self.report = report
    durable = image.sequence
    followers = Followers(at: image.cursor)
  }

  /// How many readers follow this store now.
  public nonisolated var followerCount: Int { followers.count }

  public nonisolated var storage: Storage {
    Storage(leaderboards: self, sessions: self, documents: self, changes: self, close: { await self.shut() })
  }

  /// Releases the folder once the work in hand is done; calling it again does nothing.
  public func shut() async {
    if case .closed = condition { return }
    let last = condition
    condition = .closed
    // What waits behind a failed disk is never written.
    if case .open = last { _ = await settled() }
    await compaction?.value
    await disk.run { [log] in log.close() }
  }

  nonisolated func updates(under prefix: Path) -> Updates<ChangeCursor, StoreFailure> {
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
      do { try checkOpen() } catch { throw .store(error) }
      let result: Result<Written<Answer>, Failure>
      do { result = .success(try work(&image)) } catch { result = .failure(error) }
      let change = try? result.get().change
      if let change { pending.append(change) }
      guard let failure = await settled() else { return try result.get().answer }
      if change != nil { throw .store(failure) }
    }
  }

  private func checkOpen() throws(StoreFailure) {
    switch condition {
    case .open: break
    case .closed: throw .unavailable("it is closed")
    case .failed(let failure): throw failure
    }
  }

  /// Waits until all that the image holds now is on the disk; answers why it never will be.
  private func settled() async -> StoreFailure? {
    let sequence = image.sequence
    if durable >= sequence { return nil }
    return await withCheckedContinuation { continuation in
      waiters.append(Waiter(sequence: sequence, continuation: continuation))
      commitPending()
    }
  }

  private func commitPending() {
    if isCommitting || pending.isEmpty { return }
    isCommitting = true
    let (changes, cursor) = (pending, image.cursor)
    pending = []
    disk.start { [log] in
      let outcome = log.commit(changes)
      Task { await self.finish(changes, upTo: cursor, outcome) }
    }
  }

  private func finish(_ changes: [StoreChange], upTo cursor: ChangeCursor, _ outcome: Log.Outcome) {
    isCommitting = false
    switch outcome {
    case .committed(let length):
      durable = cursor.sequence
      followers.announce(cursor, for: Set(changes.flatMap(\.paths)))
      resume { $0.sequence <= cursor.sequence }
      compact(ifUseful: length)
      commitPending()
    case .takenBack(let failure, let image):
      self.image = image
      pending = []
      resume(with: failure)
    case .unknown(let failure):
      let unsure = StoreFailure.unavailable("a write failed and must be looked at: open the store again (\(failure))")
      condition = .failed(unsure)
      pending = []
      resume(with: unsure)
    }
  }

  private func resume(with failure: StoreFailure? = nil, _ isDue: (Waiter) -> Bool = { _ in true }) {
    let due = waiters.filter(isDue)
    waiters.removeAll(where: isDue)
    for waiter in due { waiter.continuation.resume(returning: failure) }
  }
}

// MARK: Compaction

extension FileStore {
  /// Starts to write the log anew when more than half of it is documents that were written over.
  private func compact(ifUseful length: Int64) {
    let superseded = image.supersededBytes
    guard compaction == nil, superseded > compactsAbove, Int64(superseded) > length / 2 else { return }
    guard case .open = condition else { return }
    compaction = Task {
      let failure = await DispatchQueue(label: "scorebook.compaction").run { [log, queue] in
        log.compact(finishingOn: queue)
      }
      finishCompaction(of: superseded, failure)
    }
  }

  private func finishCompaction(of bytes: Int, _ outcome: Log.Compacted) {
    compaction = nil
    switch outcome {
    case .done: image.forgetSuperseded(bytes)
    case .left(let failure):
      compactsAbove *= 2
      report("\(log.folder.log) could not be made smaller and is as it was: \(failure)")
    case .unknown(let failure):
      condition = .failed(.unavailable("the log was made smaller, and is not sure: open the store again (\(failure))"))
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
