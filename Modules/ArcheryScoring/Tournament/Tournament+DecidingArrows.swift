internal import Domain

/// Recording, taking back, correcting and finalising, in the order in which a scorer is told what is wrong (ARC-13).
extension Tournament {
  func shot(
    _ entry: ArrowEntry,
    of archer: PlayerID,
    by scorer: UserID?
  ) throws(ScoringRefusal) -> TournamentDraft {
    try requireShooting()
    let session = session(of: scorer)
    if session.isFinalised, !session.leftToOthers.contains(archer) { throw .finalized }
    let participant = try scoreable(archer, by: scorer)
    if participant.status != .active { throw .withdrawn }
    if finalised.contains(archer) { throw .finalized }
    let sheet = session.sheet(of: archer)
    let next = sheet.openEnd.map { end in ArrowPlace(end: end, number: (sheet[end: end]?.arrows.count ?? 0) + 1) }
    let shot = try shot(entry, at: entry.place ?? next, next?.number, shaftDiameterUm: shaftUm(of: archer))
    if let shown = entry.place {
      if try isBeside(shown, next, of: archer, by: source(scorer, entry)) {
        return TournamentDraft(.arrow(shot), on: archer)
      }
    }
    let currentEnd = session.currentEnd
    guard let next, session.isOpen(participant, in: currentEnd) else {
      if session.isRoundComplete { throw .roundComplete }
      throw .endAlreadyComplete(before: currentEnd.map(session.open)?.map(displayName) ?? [])
    }
    if shot.end != next.end { throw .changedMeanwhile(end: shot.end) }
    return TournamentDraft(.arrow(shot), on: archer)
  }

  /// An arrow that was entered in time and comes too late, to be kept in the journal and listed (decision 13).
  func lateShot(_ entry: ArrowEntry, of archer: PlayerID, by scorer: UserID) throws(ScoringRefusal) -> TournamentDraft {
    _ = try scoreable(archer, by: scorer)
    guard status.isStarted, let place = entry.place else { throw .notInProgress(status) }
    let shot = try shot(entry, at: place, place.number, shaftDiameterUm: shaftUm(of: archer))
    return TournamentDraft(.arrow(shot), on: archer)
  }

  /// Whether an arrow was entered for an end that others have filled meanwhile: it belongs to another entry of that end.
  ///
  /// - Throws: `changedMeanwhile` where the device itself has entered that arrow, so that its page is old.
  private func isBeside(
    _ shown: ArrowPlace,
    _ next: ArrowPlace?,
    of archer: PlayerID,
    by source: ArrowSource?
  ) throws(ScoringRefusal) -> Bool {
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
    at place: ArrowPlace?,
    _ nextNumber: Int?,
    shaftDiameterUm: Int
  ) throws(ScoringRefusal) -> TournamentAction.Shot {
    let end = place?.end ?? round.ends
    guard let pass = round.pass(ofEnd: end) else { throw .roundComplete }
    let token = try entry.token.map { text throws(ScoringRefusal) in try pass.scoringSystem.value(of: text).token }
    let hit = try entry.point.map { point throws(ScoringRefusal) in
      guard let face = pass.targetFace else {
        throw ScoringRefusal(.invalidPlacement, "This end is scored by buttons, not on a face.")
      }
      return try face.hit(at: point, shaftDiameterUm: shaftDiameterUm)
    }
    guard let value = token ?? hit?.value.token else { throw .invalidValue("", in: pass.scoringSystem) }
    return TournamentAction.Shot(
      end: end,
      number: place?.number ?? nextNumber,
      token: value.rawValue,
      placement: hit?.placement,
      inputMode: hit == nil ? .buttons : .target,
      isOverridden: hit.map { $0.value.token != value } ?? false,
      device: entry.device
    )
  }

  func undoing(by scorer: UserID?) throws(ScoringRefusal) -> TournamentDraft {
    if !status.isStarted || status == .completed { throw .notInProgress(status) }
    let session = session(of: scorer)
    guard let last = session.lastArrow else { throw session.isFinalised ? .finalized : .nothingToUndo }
    if finalised.contains(last.archer) { throw .finalized }
    if isDecided(last.arrow, of: last.archer, besides: scorer) {
      throw ScoringRefusal(
        .notAllowed,
        "The organiser has decided about your last arrow. Ask the organiser to change it."
      )
    }
    return TournamentDraft(.undone, on: last.archer, retracting: last.arrow.id)
  }

  func correction(
    of archer: PlayerID,
    _ end: Int,
    _ arrow: Int,
    to text: String,
    _ reason: String?,
    by actor: UserID?
  ) throws(ScoringRefusal) -> [TournamentDraft] {
    if !status.isStarted { throw .notInProgress(status) }
    if actor != createdBy {
      if session(of: actor).isFinalised || status == .completed { throw .finalized }
      _ = try scoreable(archer, by: actor)
    }
    let system = (round.pass(ofEnd: end) ?? round.passes.last)?.scoringSystem ?? .tenZone
    let value = try system.value(of: text)
    let corrected = self.end(end, of: archer, correctedBy: actor)
    guard let old = corrected?.arrows[numbered: arrow] else { throw .unknownArrow }
    let correction = TournamentAction.Correction(
      arrow: old.id,
      old: old.value.token.rawValue,
      new: value.token.rawValue,
      reason: reason?.onOneLine
    )
    let draft = TournamentDraft(.edited(correction), on: archer)
    if old.value != value { return [draft] }
    // Nothing is corrected, but who may not or gives no reason is told so.
    if let actor { try judge(draft.action, by: actor, on: archer) }
    return []
  }

  /// Whether a person has decided about the arrow's end, or somebody else has corrected the arrow: nobody's undo may pass
  /// over that.
  private func isDecided(_ arrow: Arrow, of archer: PlayerID, besides scorer: UserID?) -> Bool {
    if scorer == createdBy { return false }
    let sheet = sheet(of: archer)
    let end = sheet.place(of: arrow.id).flatMap { sheet[end: $0.end] }
    return end?.isSettled == true || arrow.correctedBy.map { $0 != scorer } ?? false
  }

  /// The end whose arrows a correction counts: the scorer's own, else the one that counts.
  func end(_ number: Int, of archer: PlayerID, correctedBy actor: UserID?) -> End? {
    let counting = sheet(of: archer)[end: number]
    guard let actor, self[archer]?.isScoreable(by: actor) == true else { return counting }
    let kept = session(of: actor).sheet(of: archer)[end: number]
    return kept?.arrows.isEmpty == true && actor == createdBy ? counting : kept
  }

  /// Finalising again does nothing (ARC-80).
  func finalising(by scorer: UserID?) throws(ScoringRefusal) -> [TournamentDraft] {
    let session = session(of: scorer)
    if session.isFinalised { return [] }
    guard session.isRoundComplete else {
      throw ScoringRefusal(.notComplete, "Not all of your archers have shot everything.")
    }
    try requireAgreement(about: session.turns)
    return [TournamentDraft(.sheetsFinalised(.init(archers: session.rotation.map(\.id))))]
  }

  func requireAgreement(about archers: [Participant]) throws(ScoringRefusal) {
    if let refusal = disagreement(about: archers) { throw refusal }
  }

  /// Sheets become final when nobody says something else, and where every end is entered twice, when two say the same.
  func disagreement(about archers: [Participant]) -> ScoringRefusal? {
    for archer in archers {
      let sheet = sheet(of: archer.id)
      if let end = sheet.disputedEnds.first { return .disputed(displayName(of: archer.id), end: end) }
      if settings.entry == .double, let end = sheet.ends.firstIndex(where: { !$0.isConfirmed }) {
        return .notConfirmed(displayName(of: archer.id), end: end + 1)
      }
    }
    return nil
  }

  /// Where the organiser chose so, the arrow that completes a scorer's round finalises the sheets (ARC-44).
  func automaticFinalising(after drafts: [TournamentDraft], by actor: UserID) -> TournamentDraft? {
    guard settings.finalising == .automatic, let draft = drafts.first, draft.retracts == nil, drafts.count == 1,
      let events = try? drafts.events(as: "draft", by: actor, at: 0), let event = events.first
    else { return nil }
    var after = self
    after.apply(draft.action, of: event, sequence: .max)
    let (before, session) = (session(of: actor), after.session(of: actor))
    guard session.isRoundComplete, !before.isRoundComplete, !session.isFinalised else { return nil }
    return try? after.finalising(by: actor).first
  }
}
