import AppKit
import ArcheryScoring
import Domain
import Foundation
import HTTPTypes
import Hypertext
import LeaderboardKit
import Pages
import Server
import Spaces
import WireFormat

extension ArcheryWeb {
  /// The scoring page behind a printed card, for phones that are not signed in.
  ///
  /// These pages need no account. The bearer of a card scores the archers at its target in its session, and opens no
  /// other page.
  func addCards(to site: Site) {
    let path = "card/:space/:target/:proof"
    site.page(path) { visit in
      let (tournament, card, scorer) = try await scorer(visit)
      let choice = ScoringChoice(
        mode: visit.query["mode"].flatMap { InputMode(rawValue: $0) } ?? .buttons,
        correcting: visit.query["correct"].map { EventID(rawValue: $0) }
      )
      let asked = visit.query["archer"].map { PlayerID(rawValue: $0) }
      var page = try scoring(tournament, for: scorer.user, asked, choice, at: .card(card), visit)
      page.remembers[Self.phoneCookie] = scorer.phone
      return page
    }
    site.page("\(path)/news") { visit in
      let (tournament, card, scorer) = try await scorer(visit)
      return pages.scoringNews(of: tournament, for: scorer.user, at: .card(card))
    }
    site.form("\(path)/mode") { visit, form in
      let (tournament, card, scorer) = try await scorer(visit)
      let mode = try form.choice("mode", or: InputMode.buttons)
      let asked = form["archer"].map { PlayerID(rawValue: $0) }
      return .update(
        try scoring(tournament, for: scorer.user, asked, ScoringChoice(mode: mode), at: .card(card), visit),
        at: ScoringPlace.card(card).score(archer: asked, mode: mode)
      )
    }
    site.form("\(path)/arrows") { visit, form in try await scoredByCard(visit, form, Self.arrow) }
    site.form("\(path)/undo") { visit, form in try await scoredByCard(visit, form) { _, _ in .undo } }
    site.form("\(path)/edits") { visit, form in
      try await scoredByCard(visit, form) { form, archer in try .correcting(archer, form) }
    }
    site.form("\(path)/finalise") { visit, form in
      try await scoredByCard(visit, form) { _, _ in .finalise }
    }
    site.form("shoots/:space/cards") { visit, form in
      let (tournament, account) = try await managed(visit)
      let session = try form["session"].map { try tournament.lineSession($0) }
      try await app.issueMissingCards(of: tournament, session, by: account.user)
      return .goTo(ShootAddress.scoreCards(tournament.id, session: session?.id))
    }
    site.form("shoots/:space/cards/end") { visit, form in
      let (tournament, account) = try await managed(visit)
      let session = try form["session"].map { try tournament.lineSession($0) }
      try await app.revokeCards(of: tournament.id, session?.id, by: account.user)
      return .goTo(ShootAddress.scoreCards(tournament.id, session: session?.id))
    }
  }

  private static let phoneCookie = "card-phone"

  private func scoredByCard(
    _ visit: Visit,
    _ form: Form,
    _ command: (Form, PlayerID) throws -> TournamentCommand
  ) async throws -> FormAnswer {
    let (tournament, card, scorer) = try await scorer(visit)
    return try await scored(visit, form, on: tournament.id, by: scorer.user, at: .card(card), command)
  }

  /// The scorer behind the card that an address names.
  ///
  /// - Throws: ``WireFormat/Problem/notFound`` for a card that was not given out, or was ended.
  private func scorer(_ visit: Visit) async throws -> (Tournament, ScorerCard, CardScorer) {
    let card = ScorerCard(
      shoot: TournamentID(rawValue: try visit.part("space")),
      target: Int(try visit.part("target")) ?? 0,
      proof: try visit.part("proof")
    )
    guard let cards = try await app.cards(behind: card) else { throw Self.cardEnded }
    visit.context.noteValidLink()
    let known = visit.remembered(Self.phoneCookie).flatMap { phone in
      phone.count <= 40 && phone.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } ? phone : nil
    }
    let phone = known ?? String(visit.ticket.id.filter { $0.isLetter || $0.isNumber }.prefix(40))
    let tournament = try await app.tournaments.tournament(card.shoot)
    return (tournament, card, CardScorer(cards, target: card.target, phone: phone))
  }
}

extension ArcheryWeb {
  private static let cardEnded = Problem(
    .notFound,
    "cardEnded",
    "This score card’s link has ended.",
    detail: "Ask the organiser for a new card."
  )
}

/// The secret by which the links of a shoot's printed cards are made; it stays on this server.
struct CardSecret: Codable, Hashable, Sendable {
  /// The cards that were made last.
  let cards: CardsID
  let secret: String
  /// Cards of other sessions that were made with this secret; nil for none, and in documents of earlier versions.
  let others: [CardsID]?

  /// Whether this server made the cards.
  func made(_ cards: CardsID) -> Bool { cards == self.cards || others?.contains(cards) == true }

  /// The proof in the link of a target's cards.
  func proof(of target: Int, _ cards: CardsID, in shoot: TournamentID) -> String {
    String(Installation.digest("card\n\(shoot)\n\(cards)\n\(target)\n\(secret)").prefix(32))
  }
}

extension ArcheryServices {
  private static func key(of id: TournamentID) -> DocumentKey<CardSecret> {
    .json(ItemPath(["local", "cards", ItemPath.Segment(id)]))
  }

  /// The secret of a shoot's cards; nil where this server never made any.
  func cardSecret(of tournament: Tournament) async throws -> CardSecret? {
    try await installation.localDocument(Self.key(of: tournament.id))
  }

  /// The cards that a link belongs to; nil for a link that is wrong or has ended.
  func cards(behind card: ScorerCard) async throws -> CardsID? {
    let tournament: Tournament
    do { tournament = try await tournaments.tournament(card.shoot) } catch {
      guard case .notFound = error else { throw error }
      return nil
    }
    guard let secret = try await cardSecret(of: tournament) else { return nil }
    return tournament.cards(madeWith: secret).values.first { cards in
      Self.isEqual(secret.proof(of: card.target, cards, in: card.shoot), card.proof)
    }
  }

  /// Whether two texts are equal, in a time that tells nothing of where they differ.
  private static func isEqual(_ left: String, _ right: String) -> Bool {
    left.utf8.count == right.utf8.count && zip(left.utf8, right.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Makes links for the cards of sessions; those of earlier cards of these sessions end.
  func issueCards(of tournament: Tournament, _ sessions: [LineSession], by user: UserID) async throws {
    guard !sessions.isEmpty else { return }
    let made = sessions.map { ($0.id, CardsID(rawValue: newIdentity().filter { $0.isLetter || $0.isNumber })) }
    let known = try await cardSecret(of: tournament)
    let kept = tournament.sessions.filter { session in !made.contains { $0.0 == session.id } }
    // The cards of a closed session work again once it is open.
    let others = kept.compactMap(tournament.issuedCards(of:)).filter { known?.made($0) == true }
    let steps = made.map { session, cards in
      TournamentStep(.issueCards(cards, session: session), as: EventID(rawValue: newIdentity()))
    }
    try await perform(steps, on: tournament.id, by: user)
    let secret = CardSecret(
      cards: made[0].1,
      secret: known?.secret ?? newIdentity() + newIdentity(),
      others: made.dropFirst().map(\.1) + others.sorted()
    )
    try await installation.setLocalDocument(Self.key(of: tournament.id), to: secret)
  }

  /// Makes links for the cards of a session, or of all, where there are none; links that there are stay, and so do closed
  /// sessions.
  func issueMissingCards(of tournament: Tournament, _ session: LineSession?, by user: UserID) async throws {
    let open = try await cardSecret(of: tournament).map { tournament.cards(madeWith: $0) } ?? [:]
    let sessions = session.map { [$0] } ?? tournament.sessions
    try await issueCards(of: tournament, sessions.filter { open[$0.id] == nil && !$0.isClosed }, by: user)
  }

  /// Ends the links of a session's cards, or of all, at once.
  func revokeCards(of id: TournamentID, _ session: LineSessionID?, by user: UserID) async throws {
    try await perform(.revokeCards(session: session), on: id, by: user)
  }
}

extension Tournament {
  /// The cards of each session that sign scorers in on this server.
  func cards(madeWith secret: CardSecret) -> [LineSessionID: CardsID] {
    let open = sessions.compactMap { session in openCards(of: session).map { (session.id, $0) } }
    return Dictionary(open.filter { secret.made($0.1) }) { first, _ in first }
  }
}
