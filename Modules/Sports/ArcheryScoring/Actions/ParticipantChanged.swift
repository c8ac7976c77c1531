import Domain
import Leaderboards

extension Action {
  /// All of an archer's details, which replace the previous ones.
  ///
  /// The archer is the event's subject.
  struct ParticipantChanged: NamingAction, ScorersAction {
    static let kind = Kind.participantChanged

    var displayName: String
    let bowType: BowType?
    /// The diameter of the shafts in micrometres; nil for the round's default.
    let shaftDiameterUm: Int?
    /// The place; nil for none, and in events of earlier versions.
    let target: TargetPlace?
    var naming: Naming? = nil

    static let undoing = Undoing.byActor

    func judge(_ attempt: Attempt, in tournament: Tournament) throws(Refusal) {
      let (participant, actor) = (try tournament.participant(attempt.subject), attempt.actor)
      guard !tournament.status.isFinal else { throw .notInProgress(tournament.status) }
      guard tournament.organises(actor) || participant.isScoreable(by: actor) else { throw .notScoreable }
      try Action.check(displayName, shaftDiameterUm)
      let session = tournament.sessionID(of: participant.entrant)
      try tournament.judgeTarget(target, of: participant, in: session, by: actor)
      try tournament.judgeRound(of: participant, with: bowType, participant.entrant)
    }

    func apply(to tournament: inout Tournament, _ event: ScoringEvent, sequence _: Int) {
      tournament.change(event.subject) {
        ($0.bowType, $0.shaftDiameterUm, $0.target) = (bowType, shaftDiameterUm, target)
        if givesName { ($0.givenName, $0.isNameDeleted) = (displayName, false) }
      }
      event.subject.flatMap { tournament.places[$0] }.map { tournament.assign($0) }
    }

    func concerned(_ subject: PlayerID?, in _: Tournament) -> [PlayerID] { [subject].compactMap(\.self) }

    func line(_ event: ScoringEvent, in audit: Audit) -> Audit.Details {
      let name = audit.log.givenName(after: event.id) ?? ""
      let trimmed = name.trimmingSpaces
      let parts: [Message?] = [
        trimmed.isEmpty ? Message("no name") : Message(verbatim: trimmed), bowType?.label,
        target.map { Message("target \($0.text)") },
      ]
      let words = parts.compactMap(\.self).joined(separator: ", ")
      return Audit.Details(text: Message("\(audit.name(event.subject)) was changed: \(words)."), new: name)
    }
  }
}
