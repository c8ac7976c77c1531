#if PostgreSQL

import CanonicalJSON
import Domain
import SQLShared

extension CommitUnit {
  /// A question of the unit, and the way to take its answer in.
  private typealias Question = (statement: Statement, take: (Answer) throws -> Void)

  /// Locks the store, and reads everything that the writes ask for, in one round trip.
  ///
  /// The lock is a statement of its own, so the statements after it see every commit before it.
  ///
  /// - Parameters:
  ///   - pipeline: The connection of the writer.
  ///   - boards: The boards in memory that the writes ask for.
  ///   - seen: The feed's sequence that the process has seen.
  /// - Returns: The end of the feed, and what the boards in memory lack; no delta for one that must be read anew.
  /// - Throws: ``PostgresError``, or ``Domain/StoreFailure`` for rows that cannot be read.
  func read(
    _ pipeline: Pipeline,
    _ boards: [CachedBoard],
    seen: Int64
  ) throws -> (tail: FeedTail, deltas: [Int64: BoardDelta]) {
    var tail: FeedTail?
    var missed: [Int64: [AcceptedSubmission]] = [:]
    let revisions = boards.map(\.revision)
    var questions: [Question] = [
      (.begin, { _ in }),
      (Statement("SELECT last_sequence, last_stamp FROM store WHERE id = 1 FOR UPDATE"), { try self.takeStore($0) }),
      (FeedTail.question(after: seen), { tail = try FeedTail($0) }),
    ]
    questions += documentQuestions + prefixQuestions + journalQuestions + boardQuestions
    if !boards.isEmpty {
      let statement = Statement(
        """
        SELECT s.content, k.board FROM unnest($1::INT8[], $2::INT8[]) AS k (board, revision) CROSS JOIN LATERAL (
          SELECT content, revision FROM submission x WHERE x.board = k.board AND x.revision > k.revision
          ORDER BY x.revision LIMIT \(BoardDelta.submissionsAtMost + 1)
        ) s ORDER BY k.board, s.revision
        """,
        [.ints(boards.map(\.row)), .ints(revisions.map(\.rawValue))]
      )
      questions.append(
        (
          statement,
          { answer in
            for row in answer.rows { missed[row.int(1), default: []].append(try AcceptedSubmission(row)) }
          }
        )
      )
    }
    let answers = try pipeline.run(questions.map(\.statement))
    for (question, answer) in zip(questions, answers) { try question.take(answer) }
    guard let tail else { throw StoreFailure.damaged("the store has no identity") }
    return (tail, try deltas(of: boards, missed, pipeline))
  }

  private func deltas(
    of boards: [CachedBoard],
    _ missed: [Int64: [AcceptedSubmission]],
    _ pipeline: Pipeline
  ) throws -> [Int64: BoardDelta] {
    var deltas: [Int64: BoardDelta] = [:]
    for board in boards {
      guard let row = rows.boards[board.path], row.id == board.row else { continue }
      let delta = BoardDelta(to: row.revision, lastStamp: row.lastStamp, at: firstSequence, missed[row.id] ?? [])
      guard var delta else { continue }
      // Rare: another server has disqualified a player or reverted a submission.
      if let question = delta.question(row: row.id) { try delta.take(try pipeline.run(question.sql, question.values)) }
      deltas[row.id] = delta
    }
    return deltas
  }

  private func takeStore(_ answer: Answer) throws {
    guard let row = answer.first else { throw StoreFailure.damaged("the store has no identity") }
    firstSequence = row.int(0)
    notes = UnitNotes(lastStampTime: row.optionalInt(1).map(Timestamp.init(rawValue:)))
  }

  private var documentQuestions: [Question] {
    if needs.documents.isEmpty { return [] }
    let statement = Statement(
      "SELECT \(DocumentHead.columns), body FROM document WHERE path = ANY($1)",
      [.texts(needs.documents.map(\.text))]
    )
    return [
      (
        statement,
        { [self] answer in
          for row in answer.rows {
            let document = try Document(row)
            rows.documents[document.head.path] = document
          }
        }
      )
    ]
  }

  private var prefixQuestions: [Question] {
    needs.prefixes.map { prefix in
      let scope = prefix.sqlScope(of: "path", from: 1)
      let sql = "SELECT 1 FROM change WHERE port IN (0, 1, 2) AND \(scope.sql) LIMIT 1"
      return (Statement(sql, scope.values), { [self] answer in if answer.first != nil { rows.changed.insert(prefix) } })
    }
  }

  private var journalQuestions: [Question] {
    if needs.journals.isEmpty { return [] }
    let heads = Statement(
      "SELECT path, revision, is_closed FROM journal WHERE path = ANY($1)",
      [.texts(needs.journals.map(\.text))]
    )
    let columns = RecordedEvent.columns.map { "e.\($0)" }.joined(separator: ", ")
    let events = Statement(
      """
      SELECT k.path, \(columns) FROM unnest($1::TEXT[], $2::TEXT[]) AS k (path, id)
      JOIN event e ON e.path = k.path AND e.id = k.id
      """,
      PostgreSQL.columns(needs.events)
    )
    return [
      (
        heads,
        { [self] answer in
          for row in answer.rows {
            let path = ItemPath(row.text(0))
            rows.journals[path] = JournalHead(
              path: path,
              revision: Revision(rawValue: row.int(1)),
              isClosed: row.flag(2)
            )
          }
        }
      ),
      (
        events,
        { [self] answer in
          for row in answer.rows {
            let event = RecordedEvent(row, at: 1)
            rows.events[ItemPath(row.text(0)), default: [:]][event.event.id] = event
          }
        }
      ),
    ]
  }

  private var boardQuestions: [Question] {
    if needs.boards.isEmpty { return [] }
    let boards = Statement(
      "SELECT \(BoardRow.columns) FROM board WHERE path = ANY($1)",
      [.texts(needs.boards.map(\.text))]
    )
    var questions: [Question] = [
      (
        boards,
        { [self] answer in
          for row in answer.rows {
            let board = try BoardRow(row)
            rows.boards[board.path] = board
          }
        }
      )
    ]
    if !needs.submissions.isEmpty {
      let statement = Statement(
        """
        SELECT s.content, k.path FROM unnest($1::TEXT[], $2::TEXT[]) AS k (path, id)
        JOIN board b ON b.path = k.path JOIN submission s ON s.board = b.id AND s.id = k.id
        """,
        columns(needs.submissions)
      )
      questions.append(
        (
          statement,
          { [self] answer in
            for row in answer.rows {
              let accepted = try AcceptedSubmission(row)
              rows.submissions[ItemPath(row.text(1)), default: [:]][accepted.submission.id] = accepted
            }
          }
        )
      )
    }
    if !needs.histories.isEmpty {
      let statement = Statement(
        """
        SELECT s.content, k.path, k.player FROM unnest($1::TEXT[], $2::TEXT[]) AS k (path, player)
        JOIN board b ON b.path = k.path CROSS JOIN LATERAL (
          SELECT content FROM submission x WHERE x.board = b.id AND x.player = k.player AND NOT x.is_reset
          UNION ALL SELECT content FROM submission x WHERE x.board = b.id AND x.is_reset
        ) s
        """,
        columns(needs.histories)
      )
      questions.append(
        (
          statement,
          { [self] answer in
            for row in answer.rows {
              let player = PlayerID(rawValue: row.text(2))
              rows.histories[ItemPath(row.text(1)), default: [:]][player, default: []].append(
                try AcceptedSubmission(row).submission
              )
            }
          }
        )
      )
    }
    return questions
  }
}

extension DocumentHead {
  /// With the labels as a JSON list, so that one statement reads a head as it is at one moment.
  static let columns = """
    path, revision, stamp_time, stamp_device, write_id, length(body)::INT8,
    array_to_json(ARRAY(SELECT label FROM document_label l WHERE l.path = document.path))::TEXT
    """
}

#endif
