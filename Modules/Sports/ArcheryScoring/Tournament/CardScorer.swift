package import Domain

extension Named {
  /// The printed cards that were given out together; has no values.
  package enum Cards: Sendable {}
}

/// The id of the printed cards that were given out together.
package typealias CardsID = Identifier<Named.Cards>

/// The scorer behind a printed card: a phone that has opened the link of one target.
///
/// A card's scorer is no account and no archer. The scorer enters arrows of the archers at one target in one session, until
/// the organiser ends the cards or closes the session, or the shoot ends. Each session has cards of its own, so that two
/// sessions may have one target.
/// Each phone is a scorer of its own, so that two phones at a target make double entry.
package struct CardScorer: Hashable, Sendable {
  /// The cards that the link belongs to.
  package let cards: CardsID
  /// The number of the target.
  package let target: Int
  /// Another text for each phone.
  package let phone: String

  package init(_ cards: CardsID, target: Int, phone: String) {
    (self.cards, self.target, self.phone) = (cards, target, phone)
  }

  /// The scorer behind a user of the journal; nil for an account.
  package init?(_ user: UserID) {
    guard user.rawValue.hasPrefix("card.") else { return nil }
    let parts = user.rawValue.split(separator: ".")
    guard parts.count == 4, let target = Int(parts[2]) else { return nil }
    self.init(CardsID(rawValue: String(parts[1])), target: target, phone: String(parts[3]))
  }

  /// The actor of the scorer's events.
  package var user: UserID { UserID(rawValue: "card.\(cards).\(target).\(phone)") }
}

extension Tournament {
  /// The printed cards that let scorers of a session in; nil where the organiser gave none out, or ended them.
  ///
  /// The cards of a closed session work again once it is open.
  package func openCards(of session: LineSession) -> CardsID? {
    status.isFinal || session.isClosed ? nil : issuedCards(of: session)
  }

  /// The printed cards of a session that the organiser gave out and did not end, also of a closed one.
  ///
  /// Cards of earlier versions name no session. They stop working once the shoot has several.
  package func issuedCards(of session: LineSession) -> CardsID? {
    sessionCards[session.id] ?? (sessions.count > 1 ? nil : cards)
  }

  /// Gives every archer the cards of the archer's session.
  mutating func handOutCards() {
    for place in roster.indices { handCards(to: place) }
  }

  /// Gives the archer at a place of the roster the cards of the archer's session.
  mutating func handCards(to place: Int) {
    if cards == nil, sessionCards.isEmpty, roster[place].cards == nil { return }
    let session = session(shotBy: roster[place])
    roster[place].cards = session.isClosed ? nil : sessionCards[session.id] ?? cards
  }
}
