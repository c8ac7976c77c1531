package import Domain
import Spaces

/// Gives out the links of printed cards, which let scorers in on this server alone.
package struct PrintedCards: Sendable {
  private let tournaments: TournamentService
  private let documents: any DocumentRepository
  private let clock: ClockAndIdentities
  /// Returns a short text for a long one, which tells nothing of it.
  private let digest: @Sendable (String) -> String

  package init(
    _ tournaments: TournamentService,
    _ documents: any DocumentRepository,
    _ clock: ClockAndIdentities,
    digest: @escaping @Sendable (String) -> String
  ) {
    (self.tournaments, self.documents, self.clock, self.digest) = (tournaments, documents, clock, digest)
  }

  private static func key(of id: TournamentID) -> DocumentKey<CardSecret> {
    .json(ItemPath(["local", "cards", ItemPath.Segment(id)]))
  }

  /// The secret of a shoot's cards; nil where this server never made any.
  private func secret(of id: TournamentID) async throws(DocumentError) -> CardSecret? {
    do { return try await documents.value(Self.key(of: id)).value } catch {
      // The store of another machine has its own.
      guard error == .store(.denied) else { throw error }
      return nil
    }
  }

  /// The cards of each session that let scorers in, with the proofs in their links.
  package func open(in tournament: Tournament) async throws(DocumentError) -> OpenCards {
    OpenCards(tournament, try await secret(of: tournament.id), digest)
  }

  /// The cards that a link belongs to; nil for a link that is wrong or has ended.
  package func cards(at target: Int, provedBy proof: String, in shoot: TournamentID) async throws -> CardsID? {
    let tournament: Tournament
    do { tournament = try await tournaments.tournament(shoot) } catch {
      guard case .notFound = error else { throw error }
      return nil
    }
    let open = try await open(in: tournament)
    return open.bySession.values.first { open.proof(of: target, $0).map { Self.isEqual($0, proof) } ?? false }
  }

  /// Whether two texts are equal, in a time that tells nothing of where they differ.
  private static func isEqual(_ left: String, _ right: String) -> Bool {
    left.utf8.count == right.utf8.count && zip(left.utf8, right.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Makes links for the cards of sessions; those of earlier cards of these sessions end.
  package func issue(for sessions: [LineSession], of tournament: Tournament, by user: UserID) async throws {
    guard !sessions.isEmpty else { return }
    let made = sessions.map { ($0.id, CardsID(rawValue: clock.newIdentity().filter { $0.isLetter || $0.isNumber })) }
    let known = try await secret(of: tournament.id)
    let kept = tournament.sessions.filter { session in !made.contains { $0.0 == session.id } }
    // The cards of a closed session work again once it is open.
    let others = kept.compactMap(tournament.issuedCards(of:)).filter { known?.made($0) == true }
    let steps = made.map { session, cards in
      TournamentStep(.issueCards(cards, session: session), as: EventID(rawValue: clock.newIdentity()))
    }
    _ = try await tournaments.perform(steps, on: tournament.id, by: user, at: clock.now())
    let secret = CardSecret(
      cards: made[0].1,
      secret: known?.secret ?? clock.newIdentity() + clock.newIdentity(),
      others: made.dropFirst().map(\.1) + others.sorted()
    )
    try await documents.update(Self.key(of: tournament.id), as: clock.newWrite()) { _ in secret }
  }

  /// Makes links for the cards of a session, or of all, where there are none; links that there are stay, and so do closed
  /// sessions.
  package func issueMissing(for session: LineSession?, of tournament: Tournament, by user: UserID) async throws {
    let open = try await open(in: tournament).bySession
    let sessions = session.map { [$0] } ?? tournament.sessions
    try await issue(for: sessions.filter { open[$0.id] == nil && !$0.isClosed }, of: tournament, by: user)
  }
}

/// The printed cards of a shoot that let scorers in on this server.
package struct OpenCards: Sendable {
  package let bySession: [LineSessionID: CardsID]
  private let shoot: TournamentID
  private let secret: CardSecret?
  private let digest: @Sendable (String) -> String

  fileprivate init(_ tournament: Tournament, _ secret: CardSecret?, _ digest: @escaping @Sendable (String) -> String) {
    (shoot, self.secret, self.digest) = (tournament.id, secret, digest)
    let open = tournament.sessions.compactMap { session in tournament.openCards(of: session).map { (session.id, $0) } }
    bySession = Dictionary(open.filter { secret?.made($0.1) == true }) { first, _ in first }
  }

  /// The proof in the link of a target's cards; nil where this server made none.
  package func proof(of target: Int, _ cards: CardsID) -> String? {
    secret.map { String(digest("card\n\(shoot)\n\(cards)\n\(target)\n\($0.secret)").prefix(32)) }
  }
}

/// The secret by which the links of a shoot's printed cards are made; it stays on this server.
private struct CardSecret: Codable, Hashable, Sendable {
  /// The cards that were made last.
  let cards: CardsID
  let secret: String
  /// Cards of other sessions that were made with this secret; nil for none, and in documents of earlier versions.
  let others: [CardsID]?

  /// Whether this server made the cards.
  func made(_ cards: CardsID) -> Bool { cards == self.cards || others?.contains(cards) == true }
}
