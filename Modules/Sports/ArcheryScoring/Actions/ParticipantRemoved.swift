import Domain

extension Action {
  /// Takes an archer without arrows off the roster.
  struct ParticipantRemoved: BareAction, ScorersAction {
    static let kind = Kind.participantRemoved

    static let undoing = Undoing.byEndingLinks

    func judge(_ attempt: Attempt, in tournament: Tournament) throws(Refusal) {
      let (archer, actor) = (try tournament.participant(attempt.subject), attempt.actor)
      guard !tournament.status.isFinal || tournament.givesWay(archer, by: actor) else {
        throw .notInProgress(tournament.status)
      }
      guard tournament.organises(actor) || archer.user == actor || archer.isGuest && archer.addedBy == actor else {
        throw .notScoreable
      }
      guard tournament.isWithoutArrows(archer.id) else {
        throw Refusal(
          .hasArrows,
          "\(tournament.displayName(of: archer.id)) has arrows. Withdraw the archer instead."
        )
      }
    }

    func apply(to tournament: inout Tournament, _ event: ScoringEvent, sequence _: Int) {
      event.subject.map { tournament.remove($0) }
      tournament.countCorrection()
    }

    func concerned(_ subject: PlayerID?, in _: Tournament) -> [PlayerID] { [subject].compactMap(\.self) }
    static let changesListing = true

    func line(_ event: ScoringEvent, in audit: Audit) -> Audit.Details {
      Audit.Details(text: Message("\(audit.name(event.subject)) was removed from the roster."))
    }
  }
}

extension Tournament {
  /// Whether the organiser may remove an account's own line after the end, because the account has asked for a guest.
  fileprivate func givesWay(_ archer: Participant, by actor: UserID) -> Bool {
    guard status == .completed, organises(actor), !archer.isGuest, let user = archer.user else { return false }
    return user == actor || requested(by: user) != nil
  }
}
