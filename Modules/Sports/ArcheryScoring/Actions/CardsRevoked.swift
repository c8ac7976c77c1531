import CanonicalJSON
import Domain

extension Action {
  /// No printed card of a session lets a scorer in any more; of no session where none is named.
  struct CardsRevoked: TournamentAction {
    static let kind = Kind.cardsRevoked

    let session: LineSessionID?

    private struct Stored: Codable { let session: LineSessionID }

    init(session: LineSessionID?) { self.session = session }

    init(body: [UInt8]) throws {
      session = body.isEmpty ? nil : try CanonicalJSON.decode(Stored.self, from: body).session
    }

    func body() throws(Refusal) -> [UInt8] {
      guard let session else { return [] }
      return try Action.encoded(Stored(session: session))
    }

    func judge(_ attempt: Attempt, in tournament: Tournament) throws(Refusal) {
      try tournament.requireOrganiser(attempt.actor)
      if tournament.status.isFinal { throw .notInProgress(tournament.status) }
    }

    func apply(to tournament: inout Tournament, _: ScoringEvent, sequence _: Int) {
      if let session { tournament.sessionCards[session] = nil } else { tournament.sessionCards = [:] }
      tournament.cards = nil
      tournament.handOutCards()
    }

    func line(_: ScoringEvent, in audit: Audit) -> Audit.Details {
      let session = session.flatMap(audit.nameOfOneOfSeveral)
      return Audit.Details(
        text: session.map { Message("The links on score cards ended: \($0).") }
          ?? Message("The links on score cards ended.")
      )
    }
  }
}
