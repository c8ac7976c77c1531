#if PostgreSQL

import Domain
import SQLShared
import StoreEngine

/// One commit: the rows that it read under the store's lock, and what its writes decided about them in memory.
///
/// Two round trips carry a whole group of writes: one reads everything (``read(_:boards:)``), one writes everything
/// (``statements``).
final class CommitUnit: UnitOfWork {
  /// The rows that writes of this unit left, for the writes after them.
  struct Layer {
    var documents: [ItemPath: Document] = [:]
    var journals: [ItemPath: JournalHead] = [:]
    var events: [ItemPath: [EventID: RecordedEvent]] = [:]
    var made: [ItemPath: BoardRow] = [:]
    var accepted: [ItemPath: [SubmissionID: AcceptedSubmission]] = [:]
    var acceptances: [BoardState.Acceptance] = []

    mutating func merge(_ other: Layer) {
      documents.merge(other.documents) { $1 }
      journals.merge(other.journals) { $1 }
      events.merge(other.events) { $0.merging($1) { $1 } }
      made.merge(other.made) { $1 }
      accepted.merge(other.accepted) { $0.merging($1) { $1 } }
      acceptances += other.acceptances
    }
  }

  /// The rows of the database.
  struct Rows {
    var documents: [ItemPath: Document] = [:]
    /// The paths at or below which the feed has entries.
    var changed: Set<ItemPath> = []
    var journals: [ItemPath: JournalHead] = [:]
    var events: [ItemPath: [EventID: RecordedEvent]] = [:]
    var boards: [ItemPath: BoardRow] = [:]
    var submissions: [ItemPath: [SubmissionID: AcceptedSubmission]] = [:]
    var histories: [ItemPath: [PlayerID: [Submission]]] = [:]
  }

  /// The rows that a write needs and the unit has not read; the write is retried once they are there.
  struct Missing: Error, Sendable {
    var needs = Needs()
    /// Boards that are not in memory, or not as the database has them.
    var boards: Set<ItemPath> = []
    var buckets: [ItemPath: Set<Bucket>] = [:]
  }

  let device: DeviceID
  let now: @Sendable () -> Timestamp
  var notes = UnitNotes(lastStampTime: nil)
  let needs: Needs
  var rows = Rows()
  /// The feed's last sequence before this commit.
  var firstSequence: Int64 = 0
  /// The rankings that this unit may change, locked while it decides.
  var contents: [ItemPath: CachedBoard.Content] = [:]
  /// The rows of all writes that were not rejected.
  private(set) var kept = Layer()
  private var current = Layer()
  fileprivate(set) var missing: Missing?

  init(_ needs: Needs, device: DeviceID, now: @escaping @Sendable () -> Timestamp) {
    (self.needs, self.device, self.now) = (needs, device, now)
  }

  var lastSequence: Int64 { firstSequence + Int64(notes.changed.count) }

  /// Does one write; one that throws leaves nothing.
  func attempt<Value>(_ work: (CommitUnit) throws -> Value) throws -> Value {
    let before = notes
    (current, missing) = (Layer(), nil)
    do {
      let value = try work(self)
      kept.merge(current)
      return value
    } catch {
      notes = before
      throw missing ?? error
    }
  }

  /// Takes every acceptance out of the rankings: readers may not see what is not durable.
  func undoAll() {
    undo(kept.acceptances)
  }
}

// MARK: Documents and journals

extension CommitUnit {
  func document(at path: ItemPath) throws -> Document? {
    current.documents[path] ?? kept.documents[path] ?? rows.documents[path]
  }

  func hadItems(under prefix: ItemPath) throws -> Bool { rows.changed.contains(prefix) }

  func put(_ document: Document) throws { current.documents[document.head.path] = document }

  func journalHead(at path: ItemPath) throws -> JournalHead {
    current.journals[path] ?? kept.journals[path] ?? rows.journals[path]
      ?? JournalHead(path: path, revision: .zero, isClosed: false)
  }

  func event(_ id: EventID, of journal: ItemPath) throws -> RecordedEvent? {
    current.events[journal]?[id] ?? kept.events[journal]?[id] ?? rows.events[journal]?[id]
  }

  func put(_ events: [RecordedEvent], head: JournalHead) throws {
    current.journals[head.path] = head
    for event in events { current.events[head.path, default: [:]][event.event.id] = event }
  }

  func redact(_ event: RecordedEvent, of journal: ItemPath) throws {
    current.events[journal, default: [:]][event.event.id] = event
  }
}

// MARK: Boards

extension CommitUnit {
  private func row(of board: ItemPath) -> BoardRow? { current.made[board] ?? kept.made[board] ?? rows.boards[board] }

  func definition(of board: ItemPath) throws -> BoardDefinition? { row(of: board)?.definition }

  func makeBoard(_ definition: BoardDefinition, at path: ItemPath) throws {
    // The place of the board's first line in the feed, which no other board ever has.
    let id = lastSequence + 1
    current.made[path] = BoardRow(id: id, definition: definition, revision: .zero, lastStamp: nil, path: path)
  }

  func boardRow(at path: ItemPath) throws -> Int64? { row(of: path)?.id }

  func accepted(_ id: SubmissionID, on board: ItemPath) throws -> AcceptedSubmission? {
    if let known = current.accepted[board]?[id] ?? kept.accepted[board]?[id] ?? rows.submissions[board]?[id] {
      return known
    }
    return needs.submissions[board]?.contains(id) == true ? nil : try lack { $0.needs.submissions[board] = [id] }
  }

  func accept(_ submission: Submission, as arrival: Arrival) throws -> BoardState.Acceptance {
    let board = submission.board
    guard
      let acceptance = try contents[board]?.state.accept(
        submission,
        as: arrival,
        records: Records(unit: self, board: board)
      )
    else { return try lack { $0.boards = [board] } }
    current.acceptances.append(acceptance)
    current.accepted[board, default: [:]][submission.id] = acceptance.accepted
    return acceptance
  }

  func undo(_ acceptances: [BoardState.Acceptance]) {
    for acceptance in acceptances.reversed() { contents[acceptance.accepted.submission.board]?.state.undo(acceptance) }
  }

  /// Notes what was not read, and ends the write.
  private func lack<Value>(_ note: (inout Missing) -> Void) throws(Missing) -> Value {
    var missing = Missing()
    note(&missing)
    self.missing = missing
    throw missing
  }

  /// A board's records, as far as they were read.
  private struct Records: BoardRecords {
    let unit: CommitUnit
    let board: ItemPath

    /// A bucket is read outside the store's lock, for it may have a million entries.
    func entries(in bucket: Bucket) throws(LeaderboardError) -> [BoardEntry] {
      try lack { $0.buckets[board] = [bucket] }
    }

    func submission(_ id: SubmissionID) throws(LeaderboardError) -> Submission? {
      do { return try unit.accepted(id, on: board)?.submission } catch {
        throw .store(.unavailable("it is read again"))
      }
    }

    func history(of player: PlayerID) throws(LeaderboardError) -> [Submission] {
      guard unit.needs.histories[board]?.contains(player) == true else {
        return try lack { $0.needs.histories[board] = [player] }
      }
      let written = [unit.kept, unit.current].flatMap { $0.accepted[board]?.values.map(\.submission) ?? [] }
      let stored = unit.rows.histories[board]?[player] ?? []
      return stored + written.filter { $0.player == player || $0.action == .reset }
    }

    private func lack<Value>(_ note: (inout Missing) -> Void) throws(LeaderboardError) -> Value {
      do { return try unit.lack(note) } catch { throw .store(.unavailable("it is read again")) }
    }
  }
}

#endif
