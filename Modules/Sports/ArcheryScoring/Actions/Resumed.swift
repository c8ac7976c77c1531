import Domain

extension Action {
  /// The tournament was resumed.
  struct Resumed: BareAction {
    static let kind = Kind.resumed

    func judge(_ attempt: Attempt, in tournament: Tournament) throws(Refusal) {
      try tournament.requireOrganiser(attempt.actor)
      guard tournament.status == .paused else { throw .notInProgress(tournament.status) }
    }

    func apply(to tournament: inout Tournament, _: ScoringEvent, sequence _: Int) { tournament.status = .inProgress }

    func line(_: ScoringEvent, in _: Audit) -> Audit.Details { Audit.Details(text: Message("The shoot was resumed.")) }
  }
}
