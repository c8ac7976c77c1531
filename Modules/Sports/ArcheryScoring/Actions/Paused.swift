import Domain

extension Action {
  /// The tournament was paused.
  struct Paused: BareAction {
    static let kind = Kind.paused

    func judge(_ attempt: Attempt, in tournament: Tournament) throws(Refusal) {
      try tournament.requireOrganiser(attempt.actor)
      guard tournament.status == .inProgress else { throw .notInProgress(tournament.status) }
    }

    func apply(to tournament: inout Tournament, _: ScoringEvent, sequence _: Int) { tournament.status = .paused }

    func line(_: ScoringEvent, in _: Audit) -> Audit.Details { Audit.Details(text: Message("The shoot was paused.")) }
  }
}
