import Domain

extension Action {
  /// The tournament started.
  struct Started: BareAction {
    static let kind = Kind.started

    func judge(_ attempt: Attempt, in tournament: Tournament) throws(Refusal) {
      try tournament.requireOrganiser(attempt.actor)
      guard tournament.status == .open else { throw Refusal(.notOpen, "The shoot has started already.") }
    }

    func apply(to tournament: inout Tournament, _: ScoringEvent, sequence _: Int) { tournament.status = .inProgress }

    func line(_: ScoringEvent, in _: Audit) -> Audit.Details { Audit.Details(text: Message("The shoot started.")) }
  }
}
