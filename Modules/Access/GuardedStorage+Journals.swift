public import Domain

extension GuardedStorage: ScoringSessionRepository {
  public func head(of journal: Path) async throws(JournalError) -> JournalHead {
    guard try await reads(journal) else { return JournalHead(path: journal, revision: .zero, isClosed: false) }
    return try await base.sessions.head(of: journal)
  }

  public func append(
    _ events: [ScoringEvent],
    to journal: Path,
    expecting expected: Expectation
  ) async throws(JournalError) -> [RecordedEvent] {
    guard events.count <= Limits.batchItems else {
      throw .invalid("\(events.count) events at once, at most \(Limits.batchItems) are allowed")
    }
    if let problem = journal.problem { throw .invalid(problem) }
    let own = try await takenBackByTheirActor(events, in: journal)
    let steps = events.map { (operation: $0.operation(takesOwnBack: own.contains($0.id)), path: journal) }
    // Nothing appended is still a question about the journal.
    do { try await authorise(steps.isEmpty ? [(.read, journal)] : steps) } catch { throw .store(error) }
    do { try await check(stamps: events.map(\.stamp), moments: events.map(\.occurredAt)) } catch { throw .store(error) }
    return try await base.sessions.append(events, to: journal, expecting: expected)
  }

  public func events(
    of journal: Path,
    after revision: Revision,
    limit: Int
  ) async throws(JournalError) -> [RecordedEvent] {
    try JournalHead.checkPage(of: journal, after: revision, limit: limit)
    guard try await reads(journal) else { return [] }
    return try await base.sessions.events(of: journal, after: revision, limit: limit)
  }

  public func close(_ journal: Path) async throws(JournalError) {
    if let problem = journal.problem { throw .invalid(problem) }
    do { try await authorise([(.closeJournal, journal)]) } catch { throw .store(error) }
    try await base.sessions.close(journal)
  }

  private func reads(_ journal: Path) async throws(JournalError) -> Bool {
    do { return try await mayRead(journal) } catch { throw .store(error) }
  }

  /// Those of `events` that take back what the principal recorded, in this journal or before in the same batch.
  private func takenBackByTheirActor(
    _ events: [ScoringEvent],
    in journal: Path
  ) async throws(JournalError) -> Set<EventID> {
    let wanted = Set(events.compactMap(\.retracts))
    guard let user = principal.user, !wanted.isEmpty, try await reads(journal) else { return [] }
    var mine = Set(events.lazy.filter { wanted.contains($0.id) && $0.actor == user }.map(\.id))
    var last = Revision.zero
    while true {
      let page = try await base.sessions.events(of: journal, after: last, limit: Limits.pageItems)
      for recorded in page where wanted.contains(recorded.event.id) {
        // What the journal holds counts, not what the batch says under the same id.
        if recorded.event.actor == user { mine.insert(recorded.event.id) } else { mine.remove(recorded.event.id) }
      }
      guard let next = page.last?.revision, page.count == Limits.pageItems else { break }
      last = next
    }
    return Set(events.filter { $0.retracts.map(mine.contains) ?? false }.map(\.id))
  }
}

extension ScoringEvent {
  fileprivate func operation(takesOwnBack: Bool) -> AccessRequest.Operation {
    retracts == nil || takesOwnBack ? .append(actor: actor, subject: subject) : .retract(actor: actor)
  }
}
