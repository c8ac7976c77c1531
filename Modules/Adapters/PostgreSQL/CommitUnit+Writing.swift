#if PostgreSQL

import CanonicalJSON
import Domain
import SQLShared
import StoreEngine

extension CommitUnit {
  /// Everything that the writes changed, and the commit, for one round trip.
  ///
  /// - Parameters:
  ///   - writer: Names this opening of the store.
  ///   - batch: The number of this commit, by which the opening learns whether it went through.
  /// - Returns: The statements, in their order.
  /// - Throws: An error of the encoder.
  func statements(of writer: String, batch: Int64) throws -> [Statement] {
    if notes.changed.isEmpty { return [.commit] }
    return documentStatements + journalStatements + (try boardStatements) + [
      Statement(
        """
        INSERT INTO change SELECT * FROM unnest($1::INT8[], $2::TEXT[], $3::INT8[])
        ON CONFLICT (port, path) DO UPDATE SET sequence = EXCLUDED.sequence
        """,
        [
          .ints(notes.changed.map(\.port.rawValue)), .texts(notes.changed.map(\.path.text)),
          .ints(notes.changed.indices.map { firstSequence + Int64($0) + 1 }),
        ]
      ),
      Statement(
        "UPDATE store SET last_sequence = $1, last_stamp = $2 WHERE id = 1",
        [.int(lastSequence), .int(notes.lastStampTime?.rawValue)]
      ),
      Statement(
        """
        INSERT INTO writer VALUES ($1, $2, now()) ON CONFLICT (id) DO UPDATE SET batch = EXCLUDED.batch, at = EXCLUDED.at
        """,
        [.text(writer), .int(batch)]
      ),
      .commit,
    ]
  }

  private var documentStatements: [Statement] {
    let all = Array(kept.documents.values)
    if all.isEmpty { return [] }
    let labels = all.flatMap { document in document.head.labels.map { ($0.rawValue, document.head.path.text) } }
    return [
      Statement(
        """
        INSERT INTO document SELECT * FROM unnest($1::TEXT[], $2::INT8[], $3::INT8[], $4::TEXT[], $5::TEXT[], $6::BYTEA[])
        ON CONFLICT (path) DO UPDATE SET revision = EXCLUDED.revision, stamp_time = EXCLUDED.stamp_time,
        stamp_device = EXCLUDED.stamp_device, write_id = EXCLUDED.write_id, body = EXCLUDED.body
        """,
        [
          .texts(all.map(\.head.path.text)), .ints(all.map(\.head.revision.rawValue)),
          .ints(all.map(\.head.stamp.time.rawValue)), .texts(all.map(\.head.stamp.device.rawValue)),
          .texts(all.map(\.head.write.rawValue)), .blobs(all.map { $0.head.isDeleted ? nil : $0.body }),
        ]
      ),
      Statement("DELETE FROM document_label WHERE path = ANY($1)", [.texts(all.map(\.head.path.text))]),
      Statement(
        "INSERT INTO document_label SELECT * FROM unnest($1::TEXT[], $2::TEXT[])",
        [.texts(labels.map(\.0)), .texts(labels.map(\.1))]
      ),
    ]
  }

  private var journalStatements: [Statement] {
    let heads = Array(kept.journals.values)
    if heads.isEmpty { return [] }
    typealias Row = (path: String, event: RecordedEvent)
    var events: [Row] = []
    var redacted: [Row] = []
    for (path, found) in kept.events {
      for (id, event) in found {
        if rows.events[path]?[id] == nil {
          events.append((path.text, event))
        } else {
          redacted.append((path.text, event))
        }
      }
    }
    let redactions =
      redacted.isEmpty
      ? []
      : [
        Statement(
          """
          UPDATE event SET body = v.body FROM unnest($1::TEXT[], $2::INT8[], $3::BYTEA[]) AS v (path, revision, body)
          WHERE event.path = v.path AND event.revision = v.revision
          """,
          [
            .texts(redacted.map(\.path)), .ints(redacted.map(\.event.revision.rawValue)),
            .blobs(redacted.map(\.event.event.body)),
          ]
        )
      ]
    return redactions + [
      Statement(
        """
        INSERT INTO journal SELECT * FROM unnest($1::TEXT[], $2::INT8[], $3::BOOL[])
        ON CONFLICT (path) DO UPDATE SET revision = EXCLUDED.revision, is_closed = EXCLUDED.is_closed
        """,
        [.texts(heads.map(\.path.text)), .ints(heads.map(\.revision.rawValue)), .flags(heads.map(\.isClosed))]
      ),
      Statement(
        """
        INSERT INTO event SELECT * FROM unnest($1::TEXT[], $2::INT8[], $3::TEXT[], $4::TEXT[], $5::TEXT[], $6::TEXT[],
        $7::INT8[], $8::TEXT[], $9::BYTEA[], $10::INT8[], $11::TEXT[])
        """,
        [
          .texts(events.map(\.path)), .ints(events.map(\.event.revision.rawValue)),
          .texts(events.map(\.event.event.id.rawValue)), .texts(events.map(\.event.event.type)),
          .texts(events.map(\.event.event.actor.rawValue)), .texts(events.map(\.event.event.subject?.rawValue)),
          .ints(events.map(\.event.event.occurredAt.rawValue)), .texts(events.map(\.event.event.retracts?.rawValue)),
          .blobs(events.map(\.event.event.body)), .ints(events.map(\.event.event.stamp?.time.rawValue)),
          .texts(events.map(\.event.event.stamp?.device.rawValue)),
        ]
      ),
    ]
  }

  private var boardStatements: [Statement] {
    get throws {
      var statements: [Statement] = []
      let made = Array(kept.made.values)
      if !made.isEmpty {
        statements.append(
          Statement(
            """
            INSERT INTO board (path, id, definition, revision)
            SELECT path, id, definition, 0 FROM unnest($1::TEXT[], $2::INT8[], $3::BYTEA[]) AS v (path, id, definition)
            """,
            [
              .texts(made.map(\.path.text)), .ints(made.map(\.id)),
              .blobs(try made.map { try CanonicalJSON.encode($0.definition) }),
            ]
          )
        )
      }
      return statements + (try submissionStatements)
    }
  }

  private var submissionStatements: [Statement] {
    get throws {
      let heads = Array(notes.boards)
      if heads.isEmpty { return [] }
      let accepted = try kept.acceptances.map { acceptance in
        (board: try boardRow(at: acceptance.accepted.submission.board), accepted: acceptance.accepted)
      }
      return [
        Statement(
          """
          UPDATE board SET revision = v.revision, last_stamp_time = v.time, last_stamp_device = v.device
          FROM unnest($1::INT8[], $2::INT8[], $3::INT8[], $4::TEXT[]) AS v (id, revision, time, device)
          WHERE board.id = v.id
          """,
          [
            .ints(heads.map(\.key)), .ints(heads.map(\.value.revision.rawValue)),
            .ints(heads.map(\.value.lastStamp?.time.rawValue)), .texts(heads.map(\.value.lastStamp?.device.rawValue)),
          ]
        ),
        Statement(
          """
          INSERT INTO submission
          SELECT * FROM unnest($1::INT8[], $2::INT8[], $3::TEXT[], $4::TEXT[], $5::BOOL[], $6::BYTEA[])
          """,
          [
            .ints(accepted.map(\.board)), .ints(accepted.map(\.accepted.revision.rawValue)),
            .texts(accepted.map(\.accepted.submission.id.rawValue)),
            .texts(accepted.map(\.accepted.submission.player.rawValue)),
            .flags(accepted.map { $0.accepted.submission.action == .reset }),
            .blobs(try accepted.map { try CanonicalJSON.encode($0.accepted) }),
          ]
        ),
        try entryStatement,
      ]
    }
  }

  private struct EntryKey: Hashable {
    let board: Int64?
    let bucket: Bucket
    let player: PlayerID
  }

  private var entryStatement: Statement {
    get throws {
      // A row may be written once in a statement.
      var entries: [EntryKey: BoardEntry?] = [:]
      for acceptance in kept.acceptances {
        let board = try boardRow(at: acceptance.accepted.submission.board)
        for change in acceptance.changes {
          entries[EntryKey(board: board, bucket: change.bucket, player: change.player)] = .some(change.after)
        }
      }
      let all = Array(entries)
      return Statement(
        """
        INSERT INTO entry SELECT * FROM unnest($1::INT8[], $2::TEXT[], $3::TEXT[], $4::TEXT[], $5::INT8[], $6::INT8[],
        $7::BYTEA[], $8::BOOL[]) ON CONFLICT (board, period, bucket, player)
        DO UPDATE SET content = EXCLUDED.content, is_ranked = EXCLUDED.is_ranked
        """,
        [
          .ints(all.map(\.key.board)), .texts(all.map(\.key.bucket.period.rawValue)), .texts(all.map(\.key.bucket.id)),
          .texts(all.map(\.key.player.rawValue)), .ints(all.map(\.key.bucket.start?.rawValue)),
          .ints(all.map(\.key.bucket.end?.rawValue)),
          .blobs(try all.map { try $0.value.map { try CanonicalJSON.encode($0) } }),
          .flags(all.map { $0.value?.isDisqualified == false }),
        ]
      )
    }
  }
}

#endif
