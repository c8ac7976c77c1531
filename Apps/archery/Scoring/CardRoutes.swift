import AppKit
import ArcheryScoring
import Domain
import Foundation
import HTTPTypes
import LeaderboardKit
import Pages
import Server
import Spaces
import WireFormat

extension ArcheryWeb {
  /// The scoring page behind a printed card, for phones that are not signed in.
  ///
  /// These pages know no account: whoever holds the card scores the archers at its target, and opens nothing else.
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
      return try pages.in(visit).scoringNews(of: tournament, for: scorer.user, at: .card(card))
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
    site.form("\(path)/finalise", asks: true) { visit, form in
      try await scoredByCard(visit, form) { _, _ in .finalise }
    }
    site.form("shoots/:space/cards") { visit, _ in
      let (tournament, account) = try await managed(visit)
      try await app.issueCards(of: tournament.id, by: account.user)
      return .goTo(ShootAddress.scoreCards(tournament.id))
    }
    site.form("shoots/:space/cards/end", asks: true) { visit, _ in
      let (tournament, account) = try await managed(visit)
      try await app.revokeCards(of: tournament.id, by: account.user)
      return .goTo(ShootAddress.scoreCards(tournament.id))
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
  let cards: CardsID
  let secret: String

  /// The proof in the link of a target's cards.
  func proof(of target: Int, in shoot: TournamentID) -> String {
    String(Installation.digest("card\n\(shoot)\n\(cards)\n\(target)\n\(secret)").prefix(32))
  }
}

extension ArcheryServices {
  private static func key(of id: TournamentID) -> DocumentKey<CardSecret> {
    .json(Path(["local", "cards", Path.Segment(id)]))
  }

  /// The secret of the cards that let scorers in; nil where there are none.
  func cardSecret(of tournament: Tournament) async throws -> CardSecret? {
    guard let open = tournament.openCards,
      let secret = try await installation.localDocument(Self.key(of: tournament.id)), secret.cards == open
    else { return nil }
    return secret
  }

  /// The cards that a link belongs to; nil for a link that is wrong or has ended.
  func cards(behind card: ScorerCard) async throws -> CardsID? {
    let tournament: Tournament
    do { tournament = try await tournaments.tournament(card.shoot) } catch {
      guard case .notFound = error else { throw error }
      return nil
    }
    guard let secret = try await cardSecret(of: tournament),
      Self.isEqual(secret.proof(of: card.target, in: card.shoot), card.proof)
    else { return nil }
    return secret.cards
  }

  /// Whether two texts are equal, in a time that tells nothing of where they differ.
  private static func isEqual(_ left: String, _ right: String) -> Bool {
    left.utf8.count == right.utf8.count && zip(left.utf8, right.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Makes links for the cards of all targets; those of earlier cards end.
  func issueCards(of id: TournamentID, by user: UserID) async throws {
    let secret = CardSecret(
      cards: CardsID(rawValue: newIdentity().filter { $0.isLetter || $0.isNumber }),
      secret: newIdentity() + newIdentity()
    )
    try await perform(.issueCards(secret.cards), on: id, by: user)
    try await installation.setLocalDocument(Self.key(of: id), to: secret)
  }

  /// Ends the links of all cards at once.
  func revokeCards(of id: TournamentID, by user: UserID) async throws {
    try await perform(.revokeCards, on: id, by: user)
  }
}
