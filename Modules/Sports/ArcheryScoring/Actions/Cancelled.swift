import Domain

extension Action {
  /// The tournament was cancelled.
  struct Cancelled: TournamentAction, Codable {
    static let kind = Kind.cancelled

    let reason: String?

    func judge(_ attempt: Attempt, in tournament: Tournament) throws(Refusal) {
      try tournament.requireOrganiser(attempt.actor)
      if tournament.status.isFinal { throw .notInProgress(tournament.status) }
    }

    func apply(to tournament: inout Tournament, _: ScoringEvent, sequence _: Int) { tournament.status = .cancelled }

    func line(_: ScoringEvent, in _: Audit) -> Audit.Details {
      Audit.Details(text: Message("The shoot was cancelled."))
    }
  }
}
