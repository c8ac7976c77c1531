package import Domain

/// Everything that could be read of a damaged store, and what could not.
///
/// An adapter fills it, in the order of its records. StoreCopying completes it from another store.
package struct StoreSalvage: Sendable {
  /// The records of a journal or a board that could be read.
  package struct Records<Record: Sendable>: Sendable {
    package init() {}

    package private(set) var all: [Record] = []
    /// The places where records may be missing, each as the number of records before it.
    package private(set) var gaps: [Int] = []

    fileprivate mutating func append(_ more: [Record]) { all += more }

    fileprivate mutating func append<ID: Hashable>(missing more: Self, by id: (Record) -> ID) {
      let known = Set(all.map(id))
      let missing = more.all.filter { !known.contains(id($0)) }
      if missing.isEmpty { return }
      noteGap()
      append(missing)
      noteGap()
    }

    fileprivate mutating func noteGap() {
      if gaps.last != all.count { gaps.append(all.count) }
    }
  }

  /// A record or an item that a damaged part of the store held.
  package enum Need: Hashable, Sendable {
    /// A later version of a document than the one that was read, if any.
    case document(ItemPath)
    /// A journal's event or a board's submission, which has one of these ids; a nil path is not known.
    case record(Set<String>, in: ItemPath?)
    case board(ItemPath)
    case journal(ItemPath)
    case closing(ItemPath)
  }

  /// A part of the store that could not be read.
  package struct Loss: Hashable, Sendable {
    /// The place in the store's files, such as `line 6`.
    package let place: String
    /// What the part held; nil if that cannot be told.
    package fileprivate(set) var needs: Set<Need>?
  }

  /// The identity of the store; nil if it could not be read.
  package var identity: String?
  package private(set) var documents: [ItemPath: Document] = [:]
  package private(set) var events: [ItemPath: Records<ScoringEvent>] = [:]
  package private(set) var closed: Set<ItemPath> = []
  package private(set) var definitions: [ItemPath: BoardDefinition] = [:]
  package private(set) var submissions: [ItemPath: Records<Submission>] = [:]
  package private(set) var losses: [Loss] = []
  /// Whether the store is damaged, also where nothing was lost.
  package private(set) var isDamaged: Bool
  /// Whether a checksum covers each record, so that what was read is as it was written.
  package let hasChecksums: Bool
  /// The ids of the records that were corrected, which the source knows better.
  private var corrected: Set<String> = []
  private var hasLossAnywhere = false

  /// Creates the salvage of a store of which nothing is read yet.
  ///
  /// A store without checksums counts as damaged, because it cannot tell.
  package init(hasChecksums: Bool) {
    self.hasChecksums = hasChecksums
    isDamaged = !hasChecksums
  }

  /// Returns whether a record is as it was written, so that no other store knows it better.
  package func isCertain(_ id: String) -> Bool { hasChecksums && !corrected.contains(id) }

  /// The number of documents, events and submissions that were read.
  package var recordCount: Int {
    documents.count + events.values.reduce(0) { $0 + $1.all.count } + submissions.values.reduce(0) { $0 + $1.all.count }
  }

  /// Adds a change that was read.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - isCorrected: Whether the change was damaged and corrected.
  package mutating func add(_ change: StoreChange, isCorrected: Bool = false) {
    switch change {
    case .documents(let documents):
      for document in documents { self.documents[document.head.path] = document }
      meet(documents.map { .document($0.head.path) })
    case .events(let events, let journal):
      let empty: Records<ScoringEvent> = emptyRecords()
      self.events[journal, default: empty].append(events)
    case .closed(let journal):
      if events[journal] == nil { events[journal] = emptyRecords() }
      closed.insert(journal)
    case .defined(let definition, let board): definitions[board] = definition
    case .submitted(let submissions):
      let empty: Records<Submission> = emptyRecords()
      for submission in submissions { self.submissions[submission.board, default: empty].append([submission]) }
    case .superseded: break
    }
    if isCorrected {
      isDamaged = true
      corrected.formUnion(change.recordIDs)
    }
  }

  /// Adds what another reading of the same store has more, without its losses.
  package mutating func add(missing other: StoreSalvage) {
    let newer = other.documents.values.filter { document in
      documents[document.head.path].map { $0.head.revision < document.head.revision } ?? true
    }
    add(.documents(newer))
    for (path, records) in other.events { events[path, default: Records()].append(missing: records, by: \.id) }
    for (path, records) in other.submissions {
      submissions[path, default: Records()].append(missing: records, by: \.id)
    }
    definitions.merge(other.definitions) { mine, _ in mine }
    closed.formUnion(other.closed)
  }

  /// Notes damage by which nothing was lost.
  package mutating func noteDamage() { isDamaged = true }

  /// Notes a part that could not be read.
  ///
  /// - Parameters:
  ///   - place: The place in the store's files.
  ///   - needs: What the part held; nil if that cannot be told.
  package mutating func lose(_ place: String, _ needs: Set<Need>?) {
    isDamaged = true
    losses.append(Loss(place: place, needs: needs))
  }

  /// Notes that every journal and board may lack records here.
  package mutating func noteGaps() {
    hasLossAnywhere = true
    for path in events.keys { events[path]?.noteGap() }
    for path in submissions.keys { submissions[path]?.noteGap() }
  }

  /// Notes that a journal may lack events here.
  package mutating func noteGap(inJournal path: ItemPath) { events[path, default: Records()].noteGap() }

  /// Notes that a board may lack submissions here.
  package mutating func noteGap(inBoard path: ItemPath) { submissions[path, default: Records()].noteGap() }

  private func emptyRecords<Record>() -> Records<Record> {
    var records = Records<Record>()
    if hasLossAnywhere { records.noteGap() }
    return records
  }

  /// A later version of a document shows that an earlier one is not needed.
  private mutating func meet(_ needs: [Need]) {
    for index in losses.indices { losses[index].needs?.subtract(needs) }
  }
}

extension StoreSalvage.Need: CustomStringConvertible {
  package var description: String {
    switch self {
    case .document(let path): "the document \(path)"
    case .record(let ids, let path):
      "the record \(ids.sorted().joined(separator: " or "))" + (path.map { " of \($0)" } ?? "")
    case .board(let path): "the board \(path)"
    case .journal(let path): "the journal \(path)"
    case .closing(let path): "the end of the journal \(path)"
    }
  }
}

extension StoreChange {
  /// The ids of the change's records: those of writes, events and submissions.
  fileprivate var recordIDs: [String] {
    switch self {
    case .documents(let documents): documents.map(\.head.write.rawValue)
    case .events(let events, _): events.map(\.id.rawValue)
    case .submitted(let submissions): submissions.map(\.id.rawValue)
    case .closed, .defined, .superseded: []
    }
  }
}

/// A damaged store that no other process can use while this value holds it.
package protocol DamagedStore: Sendable {
  var salvage: StoreSalvage { get }
  /// The location beside the damaged store where the adapter's new store is to be written, and nothing is yet.
  var newLocation: String { get }
  /// Puts the new store, which is closed, in the place of the damaged one.
  ///
  /// A kill leaves either of them in place, or neither; then the store does not open before the next repair.
  ///
  /// - Returns: The path of the damaged store, which stays beside the new one.
  func replace() throws -> String
  /// Lets other processes use the store again.
  func release()
}
