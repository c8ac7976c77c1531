package import Domain
import Leaderboards

/// The categories of a shoot, and the archers in each.
extension Tournament {
  /// The shoot's categories in the organiser's order; the one ``TournamentCategory/whole(of:)`` where there is no list.
  package var categories: [TournamentCategory] { listed.isEmpty ? [.whole(of: self)] : listed }

  /// Whether the organiser has made a list of categories.
  package var hasCategories: Bool { !listed.isEmpty }

  /// The organiser's list; empty where there is none.
  package var listedCategories: [TournamentCategory] { listed }

  /// The categories that have archers, and the unassigned archers last: each has a board of its own.
  ///
  /// Never empty: without archers it is every category.
  package var boardCategories: [TournamentCategory] {
    let others = unassigned.isEmpty ? [] : [TournamentCategory.unassigned(in: self)]
    let shown = categories.filter { !archers(in: $0).isEmpty } + others
    return shown.isEmpty ? categories : shown
  }

  /// The category with this code, the unassigned archers among them; nil for a code that is none.
  package func category(_ id: CategoryID) -> TournamentCategory? {
    if id == TournamentCategory.unassignedID, hasCategories { return .unassigned(in: self) }
    return categories.first { $0.id == id }
  }

  /// The category with this code or name.
  ///
  /// - Throws: ``ScoringCode/invalidCategory`` naming the codes that there are.
  package func category(named text: String) throws(Refusal) -> TournamentCategory {
    let wanted = NameKey(text)
    let all = categories + (hasCategories ? [.unassigned(in: self)] : [])
    if let found = all.first(where: { [$0.id.rawValue, $0.name].contains { NameKey($0) == wanted } }) {
      return found
    }
    let codes = categories.map(\.id.rawValue).joined(separator: ", ")
    throw Refusal(.invalidCategory, "There is no category \"\(text.prefix(40))\". The codes are: \(codes).")
  }

  /// An archer's category; nil for one who is unassigned, and who takes no part.
  package func category(of archer: PlayerID) -> TournamentCategory? {
    guard let archer = self[archer] else { return nil }
    if listed.isEmpty { return .whole(of: self) }
    return archer.category.flatMap { id in listed.first { $0.id == id } }
  }

  /// The round that an archer shoots: the category's, and the shoot's own for those who are unassigned.
  package func round(of archer: PlayerID) -> Round {
    if listed.isEmpty { return round }
    return category(of: archer)?.round ?? round
  }

  /// The archers of a category, in roster order.
  package func archers(in category: TournamentCategory) -> [Participant] {
    switch category.id {
    case TournamentCategory.wholeID: return roster
    case TournamentCategory.unassignedID: return unassigned
    default:
      let ids = Set(category.combines ?? [category.id])
      return roster.filter { $0.category.map(ids.contains) ?? false }
    }
  }

  /// The archers who fit no category, or several; empty without a list of categories.
  package var unassigned: [Participant] {
    listed.isEmpty ? [] : roster.filter { $0.category == nil }
  }
}

/// The effect of categories on the fold.
extension Tournament {
  mutating func take(_ categories: [TournamentCategory]) {
    listed = categories
    for place in roster.indices { assign(place) }
  }

  /// Puts the archer at a place of the roster into the category that was chosen, else into the one that fits.
  mutating func assign(_ place: Int) {
    roster[place].category = categoryID(for: roster[place].bowType, roster[place].entrant)
  }

  private func categoryID(for bow: BowType?, _ entrant: Entrant) -> CategoryID? {
    if let chosen = entrant.category, listed.contains(where: { $0.id == chosen && !$0.isCombined }) { return chosen }
    let fitting = listed.filter { $0.takes(bow, entrant) }
    return fitting.count == 1 ? fitting.first?.id : nil
  }

  /// The category that an archer with this bow and these facts would be in; nil for none of the list.
  func categoryToShoot(with bow: BowType?, _ entrant: Entrant) -> TournamentCategory? {
    categoryID(for: bow, entrant).flatMap { id in listed.first { $0.id == id } }
  }

  /// The round that an archer with this bow and these facts would shoot.
  func roundToShoot(with bow: BowType?, _ entrant: Entrant) -> Round {
    categoryToShoot(with: bow, entrant)?.round ?? round
  }
}

extension Tournament {
  /// Arrows were shot by the values of one round and cannot count in another.
  func judgeRound(of archer: Participant, with bow: BowType?, _ entrant: Entrant) throws(Refusal) {
    guard sheets[archer.id] != nil, roundToShoot(with: bow, entrant) != round(of: archer.id) else { return }
    throw .roundFixed(displayName(of: archer.id))
  }
}

extension Refusal {
  static func roundFixed(_ archer: String) -> Refusal {
    Refusal(
      .roundFixed,
      "\(archer) has arrows already and can no longer shoot another round. Choose a category of the same round."
    )
  }
}
