import Domain

extension Action {
  /// An archer withdrew, who is the event's subject.
  struct Withdrawn: ScorersAction, Codable {
    static let kind = Kind.withdrawn

    let reason: String?

    static let undoing = Undoing.byActor

    func judge(_ attempt: Attempt, in tournament: Tournament) throws(Refusal) {
      let (participant, actor) = (try tournament.participant(attempt.subject), attempt.actor)
      guard !tournament.status.isFinal else { throw .notInProgress(tournament.status) }
      guard tournament.organises(actor) || participant.isScoreable(by: actor) else { throw .notScoreable }
    }

    func apply(to tournament: inout Tournament, _ event: ScoringEvent, sequence _: Int) {
      tournament.leave(.withdrawn, event)
    }

    func concerned(_ subject: PlayerID?, in _: Tournament) -> [PlayerID] { [subject].compactMap(\.self) }

    func line(_ event: ScoringEvent, in audit: Audit) -> Audit.Details {
      let text = Message("\(audit.name(event.subject)) was withdrawn.")
      return Audit.Details(text: text.with(reason: reason), reason: reason)
    }

    static func undone(_ archer: String) -> Message { Message("\(archer) is back in.") }
  }
}
