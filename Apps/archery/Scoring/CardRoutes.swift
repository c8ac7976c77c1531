import ArcheryScoring
import Domain
import HTTPTypes
import Hypertext
import Leaderboards
import Pages
import ScoreServer
import ScorebookKit
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
      let choice = ScoringChoice(visit.query, or: .buttons)
      let asked = visit.query["archer"].map { PlayerID(rawValue: $0) }
      var page = scoring(tournament, for: scorer.user, asked, choice, at: .card(card))
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
        scoring(tournament, for: scorer.user, asked, ScoringChoice(mode: mode), at: .card(card)),
        at: ScoringPlace.card(card).score(archer: asked, mode: mode)
      )
    }
    for (name, command) in Self.scoringCommands {
      site.form("\(path)/\(name)") { visit, form in
        let (tournament, card, scorer) = try await scorer(visit)
        return try await scored(visit, form, on: tournament.id, by: scorer.user, at: .card(card), command)
      }
    }
    site.form("shoots/:space/cards") { visit, form in
      let (tournament, account) = try await managed(visit)
      let session = try form["session"].map { try tournament.lineSession($0) }
      try await app.cards.issueMissing(for: session, of: tournament, by: account.user)
      return .goTo(TournamentAddress.scoreCards(tournament.id, session: session?.id))
    }
    site.form("shoots/:space/cards/end") { visit, form in
      let (tournament, account) = try await managed(visit)
      let session = try form["session"].map { try tournament.lineSession($0) }
      try await app.perform(.revokeCards(session: session?.id), on: tournament.id, by: account.user)
      return .goTo(TournamentAddress.scoreCards(tournament.id, session: session?.id))
    }
  }

  private static let phoneCookie = "card-phone"

  /// The scorer behind the card that an address names.
  ///
  /// - Throws: ``WireFormat/Problem/notFound`` for a card that was not given out, or was ended.
  private func scorer(_ visit: Visit) async throws -> (Tournament, ScorerCard, CardScorer) {
    let card = ScorerCard(
      shoot: TournamentID(rawValue: try visit.part("space")),
      target: Int(try visit.part("target")) ?? 0,
      proof: try visit.part("proof")
    )
    guard let cards = try await app.cards.cards(at: card.target, provedBy: card.proof, in: card.shoot) else {
      throw Self.cardEnded
    }
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
