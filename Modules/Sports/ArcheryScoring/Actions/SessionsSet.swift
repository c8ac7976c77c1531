import Domain

extension Action {
  /// The sessions on the line; replaces the list before.
  struct SessionsSet: TournamentAction, Codable {
    static let kind = Kind.sessionsSet

    let sessions: [LineSession]

    static let undoing = Undoing.bySettingAnew

    func judge(_ attempt: Attempt, in tournament: Tournament) throws(Refusal) {
      try tournament.requireOrganiser(attempt.actor)
      guard !tournament.status.isFinal else { throw .notInProgress(tournament.status) }
      try sessions.check()
    }

    func apply(to tournament: inout Tournament, _: ScoringEvent, sequence _: Int) {
      tournament.listedSessions = sessions
      tournament.handOutCards()
    }

    func line(_: ScoringEvent, in _: Audit) -> Audit.Details {
      Audit.Details(text: Message("Sessions: \(sessions.map(\.title).joined(separator: ", "))."))
    }
  }
}
