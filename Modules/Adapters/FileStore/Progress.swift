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

  /// The compaction in progress.
  var compaction: Task<Void, Never>?
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
    condition = .closed
    return true
  }
}

// MARK: Compaction

extension Progress {
  /// The bytes of overwritten documents; nil for a store that is not open.
  var supersededBytes: Int? {
    guard case .open = condition else { return nil }
    return image.supersededBytes
  }

  /// Returns the overwritten bytes if they are more than half of a log of this length and no compaction runs.
  func supersededBytes(of length: Int64) -> Int? {
    guard case .open = condition, compaction == nil else { return nil }
    let bytes = image.supersededBytes
    return bytes > compactsAbove && Int64(bytes) > length / 2 ? bytes : nil
  }

  mutating func endCompaction(of bytes: Int, _ outcome: Log.Compacted) {
    compaction = nil
    switch outcome {
    case .done: image.forgetSuperseded(bytes)
    case .left: compactsAbove *= 2
    case .unknown(let failure):
      condition = .failed(.unavailable("the log was made smaller, and is not sure: open the store again (\(failure))"))
    }
  }
}
