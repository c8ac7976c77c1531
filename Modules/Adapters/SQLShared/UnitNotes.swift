package import Domain

/// The item that a feed keeps one entry for: a port and a path in it.
package struct ChangedItem: Hashable, Sendable {
  /// The port, by the number that stands in the table `change`.
  package enum Port: Int64, Sendable { case documents, sessions, leaderboards }

  package let port: Port
  package let path: ItemPath

  package init(port: Port, path: ItemPath) {
    (self.port, self.path) = (port, path)
  }
}

/// The clock, the feed and the boards of one commit, restored when a write is rejected.
package struct UnitNotes: Sendable {
  /// The revision and the last stamp of a board.
  package struct BoardHead: Sendable {
    package let revision: Revision
    /// The stamp of the last submission; nil for a board without one.
    package let lastStamp: Stamp?

    package init(revision: Revision, lastStamp: Stamp?) {
      (self.revision, self.lastStamp) = (revision, lastStamp)
    }
  }

  /// The latest time that the store stamped.
  package private(set) var lastStampTime: Timestamp?
  /// In the order in which the items changed first.
  package private(set) var changed: [ChangedItem] = []
  private var isChanged: Set<ChangedItem> = []
  /// By the board's row.
  package private(set) var boards: [Int64: BoardHead] = [:]

  /// Creates the notes of a commit before its first write.
  package init(lastStampTime: Timestamp?) {
    self.lastStampTime = lastStampTime
  }

  /// Returns the stamp of the next record, or the given one, which moves the store's clock on.
  package mutating func stamp(_ given: Stamp?, now: () -> Timestamp, on device: DeviceID) -> Stamp {
    let stamp = given ?? .next(now: now(), after: lastStampTime, on: device)
    lastStampTime = max(lastStampTime ?? stamp.time, stamp.time)
    return stamp
  }

  /// Sets the store's clock back to what it was before a record that the store rejected.
  package mutating func setBack(to time: Timestamp?) { lastStampTime = time }

  /// Enters an item into the feed.
  package mutating func record(_ port: ChangedItem.Port, _ path: ItemPath) {
    let item = ChangedItem(port: port, path: path)
    if isChanged.insert(item).inserted { changed.append(item) }
  }

  package mutating func record(_ head: BoardHead, ofBoard row: Int64) { boards[row] = head }
}
