#if PostgreSQL

import Domain
import SQLShared

/// The end of the feed after a sequence, or as much of it as one answer holds.
struct FeedTail {
  static let linesAtMost = 1000

  let lines: [(sequence: Int64, item: ChangedItem)]
  /// The feed's last sequence, which every commit raises.
  let last: Int64

  var isWhole: Bool { lines.count < Self.linesAtMost }
  var paths: [ItemPath] { lines.map(\.item.path) }

  static func question(after sequence: Int64) -> Statement {
    Statement(
      """
      SELECT s.last_sequence, c.sequence, c.port, c.path FROM store s LEFT JOIN LATERAL (
        SELECT sequence, port, path FROM change WHERE sequence > $1 ORDER BY sequence LIMIT \(linesAtMost)
      ) c ON true WHERE s.id = 1 ORDER BY c.sequence
      """,
      [.int(sequence)]
    )
  }

  init(_ answer: Answer) throws {
    guard let first = answer.first else { throw StoreFailure.damaged("the store has no identity") }
    last = first.int(0)
    lines = answer.rows.compactMap { row in
      ChangedItem.Port(rawValue: row.isNull(2) ? -1 : row.int(2)).map { port in
        (row.int(1), ChangedItem(port: port, path: ItemPath(row.text(3))))
      }
    }
  }
}

#endif
