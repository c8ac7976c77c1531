package import Domain

extension Tournament {
  /// Returns the name to show for an archer, unique in the tournament.
  package func displayName(of archer: PlayerID) -> String {
    displayNames[archer] ?? archer.rawValue
  }

  /// All names to show.
  ///
  /// They are the trimmed name; `Guest`, `Guest 2` … for nameless guests; `Archer` and the end of the id for others;
  /// with a number after a taken name.
  package var displayNames: [PlayerID: String] {
    var names: [PlayerID: String] = [:]
    var free = UniqueNames()
    for participant in roster {
      let name = participant.ownName
      names[participant.id] = participant.isNamelessGuest ? free.take(name) { "\(name) \($0)" } : free.take(name)
    }
    return names
  }

  /// The scorers who do not shoot; their names are those of their accounts, which no event holds.
  var scorersToName: Set<UserID> { appointed.filter { archer(of: $0) == nil && CardScorer($0) == nil } }

  /// The name of a user who did something here, whether that user takes part or not.
  package func displayName(ofUser user: UserID) -> ScreenText {
    if let archer = archer(of: user) { return ScreenText(Message(verbatim: displayName(of: archer.id))) }
    if let card = CardScorer(user) { return ScreenText(name(of: card)) }
    if let name = scorerNames[user]?.shownName { return ScreenText(Message(verbatim: name)) }
    return ScreenText(user == createdBy ? Message("the organiser") : Message("scorer \(user.rawValue.suffix(4))"))
  }
}

extension Tournament {
  /// Such as `card 1`, or `card 1, phone 2` where several phones have scored at a target.
  private func name(of card: CardScorer) -> Message {
    let phones = phones(at: card.target)
    guard phones.count > 1, let place = phones.firstIndex(of: card.phone) else { return Message("card \(card.target)") }
    return Message("card \(card.target), phone \(place + 1)")
  }

  /// The phones that have scored by the cards of a target, in the order of their first arrows.
  private func phones(at target: Int) -> [String] {
    var first: [String: Int] = [:]
    for arrow in sheets.values.lazy.flatMap(\.ends).flatMap(\.entries).joined() {
      guard let card = arrow.recordedBy.flatMap(CardScorer.init), card.target == target else { continue }
      first[card.phone] = min(first[card.phone] ?? .max, arrow.sequence)
    }
    return first.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
  }
}

extension Participant {
  fileprivate var isNamelessGuest: Bool { isGuest && givenName.plainName.isEmpty }

  fileprivate var ownName: String {
    let name = givenName.shownName
    if !name.isEmpty { return name }
    return isGuest ? "Guest" : "Archer \(id.rawValue.suffix(4))"
  }
}
