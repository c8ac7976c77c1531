import CanonicalJSON
package import Domain
package import StoreEngine

/// One row of an answer, by the place of its columns.
package protocol StoredRow {
  /// Returns a whole number.
  func int(_ column: Int) -> Int64
  /// Returns a whole number; nil for NULL.
  func optionalInt(_ column: Int) -> Int64?
  func text(_ column: Int) -> String
  /// Returns a text; nil for NULL.
  func optionalText(_ column: Int) -> String?
  /// Returns whether a column holds a number other than 0.
  func flag(_ column: Int) -> Bool
  /// Returns bytes, none for NULL.
  func bytes(_ column: Int) -> [UInt8]
}

extension StoredRow {
  /// The stamp in two columns; nil where they are NULL.
  package func optionalStamp(_ column: Int) -> Stamp? {
    guard let time = optionalInt(column), let device = optionalText(column + 1) else { return nil }
    return Stamp(time: Timestamp(rawValue: time), device: DeviceID(rawValue: device))
  }

  fileprivate func stamp(_ column: Int) -> Stamp {
    Stamp(time: Timestamp(rawValue: int(column)), device: DeviceID(rawValue: text(column + 1)))
  }
}

extension DocumentHead {
  /// Reads `path, revision, stamp_time, stamp_device, write_id`, the body's length, and the labels as a JSON list.
  package init(_ row: some StoredRow) throws {
    self.init(
      path: ItemPath(row.text(0)),
      revision: Revision(rawValue: row.int(1)),
      stamp: row.stamp(2),
      write: WriteID(rawValue: row.text(4)),
      labels: Set(try CanonicalJSON.decode([DocumentLabel].self, from: Array(row.text(6).utf8))),
      size: row.optionalInt(5).map(Int.init)
    )
  }
}

extension Document {
  /// Reads the columns of ``Domain/DocumentHead`` and the body after them.
  package init(_ row: some StoredRow) throws {
    self.init(head: try DocumentHead(row), body: row.bytes(7))
  }
}

extension RecordedEvent {
  /// The columns that ``init(_:at:)`` reads.
  package static let columns = [
    "revision", "id", "type", "actor", "subject", "occurred_at", "retracts", "body", "stamp_time", "stamp_device",
  ]

  /// Reads ``columns``, the first of them at `start`.
  package init(_ row: some StoredRow, at start: Int = 0) {
    let event = ScoringEvent(
      id: EventID(rawValue: row.text(start + 1)),
      type: row.text(start + 2),
      actor: UserID(rawValue: row.text(start + 3)),
      subject: row.optionalText(start + 4).map(PlayerID.init(rawValue:)),
      occurredAt: Timestamp(rawValue: row.int(start + 5)),
      retracts: row.optionalText(start + 6).map(EventID.init(rawValue:)),
      body: row.bytes(start + 7),
      stamp: row.stamp(start + 8)
    )
    self.init(revision: Revision(rawValue: row.int(start)), event: event)
  }
}

/// A board's row without its entries.
package struct BoardRow: Sendable {
  /// The columns that ``init(_:)`` reads.
  package static let columns = "id, definition, revision, last_stamp_time, last_stamp_device, path"

  /// The row's number, which entries refer to.
  package let id: Int64
  package let definition: BoardDefinition
  package let revision: Revision
  /// The stamp of the last submission; nil for a board without one.
  package let lastStamp: Stamp?
  package let path: ItemPath

  package init(id: Int64, definition: BoardDefinition, revision: Revision, lastStamp: Stamp?, path: ItemPath) {
    (self.id, self.definition, self.revision) = (id, definition, revision)
    (self.lastStamp, self.path) = (lastStamp, path)
  }

  /// Reads ``columns``.
  package init(_ row: some StoredRow) throws {
    id = row.int(0)
    definition = try CanonicalJSON.decode(BoardDefinition.self, from: row.bytes(1))
    revision = Revision(rawValue: row.int(2))
    lastStamp = row.optionalStamp(3)
    path = ItemPath(row.text(5))
  }
}

extension Bucket {
  /// Reads `bucket, starts, ends`.
  package init(_ row: some StoredRow, _ period: Period) {
    self.init(
      period: period,
      id: row.text(0),
      start: row.optionalInt(1).map(Timestamp.init(rawValue:)),
      end: row.optionalInt(2).map(Timestamp.init(rawValue:))
    )
  }
}

extension AcceptedSubmission {
  /// Reads the column `content`, which is the first one.
  package init(_ row: some StoredRow) throws {
    self = try CanonicalJSON.decode(AcceptedSubmission.self, from: row.bytes(0))
  }
}

extension BoardCodec {
  /// The columns that ``accepted(_:)`` reads.
  package static let columns = "content, revision, id, player"

  /// Reads ``columns``.
  package func accepted(_ row: some StoredRow) throws -> AcceptedSubmission {
    try accepted(
      row.bytes(0)[...],
      revision: Revision(rawValue: row.int(1)),
      id: SubmissionID(rawValue: row.text(2)),
      player: PlayerID(rawValue: row.text(3))
    )
  }
}

extension Change {
  /// Makes a feed entry of its columns: the number of the port, the path, and whether the document there is deleted.
  package init(port: Int64, path: ItemPath, isDeleted: Bool) throws {
    let kind: Change.Kind =
      switch ChangedItem.Port(rawValue: port) {
      case .sessions: .journal
      case .leaderboards: .board
      case .documents: isDeleted ? .deletedDocument : .document
      case nil: throw StoreFailure.damaged("the feed names the port \(port), which there is not")
      }
    self.init(kind: kind, path: path)
  }
}
