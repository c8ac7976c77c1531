package import Domain

/// Decides whether an action is valid, before an event is written and again whenever it is folded.
extension Tournament {
  /// Judges an action by its actor, its archer, and its device if known.
  func judge(
    _ action: any TournamentAction,
    by actor: UserID,
    on subject: PlayerID?,
    from stamp: Stamp? = nil
  ) throws(Refusal) {
    // A card's scorer scores, and does nothing else.
    if CardScorer(actor) != nil, !type(of: action).isOfCards { throw .notScoreable }
    try action.judge(Attempt(actor: actor, subject: subject, stamp: stamp), in: self)
  }

  /// Judges the retraction of a recorded event by `actor`.
  ///
  /// Until the sheet is finalised, users retract their own arrows and roster changes. Organisers retract anything but the
  /// creation and what is set anew instead.
  func judgeRetraction(of target: ScoringEvent, by actor: UserID) throws(Refusal) {
    let undoing = target.kind?.action.undoing ?? .byOrganiser(.retractedByOther)
    if case .never(let refusal) = undoing { throw refusal }
    if target.retracts != nil { throw Refusal(.notAllowed, "An undone entry cannot be restored. Record it again.") }
    if organises(actor) { return }
    switch undoing {
    case .never(let refusal), .byOrganiser(let refusal): throw refusal
    case .byActor: if target.actor != actor { throw .retractedByOther }
    }
    if status.isFinal || target.subject.map(finalised.contains) == true { throw .finalized }
  }

  // MARK: Checks that actions share

  /// Judges a target: the organiser assigns it, and no two archers of a session share a place.
  func judgeTarget(
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

  /// Requires that arrows may be shot now.
  ///
  /// - Throws: `paused` or `notInProgress`.
  func requireShooting() throws(Refusal) {
    if status == .paused { throw Refusal(.paused, "The shoot is paused. Wait until it is resumed.") }
    guard status == .inProgress else { throw .notInProgress(status) }
  }

  /// Requires that a user organises the shoot: the rule of events, and of pages that only organisers see.
  package func requireOrganiser(_ actor: UserID) throws(Refusal) {
    guard organises(actor) else { throw .organiserOnly }
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

  func source(_ user: UserID, _ device: String?) -> ArrowSource {
    ArrowSource(user: user, device: device, entry: settings.entry)
  }
}
