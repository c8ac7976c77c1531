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
    if session.isFinalised { throw .finalized }
    if try scoreable(archer, by: scorer).status != .active { throw .withdrawn }
    if finalised.contains(archer) { throw .finalized }
    let openEnd = sheet(of: archer).openEnd
    let shot = try shot(entry, in: openEnd ?? round.ends, shaftDiameterUm: shaftUm(of: archer))
    if session.isRoundComplete { throw .roundComplete }
    guard let openEnd, let currentEnd = session.currentEnd, openEnd <= currentEnd else { throw .endAlreadyComplete }
    return TournamentDraft(.arrow(shot), on: archer)
  }

  private func shot(
    _ entry: ArrowEntry,
    in end: Int,
    shaftDiameterUm: Int
  ) throws(ScoringRefusal) -> TournamentAction.Shot {
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
    if session.isFinalised { throw .finalized }
    guard let last = session.lastArrow else { throw .nothingToUndo }
    if finalised.contains(last.archer) { throw .finalized }
    return TournamentDraft(.undone, on: last.archer, retracting: last.arrow.id)
  }

  func correction(
    of archer: PlayerID,
    _ end: Int,
    _ arrow: Int,
    to text: String,
    _ reason: String?,
    by actor: UserID?
  ) throws(ScoringRefusal) -> TournamentDraft {
    if !status.isStarted { throw .notInProgress(status) }
    if actor != createdBy {
      if session(of: actor).isFinalised || status == .completed { throw .finalized }
      _ = try scoreable(archer, by: actor)
    }
    let system = (round.pass(ofEnd: end) ?? round.passes.last)?.scoringSystem ?? .tenZone
    let value = try system.value(of: text)
    guard let old = sheet(of: archer)[end: end]?.arrows[numbered: arrow] else { throw .unknownArrow }
    let correction = TournamentAction.Correction(
      arrow: old.id,
      old: old.value.token.rawValue,
      new: value.token.rawValue,
      reason: reason?.trimmingSpaces
    )
    return TournamentDraft(.edited(correction), on: archer)
  }

  /// Finalising again does nothing (ARC-80).
  func finalising(by scorer: UserID?) throws(ScoringRefusal) -> [TournamentDraft] {
    let session = session(of: scorer)
    if session.isFinalised { return [] }
    guard session.isRoundComplete else {
      throw ScoringRefusal(.notComplete, "Not all of your archers have shot everything.")
    }
    return [TournamentDraft(.sheetsFinalised(.init(archers: session.scoreable.map(\.id))))]
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
