public import Domain

extension GuardedStorage: ScoringSessionRepository {
  public func session(at path: ItemPath) -> any ScoringSession {
    GuardedSession(base: base.sessions.session(at: path), guarded: self)
  }
}

/// A journal behind the access rules.
private struct GuardedSession: SessionLayer {
  let base: any ScoringSession
  let guarded: GuardedStorage

  func head() async throws(JournalError) -> JournalHead {
    guard try await isReadable() else { return JournalHead(path: path, revision: .zero, isClosed: false) }
    return try await base.head()
  }

  func append(
    _ events: [ScoringEvent],
    expecting expected: Expectation,
    given premises: [Premise]
  ) async throws(JournalError) -> [RecordedEvent] {
    try premises.requireNone(throwing: JournalError.self)
    guard events.count <= Limits.batchItems else {
      throw .invalid("\(events.count) events at once, at most \(Limits.batchItems) are allowed")
    }
    if let problem = path.problem { throw .invalid(problem) }
    let own = try await takenBackByTheirActor(events)
    let steps = events.map { (operation: $0.operation(takesOwnBack: own.contains($0.id)), path: path) }
    // Appending nothing still needs the right to read.
    let asked = events.filter { guarded.asksAbout($0.actor, at: path) }
    // Of several events of an account, the latest decides.
    let actors = Dictionary(asked.map { ($0.actor, $0.stamp) }) { first, second in
      guard let first, let second else { return nil }
      return max(first, second)
    }
    return try await guarded.writing(steps.isEmpty ? [(.read, path)] : steps, naming: actors) {
      gate throws(JournalError) in
      do throws(StoreFailure) {
        try await guarded.check(stamps: events.map(\.stamp), moments: events.map(\.occurredAt))
      } catch {
        throw .store(error)
      }
      return try await base.append(events, expecting: expected, given: gate.premises)
    }
  }

  func events(after revision: Revision, limit: Int) async throws(JournalError) -> [RecordedEvent] {
    try JournalHead.checkPage(of: path, after: revision, limit: limit)
    guard try await isReadable() else { return [] }
    return try await base.events(after: revision, limit: limit)
  }

  func close(given premises: [Premise]) async throws(JournalError) {
    try premises.requireNone(throwing: JournalError.self)
    if let problem = path.problem { throw .invalid(problem) }
    try await guarded.writing([(.closeJournal, path)]) { gate throws(JournalError) in
      try await base.close(given: gate.premises)
    }
  }

  private func isReadable() async throws(JournalError) -> Bool {
    do { return try await guarded.mayRead(path) } catch { throw .store(error) }
  }

  /// Returns those of `events` that retract an event which the principal recorded, in this journal or earlier in the
  /// batch.
  private func takenBackByTheirActor(_ events: [ScoringEvent]) async throws(JournalError) -> Set<EventID> {
    let wanted = Set(events.compactMap(\.retracts))
    guard let user = guarded.principal.user, !wanted.isEmpty, try await isReadable() else { return [] }
    var mine = Set(events.lazy.filter { wanted.contains($0.id) && $0.actor == user }.map(\.id))
    var last = Revision.zero
    while true {
      let page = try await base.events(after: last, limit: Limits.pageItems)
      for recorded in page where wanted.contains(recorded.event.id) {
        // The journal's event counts, not one in the batch with the same id.
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
    if type == Redaction.type { return .redact(actor: actor) }
    return retracts == nil || takesOwnBack ? .append(actor: actor, subject: subject) : .retract(actor: actor)
  }
}
