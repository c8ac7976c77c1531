import Domain

extension Action {
  /// The account that recorded it says that a guest of the roster is its own.
  struct LinkRequested: BareAction {
    static let kind = Kind.linkRequested

    func mayRecord(_: Attempt, in _: Tournament) -> Bool { true }
    static let undoing = Undoing.byEndingLinks

    func judge(_ attempt: Attempt, in tournament: Tournament) throws(Refusal) {
      try tournament.judgeLinkRequest(of: attempt.subject, by: attempt.actor)
    }

    func apply(to tournament: inout Tournament, _ event: ScoringEvent, sequence _: Int) {
      // An account asks for one archer at a time.
      for place in tournament.roster.indices { tournament.roster[place].requests.remove(event.actor) }
      tournament.change(event.subject) { $0.requests.insert(event.actor) }
    }

    func line(_ event: ScoringEvent, in audit: Audit) -> Audit.Details {
      Audit.Details(text: Message("An account asked to be linked with \(audit.name(event.subject))."))
    }
  }
}
