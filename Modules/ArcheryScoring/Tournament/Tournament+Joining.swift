public import Domain

extension TournamentAction {
  /// Another entry of the person whose archer is the event's subject.
  public struct Joint: Codable, Hashable, Sendable {
    /// The entry that leaves the roster.
    public let other: PlayerID
    /// The reason.
    public let reason: String
  }
}

/// Joining two entries of one person, such as those of a member who came in again with a second account.
///
/// The entry that stays takes the arrows of the other. Where both have an end, each is an entry of that end: equal ones agree,
/// and different ones are a dispute, which the organiser decides as any other. So nothing is lost, and what was not chosen
/// stays listed. Whoever could score the other entry can score the one that stays, and arrows that a phone still holds for the
/// other are those of the one that stays.
extension Tournament {
  /// The entry that an archer's events belong to, now that entries were joined.
  func line(of archer: PlayerID) -> PlayerID { joints.isEmpty ? archer : joints[archer] ?? archer }

  /// The event as one of the entry that stays; a deletion of a name is of the entry that had it.
  func onLine(_ event: ScoringEvent) -> ScoringEvent {
    guard !joints.isEmpty, let subject = event.subject, event.kind != .nameDeleted, let line = joints[subject] else {
      return event
    }
    return ScoringEvent(
      id: event.id,
      type: event.type,
      actor: event.actor,
      subject: line,
      occurredAt: event.occurredAt,
      retracts: event.retracts,
      body: event.body,
      stamp: event.stamp
    )
  }

  /// Whether two entries may be of one person, as far as the organiser is concerned.
  public func mayJoin(_ other: PlayerID, into archer: PlayerID) -> Bool {
    (try? judge(.init(other: other, reason: "why"), into: archer, by: owner)) != nil
  }

  func joining(_ joint: TournamentAction.Joint, into archer: PlayerID) throws(Refusal) -> TournamentDraft {
    let (own, theirs) = (sheet(of: archer).ends, sheet(of: joint.other).ends)
    let unclear = zip(own, theirs).enumerated().filter { !$0.element.0.canTake($0.element.1) }.map { $0.offset + 1 }
    guard unclear.isEmpty else {
      let ends = unclear.map(String.init).joined(separator: ", ")
      throw Refusal(
        .notAllowed,
        "These ends differ and are not complete: \(ends). Finish them in one entry, or undo their arrows."
      )
    }
    return TournamentDraft(.archersJoined(joint), on: archer)
  }

  func judge(_ joint: TournamentAction.Joint, into subject: PlayerID?, by actor: UserID) throws(Refusal) {
    try requireOrganiser(actor)
    if status == .cancelled { throw .notInProgress(status) }
    let (archer, other) = (try participant(subject), try participant(joint.other))
    guard archer.id == subject, other.id == joint.other, archer.id != other.id else {
      throw Refusal(.notAllowed, "Choose two entries of one person.")
    }
    if joint.reason.trimmingSpaces.isEmpty { throw .reasonRequired }
    guard sheet(of: other.id).fits(round(of: archer.id)) else {
      let (theirs, own) = (displayName(of: other.id), displayName(of: archer.id))
      throw Refusal(
        .roundFixed,
        "The arrows of \(theirs) do not fit the round of \(own). Give both one category first."
      )
    }
  }

  mutating func take(_ joint: TournamentAction.Joint, into subject: PlayerID?) {
    guard let archer = subject.flatMap({ self[$0] }), let other = self[joint.other], archer.id != other.id else {
      return
    }
    if let theirs = sheets[other.id] {
      var joined = sheet(of: archer.id)
      joined.join(theirs.shot(in: round(of: archer.id)))
      sheets[archer.id] = joined
    }
    for (former, line) in joints where line == other.id { joints[former] = archer.id }
    remove(other.id)
    joints[other.id] = archer.id
    change(archer.id) { archer in
      archer.scorers.formUnion(other.scorers)
      if other.isGuest { archer.scorers.insert(other.addedBy) }
      guard let user = other.user else { return }
      if archer.user == nil { archer.account = user } else { archer.scorers.insert(user) }
    }
    countCorrection()
  }
}

extension Sheet {
  /// Adds the entries of another sheet of the same archer and round.
  mutating func join(_ other: Sheet) {
    for number in ends.indices.map({ $0 + 1 }) {
      if let end = other[end: number], end.isEntered { change(number) { $0.join(end) } }
    }
  }
}

extension End {
  /// Whether a scorer has entered an arrow; misses for the ends before a late start do not count.
  fileprivate var isEntered: Bool { entries.joined().contains { $0.recordedBy != nil } }

  /// Whether the entries of another end lie beside the own ones without a doubt: complete, or with the same arrows.
  fileprivate func canTake(_ other: End) -> Bool {
    if !isEntered || !other.isEntered || isClosed && other.isClosed { return true }
    let (own, theirs) = (arrows.map(\.value.token), other.arrows.map(\.value.token))
    return own.starts(with: theirs) || theirs.starts(with: own)
  }

  fileprivate mutating func join(_ other: End) {
    guard isEntered else {
      self = other
      return
    }
    others.append(EndEntry(arrows: other.arrows))
    others += other.others
    countCompleteEntry()
    // A difference that nobody has decided about yet.
    isSettled = isSettled && !isDisputed
  }
}
