import Domain

/// Decides whether an action is valid, before an event is written and again whenever it is folded.
///
/// Rules about one scorer's session (the turn, the current end) apply only before writing, because events of several
/// devices arrive in any order; see ``Tournament/decide(_:by:)``.
extension Tournament {
  /// Judges an action by its actor, its archer, and its device if known.
  func judge(
    _ action: TournamentAction,
    by actor: UserID,
    on subject: PlayerID?,
    from stamp: Stamp? = nil
  ) throws(Refusal) {
    try judgeCardScorer(action, by: actor)
    switch action {
    case .created: throw Refusal(.alreadyCreated, "This shoot exists already.")
    case .changed(let setup): try judgeChange(to: setup, by: actor)
    case .participantAdded(let participant): try judgeJoining(participant, as: subject, by: actor)
    case .participantChanged(let details): try judgeDetails(details, of: subject, by: actor)
    case .entrantChanged(let entrant): try judgeEntrant(entrant, of: subject, by: actor)
    case .categoriesSet(let change): try judgeCategories(change, by: actor)
    case .sessionsSet(let change):
      try requireOrganiser(actor)
      guard !status.isFinal else { throw .notInProgress(status) }
      try change.sessions.check()
    case .organiserSet(let appointment): try judge(appointment, by: actor)
    case .archersJoined(let joint): try judge(joint, into: subject, by: actor)
    case .scorersAppointed: try judgeAppointment(of: subject, by: actor)
    case .arrow(let shot): try judgeArrow(shot, of: subject, by: actor, on: shot.device(stampedBy: stamp))
    case .edited(let correction): try judgeCorrection(correction, of: subject, by: actor)
    case .disputeSettled(let settlement): try judgeSettlement(settlement, of: subject, by: actor)
    case .withdrawn: try judgeWithdrawal(of: subject, by: actor)
    case .checked(let totals): try judgeCheck(totals, of: subject, by: actor)
    case .linkRequested: try judgeLinkRequest(of: subject, by: actor)
    case .linkApproved(let link): try judgeLinkApproval(link, of: subject, by: actor)
    case .linkEnded(let link): try judgeLinkEnd(link, of: subject, by: actor)
    case .participantRemoved: try judgeRemoval(of: subject, by: actor)
    case .cardsIssued, .cardsRevoked: try judgeCards(action, by: actor)
    case .nameDeleted: try judgeNameDeletion(of: subject, by: actor)
    case .disqualified: try judgeDisqualification(of: subject, by: actor)
    case .sheetsFinalised(let archers): try judgeFinalising(archers.archers, by: actor)
    case .started, .paused, .resumed, .completed, .cancelled, .reopened, .shootOff: try judgeCourse(action, by: actor)
    case .undone: throw Refusal(.unknownArrow, "There is no such entry to undo.")
    }
  }

  // MARK: The course of the tournament (decision 15)

  private func judgeCourse(_ action: TournamentAction, by actor: UserID) throws(Refusal) {
    try requireOrganiser(actor)
    switch action {
    case .started:
      guard status == .open else { throw Refusal(.notOpen, "The shoot has started already.") }
    case .paused, .resumed:
      guard status == (action == .paused ? .inProgress : .paused) else { throw .notInProgress(status) }
    case .completed(let completion):
      guard status == .inProgress || status == .paused else { throw .notInProgress(status) }
      guard completion.force || isComplete else {
        throw .notComplete(unfinished)
      }
    case .cancelled:
      if status.isFinal { throw .notInProgress(status) }
    case .reopened:
      guard status == .completed, !isPractice else { throw .notInProgress(status) }
    case .shootOff(let result):
      try result.check()
      guard status.isStarted else { throw .notInProgress(status) }
      for archer in result.places.joined() { _ = try participant(archer) }
    default: break
    }
  }

  private func judgeChange(to setup: TournamentAction.Setup, by actor: UserID) throws(Refusal) {
    try requireOrganiser(actor)
    if status != .open { try judgeOtherRound(setup) }
    try setup.check()
  }

  // MARK: The roster

  private func judgeJoining(
    _ new: TournamentAction.NewParticipant,
    as subject: PlayerID?,
    by actor: UserID
  ) throws(Refusal) {
    guard !status.isFinal else { throw .notInProgress(status) }
    guard let subject else { throw .unknownParticipant(nil) }
    guard self[subject] == nil, new.isGuest || archer(of: UserID(subject)) == nil else {
      throw Refusal(.alreadyTakingPart, "This archer takes part already.")
    }
    try judgeRight(toAdd: new, as: subject, by: actor)
    try TournamentAction.check(new.displayName, new.shaftDiameterUm)
    let entrant = new.entrant ?? .unknown
    try entrant.check()
    if entrant.category != nil { try requireOrganiser(actor) }
    guard roster.count < TournamentSettings.largestRoster else {
      throw Refusal(.rosterFull, "A shoot has at most \(TournamentSettings.largestRoster) archers.")
    }
    guard (0...roundToShoot(with: new.bowType, entrant).ends).contains(new.missedEnds) else {
      throw Refusal(.invalidSettings, "An archer cannot have missed \(new.missedEnds) ends.")
    }
    try judgeTarget(new.target, of: nil, in: sessionID(of: entrant), by: actor)
    if new.isEntered == true { return try requireOrganiser(actor) }
    if new.isGuest { try judgeGuestLimits(of: new.addedBy) }
  }

  /// Judges who may add an archer: users add themselves, participants their guests, organisers any archer.
  private func judgeRight(
    toAdd new: TournamentAction.NewParticipant,
    as subject: PlayerID,
    by actor: UserID
  ) throws(Refusal) {
    if organises(actor) { return }
    let isSelf = !new.isGuest && subject == PlayerID(actor)
    let isOwnGuest = new.isGuest && new.addedBy == actor && self[PlayerID(actor)]?.isGuest == false
    guard isSelf || isOwnGuest else {
      throw .joinFirst
    }
  }

  private func judgeGuestLimits(of host: UserID) throws(Refusal) {
    let guests = roster.filter { $0.isGuest && !$0.isEntered }
    guard guests.count < settings.guestsPerTournament else {
      throw Refusal(
        .guestLimitOfTournament,
        "A shoot has at most \(settings.guestsPerTournament) guests. \(Refusal.pastGuestLimits)"
      )
    }
    guard guests.count(where: { $0.addedBy == host }) < settings.guestsPerParticipant else {
      throw Refusal(
        .guestLimitOfParticipant,
        "An archer can bring at most \(settings.guestsPerParticipant) guests. \(Refusal.pastGuestLimits)"
      )
    }
  }

  private func judgeDetails(
    _ details: TournamentAction.ParticipantDetails,
    of subject: PlayerID?,
    by actor: UserID
  ) throws(Refusal) {
    let participant = try participant(subject)
    guard !status.isFinal else { throw .notInProgress(status) }
    guard organises(actor) || participant.isScoreable(by: actor) else { throw .notScoreable }
    try TournamentAction.check(details.displayName, details.shaftDiameterUm)
    try judgeTarget(details.target, of: participant, in: sessionID(of: participant.entrant), by: actor)
    try judgeRound(of: participant, with: details.bowType, participant.entrant)
  }

  /// Judges a target: the organiser assigns it, and no two archers of a session share a place.
  private func judgeTarget(
    _ target: TargetPlace?,
    of participant: Participant?,
    in session: LineSessionID,
    by actor: UserID
  ) throws(Refusal) {
    guard target != participant?.target else { return }
    try requireOrganiser(actor)
    guard let target, let other = holder(of: target, in: session) else { return }
    throw Refusal(.targetTaken, "\(displayName(of: other.id)) is at target \(target.text) already.")
  }

  private func judgeAppointment(of subject: PlayerID?, by actor: UserID) throws(Refusal) {
    try requireOrganiser(actor)
    _ = try participant(subject)
    guard !status.isFinal else { throw .notInProgress(status) }
  }

  private func judgeWithdrawal(of subject: PlayerID?, by actor: UserID) throws(Refusal) {
    let participant = try participant(subject)
    guard !status.isFinal else { throw .notInProgress(status) }
    guard organises(actor) || participant.isScoreable(by: actor) else { throw .notScoreable }
  }

  private func judgeDisqualification(of subject: PlayerID?, by actor: UserID) throws(Refusal) {
    try requireOrganiser(actor)
    _ = try participant(subject)
    if status == .cancelled { throw .notInProgress(status) }
  }
}

/// Decides whether arrows and corrections are valid, in any order of recording.
extension Tournament {
  private func judgeArrow(
    _ shot: TournamentAction.Shot,
    of subject: PlayerID?,
    by actor: UserID,
    on device: String?
  ) throws(Refusal) {
    try requireShooting()
    let participant = try scoreable(subject, by: actor)
    if participant.status != .active { throw .withdrawn }
    if finalised.contains(participant.id) { throw .finalized }
    guard let pass = round(of: participant.id).pass(ofEnd: shot.end) else { throw .roundComplete }
    _ = try pass.scoringSystem.value(of: shot.token)
    try shot.placement?.check()
    let place = sheet(of: participant.id)[end: shot.end]?.place(ofArrow: shot.number, from: source(actor, device))
    if place == nil { throw .endAlreadyComplete }
  }

  func source(_ user: UserID, _ device: String?) -> ArrowSource {
    ArrowSource(user: user, device: device, entry: settings.entry)
  }

  private func judgeCorrection(
    _ correction: TournamentAction.Correction,
    of subject: PlayerID?,
    by actor: UserID
  ) throws(Refusal) {
    let isOrganiser = organises(actor)
    guard status.isStarted else { throw .notInProgress(status) }
    if status == .completed, !isOrganiser { throw .finalized }
    let participant = isOrganiser ? try participant(subject) : try scoreable(subject, by: actor)
    let isFrozen = status == .completed || finalised.contains(participant.id)
    if isFrozen, !isOrganiser { throw .finalized }
    let sheet = sheet(of: participant.id)
    guard let place = sheet.place(of: correction.arrow), let pass = round(of: participant.id).pass(ofEnd: place.end)
    else {
      throw .unknownArrow
    }
    _ = try pass.scoringSystem.value(of: correction.new)
    if settings.entry == .double, !isOrganiser, sheet.arrow(correction.arrow)?.recordedBy != actor {
      throw Refusal(.notAllowed, "You can correct only your own sheet. The organiser can correct every sheet.")
    }
    let needsReason = isFrozen || sheet[end: place.end]?.isClosed == true || !participant.isScoreable(by: actor)
    if needsReason, correction.reason?.trimmingSpaces.isEmpty ?? true { throw .reasonRequired }
  }

  /// Judges a decision: only the organiser decides, while results can be corrected.
  private func judgeSettlement(
    _ settlement: TournamentAction.Settlement,
    of subject: PlayerID?,
    by actor: UserID
  ) throws(Refusal) {
    try requireOrganiser(actor)
    guard status.isStarted else { throw .notInProgress(status) }
    let end = sheet(of: try participant(subject).id)[end: settlement.end]
    let entry = end?.entries.first { $0.last?.id == settlement.entry }
    guard let end, let entry, entry.count >= end.size, !end.others.isEmpty else {
      throw Refusal(.unknownEntry, "This end has no such entry. Look at its entries again.")
    }
  }

  private func judgeFinalising(_ archers: [PlayerID], by actor: UserID) throws(Refusal) {
    guard status == .inProgress || status == .paused else { throw .notInProgress(status) }
    for archer in archers where !organises(actor) { _ = try scoreable(archer, by: actor) }
  }

  /// Judges the retraction of a recorded event by `actor`.
  ///
  /// Until the sheet is finalised, users retract their own arrows and roster changes. Organisers retract anything but the
  /// creation and what is set anew instead.
  func judgeRetraction(of target: ScoringEvent, by actor: UserID) throws(Refusal) {
    switch target.kind {
    case .created: throw Refusal(.notAllowed, "A shoot can be cancelled, but not undone.")
    case .categoriesSet, .entrantChanged, .sessionsSet, .reopened, .nameDeleted, .organiserSet:
      throw Refusal(.notAllowed, "This cannot be undone. Set it as it was before.")
    default: break
    }
    if target.retracts != nil { throw Refusal(.notAllowed, "An undone entry cannot be restored. Record it again.") }
    if organises(actor) { return }
    switch target.kind {
    case .linkRequested, .linkApproved, .linkEnded, .participantRemoved:
      throw Refusal(.notAllowed, "This cannot be undone. End the link, or add the archer again.")
    case .arrow, .edited, .participantAdded, .participantChanged, .withdrawn:
      if target.actor != actor { throw .retractedByOther }
    default: throw .retractedByOther
    }
    if status.isFinal || target.subject.map(finalised.contains) == true { throw .finalized }
  }

  // MARK: Shared checks

  /// Requires that arrows may be shot now.
  ///
  /// - Throws: `paused` or `notInProgress`.
  func requireShooting() throws(Refusal) {
    if status == .paused { throw Refusal(.paused, "The shoot is paused. Wait until it is resumed.") }
    guard status == .inProgress else { throw .notInProgress(status) }
  }

  func participant(_ id: PlayerID?) throws(Refusal) -> Participant {
    guard let id, let participant = self[id] else { throw .unknownParticipant(id) }
    return participant
  }

  /// Returns the archer if `actor` may score it: the organiser may score everyone, and nobody an unknown archer.
  func scoreable(_ id: PlayerID?, by actor: UserID?) throws(Refusal) -> Participant {
    guard let id, let actor, let participant = self[id], organises(actor) || participant.isScoreable(by: actor) else {
      throw .notScoreable
    }
    return participant
  }
}

extension Placement {
  func check() throws(Refusal) {
    guard TargetPoint.allowedUm.contains(point.xUm), TargetPoint.allowedUm.contains(point.yUm), (0...99).contains(spot),
      face.utf8.count <= 100
    else { throw Refusal(.invalidPlacement, "The arrow is too far from the face.") }
  }
}

extension TournamentAction.Setup {
  func check() throws(Refusal) {
    let trimmed = name.trimmingSpaces
    guard !trimmed.isEmpty, TextLimit.name.allows(trimmed) else {
      throw Refusal(.invalidName, "The name of a shoot has 1 to \(Limits.displayNameCharacters) characters.")
    }
    guard !name.holdsControlCharacters else {
      throw Refusal(.invalidName, "A name cannot contain control characters.")
    }
    try settings.check()
  }
}

extension String {
  /// Whether the text has line breaks, escapes and similar characters, which would break a list or a terminal.
  fileprivate var holdsControlCharacters: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

extension TournamentAction {
  static func check(_ displayName: String, _ shaftDiameterUm: Int?) throws(Refusal) {
    guard TextLimit.name.allows(displayName.trimmingSpaces) else {
      throw Refusal(.invalidName, "The name of an archer has at most \(Limits.displayNameCharacters) characters.")
    }
    guard !displayName.holdsControlCharacters else {
      throw Refusal(.invalidName, "A name cannot contain control characters.")
    }
    if let shaftDiameterUm { try Shaft.check(shaftDiameterUm) }
  }
}
