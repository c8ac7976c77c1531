package import Domain

extension TournamentLog {
  /// Returns the events of a command on this log; none if it would change nothing.
  ///
  /// - Throws: ``Refusal``; `notCreated` for any command but the creation while there is no tournament.
  package func decide(_ command: TournamentCommand, by actor: UserID?) throws(Refusal) -> [TournamentDraft] {
    guard let tournament else { return try Tournament.decideFirst(command) }
    if let actor, case .requestLink(let archer) = command { try judgeRequests(of: archer, by: actor, besides: 1) }
    return try tournament.decide(command, by: actor)
  }
}

extension Tournament {
  /// Returns the events of a command on this tournament; none if it would change nothing.
  ///
  /// `actor` is nil for a signed-out user, who may do nothing.
  ///
  /// - Throws: ``Refusal``. Asking changes nothing.
  package func decide(_ command: TournamentCommand, by actor: UserID?) throws(Refusal) -> [TournamentDraft] {
    if let reason = command.reason, !TextLimit.line.allows(reason) { throw .reasonTooLong }
    var drafts = try drafts(for: command, by: actor)
    for draft in drafts { try draft.action.checkNewTexts() }
    guard let actor else { return drafts }
    switch command {
    // Its arrows are judged where the retracted ones have made room.
    case .moveEnd: return drafts
    // These are judged before their other rules.
    case .setCategories, .joinArchers: break
    default: for draft in drafts where draft.retracts == nil { try judge(draft.action, by: actor, on: draft.subject) }
    }
    if let final = automaticFinalising(after: drafts, by: actor) { drafts.append(final) }
    return drafts
  }

  /// Returns the first event of a tournament.
  fileprivate static func decideFirst(_ command: TournamentCommand) throws(Refusal) -> [TournamentDraft] {
    guard case .create(let name, let round, let settings) = command else {
      throw Refusal(.notCreated, "This shoot does not exist.")
    }
    let setup = Action.Setup(name: name.trimmingSpaces, round: round, settings: settings)
    try setup.check()
    let created = Action.Created(setup)
    try created.checkNewTexts()
    return [TournamentDraft(created)]
  }

  private func drafts(for command: TournamentCommand, by actor: UserID?) throws(Refusal) -> [TournamentDraft] {
    switch command {
    case .record(let entry, let archer): return [try shot(entry, of: line(of: archer), by: actor)]
    case .undo: return [try undoing(by: actor)]
    case .edit(let archer, let end, let arrow, let value, let reason):
      return try correction(of: archer, end, arrow, to: value, reason, by: actor)
    case .finalise: return try finalising(by: actor) + endingPractice(by: actor)
    default: break
    }
    guard let actor else { throw Refusal(.notAllowed, "Sign in first.") }
    return try organising(command, by: actor)
  }

  private func organising(_ command: TournamentCommand, by actor: UserID) throws(Refusal) -> [TournamentDraft] {
    switch command {
    case .create: throw Refusal(.alreadyCreated, "This shoot exists already.")
    case .change(let name, let round, let settings):
      return [.init(Action.Changed(.init(name: name.trimmingSpaces, round: round, settings: settings)))]
    case .add(let archer): return [joining(archer, by: actor)]
    case .changeArcher(let archer, let name, let bowType, let shaft, let target):
      let details = Action.ParticipantChanged(
        displayName: name.trimmingSpaces,
        bowType: bowType,
        shaftDiameterUm: shaft,
        target: target
      )
      return [.init(details, on: archer)]
    case .appointScorers(let users, let archer):
      return [.init(Action.ScorersAppointed(users: users.sorted(), names: nil), on: archer)]
    case .changeEntrant(let archer, let entrant):
      return try participant(archer).entrant == entrant ? [] : [.init(Action.EntrantChanged(entrant), on: archer)]
    case .setCategories(let categories, let reason):
      try requireOrganiser(actor)
      if categories == listed { return [] }
      let change = Action.CategoriesSet(categories: categories, reason: reason?.onOneLine)
      try judge(change, by: actor, on: nil)
      try requireMerge(categories, reason: reason)
      return [.init(change)]
    case .setSessions(let sessions):
      try requireOrganiser(actor)
      if sessions == listedSessions { return [] }
      return [.init(Action.SessionsSet(sessions: sessions))] + leavingTakenPlaces(in: sessions)
    case .start: return [.init(Action.Started())]
    case .pause: return [.init(Action.Paused())]
    case .resume: return [.init(Action.Resumed())]
    case .withdraw(let archer, let reason): return try withdrawal(of: archer, reason, by: actor)
    case .disqualify(let archer, let reason, let fromAll): return [try disqualification(of: archer, reason, fromAll)]
    case .reinstate(let archer): return try reinstatement(of: archer, by: actor)
    case .complete(let force):
      try requireOrganiser(actor)
      if status == .completed { return [] }
      if !force, isComplete { try requireAgreement(about: active) }
      return [.init(Action.Completed(force: force))]
    case .cancel(let reason):
      try requireOrganiser(actor)
      return status == .cancelled ? [] : [.init(Action.Cancelled(reason: reason?.onOneLine))]
    case .reopen(let reason): return [.init(Action.Reopened(reason: reason?.onOneLine))]
    case .check(let archer, let totals): return [try check(of: archer, against: totals, by: actor)]
    case .recordShootOff(let places, let shots):
      return [.init(Action.ShootOff(places: places, shots: shots.isEmpty ? nil : shots))]
    case .moveEnd(let end, let archer, let other, let reason):
      return try movingEnd(end, from: archer, to: other, reason.onOneLine, by: actor)
    case .joinArchers(let other, let archer, let reason):
      let joint = Action.ArchersJoined(other: other, reason: reason.onOneLine)
      try judge(joint, by: actor, on: archer)
      return [try joining(joint, into: archer)]
    case .settle(let archer, let end, let entry, let reason):
      return [.init(Action.DisputeSettled(end: end, entry: entry, reason: reason?.onOneLine), on: archer)]
    case .requestLink(let archer): return try linkRequest(of: archer, by: actor)
    case .approveLink(let archer, let user): return try linkApproval(of: archer, to: user)
    case .endLink(let archer, let user): return [.init(Action.LinkEnded(account: user), on: archer)]
    case .issueCards(let id, let session):
      let known = session.map { sessionCards[$0] } ?? cards
      return known == id ? [] : [.init(Action.CardsIssued(cards: id, session: session))]
    case .revokeCards(let session):
      let isOpen = cards != nil || session.map { sessionCards[$0] != nil } ?? !sessionCards.isEmpty
      return isOpen ? [.init(Action.CardsRevoked(session: session))] : []
    case .remove(let archer): return [.init(Action.ParticipantRemoved(), on: archer)]
    case .deleteName(let archer):
      let joined = joints.filter { $0.value == archer && nameDeletions[$0.key] == nil }.keys.sorted()
      return (self[archer]?.isNameDeleted == true ? [] : [archer] + joined).map { .init(Action.NameDeleted(), on: $0) }
    case .record, .undo, .edit, .finalise: return []
    }
  }

  private func joining(_ archer: TournamentCommand.NewArcher, by actor: UserID) -> TournamentDraft {
    let isLate = status.isStarted && settings.lateJoiners == .missedEndsAreMisses
    // The number of ends that more than half of the archers have closed, so that absent ones do not matter.
    let closed = active.map { sheet(of: $0.id) }.filter(\.isBegun).map(\.endsCompleted).sorted()
    let ends = roundToShoot(with: archer.bowType, archer.entrant).ends
    let missed = isLate && !closed.isEmpty ? min(ends, closed[(closed.count - 1) / 2]) : 0
    return TournamentDraft(
      Action.ParticipantAdded(
        displayName: archer.displayName.trimmingSpaces,
        isGuest: archer.isGuest,
        addedBy: archer.addedBy ?? actor,
        bowType: archer.bowType,
        shaftDiameterUm: archer.shaftDiameterUm,
        missedEnds: missed,
        target: archer.target,
        isEntered: archer.isEntered ? true : nil,
        entrant: archer.entrant == .unknown ? nil : archer.entrant
      ),
      on: archer.id
    )
  }

  /// Withdrawing an archer who is out already does nothing.
  private func withdrawal(
    of archer: PlayerID,
    _ reason: String?,
    by actor: UserID
  ) throws(Refusal) -> [TournamentDraft] {
    let draft = TournamentDraft(Action.Withdrawn(reason: reason?.onOneLine), on: archer)
    if self[archer]?.status == .active { return [draft] }
    try judge(draft.action, by: actor, on: archer)
    return []
  }

  private func disqualification(
    of archer: PlayerID,
    _ reason: String,
    _ fromAll: Bool
  ) throws(Refusal) -> TournamentDraft {
    let reason = reason.onOneLine
    if reason.isEmpty { throw .reasonRequired }
    return TournamentDraft(Action.Disqualified(reason: reason, fromAllResults: fromAll ? true : nil), on: archer)
  }
}

/// Recording, undoing, correcting and finalising.
///
/// The checks run in the order in which a scorer should see the reasons.
extension Tournament {
  func shot(
    _ entry: ArrowEntry,
    of archer: PlayerID,
    by scorer: UserID?
  ) throws(Refusal) -> TournamentDraft {
    try requireShooting()
    let view = view(of: scorer, also: [archer])
    if view.isFinalised, !view.leftToOthers.contains(archer) { throw .finalized }
    let participant = try scoreable(archer, by: scorer)
    if participant.status != .active { throw .withdrawn }
    if finalised.contains(archer) { throw .finalized }
    let sheet = view.sheet(of: archer)
    let next = sheet.openEnd.map { end in ArrowPlace(end: end, number: (sheet[end: end]?.arrows.count ?? 0) + 1) }
    let shot = try shot(entry, of: archer, at: entry.place ?? next, next?.number)
    if let shown = entry.place {
      if try isBeside(shown, next, of: archer, by: source(scorer, entry)) {
        return TournamentDraft(shot, on: archer)
      }
    }
    let currentEnd = view.currentEnd
    // A page has shown whose turn it was when the arrow was entered. Without the server it cannot know of other devices.
    let isPlaced = entry.isFromCard || entry.place?.number != nil
    guard let next, isPlaced || view.isOpen(participant, in: currentEnd) else {
      if view.isRoundComplete { throw .roundComplete }
      throw .endAlreadyComplete(before: currentEnd.map(view.open)?.map(displayName) ?? [])
    }
    if shot.end != next.end { throw .changedMeanwhile(end: shot.end) }
    return TournamentDraft(shot, on: archer)
  }

  /// Returns an arrow that was entered in time and arrives too late, to be kept in the journal and listed (decision
  /// 13).
  func lateShot(_ entry: ArrowEntry, of archer: PlayerID, by scorer: UserID) throws(Refusal) -> TournamentDraft {
    _ = try scoreable(archer, by: scorer)
    guard status.isStarted, let place = entry.place else { throw .notInProgress(status) }
    let line = line(of: archer)
    let shot = try shot(entry, of: line, at: place, place.number)
    return TournamentDraft(shot, on: line)
  }

  /// Returns whether an arrow belongs to another entry of an end that others have filled meanwhile.
  ///
  /// - Throws: `changedMeanwhile` if the device itself has entered that arrow, so that its page is outdated.
  private func isBeside(
    _ shown: ArrowPlace,
    _ next: ArrowPlace?,
    of archer: PlayerID,
    by source: ArrowSource?
  ) throws(Refusal) -> Bool {
    guard let number = shown.number, let source else { return false }
    let end = sheet(of: archer)[end: shown.end]
    if end?.isEntered(number, by: source) == true { throw .changedMeanwhile(end: shown.end) }
    return shown.end < next?.end ?? .max
  }

  private func source(_ scorer: UserID?, _ entry: ArrowEntry) -> ArrowSource? {
    scorer.map { source($0, entry.device) }
  }

  private func shot(
    _ entry: ArrowEntry,
    of archer: PlayerID,
    at place: ArrowPlace?,
    _ nextNumber: Int?
  ) throws(Refusal) -> Action.Arrow {
    let (round, shaftDiameterUm) = (round(of: archer), shaftUm(of: archer))
    let end = place?.end ?? round.ends
    guard let pass = round.pass(ofEnd: end) else { throw .roundComplete }
    let token = try entry.token.map { text throws(Refusal) in try pass.scoringSystem.value(of: text).token }
    let hit = try entry.point.map { point throws(Refusal) in
      guard let face = pass.targetFace else {
        throw Refusal(.invalidPlacement, "This end is entered by buttons, not on the face.")
      }
      return try face.hit(at: point, shaftDiameterUm: shaftDiameterUm)
    }
    // A face has the ring of the X also where the rule compares none.
    let hasX = writesX(archer, in: pass.scoringSystem)
    let seen = hit.map { $0.value.token == .x && !hasX ? .ten : $0.value.token }
    guard let value = token ?? seen else { throw .invalidValue("", in: pass.scoringSystem) }
    return Action.Arrow(
      end: end,
      number: place?.number ?? nextNumber,
      token: value.rawValue,
      placement: hit?.placement,
      inputMode: hit == nil ? .buttons : .target,
      isOverridden: seen.map { $0 != value } ?? false,
      device: entry.device
    )
  }

  func undoing(by scorer: UserID?) throws(Refusal) -> TournamentDraft {
    if !status.isStarted || status == .completed { throw .notInProgress(status) }
    let view = wholeView(of: scorer)
    guard let last = view.lastArrow else { throw view.isFinalised ? .finalized : .nothingToUndo }
    if finalised.contains(last.archer) { throw .finalized }
    if isDecided(last.arrow, of: last.archer, besides: scorer) {
      throw Refusal(
        .notAllowed,
        "The organiser decided about your last arrow. Ask the organiser to change it."
      )
    }
    return TournamentDraft(Action.Undone(), on: last.archer, retracting: last.arrow.id)
  }

  func correction(
    of archer: PlayerID,
    _ end: Int,
    _ arrow: Int,
    to text: String,
    _ reason: String?,
    by actor: UserID?
  ) throws(Refusal) -> [TournamentDraft] {
    if !status.isStarted { throw .notInProgress(status) }
    if !organises(actor) {
      if view(of: actor).isFinalised || status == .completed { throw .finalized }
      _ = try scoreable(archer, by: actor)
    }
    let round = round(of: archer)
    let system = (round.pass(ofEnd: end) ?? round.passes.last)?.scoringSystem ?? .tenZone
    let value = try system.value(of: text)
    let corrected = self.end(end, of: archer, correctedBy: actor)
    guard let old = corrected?.arrows[numbered: arrow] else { throw .unknownArrow }
    let correction = Action.Edited(
      arrow: old.id,
      old: old.value.token.rawValue,
      new: value.token.rawValue,
      reason: reason?.onOneLine
    )
    let draft = TournamentDraft(correction, on: archer)
    if old.value != value { return [draft] }
    // Nothing is corrected, but an actor without the right or a reason is still rejected.
    if let actor { try judge(draft.action, by: actor, on: archer) }
    return []
  }

  /// Returns whether a person has decided the arrow's end, or another user has corrected the arrow.
  ///
  /// No undo may pass over that.
  private func isDecided(_ arrow: Arrow, of archer: PlayerID, besides scorer: UserID?) -> Bool {
    if organises(scorer) { return false }
    let sheet = sheet(of: archer)
    let end = sheet.place(of: arrow.id).flatMap { sheet[end: $0.end] }
    return end?.isSettled == true || arrow.correctedBy.map { $0 != scorer } ?? false
  }

  /// Returns the end that a correction changes: the scorer's own entry, or else the counting one.
  func end(_ number: Int, of archer: PlayerID, correctedBy actor: UserID?) -> End? {
    let counting = sheet(of: archer)[end: number]
    guard let actor, self[archer]?.isScoreable(by: actor) == true else { return counting }
    let kept = view(of: actor).sheet(of: archer)[end: number]
    return kept?.arrows.isEmpty == true && organises(actor) ? counting : kept
  }

  /// Returns the events that finalise; none if the sheets are final.
  func finalising(by scorer: UserID?) throws(Refusal) -> [TournamentDraft] {
    let view = view(of: scorer)
    if view.isFinalised { return [] }
    guard view.isRoundComplete else {
      throw Refusal(.notComplete, "Your archers have arrows left to shoot. Finish the round first.")
    }
    try requireAgreement(about: view.turns)
    return [TournamentDraft(Action.SheetsFinalised(archers: view.rotation.map(\.id)))]
  }

  private func requireAgreement(about archers: [Participant]) throws(Refusal) {
    if let refusal = disagreement(about: archers) { throw refusal }
  }

  /// Returns the reason against finalising: differing entries, or a missing second entry where every end is entered
  /// twice.
  func disagreement(about archers: [Participant]) -> Refusal? {
    for archer in archers {
      let sheet = sheet(of: archer.id)
      if let end = sheet.disputedEnds.first { return .disputed(displayName(of: archer.id), end: end) }
      if settings.entry == .double, let end = sheet.ends.firstIndex(where: { !$0.isConfirmed }) {
        return .notConfirmed(displayName(of: archer.id), end: end + 1)
      }
    }
    return nil
  }

  /// Returns the event that finalises the sheets after a scorer's last arrow, if the organiser chose so.
  private func automaticFinalising(after drafts: [TournamentDraft], by actor: UserID) -> TournamentDraft? {
    guard settings.finalising == .automatic, let draft = drafts.first, draft.retracts == nil, drafts.count == 1
    else { return nil }
    var after = self
    after.apply(draft.action, of: draft.event("draft", by: actor, at: 0), sequence: .max)
    let (before, view) = (view(of: actor), after.view(of: actor))
    guard view.isRoundComplete, !before.isRoundComplete, !view.isFinalised else { return nil }
    return try? after.finalising(by: actor).first
  }
}

/// Reinstating an archer who was withdrawn or disqualified by mistake.
extension Tournament {
  /// Returns the retraction of the event by which an archer left; none for an active archer.
  ///
  /// A retraction that would affect another archer is rejected. The retraction folds everything again, and an archer
  /// who was given the free target meanwhile would lose it.
  func reinstatement(of archer: PlayerID, by actor: UserID) throws(Refusal) -> [TournamentDraft] {
    if status == .cancelled || status == .completed && !organises(actor) { throw .notInProgress(status) }
    let participant = try participant(archer)
    guard let leaving = participant.leaving else {
      guard organises(actor) || participant.isScoreable(by: actor) else { throw .notScoreable }
      return []
    }
    guard organises(actor) || leaving.actor == actor else { throw .retractedByOther }
    if !organises(actor), finalised.contains(archer) { throw .finalized }
    if let target = participant.target, let other = holder(of: target, in: sessionID(of: participant.entrant)) {
      throw Refusal(
        .targetTaken,
        "\(displayName(of: other.id)) is at target \(target.text) now. Move that archer first."
      )
    }
    return [TournamentDraft(Action.Undone(), on: archer, retracting: leaving.event)]
  }
}
