internal import Domain

/// What other programs may add to a log (ARC-31).
extension TournamentLog {
  /// Checks whether events may come in, as they came over the wire.
  ///
  /// Refused is what can never be right: what its actor may not record, what says nothing, and what would make an event of
  /// somebody else count no more. What has only come too late, such as an arrow for an end that was closed meanwhile, comes
  /// in and does not count, so that no arrow is lost.
  ///
  /// - Throws: ``JournalError``.
  func checkAdmission(of events: [ScoringEvent]) throws(JournalError) {
    let new = events.filter { event($0.id) == nil }
    var after = self
    var last = lastStamp
    after.take(
      new.map { event in
        let stamp = event.stamp ?? Stamp.next(now: event.occurredAt, after: last, on: "judge")
        last = max(stamp.time, last ?? stamp.time)
        return event.stamped(stamp)
      }
    )
    guard let made = after.tournament else { throw .invalid(ScoringRefusal.notMade.message) }
    if let tournament, tournament.createdBy != made.createdBy { throw .store(.denied) }
    let refusals = after.refusals
    for event in new where event.type == ScoringEvent.refusal { try checkRefusal(event) }
    for event in new { try after.check(event, refusals[event.id], isFirst: tournament == nil) }
    try after.checkOthers(than: new, refusals, since: self)
  }

  /// What a device says was refused leaves the fold, so it is judged as any other taking back.
  private func checkRefusal(_ event: ScoringEvent) throws(JournalError) {
    guard let target = event.retracts.flatMap(self.event), target.actor == event.actor, let tournament else {
      throw .store(.denied)
    }
    do { try tournament.judgeRetraction(of: target, by: event.actor) } catch { throw .store(.denied) }
  }

  /// Whether one event of this log may be in it.
  private func check(_ event: ScoringEvent, _ refusal: ScoringRefusal?, isFirst: Bool) throws(JournalError) {
    if event.retracts == nil {
      let action: TournamentAction?
      do { action = try TournamentAction(event) } catch { throw .invalid(error.message) }
      guard let action else { throw .invalid("events of the type \"\(event.type.prefix(50))\" are not known here") }
      let isCreation = isFirst && refusal == nil
      guard mayRecord(action, event, isCreation: isCreation) else { throw .store(.denied) }
    } else if refusal?.code == .notAllowed {
      throw .store(.denied)
    }
    if let refusal, refusal.code.isAboutContent { throw .invalid(refusal.message) }
  }

  private func mayRecord(_ action: TournamentAction, _ event: ScoringEvent, isCreation: Bool) -> Bool {
    guard let tournament else { return false }
    if case .created = action { return isCreation }
    if tournament.mayRecord(action, by: event.actor, on: event.subject) { return true }
    // Somebody who could once: whose guest did not get in, or who is a scorer no more.
    guard let subject = event.subject, action.isScored else { return false }
    return entries.contains { entry in
      guard entry.event.subject == subject else { return false }
      switch entry.action {
      case .participantAdded(let new): return new.isGuest && entry.event.actor == event.actor
      case .scorersAppointed(let scorers): return scorers.users.contains(event.actor)
      default: return false
      }
    }
  }

  /// Whether all events of others that counted before still do: only the organiser may change that, and another scorer of
  /// the same archer whose arrow was shot earlier.
  private func checkOthers(
    than new: [ScoringEvent],
    _ now: [EventID: ScoringRefusal],
    since before: TournamentLog
  ) throws(JournalError) {
    let (actors, then) = (Set(new.map(\.actor)), before.refusals)
    if let tournament, actors.contains(tournament.createdBy) { return }
    let displaced = now.keys.filter { then[$0] == nil }.compactMap(before.event)
    if displaced.isEmpty { return }
    let scored = Set(new.filter { ["arrow", "edited"].contains($0.type) && now[$0.id] == nil }.compactMap(\.subject))
    for event in displaced where !actors.contains(event.actor) {
      let isScored = (try? TournamentAction(event))??.isScored == true
      guard isScored, let subject = event.subject, scored.contains(subject) else { throw .store(.denied) }
    }
  }

  private var refusals: [EventID: ScoringRefusal] {
    Dictionary((tournament?.refused ?? early).map { ($0.event.id, $0.refusal) }) { $1 }
  }
}

extension Tournament {
  /// Whether `actor` is somebody who may record such a thing at all, whatever else stands in its way now.
  fileprivate func mayRecord(_ action: TournamentAction, by actor: UserID, on subject: PlayerID?) -> Bool {
    let isOwn = subject.flatMap { self[$0] }?.isScoreable(by: actor) == true
    switch action {
    case .created, .undone: return false
    case .arrow: return isOwn
    case .edited, .withdrawn, .participantChanged, .checked: return isOwn || actor == createdBy
    case .participantAdded(let new):
      let isSelf = new.isGuest ? new.addedBy == actor : subject == PlayerID(actor)
      return isSelf || actor == createdBy
    case .sheetsFinalised(let sheets):
      return actor == createdBy || sheets.archers.allSatisfy { self[$0]?.isScoreable(by: actor) == true }
    case .changed, .scorersAppointed, .started, .paused, .resumed, .disqualified, .completed, .cancelled, .shootOff,
      .disputeSettled:
      return actor == createdBy
    }
  }
}

extension TournamentAction {
  /// Whether a scorer records it at the target.
  fileprivate var isScored: Bool {
    switch self {
    case .arrow, .edited, .sheetsFinalised: true
    default: false
    }
  }
}

extension ScoringRefusal {
  fileprivate static let notMade = ScoringRefusal(.notCreated, "The tournament was not made yet.")
}

extension ScoringRefusal.Code {
  /// Whether the event itself is wrong, whenever it comes.
  fileprivate var isAboutContent: Bool {
    switch self {
    case .invalidValue, .reasonRequired, .notCreated, .alreadyCreated, .invalidRound, .invalidSettings, .invalidName,
      .invalidShaft, .invalidTarget, .invalidPlacement, .unreadable:
      true
    default: false
    }
  }
}
