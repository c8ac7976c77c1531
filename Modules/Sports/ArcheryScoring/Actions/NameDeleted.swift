import Domain

extension Action {
  /// An archer's name was deleted, with the names of all earlier events about the archer.
  struct NameDeleted: BareAction {
    static let kind = Kind.nameDeleted

    /// The organiser deletes any, and an account that of its own arrows, at any time.
    func mayRecord(_ attempt: Attempt, in tournament: Tournament) -> Bool {
      (try? judge(attempt, in: tournament)) != nil
    }
    static let undoing = Undoing.bySettingAnew

    func judge(_ attempt: Attempt, in tournament: Tournament) throws(Refusal) {
      guard let subject = attempt.subject, tournament[subject] != nil || tournament.removedNames[subject] != nil else {
        throw .unknownParticipant(attempt.subject)
      }
      let present = tournament.places[subject].map { tournament.roster[$0] }
      let joined = tournament.joints[subject].flatMap { tournament[$0]?.user }
      let owners = [present?.user ?? UserID(subject), joined]
      guard tournament.organises(attempt.actor) || owners.contains(attempt.actor) else {
        throw .organiserOnly
      }
    }

    func apply(to tournament: inout Tournament, _ event: ScoringEvent, sequence _: Int) {
      guard let archer = event.subject else { return }
      tournament.change(archer) { ($0.givenName, $0.isNameDeleted) = ("", true) }
      tournament.nameDeletions[archer] = event.stamp
    }

    func concerned(_ subject: PlayerID?, in _: Tournament) -> [PlayerID] { [subject].compactMap(\.self) }
    static let changesListing = true

    func line(_ event: ScoringEvent, in audit: Audit) -> Audit.Details {
      Audit.Details(text: Message("The name of \(audit.name(event.subject)) was deleted."))
    }
  }
}
