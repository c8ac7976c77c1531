import Domain

extension Action {
  /// Arrows can be entered again after the end.
  struct Reopened: TournamentAction, Codable {
    static let kind = Kind.reopened

    let reason: String?

    static let undoing = Undoing.bySettingAnew

    func judge(_ attempt: Attempt, in tournament: Tournament) throws(Refusal) {
      try tournament.requireOrganiser(attempt.actor)
      let status = tournament.status
      guard status == .completed, !tournament.isPractice else { throw .notInProgress(status) }
    }

    func apply(to tournament: inout Tournament, _: ScoringEvent, sequence _: Int) {
      // The results that stood until now are one version, and those to come the next.
      tournament.beginVersion()
      tournament.status = .inProgress
    }

    func line(_: ScoringEvent, in _: Audit) -> Audit.Details {
      Audit.Details(text: Message("The shoot was reopened.").with(reason: reason), reason: reason)
    }
  }
}
