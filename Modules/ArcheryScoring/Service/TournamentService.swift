public import Domain
public import Spaces

/// Runs tournaments over any store: reads the journal, decides, appends.
///
/// Every command bears an event id made by its caller. The same command with the same id is done once, however often it
/// is sent: a double tap or a retry after a lost answer gets the outcome of the first. Several services, in one process or
/// many, may run on one store: each appends only to the revision that it decided on, and decides again where another came
/// first.
public actor TournamentService {
  let sessions: any ScoringSessionRepository
  let documents: any DocumentRepository
  private let journals: FoldedJournals<TournamentLog>
  /// Tournaments that this service has listed; a crash may have left one unlisted.
  private var listed: Set<TournamentID> = []

  /// - Parameters:
  ///   - sessions: The journals.
  ///   - documents: The documents of the same store.
  ///   - journals: The folded journals, shared with a judge; nil for this service's own.
  public init(
    sessions: any ScoringSessionRepository,
    documents: any DocumentRepository,
    journals: FoldedJournals<TournamentLog>? = nil
  ) {
    (self.sessions, self.documents) = (sessions, documents)
    self.journals = journals ?? FoldedJournals(sessions)
  }

  /// Does a command at a time, as an event, and returns what was recorded and the tournament after it.
  ///
  /// - Throws: ``TournamentError``; ``TournamentError/refused(_:)`` where the rules do not allow it.
  public func perform(
    _ command: TournamentCommand,
    on id: TournamentID,
    by actor: UserID,
    at time: Timestamp,
    as eventID: EventID
  ) async throws(TournamentError) -> TournamentOutcome {
    try await perform([TournamentStep(command, as: eventID)], on: id, by: actor, at: time)
  }

  /// Does all of the commands in order, or none of them.
  ///
  /// - Throws: ``TournamentError``; ``TournamentError/refused(_:)`` where the rules do not allow one of them after those
  ///   before it.
  public func perform(
    _ steps: [TournamentStep],
    on id: TournamentID,
    by actor: UserID,
    at time: Timestamp
  ) async throws(TournamentError) -> TournamentOutcome {
    for step in steps { try checkLength(of: step.id) }
    for _ in 1...Self.attempts {
      let current = try await upToDate(id)
      let plan = try plan(steps, on: current.state, by: actor, at: time)
      if plan.new.isEmpty { return try await settle(current, recorded: plan.all, isRepeat: !plan.all.isEmpty) }
      guard let recorded = try await append(plan.new, to: id, expecting: current.revision) else { continue }
      // Where the copy in memory was put aside or has moved on meanwhile, the journal is asked again.
      guard let after = await journals.note(recorded, of: id.journal, TournamentAbout(id)) else {
        return try await settle(try await upToDate(id), recorded: plan.all, isRepeat: false)
      }
      return try await settle(after, recorded: plan.all, isRepeat: false)
    }
    throw .contention
  }

  /// The tournament as it is now.
  ///
  /// - Throws: ``TournamentError/notFound(_:)`` for one that nobody has made.
  public func tournament(_ id: TournamentID) async throws(TournamentError) -> Tournament {
    try await snapshot(id).tournament
  }

  /// The tournament as it is now, with the journal's revision that it shows.
  public func snapshot(_ id: TournamentID) async throws(TournamentError) -> TournamentSnapshot {
    let current = try await upToDate(id)
    guard let tournament = current.state.tournament else { throw .notFound(id) }
    return TournamentSnapshot(revision: current.revision, tournament: tournament)
  }

  /// All events with their order, for the audit trail and for export.
  public func log(_ id: TournamentID) async throws(TournamentError) -> TournamentLog {
    let log = try await upToDate(id).state
    guard log.tournament != nil else { throw .notFound(id) }
    return log
  }

  /// The tournament now, and after each change; a slow reader gets only the newest.
  public nonisolated func follow(_ id: TournamentID) -> Snapshots<TournamentSnapshot, TournamentError> {
    Snapshots(
      on: sessions.follow(under: id.journal),
      looksSame: { $0.revision == $1.revision }
    ) { [self] () throws(TournamentError) in try await snapshot(id) }
  }

  /// Says when the tournament may have changed, for readers who then look by themselves.
  public nonisolated func changes(of id: TournamentID) -> Updates<ChangeCursor, StoreFailure> {
    sessions.follow(under: id.journal)
  }

  private static let attempts = 10
}

// MARK: Reading and appending

extension TournamentService {
  /// What the steps record: all their events, and those that are not in the journal yet.
  private func plan(
    _ steps: [TournamentStep],
    on log: TournamentLog,
    by actor: UserID,
    at time: Timestamp
  ) throws(TournamentError) -> (all: [ScoringEvent], new: [ScoringEvent]) {
    var (log, last) = (log, log.lastStamp)
    var (all, new): ([ScoringEvent], [ScoringEvent]) = ([], [])
    for (number, step) in steps.enumerated() {
      if let known = log.event(step.id) {
        guard step.command.isRecorded(as: known, by: actor, in: log) else { throw .idempotencyConflict(step.id) }
        all += log.events(of: step.id)
        continue
      }
      let made = try events(for: step, on: log, by: actor, at: time)
      all += made
      new += made
      if number == steps.count - 1 { break }
      for event in made {
        let stamp = Stamp.next(now: time, after: last, on: "plan")
        log.take([event.stamped(stamp)])
        last = stamp.time
      }
    }
    return (all, new)
  }

  private func events(
    for step: TournamentStep,
    on log: TournamentLog,
    by actor: UserID,
    at time: Timestamp
  ) throws(TournamentError) -> [ScoringEvent] {
    do {
      return try log.decide(step.command, by: actor).events(as: step.id, by: actor, at: time)
    } catch {
      if error.code == .notCreated { throw .notFound(log.id) }
      throw .refused(error)
    }
  }

  /// The events as recorded; nil where another came first.
  private func append(
    _ events: [ScoringEvent],
    to id: TournamentID,
    expecting revision: Revision
  ) async throws(TournamentError) -> [RecordedEvent]? {
    if events.isEmpty { return [] }
    do {
      return try await sessions.append(events, to: id.journal, expecting: .revision(revision))
    } catch .conflict, .idempotencyConflict {
      return nil
    } catch {
      throw .journal(error)
    }
  }

  /// The folded journal with everything that is in it now.
  private func upToDate(_ id: TournamentID) async throws(TournamentError) -> JournalFold<TournamentLog> {
    let current: JournalFold<TournamentLog>
    do { current = try await journals.fold(of: id.journal, TournamentAbout(id)) } catch { throw .journal(error) }
    guard let tournament = current.state.tournament, listed.insert(id).inserted else { return current }
    do { try await publish(tournament) } catch {
      listed.remove(id)
      throw error
    }
    return current
  }

  /// Lists what the journal now says, and answers.
  private func settle(
    _ current: JournalFold<TournamentLog>,
    recorded: [ScoringEvent],
    isRepeat: Bool
  ) async throws(TournamentError) -> TournamentOutcome {
    guard let tournament = current.state.tournament else { throw .notFound(current.state.id) }
    if recorded.contains(where: \.changesListing) {
      try await publish(tournament)
      listed.insert(tournament.id)
    }
    return TournamentOutcome(tournament: tournament, events: recorded, isRepeat: isRepeat)
  }

  /// Ids made from this one need room, too.
  private func checkLength(of id: EventID) throws(TournamentError) {
    guard id.rawValue.utf8.count <= 100 else { throw .journal(.invalid("an event's id is longer than 100 bytes")) }
  }
}
