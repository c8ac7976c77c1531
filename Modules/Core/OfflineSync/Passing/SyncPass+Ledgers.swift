import Domain

extension SyncPass {
  func settleJournal(_ path: ItemPath, changedThere: Bool) async throws {
    let ledger = JournalLedger(path: path)
    try await carry(ledger, changedThere: changedThere)
    var carried = try await notebook.carried(ledger.item)
    let isClosedHere = try await local.sessions.session(at: path).head().isClosed
    guard !carried.isMarked, changedThere || isClosedHere else { return }
    let isClosedThere = try await remote.sessions.session(at: path).head().isClosed
    if isClosedThere, !isClosedHere { try await local.sessions.session(at: path).close() }
    if isClosedHere, !isClosedThere { try await deliver { try await remote.sessions.session(at: path).close() } }
    carried.isMarked = isClosedHere || isClosedThere
    if carried.isMarked { try await notebook.keep(carried, of: ledger.item) }
  }

  func settleBoard(_ path: ItemPath, changedThere: Bool) async throws {
    let ledger = BoardLedger(path: path)
    var carried = try await notebook.carried(ledger.item)
    if !carried.isMarked {
      try await agreeOnDefinition(of: path)
      carried.isMarked = true
      try await notebook.keep(carried, of: ledger.item)
    }
    try await carry(ledger, changedThere: changedThere)
  }

  private func agreeOnDefinition(of path: ItemPath) async throws {
    let here = try await local.leaderboards.definition(of: path)
    let there = try await remote.leaderboards.definition(of: path)
    if let here, let there, here != there {
      let differs = LeaderboardError.definitionDiffers(path, differences: here.differences(from: there))
      throw Waiting("\(differs)" as String)
    }
    if let there, here == nil { try await local.leaderboards.define(there, at: path) }
    if let here, there == nil { try await deliver { try await remote.leaderboards.define(here, at: path) } }
    if here == nil, there == nil { throw Waiting("\(LeaderboardError.noSuchBoard(path))" as String) }
  }

  /// Records locally, or queues a retry, what could not be retracted.
  private func deliver(_ work: () async throws -> Void) async throws {
    do {
      try await insist(work)
    } catch {
      switch try await verdict(on: error) {
      case .refused(let reason), .later(let reason): throw Waiting(reason)
      }
    }
  }
}

// MARK: Records

extension SyncPass {
  /// Fetches new remote records, sends new local ones, and records how far both went.
  ///
  /// Fetched records are among the new local ones, and are known by id. Both positions are recorded in one step, so an
  /// interrupted pass repeats the work.
  private func carry<L: Ledger>(_ ledger: L, changedThere: Bool) async throws {
    var carried = try await notebook.carried(ledger.item)
    let before = carried
    let arrived = changedThere ? try await takeIn(ledger, &carried) : []
    try await takeBackThere(ledger, arrived, &carried)
    let obstacle = try await giveOut(ledger, arrived, &carried)
    if carried != before { try await notebook.keep(carried, of: ledger.item) }
    if let obstacle { throw obstacle }
  }

  /// Fetches new records and returns their ids, some of which may be known already.
  private func takeIn<L: Ledger>(_ ledger: L, _ carried: inout SyncPosition) async throws -> Set<String> {
    var arrived: Set<String> = []
    var contest = try await contest(in: ledger, after: carried.pushed)
    while true {
      let page = try await ledger.records(in: remote, after: carried.pulled)
      guard let last = page.last else { break }
      arrived.formUnion(page.map { ledger.id(of: $0.record) })
      do {
        for piece in ledger.pieces(of: page.map(\.record)) { try await ledger.add(piece, to: local) }
      } catch let error as JournalError where !error.isOfStore {
        throw Waiting(Message("This device cannot store what the server sent: \("\(error)")"))
      } catch let error as LeaderboardError where !error.isOfStore {
        throw Waiting(Message("This device cannot store what the server sent: \("\(error)")"))
      }
      contest?.meet(ledger.events(among: page.map(\.record)))
      carried.pulled = last.revision
      if page.count < Limits.pageItems { break }
    }
    for (event, isForeign) in contest?.losers ?? [] {
      try await report(event, of: ledger.item, because: .overwritten(.whole, isForeign: isForeign))
    }
    return arrived
  }

  /// Returns what this device's unsent events replace, for comparison with those that arrive; nil for nothing.
  private func contest<L: Ledger>(in ledger: L, after revision: Revision) async throws -> Contest? {
    var (own, last) = ([ScoringEvent](), revision)
    while true {
      let page = try await ledger.records(in: local, after: last)
      guard let next = page.last?.revision else { break }
      own += ledger.events(among: page.map(\.record).filter { isDue($0, of: ledger) })
      last = next
    }
    return Contest(own) { [overwrites] in overwrites(ledger.item.path, $0) }
  }

  private func report(_ event: ScoringEvent, of item: SyncItem, because cause: LostEdit.Cause) async throws {
    let id = ItemPath.Segment(rawValue: event.id.rawValue)
    let edit = LostEdit(id: id, item: item, record: .event(event.id), cause: cause, stamp: event.stamp)
    _ = try await local.documents.save(edit.writes(body: nil, as: notebook.newID()))
  }

  /// Sends records in order.
  ///
  /// A record that must wait holds up those after it, and is returned.
  ///
  /// Withholding is checked after each page was read. So no record is sent that was made after it was withheld.
  private func giveOut<L: Ledger>(
    _ ledger: L,
    _ arrived: Set<String>,
    _ carried: inout SyncPosition
  ) async throws -> (any Error)? {
    var replaced = try await replaced(in: ledger, after: carried.pushed)
    while true {
      let page = try await ledger.records(in: local, after: carried.pushed)
      guard let last = page.last else { return nil }
      if try await withholds(ledger.item.path) { return Withheld() }
      let known = arrived.union(replaced)
      let due = page.filter { isDue($0.record, of: ledger) && !known.contains(ledger.id(of: $0.record)) }
      do {
        for piece in ledger.pieces(of: due.map(\.record)) { try await ledger.add(piece, to: remote) }
      } catch {
        _ = try await verdict(on: error)
        if let waiting = try await giveOneByOne(due, of: ledger, &replaced, &carried) { return waiting }
      }
      carried.pushed = last.revision
    }
  }

  /// Finds the records that the remote store rejects, by sending them one by one.
  private func giveOneByOne<L: Ledger>(
    _ due: [(revision: Revision, record: L.Record)],
    of ledger: L,
    _ replaced: inout Set<String>,
    _ carried: inout SyncPosition
  ) async throws -> Waiting? {
    let latest = due.flatMap { ledger.times(of: $0.record) }.max() ?? .init(rawValue: .min)
    var renewal = Renewal(at: now(), latest: latest, replaced: replaced)
    defer { replaced = renewal.replaced }
    for (revision, record) in due {
      do {
        try await insist { try await ledger.add([record], to: remote) }
      } catch {
        switch try await verdict(on: error) {
        case .later(let reason):
          if StoreFailure(any: error).isOfTime, try await renew(record, of: ledger, &renewal) { continue }
          carried.pushed = Revision(rawValue: revision.rawValue - 1)
          return Waiting(reason)
        case .refused(let reason):
          // Before a store was replaced the record was accepted, so others may hold it.
          if try await notebook.wasDelivered(revision, of: ledger.item) { continue }
          // Recorded first. The record may exist remotely all the same, and an interrupted pass must know that it was
          // retracted.
          if !carried.refused.contains(ledger.id(of: record)) { carried.refused.append(ledger.id(of: record)) }
          try await notebook.keep(carried, of: ledger.item)
          try await takeBackHere(record, of: ledger, because: reason)
        }
      }
    }
    return nil
  }

  /// Returns the ids of the records not sent yet that have been recorded anew.
  private func replaced<L: Ledger>(in ledger: L, after revision: Revision) async throws -> Set<String> {
    var (replaced, last) = (Set<String>(), revision)
    while true {
      let page = try await ledger.records(in: local, after: last)
      guard let next = page.last?.revision else { return replaced }
      replaced.formUnion(page.compactMap { Renewal.id(replacedBy: ledger.id(of: $0.record)) })
      last = next
    }
  }

  /// Records anew what this device made while its clock was ahead.
  ///
  /// - Returns: Whether it was; false where the clock of the remote store is behind instead.
  private func renew<L: Ledger>(_ record: L.Record, of ledger: L, _ renewal: inout Renewal) async throws -> Bool {
    let (id, now) = (ledger.id(of: record), now())
    guard ledger.times(of: record).contains(where: { Renewal.isAhead($0, of: now) }),
      let new = Renewal.id(insteadOf: id), let old = ledger.lost(record).1
    else { return false }
    let stamp = renewal.stamp(replacing: id, stamped: old)
    if renewal.documents == nil {
      renewal.documents = try await local.documents.all(under: ledger.item.path.space).map(\.path)
    }
    for path in renewal.documents ?? [] where path.segments.last?.rawValue == id { try await move(path, to: new) }
    let copy = ledger.renewed(record, as: new, in: renewal, stamp: stamp)
    let retraction = ledger.takingBack(record, as: notebook.newID().rawValue)
    try await ledger.add([retraction, copy].compactMap(\.self), to: local)
    return true
  }

  /// Moves what a sport keeps beside an event under the event's id, such as a name.
  private func move(_ path: ItemPath, to id: String) async throws {
    guard let content = try await local.documents.load(path)?.content else { return }
    let place = ItemPath(Array(path.segments.dropLast())).appending(ItemPath.Segment(rawValue: id))
    _ = try await local.documents.save([
      DocumentWrite(place, id: notebook.newID(), expected: .any, labels: content.labels, body: content.body),
      DocumentWrite(path, id: notebook.newID(), expected: .any, body: nil),
    ])
    // The feed shows both to the next pass only.
    for path in [place, path] {
      do { try await settleDocument(path, changedThere: false) } catch is Waiting { continue }
    }
  }

  /// Returns whether this device delivers a record.
  ///
  /// Only its actor does, and the owner of the remote store.
  ///
  /// A retraction by sync itself was never remote.
  func isDue<L: Ledger>(_ record: L.Record, of ledger: L) -> Bool {
    guard ledger.refused(by: record) == nil else { return false }
    guard let account = notebook.state.account, account.role != .owner else { return true }
    return ledger.actor(of: record) == account.user
  }
}

// MARK: Rejections

extension SyncPass {
  /// Retracts a record locally that the remote store rejected, and reports it, so that this store shows what others
  /// see.
  private func takeBackHere<L: Ledger>(_ record: L.Record, of ledger: L, because reason: String) async throws {
    let (kind, stamp) = ledger.lost(record)
    let id = ItemPath.Segment(rawValue: ledger.id(of: record))
    let edit = LostEdit(id: id, item: ledger.item, record: kind, cause: .refused(reason), stamp: stamp)
    // The report comes first, so that a crash does not lose it.
    _ = try await local.documents.save(edit.writes(body: nil, as: notebook.newID()))
    if let takingBack = ledger.takingBack(record, as: notebook.newID().rawValue) {
      try await ledger.add([takingBack], to: local)
    }
  }

  /// Retracts remotely a rejected record that exists there all the same: a late call, or a lost answer and then lost
  /// access.
  private func takeBackThere<L: Ledger>(_ ledger: L, _ arrived: Set<String>, _ carried: inout SyncPosition) async throws
  {
    let wanted = arrived.intersection(carried.refused)
    if wanted.isEmpty { return }
    var last = Revision.zero
    while true {
      let page = try await ledger.records(in: local, after: last)
      guard let next = page.last?.revision else { break }
      let found = page.map(\.record).filter { ledger.refused(by: $0).map(wanted.contains) ?? false }
      for taking in found { try await takeBackThere(taking, of: ledger) }
      last = next
    }
    carried.refused.removeAll(where: wanted.contains)
  }

  /// Sends a retraction.
  ///
  /// If the remote store rejects it, the record counts there, so sync restores it locally.
  private func takeBackThere<L: Ledger>(_ taking: L.Record, of ledger: L) async throws {
    do {
      try await insist { try await ledger.add([taking], to: remote) }
    } catch {
      guard case .refused = try await verdict(on: error), let target = ledger.refused(by: taking) else {
        throw Waiting("\(error)" as String)
      }
      // The record counts remotely, whatever was decided about its report since, so it counts here. A board cannot
      // revert a revert; there the report stays.
      guard let again = ledger.takingBack(taking, as: notebook.newID().rawValue) else { return }
      try await ledger.add([again], to: local)
      let report = LostEdit.path(of: ledger.item, ItemPath.Segment(rawValue: target))
      guard try await local.documents.load(report)?.content != nil else { return }
      _ = try await local.documents.save([DocumentWrite(report, id: notebook.newID(), expected: .any, body: nil)])
    }
  }
}

extension JournalError {
  fileprivate var isOfStore: Bool { if case .store = self { true } else { false } }
}

extension LeaderboardError {
  fileprivate var isOfStore: Bool { if case .store = self { true } else { false } }
}

extension StoreFailure {
  /// Whether the store's clock is behind a time that was sent.
  fileprivate var isOfTime: Bool { if case .invalidTime = self { true } else { false } }
}
