public import Domain

/// The item that a feed keeps one entry for: a port and a path in it.
public struct ChangedItem: Hashable, Sendable {
  /// The port, by the number that stands in the table `change`.
  public enum Port: Int64, Sendable { case documents, sessions, leaderboards }

  public let port: Port
  public let path: Path

  public init(port: Port, path: Path) {
    (self.port, self.path) = (port, path)
  }
}

/// What one commit notes beside its rows; put back as it was where a write is refused.
public struct UnitNotes: Sendable {
  /// How far a board came.
  public struct BoardHead: Sendable {
    public let revision: Revision
    public let lastStamp: Stamp?

    public init(revision: Revision, lastStamp: Stamp?) {
      (self.revision, self.lastStamp) = (revision, lastStamp)
    }
  }

  /// The latest time that the store stamped.
  public private(set) var lastStampTime: Timestamp?
  /// In the order in which the items changed first.
  public private(set) var changed: [ChangedItem] = []
  private var isChanged: Set<ChangedItem> = []
  /// By the board's row.
  public private(set) var boards: [Int64: BoardHead] = [:]

  public init(lastStampTime: Timestamp?) {
    self.lastStampTime = lastStampTime
  }

  /// Returns the stamp of the next record, or the given one, which moves the store's clock on.
  public mutating func stamp(_ given: Stamp?, now: () -> Timestamp, on device: DeviceID) -> Stamp {
    let stamp = given ?? .next(now: now(), after: lastStampTime, on: device)
    lastStampTime = max(lastStampTime ?? stamp.time, stamp.time)
    return stamp
  }

  /// Enters an item into the feed.
  public mutating func record(_ port: ChangedItem.Port, _ path: Path) {
    let item = ChangedItem(port: port, path: path)
    if isChanged.insert(item).inserted { changed.append(item) }
  }

  /// Notes how far a board came.
  public mutating func record(_ head: BoardHead, ofBoard row: Int64) { boards[row] = head }
}
