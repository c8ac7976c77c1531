import Domain

extension Action {
  /// Printed cards work from now on, and earlier ones of the same session end.
  struct CardsIssued: TournamentAction, Codable {
    static let kind = Kind.cardsIssued

    let cards: CardsID
    /// The session of the cards; nil for all, as in events of earlier versions.
    let session: LineSessionID?

    func judge(_ attempt: Attempt, in tournament: Tournament) throws(Refusal) {
      try tournament.requireOrganiser(attempt.actor)
      if tournament.status.isFinal { throw .notInProgress(tournament.status) }
      if cards.rawValue.isEmpty || cards.rawValue.contains(".") {
        throw Refusal(.unreadable, "Cards need an id without dots.")
      }
    }

    func apply(to tournament: inout Tournament, _: ScoringEvent, sequence _: Int) {
      if let session {
        (tournament.cards, tournament.sessionCards[session]) = (nil, cards)
      } else {
        (tournament.cards, tournament.sessionCards) = (cards, [:])
      }
      tournament.handOutCards()
    }

    func line(_: ScoringEvent, in audit: Audit) -> Audit.Details {
      let session = session.flatMap(audit.nameOfOneOfSeveral)
      return Audit.Details(
        text: session.map { Message("Score cards with links for scorers were made: \($0).") }
          ?? Message("Score cards with links for scorers were made.")
      )
    }
  }
}
