#if PostgreSQL

import CanonicalJSON
import Domain
import SQLShared

/// The changes of a board since a revision, as its submissions tell them.
struct BoardDelta {
  struct Place: Hashable {
    let bucket: Bucket
    let player: PlayerID
  }

  /// More submissions than this are not read one by one.
  static let submissionsAtMost = 5000

  let revision: Revision
  let lastStamp: Stamp?
  /// The feed's sequence that the revision belongs to.
  let sequence: Int64
  private var entries: [Place: BoardEntry?] = [:]
  /// Entries that the submissions do not tell: disqualified or removed.
  private(set) var untold: Set<Place> = []

  /// - Returns: nil where a reset or too many submissions are among them, after which the board is read anew.
  init?(to revision: Revision, lastStamp: Stamp?, at sequence: Int64, _ submissions: [AcceptedSubmission]) {
    if submissions.count > Self.submissionsAtMost { return nil }
    (self.revision, self.lastStamp, self.sequence) = (revision, lastStamp, sequence)
    for accepted in submissions {
      if case .reset = accepted.submission.action { return nil }
      for effect in accepted.effects {
        let place = Place(bucket: effect.bucket, player: accepted.submission.player)
        if let after = effect.after {
          entries[place] = .some(after.entry)
          untold.remove(place)
        } else {
          untold.insert(place)
        }
      }
    }
  }

  /// Each entry as the last change left it, so taking some of them twice does no harm.
  var changes: [(bucket: Bucket, player: PlayerID, entry: BoardEntry?)] {
    entries.map { ($0.key.bucket, $0.key.player, $0.value) }
  }

  /// The question for the entries that the submissions do not tell; nil where there are none.
  func question(row: Int64) -> Statement? {
    if untold.isEmpty { return nil }
    let places = Array(untold)
    return Statement(
      """
      SELECT e.content, k.period, k.bucket, k.player FROM unnest($2::TEXT[], $3::TEXT[], $4::TEXT[])
        AS k (period, bucket, player)
      LEFT JOIN entry e ON e.board = $1 AND e.period = k.period AND e.bucket = k.bucket AND e.player = k.player
      """,
      [
        .int(row), .texts(places.map(\.bucket.period.rawValue)), .texts(places.map(\.bucket.id)),
        .texts(places.map(\.player.rawValue)),
      ]
    )
  }

  /// Takes in the answer to ``question(row:)``.
  mutating func take(_ answer: Answer) throws {
    let places = Dictionary(untold.map { ([$0.bucket.period.rawValue, $0.bucket.id, $0.player.rawValue], $0) }) { $1 }
    for row in answer.rows {
      guard let place = places[[row.text(1), row.text(2), row.text(3)]] else { continue }
      let entry = row.isNull(0) ? nil : try CanonicalJSON.decode(BoardEntry.self, from: row.bytes(0))
      entries[place] = .some(entry)
    }
  }

  /// Reads what changed after a revision, in one snapshot; nil where the board must be read anew.
  static func read(_ board: CachedBoard, after revision: Revision, in pipeline: Pipeline) throws -> BoardDelta? {
    let answers = try pipeline.run([
      .beginSnapshot,
      Statement(
        """
        SELECT b.revision, b.last_stamp_time, b.last_stamp_device, s.last_sequence
        FROM board b, store s WHERE b.id = $1 AND s.id = 1
        """,
        [.int(board.row)]
      ),
      Statement(
        "SELECT content FROM submission WHERE board = $1 AND revision > $2 ORDER BY revision LIMIT $3",
        [.int(board.row), .int(revision.rawValue), .int(Int64(submissionsAtMost + 1))]
      ),
    ])
    defer { pipeline.rollBack() }
    guard let head = answers[1].first else { return nil }
    let delta = BoardDelta(
      to: Revision(rawValue: head.int(0)),
      lastStamp: head.optionalStamp(1),
      at: head.int(3),
      try answers[2].rows.map { try AcceptedSubmission($0) }
    )
    guard var delta, let question = delta.question(row: board.row) else { return delta }
    try delta.take(try pipeline.run(question.sql, question.values))
    return delta
  }
}

#endif
