public import Domain

/// A store that lasts as long as this object: the reference for what the ports mean.
public actor InMemoryStore {
  private let identity: String
  private let device: DeviceID
  private let now: @Sendable () -> Timestamp
  private let followers: Followers
  /// The latest time that was stamped; a refused write puts it back.
  var lastStampTime: Timestamp?

  private var sequence: Int64 = 0
  /// Each item's latest change, and all changes in order; an entry of `log` that `latest` has moved past is skipped.
  private var latest: [ChangedItem: Int64] = [:]
  private var log: [(sequence: Int64, item: ChangedItem)] = []

  var documents: [Path: Document] = [:]
  var journals: [Path: Journal] = [:]
  var boards: [Path: Board] = [:]

  /// Makes an empty store.
  public init(_ surroundings: StoreSurroundings) {
    identity = surroundings.newIdentity()
    device = DeviceID(rawValue: surroundings.newIdentity())
    now = surroundings.now
    followers = Followers(at: ChangeCursor(store: identity, sequence: 0))
  }

  /// How many readers follow this store now.
  public nonisolated var followerCount: Int { followers.count }

  public nonisolated var storage: Storage {
    Storage(leaderboards: self, sessions: self, documents: self, changes: self)
  }

  /// The stamp of the next write, or the given one, which moves this store's clock on.
  func stamp(_ given: Stamp?) -> Stamp {
    let stamp = given ?? .next(now: now(), after: lastStampTime, on: device)
    lastStampTime = max(lastStampTime ?? stamp.time, stamp.time)
    return stamp
  }

  /// Enters what was written into the feed; call it once per acknowledged write.
  func record(_ items: [ChangedItem]) {
    if items.isEmpty { return }
    for item in items {
      sequence += 1
      latest[item] = sequence
      log.append((sequence, item))
    }
    if log.count > 64, log.count > 2 * latest.count { log.removeAll { latest[$0.item] != $0.sequence } }
    followers.announce(ChangeCursor(store: identity, sequence: sequence), for: items.map(\.path))
  }
}

/// What the feed keeps one entry for: a port and a path in it.
struct ChangedItem: Hashable {
  enum Port { case documents, sessions, leaderboards }

  let port: Port
  let path: Path
}

extension InMemoryStore: ChangeFeed {
  public nonisolated func follow(under prefix: Path) -> Updates<ChangeCursor, StoreFailure> {
    followers.follow(under: prefix)
  }

  public func changes(
    under prefix: Path,
    after cursor: ChangeCursor?,
    limit: Int
  ) throws(StoreFailure) -> ChangePage {
    try ChangePage.check(limit: limit)
    if let cursor, cursor.store != identity || !(0...sequence).contains(cursor.sequence) { throw .cursorUnknown }
    var changes: [Change] = []
    for (place, item) in log[firstIndex(after: cursor?.sequence ?? 0)...] where isLatest(item, place, under: prefix) {
      if changes.count == limit { return page(changes, upTo: place - 1, hasMore: true) }
      changes.append(Change(kind: kind(of: item), path: item.path))
    }
    return page(changes, upTo: sequence, hasMore: false)
  }

  private func isLatest(_ item: ChangedItem, _ place: Int64, under prefix: Path) -> Bool {
    latest[item] == place && item.path.isUnder(prefix)
  }

  private func page(_ changes: [Change], upTo sequence: Int64, hasMore: Bool) -> ChangePage {
    ChangePage(changes: changes, cursor: ChangeCursor(store: identity, sequence: sequence), hasMore: hasMore)
  }

  private func firstIndex(after sequence: Int64) -> Int {
    var (low, high) = (0, log.count)
    while low < high {
      let middle = (low + high) / 2
      if log[middle].sequence > sequence { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func kind(of item: ChangedItem) -> Change.Kind {
    switch item.port {
    case .documents: documents[item.path]?.head.isDeleted == true ? .deletedDocument : .document
    case .sessions: .journal
    case .leaderboards: .board
    }
  }
}
