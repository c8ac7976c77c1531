import Access
package import Domain
import Leaderboards
package import Spaces

/// Runs tournaments over any store: reads the journal, decides, appends.
///
/// Every command has an event id from its caller. A retry with the same id returns the first result. Several services
/// may run on one store. Each appends only to the revision that it decided on, and decides again after a conflict.
package actor TournamentService {
  let sessions: any ScoringSessionRepository
  let documents: any DocumentRepository
  private let journals: FoldedJournals<TournamentLog>
  private let accountNames: @Sendable (Set<UserID>) async -> [UserID: String]
  /// The tournaments that this service has listed, because a crash may have left one unlisted.
  private var listed: Set<TournamentID> = []

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - sessions: The journals.
  ///   - documents: The documents of the same store.
  ///   - journals: The folded journals, shared with a gatekeeper; nil for the service's own.
  ///   - accountNames: Returns the names of accounts, for scorers who do not shoot.
  package init(
    sessions: any ScoringSessionRepository,
    documents: any DocumentRepository,
    journals: FoldedJournals<TournamentLog>? = nil,
    accountNames: @escaping @Sendable (Set<UserID>) async -> [UserID: String] = { _ in [:] }
  ) {
    (self.sessions, self.documents, self.accountNames) = (sessions, documents, accountNames)
    self.journals = journals ?? FoldedJournals(sessions, completedBy: documents)
  }

  /// Performs all commands in order, or none, and returns the recorded events with the tournament afterwards.
  ///
  /// - Throws: ``Spaces/SpaceError``; ``Spaces/SpaceError/refused(_:)`` if the rules reject one of them after those
  ///   before it.
  package func perform(
    _ steps: [TournamentStep],
    on id: TournamentID,
    by actor: UserID,
    at time: Timestamp
  ) async throws(SpaceError) -> TournamentOutcome {
    for step in steps { try checkLength(of: step.id) }
    for _ in 1...Self.attempts {
      let current = try await upToDate(id)
      let plan = try plan(steps, on: current.state, by: actor, at: time)
      if plan.new.isEmpty { return try await settle(current, recorded: plan.all, isRepeat: !plan.all.isEmpty) }
      guard let new = try await savingNames(of: plan.new, in: id, by: actor, after: current.state.tournament?.roster),
        let recorded = try await append(new, to: id, expecting: current.revision)
      else { continue }
      let after = await journals.note(recorded, of: id.journal, TournamentAbout(id)) { log, events in
        log.complete(with: new.bodies)
        log.take(events, decided: new.entries)
      }
      // If the cached fold was evicted or has moved on, the journal is read again.
      guard let after else {
        return try await settle(try await upToDate(id), recorded: plan.all, isRepeat: false)
      }
      return try await settle(after, recorded: plan.all, isRepeat: false)
    }
    throw .refused(.contention)
  }

  /// Returns the present tournament.
  ///
  /// - Throws: ``Spaces/SpaceError/notFound`` for one that does not exist.
  package func tournament(_ id: TournamentID) async throws(SpaceError) -> Tournament {
    try await snapshot(id).tournament
  }

  /// Returns the present tournament, with the journal's revision.
  package func snapshot(_ id: TournamentID) async throws(SpaceError) -> TournamentSnapshot {
    let current = try await upToDate(id)
    guard let tournament = current.state.tournament else { throw .notFound }
    return TournamentSnapshot(revision: current.revision, tournament: await named(tournament))
  }

  /// Returns all events in order, for the audit trail and for export.
  package func log(_ id: TournamentID) async throws(SpaceError) -> TournamentLog {
    var log = try await upToDate(id).state
    guard let tournament = log.tournament else { throw .notFound }
    log.tournament = await named(tournament)
    return log
  }

  /// Returns the tournament now and after each change.
  ///
  /// A slow reader gets only the newest.
  package nonisolated func follow(_ id: TournamentID) -> Snapshots<TournamentSnapshot, SpaceError> {
    Snapshots(
      on: sessions.follow(under: id.journal),
      looksSame: { $0.revision == $1.revision }
    ) { [self] () throws(SpaceError) in try await snapshot(id) }
  }

  private static let attempts = 10
}

// MARK: Reading and appending

extension TournamentService {
  /// Returns the entries of the steps: all of them, and those that are not in the journal yet.
  private func plan(
    _ steps: [TournamentStep],
    on log: TournamentLog,
    by actor: UserID,
    at time: Timestamp
  ) throws(SpaceError) -> (all: [TournamentLog.Entry], new: [TournamentLog.Entry]) {
    let before = log.tournament
    var (log, last) = (log, log.lastStamp)
    var (all, new): ([TournamentLog.Entry], [TournamentLog.Entry]) = ([], [])
    for (number, step) in steps.enumerated() {
      if let known = log.entry(step.id) {
        guard step.command.isRecorded(as: known, by: actor, in: log) else { throw .refused(.ticketReused) }
        all += log.entries(of: step.id)
        continue
      }
      let made = try entries(for: step, on: log, by: actor, at: time)
      all += made
      new += made
      if number == steps.count - 1, before?.hasCategories != true || !new.contains(where: \.event.mayPlace) { break }
      for entry in made {
        let stamp = Stamp.next(now: time, after: last, on: "plan")
        log.take([entry.event.stamped(stamp)], decided: [entry])
        last = stamp.time
      }
    }
    // Archers who change places share a target in between, so only the end of all steps is judged.
    let placed = Set(new.map(\.event).filter(\.mayPlace).compactMap(\.subject))
    if let before, let refusal = log.tournament?.refusal(ofPlaces: placed, since: before) { throw .refused(refusal) }
    return (all, new)
  }

  private func entries(
    for step: TournamentStep,
    on log: TournamentLog,
    by actor: UserID,
    at time: Timestamp
  ) throws(SpaceError) -> [TournamentLog.Entry] {
    do {
      return try log.decide(step.command, by: actor).entries(as: step.id, by: actor, at: time)
    } catch {
      if error.scoringCode == .notCreated { throw .notFound }
      throw .refused(error)
    }
  }

  /// Writes the names of new events to documents, before the events are recorded.
  ///
  /// After a crash in between, the retry of the command writes them again.
  ///
  /// - Returns: The events without the names; nil if the actor's account changed meanwhile.
  /// - Throws: ``Spaces/SpaceError``; a refusal for an account that was deleted, which gives nobody a name any more.
  func savingNames(
    of new: [TournamentLog.Entry],
    in id: TournamentID,
    by actor: UserID,
    after roster: [Participant]?
  ) async throws(SpaceError) -> NamelessEvents? {
    var nameless: NamelessEvents
    do { nameless = try NamelessEvents(new, of: id, after: roster ?? []) } catch { throw .refused(error) }
    if nameless.documents.isEmpty { return nameless }
    let path = ItemPath.account(of: actor)
    do throws(DocumentError) {
      let account = try await documents.load(path)
      if let account, DocumentKey<AccountDeletion>.json(path).decode(account.body) != nil { throw .store(.denied) }
      nameless.premises = [.document(path, at: account?.head.revision ?? .zero)]
      try await documents.saveAll(nameless.documents, given: nameless.premises)
    } catch {
      guard error == .store(.outdated) else { throw SpaceError(error) }
      return nil
    }
    return nameless
  }

  /// Returns the events as recorded; nil after a conflict.
  private func append(
    _ new: NamelessEvents,
    to id: TournamentID,
    expecting revision: Revision
  ) async throws(SpaceError) -> [RecordedEvent]? {
    if new.events.isEmpty { return [] }
    do {
      let session = sessions.session(at: id.journal)
      return try await session.append(new.events, expecting: .revision(revision), given: new.premises)
    } catch .conflict, .idempotencyConflict, .store(.outdated) {
      return nil
    } catch {
      throw SpaceError(error)
    }
  }

  /// Returns the up-to-date fold of the journal.
  private func upToDate(_ id: TournamentID) async throws(SpaceError) -> JournalFold<TournamentLog> {
    let current: JournalFold<TournamentLog>
    do { current = try await journals.fold(of: id.journal, TournamentAbout(id)) } catch { throw SpaceError(error) }
    guard let tournament = current.state.tournament, listed.insert(id).inserted else { return current }
    do { try await publish(tournament) } catch {
      listed.remove(id)
      throw error
    }
    return current
  }

  /// The tournament with the names of scorers who do not shoot.
  private func named(_ tournament: Tournament) async -> Tournament {
    let scorers = tournament.scorersToName
    if scorers.isEmpty { return tournament }
    var named = tournament
    named.scorerNames.merge(await accountNames(scorers)) { _, account in account }
    return named
  }

  /// Lists the tournament and its members, and returns the result.
  private func settle(
    _ current: JournalFold<TournamentLog>,
    recorded: [TournamentLog.Entry],
    isRepeat: Bool
  ) async throws(SpaceError) -> TournamentOutcome {
    guard let tournament = current.state.tournament else { throw .notFound }
    if recorded.contains(where: \.event.changesListing) {
      try await publish(tournament)
      listed.insert(tournament.id)
    }
    return TournamentOutcome(
      tournament: await named(tournament),
      revision: current.revision,
      entries: recorded,
      isRepeat: isRepeat
    )
  }

  /// Leaves room for the ids that are made from this one.
  private func checkLength(of id: EventID) throws(SpaceError) {
    guard id.rawValue.utf8.count <= 100 else {
      throw .refused(Refusal("invalid", "An id has at most 100 bytes. Use a shorter one."))
    }
  }
}

extension TournamentService {
  /// Returns all tournaments that the store lists, newest first.
  package func cards() async throws(SpaceError) -> [TournamentCard] {
    do {
      var cards: [TournamentCard] = []
      for head in try await documents.all(under: "tournaments", labelled: .tournament) {
        guard let id = head.path.tournament else { continue }
        if let card = try await documents.value(.card(of: id)).value, card.id == id { cards.append(card) }
      }
      return cards.sorted { ($0.createdAt, $0.id) > ($1.createdAt, $1.id) }
    } catch {
      throw SpaceError(error)
    }
  }

  /// Returns the list of tournaments as one user sees it, without unreadable ones and others' practice.
  ///
  /// - Parameters:
  ///   - user: The reader.
  ///   - mayRead: Returns whether the user may see a tournament.
  /// - Returns: The tournaments, latest first.
  /// - Throws: ``Spaces/SpaceError``.
  package func summaries(
    for user: UserID?,
    where mayRead: (TournamentID) async throws(StoreFailure) -> Bool = { _ in true }
  ) async throws(SpaceError) -> [TournamentSummary] {
    var summaries: [TournamentSummary] = []
    for card in try await cards() {
      do {
        guard try await mayRead(card.id) else { continue }
      } catch {
        throw SpaceError(error)
      }
      do {
        let summary = try await tournament(card.id).summary(for: user)
        if !summary.isPractice || summary.isCreator || summary.isTakingPart { summaries.append(summary) }
      } catch .notFound {
        continue
      }
    }
    return summaries
  }

  /// Returns the tournaments that a user shoots in or created, in the order of their ids.
  package func tournaments(of user: UserID) async throws(SpaceError) -> [TournamentID] {
    do {
      return try await documents.memberships(of: user, under: "tournaments").compactMap(\.tournament)
    } catch {
      throw SpaceError(error)
    }
  }

  /// Lists a tournament.
  ///
  /// A server that lets this user write only to the journal lists by itself.
  func publish(_ tournament: Tournament) async throws(SpaceError) {
    do { try await tournament.list(in: documents) } catch {
      guard error != .store(.denied) else { return }
      throw SpaceError(error)
    }
  }
}

extension TournamentService {
  /// Records an arrow that was entered before the tournament ended and arrives after it.
  ///
  /// The arrow does not count, but the organiser sees it in the list of late entries (decision 13).
  ///
  /// - Throws: ``Spaces/SpaceError``; ``Spaces/SpaceError/refused(_:)`` for a user who never could score the archer.
  package func keep(
    _ entry: ArrowEntry,
    for archer: PlayerID,
    on id: TournamentID,
    by actor: UserID,
    at time: Timestamp,
    as eventID: EventID
  ) async throws(SpaceError) -> TournamentOutcome {
    let tournament = try await tournament(id)
    let events: [ScoringEvent]
    do {
      events = try [tournament.lateShot(entry, of: archer, by: actor)].events(as: eventID, by: actor, at: time)
    } catch {
      throw .refused(error)
    }
    do {
      _ = try await sessions.session(at: id.journal).append(events, expecting: .any)
    } catch {
      throw SpaceError(error)
    }
    let current = try await snapshot(id)
    return TournamentOutcome(
      tournament: current.tournament,
      revision: current.revision,
      entries: [],
      isRepeat: false
    )
  }
}

extension TournamentService {
  /// Returns the practices of a user, newest first.
  ///
  /// - Throws: ``Spaces/SpaceError``.
  package func practices(of user: UserID) async throws(SpaceError) -> [PracticeEntry] {
    var shot: [Tournament] = []
    for id in try await tournaments(of: user) {
      do { shot.append(try await tournament(id)) } catch .notFound { continue }
    }
    return PracticeEntry.all(of: PlayerID(user), in: shot)
  }
}

extension PracticeEntry {
  private struct Kind: Hashable {
    let round: Round
    let bow: BowType?
  }

  /// Returns an archer's entries in those tournaments that are completed practices, newest first.
  static func all(of archer: PlayerID, in tournaments: [Tournament]) -> [PracticeEntry] {
    var (entries, best): ([PracticeEntry], [Kind: Int]) = ([], [:])
    let shot = tournaments.compactMap { tournament -> (at: Timestamp, in: Tournament)? in
      guard tournament.isPractice, tournament.status == .completed else { return nil }
      return tournament.lastActive(archer).map { ($0, tournament) }
    }
    for (at, tournament) in shot.sorted(by: { ($0.at, $0.in.id) < ($1.at, $1.in.id) }) {
      let (sheet, bow) = (tournament.archerSheet(of: archer), tournament[archer]?.bowType)
      let isWhole = tournament.sheet(of: archer).isComplete && !tournament.isOpenEnded
      let kind = Kind(round: tournament.round, bow: bow)
      let isBest = isWhole && best[kind].map { sheet.totalScore > $0 } ?? false
      if isWhole { best[kind] = max(best[kind] ?? 0, sheet.totalScore) }
      entries.append(
        PracticeEntry(
          id: tournament.id,
          roundName: tournament.round.name,
          bowType: bow,
          score: sheet.totalScore,
          arrows: sheet.arrowsShot,
          averageArrow: sheet.averageArrow,
          isWhole: isWhole,
          shotAt: at,
          isBest: isBest
        )
      )
    }
    return entries.reversed()
  }
}

extension ScoringEvent {
  /// Whether the event can give an archer a place on the line.
  fileprivate var mayPlace: Bool { [.participantAdded, .participantChanged, .entrantChanged].contains(kind) }
}
