package import Domain

extension Tournament {
  /// The commands that remove a category.
  ///
  /// Its archers move to the category `target` if given. No other archer moves.
  ///
  /// Archers whom the list of categories would put elsewhere are put into their category by hand, before the list changes.
  ///
  /// - Throws: ``ScoringCode/invalidCategory`` for a target that takes no archers itself, or is the category.
  package func removing(
    _ category: TournamentCategory,
    into target: TournamentCategory?,
    reason: String?
  ) throws(Refusal) -> [TournamentCommand] {
    let list = TournamentCommand.setCategories(listed.removing(category, into: target), reason: reason)
    guard let target else { return [list] }
    guard target.id != category.id, !target.isCombined, !category.isCombined,
      listed.contains(where: { $0.id == target.id })
    else {
      throw Refusal(.invalidCategory, "Choose another category that takes archers itself.")
    }
    var after = self
    after.take(listed.removing(category, into: target))
    let moves = roster.compactMap { archer -> TournamentCommand? in
      let home = archer.category == category.id ? target.id : archer.category
      guard let home, archer.entrant.category == category.id || after[archer.id]?.category != home else { return nil }
      var entrant = archer.entrant
      entrant.category = home
      return .changeEntrant(archer.id, entrant)
    }
    return moves + [list]
  }

  /// Requires that a change of the list leaves categories with arrows as they are, or merges them, with a reason.
  ///
  /// A name may change, because it does not affect ranks. The rule is checked only before the change is recorded:
  /// earlier versions allowed more, and their events count.
  func requireMerge(_ list: [TournamentCategory], reason: String?) throws(Refusal) {
    let shooters = roster.filter { !isWithoutArrows($0.id) }
    if shooters.isEmpty || listed.isEmpty { return }
    var after = self
    after.take(list)
    let merged = listed.filter { known in !list.contains { $0.id == known.id } }
    for archer in shooters {
      guard let home = category(of: archer.id), after.category(of: archer.id)?.id != home.id else { continue }
      guard merged.contains(home), after[archer.id]?.category != nil else { throw .onlyMerges(home) }
    }
    let isRanked = { (archers: [Participant]) in archers.contains { !isWithoutArrows($0.id) } }
    var needsReason = false
    for known in listed where isRanked(archers(in: known)) {
      guard let changed = list.first(where: { $0.id == known.id }) else {
        // The archers with arrows of one category stay together.
        let homes = Set(archers(in: known).filter { !isWithoutArrows($0.id) }.map { after[$0.id]?.category })
        guard known.isCombined || homes.count == 1 else { throw .onlyMerges(known) }
        needsReason = true
        continue
      }
      if changed == known { continue }
      guard changed.named(known.name) == known || changed.isMerge(of: known, with: merged) else {
        throw .onlyMerges(known)
      }
      needsReason = true
    }
    let ids = Set(listed.map(\.id))
    let isNew = list.contains { $0.isCombined && !ids.contains($0.id) && isRanked(after.archers(in: $0)) }
    if needsReason || isNew, reason?.trimmingSpaces.isEmpty ?? true { throw .reasonForCategory }
  }
}

extension [TournamentCategory] {
  /// The list with another version of a category; combined ones drop it once it shoots another round.
  package func replacing(_ changed: TournamentCategory) -> [TournamentCategory] {
    compactMap { other in
      if other.id == changed.id { return changed }
      return other.round == changed.round ? other : other.combining(allBut: changed.id)
    }
  }

  /// The list without a category; another one takes what it took, where one is given.
  func removing(_ category: TournamentCategory, into target: TournamentCategory?) -> [TournamentCategory] {
    filter { $0.id != category.id }.compactMap { other in
      other.id == target?.id ? other.taking(category) : other.combining(allBut: category.id)
    }
  }
}

extension TournamentCategory {
  /// The same category for the archers of another one, too.
  fileprivate func taking(_ other: TournamentCategory) -> TournamentCategory {
    func union<Value: Hashable>(_ own: [Value], _ others: [Value]) -> [Value] {
      own.isEmpty || others.isEmpty ? [] : own + others.filter { !own.contains($0) }
    }
    var category = self
    (category.bows, category.ageClasses) = (union(bows, other.bows), union(ageClasses, other.ageClasses))
    category.genders = union(genders, other.genders)
    return category
  }

  /// The same category without one of those that it combines; nil where fewer than two are left.
  fileprivate func combining(allBut part: CategoryID) -> TournamentCategory? {
    guard let combines, combines.contains(part) else { return self }
    var category = self
    category.combines = combines.filter { $0 != part }
    return combines.count > 2 ? category : nil
  }

  fileprivate func named(_ name: String) -> TournamentCategory {
    var category = self
    category.name = name
    return category
  }

  /// Whether this version differs from the one before by what merged categories brought alone.
  fileprivate func isMerge(of known: TournamentCategory, with merged: [TournamentCategory]) -> Bool {
    guard (round, rule, ties, medals) == (known.round, known.rule, known.ties, known.medals) else { return false }
    guard let parts = known.combines else {
      return !isCombined && merged.contains { !$0.isCombined && $0.round == round }
    }
    // Without the merged ones, or without those that shoot another round now.
    return combines.map { $0.allSatisfy(parts.contains) } ?? false
  }
}

extension Refusal {
  static let reasonForCategory = Refusal(
    .reasonRequired,
    "Arrows are recorded in this category. Give a reason for the change."
  )

  fileprivate static func onlyMerges(_ category: TournamentCategory) -> Refusal {
    Refusal(
      .roundFixed,
      "\(category.title) has arrows already. It can only be renamed, or merged with a category of the same round."
    )
  }
}
