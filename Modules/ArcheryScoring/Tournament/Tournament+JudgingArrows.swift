internal import Domain

/// Whether arrows and corrections can stand, whatever the order in which devices recorded them.
extension Tournament {
  func judgeArrow(
    _ shot: TournamentAction.Shot,
    of subject: PlayerID?,
    by actor: UserID,
    on device: String?
  ) throws(ScoringRefusal) {
    try requireShooting()
    let participant = try scoreable(subject, by: actor)
    if participant.status != .active { throw .withdrawn }
    if finalised.contains(participant.id) { throw .finalized }
    guard let pass = round.pass(ofEnd: shot.end) else { throw .roundComplete }
    _ = try pass.scoringSystem.value(of: shot.token)
    try shot.placement?.check()
    let place = sheet(of: participant.id)[end: shot.end]?.place(ofArrow: shot.number, from: source(actor, device))
    if place == nil { throw .endAlreadyComplete }
  }

  func source(_ user: UserID, _ device: String?) -> ArrowSource {
    ArrowSource(user: user, device: device, entry: settings.entry)
  }

  func judgeCorrection(
    _ correction: TournamentAction.Correction,
    of subject: PlayerID?,
    by actor: UserID
  ) throws(ScoringRefusal) {
    let isCreator = actor == createdBy
    guard status.isStarted else { throw .notInProgress(status) }
    if status == .completed, !isCreator { throw .finalized }
    let participant = isCreator ? try participant(subject) : try scoreable(subject, by: actor)
    let isFrozen = status == .completed || finalised.contains(participant.id)
    if isFrozen, !isCreator { throw .finalized }
    let sheet = sheet(of: participant.id)
    guard let place = sheet.place(of: correction.arrow), let pass = round.pass(ofEnd: place.end) else {
      throw .unknownArrow
    }
    _ = try pass.scoringSystem.value(of: correction.new)
    if settings.entry == .double, !isCreator, sheet.arrow(correction.arrow)?.recordedBy != actor {
      throw ScoringRefusal(.notAllowed, "Each scorer corrects the own sheet. The organiser can correct every one.")
    }
    let needsReason = isFrozen || sheet[end: place.end]?.isClosed == true || !participant.isScoreable(by: actor)
    if needsReason, correction.reason?.trimmingSpaces.isEmpty ?? true { throw .reasonRequired }
  }

  /// Only the organiser decides, for as long as there are results to be corrected.
  func judgeSettlement(
    _ settlement: TournamentAction.Settlement,
    of subject: PlayerID?,
    by actor: UserID
  ) throws(ScoringRefusal) {
    try requireCreator(actor)
    guard status.isStarted else { throw .notInProgress(status) }
    let end = sheet(of: try participant(subject).id)[end: settlement.end]
    let entry = end?.entries.first { $0.last?.id == settlement.entry }
    guard let end, let entry, entry.count >= end.size, !end.others.isEmpty else {
      throw ScoringRefusal(.unknownEntry, "Nobody entered this end so. Look at its entries again.")
    }
  }

  func judgeFinalising(_ archers: [PlayerID], by actor: UserID) throws(ScoringRefusal) {
    guard status == .inProgress || status == .paused else { throw .notInProgress(status) }
    for archer in archers where actor != createdBy { _ = try scoreable(archer, by: actor) }
  }

  /// Whether `actor` may take back an event that is in the journal.
  ///
  /// Arrows and one's own doings in the roster are taken back by who did them, until the sheet is finalised; anything but
  /// the creation by the creator.
  func judgeRetraction(of target: ScoringEvent, by actor: UserID) throws(ScoringRefusal) {
    if target.type == "created" { throw ScoringRefusal(.notAllowed, "A tournament is cancelled, not taken back.") }
    if target.retracts != nil { throw ScoringRefusal(.notAllowed, "What was taken back is recorded again.") }
    if actor == createdBy { return }
    let own = ["arrow", "edited", "participantAdded", "participantChanged", "withdrawn"]
    guard target.actor == actor, own.contains(target.type) else {
      throw .retractedByOther
    }
    if status.isFinal || target.subject.map(finalised.contains) == true { throw .finalized }
  }

  // MARK: What more than one rule asks

  func requireCreator(_ actor: UserID) throws(ScoringRefusal) {
    guard actor == createdBy else { throw .organiserOnly }
  }

  /// - Throws: `paused` or `notInProgress` unless arrows may be shot now.
  func requireShooting() throws(ScoringRefusal) {
    if status == .paused { throw ScoringRefusal(.paused, "The tournament is paused. Wait until it goes on.") }
    guard status == .inProgress else { throw .notInProgress(status) }
  }

  func participant(_ id: PlayerID?) throws(ScoringRefusal) -> Participant {
    guard let id, let participant = self[id] else { throw .unknownParticipant(id) }
    return participant
  }

  /// The archer, where `actor` may score it; an unknown one is nobody's to score (ARC-30).
  func scoreable(_ id: PlayerID?, by actor: UserID?) throws(ScoringRefusal) -> Participant {
    guard let id, let actor, let participant = self[id], participant.isScoreable(by: actor) else { throw .notScoreable }
    return participant
  }
}

extension Placement {
  func check() throws(ScoringRefusal) {
    guard TargetPoint.allowedUm.contains(point.xUm), TargetPoint.allowedUm.contains(point.yUm), (0...99).contains(spot),
      face.utf8.count <= 100
    else { throw ScoringRefusal(.invalidPlacement, "The arrow is too far from the face.") }
  }
}

extension TournamentAction.Setup {
  func check() throws(ScoringRefusal) {
    let trimmed = name.trimmingSpaces
    guard !trimmed.isEmpty, trimmed.count <= Limits.displayNameCharacters else {
      throw ScoringRefusal(.invalidName, "A tournament's name has 1 to \(Limits.displayNameCharacters) characters.")
    }
    guard !name.holdsControlCharacters else {
      throw ScoringRefusal(.invalidName, "A name holds only characters that can be seen.")
    }
    try settings.check()
  }
}

extension String {
  /// Line breaks, escapes and the like, which would break a list or a terminal.
  fileprivate var holdsControlCharacters: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

extension TournamentAction {
  static func check(_ displayName: String, _ shaftDiameterUm: Int?) throws(ScoringRefusal) {
    guard displayName.trimmingSpaces.count <= Limits.displayNameCharacters else {
      throw ScoringRefusal(.invalidName, "An archer's name has at most \(Limits.displayNameCharacters) characters.")
    }
    guard !displayName.holdsControlCharacters else {
      throw ScoringRefusal(.invalidName, "A name holds only characters that can be seen.")
    }
    if let shaftDiameterUm { try Shaft.check(shaftDiameterUm) }
  }
}
