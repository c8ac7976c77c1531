import Domain

extension Action {
  /// Another entry of the person whose archer is the event's subject was joined with it.
  ///
  /// A member who came in again with a second account has two entries. The entry that stays takes the arrows of the other.
  /// Where both have an end, each is an entry of that end: equal ones agree, and different ones are a dispute, which the
  /// organiser decides as any other. So nothing is lost, and what was not chosen stays listed. Whoever could score the other
  /// entry can score the one that stays, and arrows that a phone still holds for the other are those of the one that stays.
  struct ArchersJoined: TournamentAction, Codable {
    static let kind = Kind.archersJoined

    /// The entry that leaves the roster.
    let other: PlayerID
    let reason: String

    func judge(_ attempt: Attempt, in tournament: Tournament) throws(Refusal) {
      try tournament.requireOrganiser(attempt.actor)
      if tournament.status == .cancelled { throw .notInProgress(tournament.status) }
      let (archer, other) = (try tournament.participant(attempt.subject), try tournament.participant(other))
      guard archer.id == attempt.subject, other.id == self.other, archer.id != other.id else {
        throw Refusal(.notAllowed, "Choose two entries of one person.")
      }
      if reason.trimmingSpaces.isEmpty { throw .reasonRequired }
      guard tournament.sheet(of: other.id).fits(tournament.round(of: archer.id)) else {
        let (theirs, own) = (tournament.displayName(of: other.id), tournament.displayName(of: archer.id))
        throw Refusal(
          .roundFixed,
          "The arrows of \(theirs) do not fit the round of \(own). Give both one category first."
        )
      }
    }

    func apply(to tournament: inout Tournament, _ event: ScoringEvent, sequence _: Int) {
      guard let archer = event.subject.flatMap({ tournament[$0] }), let other = tournament[other],
        archer.id != other.id
      else { return }
      tournament.join(other, into: archer)
      tournament.countCorrection()
    }

    func concerned(_ subject: PlayerID?, in _: Tournament) -> [PlayerID] { [subject, other].compactMap(\.self) }
    static let makesVersion = true
    static let changesListing = true

    func line(_ event: ScoringEvent, in audit: Audit) -> Audit.Details {
      let archer = audit.name(event.subject)
      let text = Message("\(audit.name(other)) was joined with \(archer), as one person.")
      return Audit.Details(text: text.with(reason: reason), reason: reason)
    }
  }
}

extension Tournament {
  fileprivate mutating func join(_ other: Participant, into archer: Participant) {
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
  }
}
