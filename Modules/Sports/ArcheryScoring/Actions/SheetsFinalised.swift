import Domain

extension Action {
  /// Sheets became final.
  struct SheetsFinalised: TournamentAction, Codable {
    static let kind = Kind.sheetsFinalised

    let archers: [PlayerID]

    func mayRecord(_ attempt: Attempt, in tournament: Tournament) -> Bool {
      tournament.organises(attempt.actor)
        || archers.allSatisfy { tournament[$0]?.isScoreable(by: attempt.actor) == true }
    }
    static let rightsRefusal = Refusal.notScoreable
    static let isScored = true
    static let isOfCards = true

    func judge(_ attempt: Attempt, in tournament: Tournament) throws(Refusal) {
      let status = tournament.status
      guard status == .inProgress || status == .paused else { throw .notInProgress(status) }
      for archer in archers where !tournament.organises(attempt.actor) {
        _ = try tournament.scoreable(archer, by: attempt.actor)
      }
    }

    func apply(to tournament: inout Tournament, _: ScoringEvent, sequence _: Int) {
      tournament.finalised.formUnion(archers)
    }

    func line(_: ScoringEvent, in audit: Audit) -> Audit.Details {
      let names = archers.map { audit.name($0) }.joined(separator: ", ")
      return Audit.Details(text: Message("Score sheets finalised: \(names)."))
    }
  }
}
