public import Domain

extension Named {
  /// The printed cards that were given out together; has no values.
  public enum Cards: Sendable {}
}

/// The id of the printed cards that were given out together.
public typealias CardsID = Identifier<Named.Cards>

/// The scorer behind a printed card: a phone that has opened the link of one target.
///
/// A card's scorer is no account and no archer. The scorer enters arrows of the archers at one target, until the organiser
/// ends the cards or the shoot ends. Each phone is a scorer of its own, so that two phones at a target make double entry.
public struct CardScorer: Hashable, Sendable {
  /// The cards that the link belongs to.
  public let cards: CardsID
  /// The number of the target.
  public let target: Int
  /// Another text for each phone.
  public let phone: String

  public init(_ cards: CardsID, target: Int, phone: String) {
    (self.cards, self.target, self.phone) = (cards, target, phone)
  }

  /// The scorer behind a user of the journal; nil for an account.
  public init?(_ user: UserID) {
    guard user.rawValue.hasPrefix("card.") else { return nil }
    let parts = user.rawValue.split(separator: ".")
    guard parts.count == 4, let target = Int(parts[2]) else { return nil }
    self.init(CardsID(rawValue: String(parts[1])), target: target, phone: String(parts[3]))
  }

  /// The actor of the scorer's events.
  public var user: UserID { UserID(rawValue: "card.\(cards).\(target).\(phone)") }
}

extension Tournament {
  /// The printed cards that let scorers in; nil where the organiser gave none out, or ended them.
  public var openCards: CardsID? { status.isFinal ? nil : cards }

  func judgeCards(_ action: TournamentAction, by actor: UserID) throws(Refusal) {
    try requireCreator(actor)
    if status.isFinal { throw .notInProgress(status) }
    if case .cardsIssued(let issue) = action, issue.cards.rawValue.isEmpty || issue.cards.rawValue.contains(".") {
      throw Refusal(.unreadable, "Cards need an id without dots.")
    }
  }

  /// A card's scorer scores, and does nothing else.
  func judgeCardScorer(_ action: TournamentAction, by actor: UserID) throws(Refusal) {
    if CardScorer(actor) == nil { return }
    switch action {
    case .arrow, .edited, .sheetsFinalised, .checked: return
    default: throw .notScoreable
    }
  }

  mutating func open(_ cards: CardsID?) {
    self.cards = cards
    for place in roster.indices { roster[place].cards = cards }
  }
}
