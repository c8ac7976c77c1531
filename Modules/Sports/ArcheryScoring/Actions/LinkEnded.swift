import Domain

extension Action {
  /// Ends a request or a link.
  struct LinkEnded: TournamentAction, Codable {
    static let kind = Kind.linkEnded

    let account: UserID

    func mayRecord(_ attempt: Attempt, in tournament: Tournament) -> Bool {
      account == attempt.actor || tournament.organises(attempt.actor)
    }
    static let undoing = Undoing.byEndingLinks

    func judge(_ attempt: Attempt, in tournament: Tournament) throws(Refusal) {
      let archer = try tournament.participant(attempt.subject)
      guard tournament.organises(attempt.actor) || attempt.actor == account else { throw .organiserOnly }
      guard archer.account == account || archer.requests.contains(account) else {
        throw Refusal(.notLinkable, "This archer is not linked with that account.")
      }
    }

    func apply(to tournament: inout Tournament, _ event: ScoringEvent, sequence _: Int) {
      tournament.change(event.subject) { archer in
        archer.requests.remove(account)
        guard archer.account == account else { return }
        archer.account = nil
        archer.formerAccounts.insert(account)
      }
    }

    func line(_ event: ScoringEvent, in audit: Audit) -> Audit.Details {
      Audit.Details(text: Message("\(audit.name(event.subject)): the link with an account ended."))
    }
  }
}
