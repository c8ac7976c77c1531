public import Domain

/// Everything that a store holds, in memory, with all that the ports say about it: a value that knows no disk and no
/// thread.
///
/// Adapters that keep the whole store in memory share it. Each write is all or nothing and tells what it changed, which
/// ``apply(_:)`` does again on another image.
public struct StoreImage: Sendable {
  /// The identity that the store was given when it was made.
  public let identity: String
  /// Stands in the stamps of this store's own writes.
  public let device: DeviceID
  private let now: @Sendable () -> Timestamp

  /// The latest time that was stamped; a refused write puts it back.
  var lastStampTime: Timestamp?
  var feed = FeedIndex()
  var documents: [Path: Document] = [:]
  var journals: [Path: ImageJournal] = [:]
  var boards: [Path: ImageBoard] = [:]
  /// The bodies of documents that were written over or deleted since the image was made.
  public private(set) var supersededBytes = 0

  /// Makes the image of an empty store.
  public init(identity: String, device: DeviceID, now: @escaping @Sendable () -> Timestamp) {
    self.identity = identity
    self.device = device
    self.now = now
  }

  /// The latest time that a record is stamped with; nil for an empty store.
  public var lastStamp: Timestamp? { lastStampTime }

  /// How many changes were made; grows with each.
  public var sequence: Int64 { feed.sequence }

  /// The newest place in the feed.
  public var cursor: ChangeCursor { ChangeCursor(store: identity, sequence: sequence) }

  /// Counts on from here, because so many superseded bytes are kept no more.
  public mutating func forgetSuperseded(_ bytes: Int) {
    supersededBytes -= bytes
  }

  /// The stamp of the next write, or the given one, which moves this store's clock on.
  mutating func stamp(_ given: Stamp?) -> Stamp {
    let stamp = given ?? .next(now: now(), after: lastStampTime, on: device)
    note(stamp.time)
    return stamp
  }

  mutating func note(_ time: Timestamp) {
    lastStampTime = max(lastStampTime ?? time, time)
  }

  mutating func put(_ document: Document) {
    let old = documents.updateValue(document, forKey: document.head.path)
    if let old { supersededBytes += old.body.count + Self.headBytes }
    feed.record(ChangedItem(port: .documents, path: document.head.path))
  }

  /// About what a document takes beside its body.
  private static let headBytes = 200
}

// MARK: Replaying

extension StoreImage {
  /// Does again what another image of this store did.
  ///
  /// - Parameters:
  ///   - change: What was done.
  ///   - foldsLater: Whether boards take submissions in when somebody asks for them, which saves most of the time that
  ///     opening a large store takes; then a submission that cannot be is found that late, too.
  /// - Throws: ``StoreFailure/damaged(_:)`` for a change that cannot have happened here; then nothing is changed.
  public mutating func apply(_ change: StoreChange, foldingLater foldsLater: Bool = false) throws(StoreFailure) {
    switch change {
    case .documents(let documents): try replay(documents)
    case .events(let events, let journal): try replay(events, in: journal)
    case .closed(let journal): do { _ = try close(journal) } catch { throw .damaged(error.description) }
    case .defined(let definition, let board):
      do { _ = try define(definition, at: board) } catch { throw .damaged(error.description) }
    case .submitted(let submissions):
      if foldsLater { try keepUnfolded(submissions, of: change.paths) } else { try replay(submissions) }
    case .superseded(let count, let lastStamp):
      guard count >= 0 else { throw .damaged("\(count) changes were superseded") }
      if let lastStamp { note(lastStamp) }
      feed.skip(count)
    }
  }

  private mutating func replay(_ changed: [Document]) throws(StoreFailure) {
    var revisions: [Path: Revision] = [:]
    for head in changed.lazy.map(\.head) {
      let present = revisions[head.path] ?? documents[head.path]?.head.revision ?? .zero
      guard head.revision > present else {
        throw .damaged("\(head.path) at revision \(head.revision.rawValue) after \(present.rawValue)")
      }
      revisions[head.path] = head.revision
    }
    for document in changed {
      note(document.head.stamp.time)
      put(document)
    }
  }

  private mutating func replay(_ events: [ScoringEvent], in journal: Path) throws(StoreFailure) {
    let present = journals[journal]
    guard Set(events.map(\.id)).count == events.count, !events.contains(where: { present?[$0.id] != nil }) else {
      throw .damaged("an event of \(journal) is there twice")
    }
    do { _ = try append(events, to: journal, expecting: .any) } catch {
      throw .damaged("the events of \(journal): \(error)")
    }
  }

  private mutating func replay(_ submissions: [Submission]) throws(StoreFailure) {
    for submission in submissions where boards[submission.board]?.records[submission.id] != nil {
      throw .damaged("the submission \(submission.id) is there twice")
    }
    do { _ = try submit(submissions, as: .replicated) } catch { throw .damaged(error.description) }
  }
  private mutating func keepUnfolded(_ submissions: [Submission], of paths: [Path]) throws(StoreFailure) {
    for board in paths where boards[board] == nil { throw .damaged("submissions to \(board), which is not defined") }
    for submission in submissions {
      _ = stamp(submission.stamp)
      boards[submission.board]?.keepUnfolded(submission)
    }
    for board in paths { feed.record(ChangedItem(port: .leaderboards, path: board)) }
  }
}
