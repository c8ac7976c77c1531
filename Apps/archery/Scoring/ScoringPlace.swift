import ArcheryScoring
import Domain
import Hypertext
import Pages

/// The addresses of a scoring page: those of the shoot for accounts, and those behind a printed card for its scorer.
enum ScoringPlace: Hashable, Sendable {
  case shoot(TournamentID)
  case card(ScorerCard)

  /// The scoring page; `correcting` names the arrow whose correction form is open.
  func score(archer: PlayerID? = nil, mode: InputMode? = nil, correcting: EventID? = nil) -> WebAddress {
    switch self {
    case .shoot(let id): TournamentAddress.score(id, archer: archer, mode: mode, correcting: correcting)
    case .card(let card): card.address.scoring(archer, mode, correcting)
    }
  }

  func command(_ name: String) -> WebAddress {
    switch self {
    case .shoot(let id): TournamentAddress.page(name, id)
    case .card(let card): card.command(name)
    }
  }

  var news: WebAddress {
    switch self {
    case .shoot(let id): TournamentAddress.scoringNews(id)
    case .card(let card): WebAddress("card", card.shoot.rawValue, String(card.target), card.proof, "news", "live")
    }
  }

  /// The shoot, whose other pages an account may open; nil for the scorer of a card, who scores and sees nothing else.
  var shoot: TournamentID? { if case .shoot(let id) = self { id } else { nil } }
}

/// The link of one target's printed cards.
struct ScorerCard: Hashable, Sendable {
  let shoot: TournamentID
  let target: Int
  /// Proves that the organiser gave the card out.
  let proof: String

  var address: WebAddress { command("") }

  func command(_ name: String) -> WebAddress { WebAddress("card", shoot.rawValue, String(target), proof, name) }
}
