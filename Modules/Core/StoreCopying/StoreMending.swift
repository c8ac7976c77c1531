package import Domain
package import StoreEngine

/// Completes a damaged store from another one that has, or had, the same content.
///
/// The other store may be a copy, a backup, or a store that syncs with the damaged one on either side.
package struct StoreMending {
  /// The reason why nothing was mended.
  package enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The two stores have no record in common.
    case otherStore
    /// The new store is not equal to what was to be written.
    case differs([ItemPath])

    package var description: String {
      switch self {
      case .otherStore:
        "the store named by --from has nothing in common with the damaged one; nothing was changed. Name a store that synced"
          + " with it, a copy or a backup"
      case .differs(let paths):
        "the new store differs in \(paths.map(\.text).joined(separator: ", ")); the damaged one was left as it is"
      }
    }
  }

  private let salvage: StoreSalvage
  private let source: Storage
  private let leftOut: [ItemPath]
  /// The paths under `local/` that are the damaged store's own in the other store, too.
  private let local: [ItemPath]
  private let lostInSource: [StoreSalvage.Loss]
  private var isOfSameStore = false
  /// The documents whose version is the source's.
  private var gained: Set<ItemPath> = []
  private var records: [String: Set<ItemPath>] = [:]
  private var closed: Set<ItemPath> = []
  private var unusable: [String] = []

  /// Creates the mending of a damaged store.
  ///
  /// - Parameters:
  ///   - salvage: What was read of the damaged store.
  ///   - source: The other store.
  ///   - leftOut: The paths that belong to the other store alone, besides `local/`.
  ///   - kept: What was read of the other store, if it was kept of this one when that was damaged.
  package init(
    _ salvage: StoreSalvage,
    from source: Storage,
    leavingOut leftOut: [ItemPath] = [],
    keptAs kept: StoreSalvage? = nil
  ) {
    (self.salvage, self.source, self.leftOut) = (salvage, source, leftOut)
    local = kept != nil && kept?.identity == salvage.identity ? ["local"] : []
    lostInSource = kept?.losses ?? []
  }

  /// Writes what both stores have to an empty store.
  ///
  /// Of two versions of a document the later counts. A record that both have is taken from the damaged store where a
  /// checksum proves it, else from the other one.
  ///
  /// - Parameter target: The empty store.
  /// - Returns: What the damaged store had and neither store has now, one line each.
  /// - Throws: ``Failure/otherStore``, or an error of either store.
  package mutating func run(into target: Storage) async throws -> [String] {
    var (seen, cursor) = (Set<Item>(), ChangeCursor?.none)
    while true {
      let page = try await source.changes.changes(under: .root, after: cursor, limit: Limits.pageItems)
      for change in page.changes where change.path.isCopied(leavingOut: leftOut, including: local) {
        let item = Item(change)
        if seen.insert(item).inserted { try await mend(item, into: target) }
      }
      cursor = page.cursor
      if !page.hasMore { break }
    }
    let own = salvage.items
    // Of what has no record, such as a journal of which only the path could be read, no store can be told.
    guard isOfSameStore || seen.isEmpty || own.allSatisfy({ $0.path.isLocal || isEmpty($0) }) else {
      throw Failure.otherStore
    }
    for item in own.subtracting(seen) {
      switch item.port {
      case .documents: try await mendDocument(item.path, nil, in: target)
      case .sessions: try await mendJournal(item.path, [], isClosed: false, in: target)
      case .leaderboards: try await mendBoard(item.path, nil, [], in: target)
      }
    }
    return try await unmet(in: target) + unusable
  }

  /// Copies a mended store, with what belongs to it alone.
  package static func copy(_ mended: Storage, to target: Storage) async throws {
    try await mended.copy(to: target)
    for path in try await mended.documents.all(under: "local").map(\.path) {
      if let document = try await mended.documents.load(path) {
        _ = try await target.documents.save([DocumentWrite(document)])
      }
    }
  }
}

// MARK: One item

extension StoreMending {
  private mutating func mend(_ item: Item, into target: Storage) async throws {
    let path = item.path
    switch item.port {
    case .documents: try await mendDocument(path, try await source.documents.load(path), in: target)
    case .sessions:
      let session = source.sessions.session(at: path)
      let events = try await session.events().map(\.event)
      try await mendJournal(path, events, isClosed: try await session.head().isClosed, in: target)
    case .leaderboards:
      guard let definition = try await source.leaderboards.definition(of: path) else {
        return try await mendBoard(path, nil, [], in: target)
      }
      let all = try await source.leaderboards.submissions(of: path)
      try await mendBoard(path, definition, all.map(\.submission), in: target)
    }
  }

  private func isEmpty(_ item: Item) -> Bool {
    switch item.port {
    case .documents: false
    case .sessions: salvage.events[item.path]?.all.isEmpty ?? true
    case .leaderboards: salvage.submissions[item.path]?.all.isEmpty ?? true
    }
  }

  private mutating func mendDocument(_ path: ItemPath, _ theirs: Document?, in target: Storage) async throws {
    let mine = salvage.documents[path]
    var latest = mine ?? theirs
    if let mine, let theirs {
      let isSame = mine.head.write == theirs.head.write || mine.head.stamp == theirs.head.stamp
      if isSame { isOfSameStore = true }
      let takesTheirs = isSame ? !salvage.isCertain(mine.head.write.rawValue) : theirs.head.stamp > mine.head.stamp
      latest = takesTheirs ? theirs : mine
      if !isSame, takesTheirs { gained.insert(path) }
    } else if theirs != nil {
      gained.insert(path)
    }
    guard let latest else { return }
    try await attempt(latest == theirs, "the document \(path)") {
      _ = try await target.documents.save([DocumentWrite(latest)])
    }
  }

  private mutating func mendJournal(
    _ path: ItemPath,
    _ theirs: [ScoringEvent],
    isClosed: Bool,
    in target: Storage
  ) async throws {
    let mine = salvage.events[path] ?? .init()
    let session = target.sessions.session(at: path)
    let all = merged(path, mine, theirs)
    // Either store may have an event as it was, and a place in a gap says nothing about what a redaction knew.
    let redacted = all.map(\.record).redactedBodies
    for (event, isTheirs) in all {
      try await attempt(isTheirs, "\(path): the event \(event.id)") {
        _ = try await session.append([redacted[event.id].map(event.with(body:)) ?? event], expecting: .any)
      }
    }
    // Without a checksum, a source that has all events knows better whether they are the last.
    let knowsAll = !salvage.hasChecksums && Set(theirs.map(\.id)).isSuperset(of: mine.all.map(\.id))
    guard isClosed || (salvage.closed.contains(path) && (!knowsAll || theirs.isEmpty)) else { return }
    closed.insert(path)
    try await session.close()
  }

  private mutating func mendBoard(
    _ path: ItemPath,
    _ theirDefinition: BoardDefinition?,
    _ theirs: [Submission],
    in target: Storage
  ) async throws {
    let mine = (definition: salvage.definitions[path], submissions: salvage.submissions[path] ?? .init())
    guard
      let definition = salvage.hasChecksums ? mine.definition ?? theirDefinition : theirDefinition ?? mine.definition
    else {
      unusable += mine.submissions.all.map { "the submission \($0.id) to \(path), whose definition is lost" }
      return
    }
    try await attempt(definition == theirDefinition, "the board \(path)") {
      try await target.leaderboards.define(definition, at: path)
    }
    for (submission, isTheirs) in merged(path, mine.submissions, theirs) {
      try await attempt(isTheirs, "\(path): the submission \(submission.id)") {
        _ = try await target.leaderboards.submit([submission], as: .replicated)
      }
    }
  }

  /// Writes a part to the new store.
  ///
  /// What the damaged store spoilt without a sign may be something that no store accepts.
  private mutating func attempt(_ isTheirs: Bool, _ name: String, _ write: () async throws -> Void) async throws {
    do {
      try await write()
    } catch {
      if isTheirs { throw error }
      unusable.append("\(name): \(error)")
    }
  }
}

// MARK: Order

extension StoreMending {
  /// Returns the records of both stores, in the order of the damaged one.
  ///
  /// What it lacks goes into a gap: the one nearest to where the source has the record, or, where the source has another
  /// order, nearest to where its stamp belongs.
  private mutating func merged<Record: SyncedRecord>(
    _ path: ItemPath,
    _ mine: StoreSalvage.Records<Record>,
    _ theirs: [Record]
  ) -> [(record: Record, isTheirs: Bool)] {
    let places = Dictionary(mine.all.enumerated().map { ($1.key, $0) }) { first, _ in first }
    let known = Dictionary(theirs.map { ($0.key, $0) }) { first, _ in first }
    let common = theirs.compactMap { places[$0.key] }
    if !common.isEmpty { isOfSameStore = true }
    let isInOrder = zip(common, common.dropFirst()).allSatisfy(<)
    var (missing, next) = ([Int: [Record]](), 0)
    for record in isInOrder ? theirs : theirs.sorted(by: { $0.isStampedBefore($1) }) {
      if let place = places[record.key] {
        next = place + 1
        continue
      }
      let wanted = isInOrder ? next : mine.all.firstIndex { record.isStampedBefore($0) } ?? mine.all.count
      let place = mine.gaps.min { abs($0 - wanted) < abs($1 - wanted) } ?? mine.all.count
      missing[place, default: []].append(record)
    }
    var all: [(Record, Bool)] = []
    for (place, record) in mine.all.enumerated() {
      all += (missing[place] ?? []).map { ($0, true) }
      if places[record.key] != place { continue }
      if let theirs = known[record.key], !salvage.isCertain(record.key) {
        all.append((theirs, true))
      } else {
        all.append((record, false))
      }
    }
    all += (missing[mine.all.count] ?? []).map { ($0, true) }
    for (record, _) in all { records[record.key, default: []].insert(path) }
    return all
  }
}

/// A record that has the same id and stamp in every store.
private protocol SyncedRecord: Sendable {
  var key: String { get }
  var stamp: Stamp? { get }
}

extension SyncedRecord {
  func isStampedBefore(_ other: Self) -> Bool {
    guard let mine = stamp, let theirs = other.stamp else { return false }
    return mine < theirs
  }
}

extension ScoringEvent: SyncedRecord { var key: String { id.rawValue } }
extension Submission: SyncedRecord { var key: String { id.rawValue } }

// MARK: What is lost

extension StoreMending {
  private func unmet(in target: Storage) async throws -> [String] {
    var lines: [String] = []
    for loss in salvage.losses + lostInSource {
      guard let needs = loss.needs else {
        lines.append("\(loss.place): it cannot be told what it held")
        continue
      }
      var unmet: [String] = []
      for need in needs where try await !isMet(need, in: target) { unmet.append(need.description) }
      if !unmet.isEmpty { lines.append("\(loss.place): \(unmet.sorted().joined(separator: ", "))") }
    }
    return lines
  }

  private func isMet(_ need: StoreSalvage.Need, in target: Storage) async throws -> Bool {
    switch need {
    case .document(let path): gained.contains(path)
    case .record(let ids, let path):
      ids.contains { id in records[id].map { paths in path.map(paths.contains) ?? true } ?? false }
    case .board(let path): try await target.leaderboards.definition(of: path) != nil
    case .journal(let path):
      try await target.sessions.session(at: path).head().revision > .zero || closed.contains(path)
    case .closing(let path): closed.contains(path)
    }
  }
}

private struct Item: Hashable {
  enum Port { case documents, sessions, leaderboards }

  let port: Port
  let path: ItemPath

  init(port: Port, path: ItemPath) { (self.port, self.path) = (port, path) }

  init(_ change: Change) {
    switch change.kind {
    case .document, .deletedDocument: self.init(port: .documents, path: change.path)
    case .journal: self.init(port: .sessions, path: change.path)
    case .board: self.init(port: .leaderboards, path: change.path)
    }
  }
}

extension StoreSalvage {
  /// Everything that something was read of.
  fileprivate var items: Set<Item> {
    let documents = documents.keys.map { Item(port: .documents, path: $0) }
    let journals = Set(events.keys).union(closed).map { Item(port: .sessions, path: $0) }
    let boards = Set(definitions.keys).union(submissions.keys).map { Item(port: .leaderboards, path: $0) }
    return Set(documents + journals + boards)
  }
}

extension DocumentWrite {
  /// Creates the write that makes a store's document equal to another store's.
  fileprivate init(_ document: Document) {
    let head = document.head
    self.init(
      head.path,
      id: head.write,
      expected: .any,
      labels: head.labels,
      body: head.isDeleted ? nil : document.body,
      stamp: head.stamp
    )
  }
}
