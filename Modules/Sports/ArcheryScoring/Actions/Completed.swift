import Domain

extension Action {
  /// The tournament was completed.
  struct Completed: TournamentAction, Codable {
    static let kind = Kind.completed

    /// Whether archers with unshot ends are listed as not finished.
    let force: Bool

    func judge(_ attempt: Attempt, in tournament: Tournament) throws(Refusal) {
      try tournament.requireOrganiser(attempt.actor)
      let status = tournament.status
      guard status == .inProgress || status == .paused else { throw .notInProgress(status) }
      guard force || tournament.isComplete else { throw .notComplete(tournament.unfinished) }
    }

    func apply(to tournament: inout Tournament, _: ScoringEvent, sequence _: Int) {
      tournament.status = .completed
      tournament.endVersion()
    }

    func line(_: ScoringEvent, in _: Audit) -> Audit.Details {
      Audit.Details(
        text: force
          ? Message("The shoot was finished although not all archers were done.") : Message("The shoot was finished.")
      )
    }
  }
}
