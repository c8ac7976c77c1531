import Domain

extension Action {
  /// The organiser confirms an account's request; the arrows, history and best scores are the account's.
  struct LinkApproved: TournamentAction, Codable {
    static let kind = Kind.linkApproved

    let account: UserID

    static let undoing = Undoing.byEndingLinks

    func judge(_ attempt: Attempt, in tournament: Tournament) throws(Refusal) {
      try tournament.requireOrganiser(attempt.actor)
      try tournament.judgeLinkRequest(of: attempt.subject, by: account)
      let archer = try tournament.participant(attempt.subject)
      guard archer.requests.contains(account) || account == attempt.actor else {
        throw Refusal(
          .notLinkable,
          "This account has not asked for the archer. The account asks first, on its own page."
        )
      }
    }

    func apply(to tournament: inout Tournament, _ event: ScoringEvent, sequence _: Int) {
      tournament.change(event.subject) { archer in
        archer.account = account
        archer.requests = []
      }
    }

    func line(_ event: ScoringEvent, in audit: Audit) -> Audit.Details {
      Audit.Details(text: Message("\(audit.name(event.subject)) was linked with an account."))
    }
  }
}
