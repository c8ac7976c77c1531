public import Domain

/// A whole store in memory, with the rules of all ports: a value without disk and threads.
///
/// Adapters that hold the whole store in memory share it. Each write is all or nothing and returns its change, which
/// ``apply(_:)`` replays on another image.
public struct StoreImage: Sendable {
  /// The store's identity, given when it was created.
  package let identity: String
  /// The device in the stamps of this store's own writes.
  package let device: DeviceID
  private let now: @Sendable () -> Timestamp

  /// The latest stamped time.
  ///
  /// A rejected write restores it.
  var lastStampTime: Timestamp?
  var feed = FeedIndex()
  var documents: [ItemPath: Document] = [:]
  var journals: [ItemPath: ImageJournal] = [:]
  var boards: [ItemPath: ImageBoard] = [:]
  /// The documents overwritten or deleted since the image was made.
  public internal(set) var superseded = Superseded()

  /// Content that a log still holds although a later document or a redaction took its place.
  public struct Superseded: Sendable {
    /// The bytes of the bodies, and of the documents' heads.
    public fileprivate(set) var bytes = 0
    /// The number of deleted documents and redacted events, whose content has to leave the log soon.
    public fileprivate(set) var deletions = 0

    mutating func noteDeletion(ofBytes bytes: Int) {
      self.bytes += bytes
      deletions += 1
    }
  }

  /// Creates the image of an empty store.
  public init(identity: String, device: DeviceID, now: @escaping @Sendable () -> Timestamp) {
    self.identity = identity
    self.device = device
    self.now = now
  }

  /// Creates the image of a new store, with identities of its own.
  public init(_ clock: ClockAndIdentities) {
    let identity = clock.newIdentity()
    let device = DeviceID(rawValue: clock.newIdentity())
    self.init(identity: identity, device: device, now: clock.now)
  }

  /// The latest time of any stamp; nil for an empty store.
  public var lastStamp: Timestamp? { lastStampTime }

  /// The number of changes made.
  package var sequence: Int64 { feed.sequence }

  /// The newest position in the feed.
  public var cursor: ChangeCursor { ChangeCursor(store: identity, sequence: sequence) }

  /// Requires that the premises of a write hold.
  ///
  /// - Throws: The port's error for ``StoreFailure/outdated``.
  public func check<Failure: StorePortError>(_ premises: [Premise], for: Failure.Type) throws(Failure) {
    do {
      try premises.check(revision: { documents[$0]?.head.revision ?? .zero }, hasItems: { feed.hasItems(under: $0) })
    } catch {
      throw .store(.outdated)
    }
  }

  /// Subtracts superseded documents that are no longer stored.
  public mutating func forget(_ gone: Superseded) {
    superseded.bytes -= gone.bytes
    superseded.deletions -= gone.deletions
  }

  /// Returns the stamp of the next write, or the given stamp, which moves this store's clock forward.
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
    if let old {
      superseded.bytes += old.body.count + Self.headBytes
      if document.head.isDeleted, !old.head.isDeleted { superseded.deletions += 1 }
    }
    feed.record(ChangedItem(port: .documents, path: document.head.path))
  }

  /// The approximate size of a document without its body.
  private static let headBytes = 200
}

// MARK: Replaying

extension StoreImage {
  /// Replays a change of another image of this store.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - foldsLater: Whether boards fold submissions on first use, which saves most of the time of opening a large
  ///     store. A damaged submission is then found only on first use.
  /// - Throws: ``StoreFailure/damaged(_:)`` for a change that could not have happened here; then nothing is changed.
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
    var revisions: [ItemPath: Revision] = [:]
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

  private mutating func replay(_ events: [ScoringEvent], in journal: ItemPath) throws(StoreFailure) {
    let present = journals[journal]
    guard Set(events.map(\.id)).count == events.count, !events.contains(where: { present?[$0.id] != nil }) else {
      throw .damaged("an event of \(journal) is there twice")
    }
    do { _ = try append(events, to: journal, expecting: .any) } catch {
      throw .damaged("the events of \(journal): \(error)")
    }
  }

  private mutating func replay(_ submissions: [Submission]) throws(StoreFailure) {
    for submission in submissions {
      // A board that cannot be read says so below.
      guard (try? boards[submission.board]?.history.accepted(submission.id)) == nil else {
        throw .damaged("the submission \(submission.id) is there twice")
      }
    }
    do { _ = try submit(submissions, as: .replicated) } catch { throw .damaged(error.description) }
  }
  private mutating func keepUnfolded(_ submissions: [Submission], of paths: [ItemPath]) throws(StoreFailure) {
    for board in paths where boards[board] == nil { throw .damaged("submissions to \(board), which is not defined") }
    for submission in submissions {
      _ = stamp(submission.stamp)
      do { try boards[submission.board]?.keepUnfolded(submission) } catch { throw .damaged("\(error)") }
    }
    for board in paths { feed.record(ChangedItem(port: .leaderboards, path: board)) }
  }
}
