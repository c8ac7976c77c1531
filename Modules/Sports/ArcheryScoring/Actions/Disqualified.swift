import Domain

extension Action {
  /// The archer who is the event's subject was disqualified.
  struct Disqualified: TournamentAction, Codable {
    static let kind = Kind.disqualified

    let reason: String?
    /// Whether the archer is removed from all results; nil, as in events of earlier versions, for no.
    let fromAllResults: Bool?

    func judge(_ attempt: Attempt, in tournament: Tournament) throws(Refusal) {
      try tournament.requireOrganiser(attempt.actor)
      _ = try tournament.participant(attempt.subject)
      if tournament.status == .cancelled { throw .notInProgress(tournament.status) }
    }

    func apply(to tournament: inout Tournament, _ event: ScoringEvent, sequence _: Int) {
      tournament.leave(.disqualified, event)
      tournament.change(event.subject) { $0.isExcluded = fromAllResults == true }
      tournament.countCorrection()
    }

    func concerned(_ subject: PlayerID?, in _: Tournament) -> [PlayerID] { [subject].compactMap(\.self) }
    static let makesVersion = true

    func line(_ event: ScoringEvent, in audit: Audit) -> Audit.Details {
      let archer = audit.name(event.subject)
      let text =
        fromAllResults == true
        ? Message("\(archer) was disqualified and removed from all results.") : Message("\(archer) was disqualified.")
      return Audit.Details(text: text.with(reason: reason), reason: reason)
    }

    static func undone(_ archer: String) -> Message { Message("\(archer) is back in.") }
  }
}
