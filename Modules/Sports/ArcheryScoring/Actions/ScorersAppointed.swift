import Domain

extension Action {
  /// Scorers of an archer were appointed, who is the event's subject.
  struct ScorersAppointed: TournamentAction, Codable {
    static let kind = Kind.scorersAppointed

    let users: [UserID]
    /// Their names in the order of `users`, as some earlier versions recorded them; always nil now.
    let names: [String]?

    func judge(_ attempt: Attempt, in tournament: Tournament) throws(Refusal) {
      try tournament.requireOrganiser(attempt.actor)
      _ = try tournament.participant(attempt.subject)
      guard !tournament.status.isFinal else { throw .notInProgress(tournament.status) }
    }

    func apply(to tournament: inout Tournament, _ event: ScoringEvent, sequence _: Int) {
      tournament.change(event.subject) { $0.scorers = Set(users) }
      tournament.appointed.formUnion(users)
      for (user, name) in zip(users, names ?? []) where !name.isEmpty { tournament.scorerNames[user] = name }
    }

    func line(_ event: ScoringEvent, in audit: Audit) -> Audit.Details {
      let archer = audit.name(event.subject)
      if users.isEmpty { return Audit.Details(text: Message("No extra scorers for \(archer).")) }
      let names = users.map {
        audit.log.tournament?.displayName(ofUser: $0).message ?? Message(verbatim: $0.rawValue)
      }
      return Audit.Details(text: Message("Scorers of \(archer): \(names.joined(separator: ", "))."))
    }
  }
}
