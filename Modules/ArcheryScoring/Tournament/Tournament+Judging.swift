internal import Domain

/// Whether an action can stand: asked before an event is written, and again whenever it is folded.
///
/// What depends on one scorer's session (whose turn it is, which end is current) is asked only before writing, for events
/// of several devices arrive in any order; see ``Tournament/decide(_:by:)``.
extension Tournament {
  /// Judges by who records it, about whom, and on which device as far as that is known.
  func judge(
    _ action: TournamentAction,
    by actor: UserID,
    on subject: PlayerID?,
    from stamp: Stamp? = nil
  ) throws(ScoringRefusal) {
    switch action {
    case .created: throw ScoringRefusal(.alreadyCreated, "This tournament was already made.")
    case .changed(let setup): try judgeChange(to: setup, by: actor)
    case .participantAdded(let participant): try judgeJoining(participant, as: subject, by: actor)
    case .participantChanged(let details): try judgeDetails(details, of: subject, by: actor)
    case .scorersAppointed: try judgeAppointment(of: subject, by: actor)
    case .arrow(let shot): try judgeArrow(shot, of: subject, by: actor, on: shot.device(stampedBy: stamp))
    case .edited(let correction): try judgeCorrection(correction, of: subject, by: actor)
    case .disputeSettled(let settlement): try judgeSettlement(settlement, of: subject, by: actor)
    case .withdrawn: try judgeWithdrawal(of: subject, by: actor)
    case .checked(let totals): try judgeCheck(totals, of: subject, by: actor)
    case .disqualified: try judgeDisqualification(of: subject, by: actor)
    case .sheetsFinalised(let archers): try judgeFinalising(archers.archers, by: actor)
    case .started, .paused, .resumed, .completed, .cancelled, .shootOff: try judgeCourse(action, by: actor)
    case .undone: throw ScoringRefusal(.unknownArrow, "There is no such event to take back.")
    }
  }

  // MARK: The course of the tournament (ARC-1, decision 15)

  private func judgeCourse(_ action: TournamentAction, by actor: UserID) throws(ScoringRefusal) {
    try requireCreator(actor)
    switch action {
    case .started:
      guard status == .open else { throw ScoringRefusal(.notOpen, "The tournament has already started.") }
    case .paused, .resumed:
      guard status == (action == .paused ? .inProgress : .paused) else { throw .notInProgress(status) }
    case .completed(let completion):
      guard status == .inProgress || status == .paused else { throw .notInProgress(status) }
      guard completion.force || isComplete else {
        throw ScoringRefusal(.notComplete, "Not everybody has shot everything. Close it by force to list them as DNF.")
      }
    case .cancelled:
      if status.isFinal { throw .notInProgress(status) }
    case .shootOff(let result):
      guard status.isStarted else { throw .notInProgress(status) }
      for archer in result.places.joined() { _ = try participant(archer) }
    default: break
    }
  }

  private func judgeChange(to setup: TournamentAction.Setup, by actor: UserID) throws(ScoringRefusal) {
    try requireCreator(actor)
    guard status == .open else {
      throw ScoringRefusal(.notOpen, "Round, rule and settings are fixed once the tournament has started.")
    }
    try setup.check()
  }

  // MARK: The roster (ARC-2)

  private func judgeJoining(
    _ new: TournamentAction.NewParticipant,
    as subject: PlayerID?,
    by actor: UserID
  ) throws(ScoringRefusal) {
    guard !status.isFinal else { throw .notInProgress(status) }
    guard let subject else { throw .unknownParticipant(nil) }
    guard self[subject] == nil else { throw ScoringRefusal(.alreadyTakingPart, "This archer already takes part.") }
    try judgeRight(toAdd: new, as: subject, by: actor)
    try TournamentAction.check(new.displayName, new.shaftDiameterUm)
    guard roster.count < TournamentSettings.largestRoster else {
      throw ScoringRefusal(.rosterFull, "A tournament has at most \(TournamentSettings.largestRoster) archers.")
    }
    guard (0...round.ends).contains(new.missedEnds) else {
      throw ScoringRefusal(.invalidSettings, "\(new.missedEnds) ends cannot have been missed.")
    }
    try judgeTarget(new.target, of: nil, by: actor)
    if new.isEntered == true { return try requireCreator(actor) }
    if new.isGuest { try judgeGuestLimits(of: new.addedBy) }
  }

  /// One adds oneself, a participant adds guests of its own, the creator adds anybody.
  private func judgeRight(
    toAdd new: TournamentAction.NewParticipant,
    as subject: PlayerID,
    by actor: UserID
  ) throws(ScoringRefusal) {
    if actor == createdBy { return }
    let isSelf = !new.isGuest && subject == PlayerID(actor)
    let isOwnGuest = new.isGuest && new.addedBy == actor && self[PlayerID(actor)]?.isGuest == false
    guard isSelf || isOwnGuest else {
      throw .joinFirst
    }
  }

  private func judgeGuestLimits(of host: UserID) throws(ScoringRefusal) {
    let guests = roster.filter { $0.isGuest && !$0.isEntered }
    guard guests.count < settings.guestsPerTournament else {
      throw ScoringRefusal(
        .guestLimitOfTournament,
        "At most \(settings.guestsPerTournament) guests may take part. \(ScoringRefusal.pastGuestLimits)"
      )
    }
    guard guests.count(where: { $0.addedBy == host }) < settings.guestsPerParticipant else {
      throw ScoringRefusal(
        .guestLimitOfParticipant,
        "An archer brings at most \(settings.guestsPerParticipant) guests. \(ScoringRefusal.pastGuestLimits)"
      )
    }
  }

  private func judgeDetails(
    _ details: TournamentAction.ParticipantDetails,
    of subject: PlayerID?,
    by actor: UserID
  ) throws(ScoringRefusal) {
    let participant = try participant(subject)
    guard !status.isFinal else { throw .notInProgress(status) }
    guard actor == createdBy || participant.isScoreable(by: actor) else { throw .notScoreable }
    try TournamentAction.check(details.displayName, details.shaftDiameterUm)
    try judgeTarget(details.target, of: participant, by: actor)
  }

  /// The organiser says who stands where, and no two archers stand in one place.
  private func judgeTarget(
    _ target: TargetPlace?,
    of participant: Participant?,
    by actor: UserID
  ) throws(ScoringRefusal) {
    guard target != participant?.target else { return }
    try requireCreator(actor)
    guard let target,
      let other = roster.first(where: {
        $0.target == target && $0.status == .active && $0.id != participant?.id
      })
    else { return }
    throw ScoringRefusal(.targetTaken, "\(displayName(of: other.id)) stands at \(target) already.")
  }

  private func judgeAppointment(of subject: PlayerID?, by actor: UserID) throws(ScoringRefusal) {
    try requireCreator(actor)
    _ = try participant(subject)
    guard !status.isFinal else { throw .notInProgress(status) }
  }

  private func judgeWithdrawal(of subject: PlayerID?, by actor: UserID) throws(ScoringRefusal) {
    let participant = try participant(subject)
    guard !status.isFinal else { throw .notInProgress(status) }
    guard actor == createdBy || participant.isScoreable(by: actor) else { throw .notScoreable }
  }

  private func judgeDisqualification(of subject: PlayerID?, by actor: UserID) throws(ScoringRefusal) {
    try requireCreator(actor)
    _ = try participant(subject)
    if status == .cancelled { throw .notInProgress(status) }
  }
}
