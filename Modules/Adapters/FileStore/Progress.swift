import Domain
import StoreEngine

/// The store in memory, with the part that is not on disk yet.
///
/// A value without threads and files.
struct Progress: Sendable {
  /// Changes that are written together.
  struct Group: Sendable {
    fileprivate(set) var changes: [StoreChange] = []
    /// The newest position in the feed that they reach.
    fileprivate(set) var cursor: ChangeCursor
    let commit = Commit()
  }

  private enum Condition {
    case open, closed
    /// The content of the disk is unknown.
    case failed(StoreFailure)
  }

  /// The compaction in progress, or resting before it begins.
  var compaction: Task<Void, Never>?
  /// The moment before which no compaction begins.
  private(set) var rest = ContinuousClock.now
  private var condition = Condition.open
  private var image: StoreImage
  private var compactsAbove: Int
  private var pending: Group?
  private var committing: Commit?
  private var isDiskCalled = false

  init(_ image: StoreImage, compactsAbove: Int) {
    self.image = image
    self.compactsAbove = compactsAbove
  }

  /// The commit that must end before the image may be shown; nil if all of it is on disk.
  var newestCommit: Commit? { pending?.commit ?? committing }

  /// Changes the image, unless the store is not open.
  mutating func attempt<Answer, Failure: StorePortError>(
    _ work: (inout StoreImage) throws(Failure) -> Written<Answer>
  ) -> Result<Written<Answer>, Failure> {
    switch condition {
    case .open: break
    case .closed: return .failure(.store(.unavailable("it is closed")))
    case .failed(let failure): return .failure(.store(failure))
    }
    do {
      let written = try work(&image)
      if let change = written.change { append(change) }
      return .success(written)
    } catch {
      return .failure(error)
    }
  }

  private mutating func append(_ change: StoreChange) {
    pending = pending ?? Group(cursor: image.cursor)
    pending?.changes.append(change)
    pending?.cursor = image.cursor
  }

  /// Whether the disk must be started on the pending changes.
  ///
  /// The disk then runs until no change is pending.
  mutating func callsDisk() -> Bool {
    if isDiskCalled || pending == nil { return false }
    isDiskCalled = true
    return true
  }

  /// Takes the changes to write next.
  mutating func takeGroup() -> Group? {
    defer { pending = nil }
    committing = pending?.commit
    return pending
  }

  /// Records the result of a commit, and returns the commits that ended with it.
  ///
  /// Commits queued after a failed one fail too.
  mutating func end(_ outcome: Log.Outcome) -> (commits: [Commit], failure: StoreFailure?) {
    isDiskCalled = false
    let commits = [committing, pending?.commit].compactMap(\.self)
    committing = nil
    switch outcome {
    case .committed: return (Array(commits.prefix(1)), nil)
    case .takenBack(let failure, let image):
      self.image = image
      pending = nil
      return (commits, failure)
    case .unknown(let failure):
      fail(failure)
      pending = nil
      return (commits, failure)
    }
  }

  /// Answers every call with a failure from now on, unless the store is closed.
  mutating func fail(_ failure: StoreFailure) {
    if case .open = condition { condition = .failed(failure) }
  }

  /// Closes the store to every call.
  ///
  /// - Returns: Whether it was open before.
  mutating func close() -> Bool {
    if case .closed = condition { return false }
    // What the disk holds of a failed store stays as it is.
    if case .failed = condition { compactsAbove = .max }
    condition = .closed
    return true
  }
}

// MARK: Compaction

extension Progress {
  /// The share of time that compactions may take for the sake of deleted documents, as a divisor.
  private static let deletionShare = 20
  private static let shortestRest = Duration.seconds(1)

  /// Returns whether a compaction has to start: more than half of a log of this length is overwritten documents, or it
  /// holds deleted ones, which alone count on closing.
  func needsCompaction(of length: Int64, isClosing: Bool = false) -> Bool {
    guard compactsAbove < .max, compaction == nil else { return false }
    if case .failed = condition { return false }
    let superseded = image.superseded
    if superseded.deletions > 0 { return true }
    return !isClosing && superseded.bytes > compactsAbove && Int64(superseded.bytes) > length / 2
  }

  /// The documents that a compaction now would drop.
  var superseded: StoreImage.Superseded { image.superseded }

  mutating func endCompaction(
    of dropped: StoreImage.Superseded,
    _ outcome: Log.Compacted,
    from start: ContinuousClock.Instant
  ) {
    compaction = nil
    let now = ContinuousClock.now
    rest = now + max(Self.shortestRest, (now - start) * Self.deletionShare)
    switch outcome {
    case .done: image.forget(dropped)
    case .left: compactsAbove = compactsAbove > .max / 2 ? compactsAbove : compactsAbove * 2
    case .unknown(let failure):
      condition = .failed(.unavailable("the log was made smaller, and is not sure: open the store again (\(failure))"))
    }
  }
}
