import Domain

/// The versions of results that stand, and the categories that each of them changed.
extension Tournament {
  /// The version of the results that changed a category last; nil for one that is as it was when the shoot ended first.
  package func changedVersion(of category: TournamentCategory) -> Int? {
    (category.combines ?? [category.id]).compactMap { changedIn[$0] }.max()
  }

  /// Applies an action; `sequence` is the event's index in fold order.
  mutating func apply(_ action: any TournamentAction, of event: ScoringEvent, sequence: Int) {
    let event = onLine(event)
    guard status == .completed || changing != nil else { return action.apply(to: &self, event, sequence: sequence) }
    let archers = action.concerned(event.subject, in: self)
    let (before, version) = (homes(of: archers), corrections)
    action.apply(to: &self, event, sequence: sequence)
    let after = homes(of: archers)
    if action is Action.CategoriesSet {
      for archer in archers where before[archer] != after[archer] {
        noteChange(of: [before[archer], after[archer]].compactMap(\.self))
      }
    } else if changing != nil || corrections > version {
      noteChange(of: Array(before.values) + after.values)
    }
  }

  /// Counts that something recorded about these archers does not count any more.
  mutating func countRetraction(of archers: [PlayerID]) {
    countCorrection()
    noteChange(of: Array(homes(of: archers).values))
  }

  /// The results that stand change in a new version, and those of a shoot that is open again in the version to come.
  private mutating func noteChange(of categories: [CategoryID]) {
    if changing != nil { return changing?.formUnion(categories) ?? () }
    if status == .completed { for category in categories { changedIn[category] = corrections + 1 } }
  }

  /// The shoot is open again: its next end makes a version.
  mutating func beginVersion() {
    countCorrection()
    changing = []
  }

  mutating func endVersion() {
    for category in changing ?? [] { changedIn[category] = corrections + 1 }
    changing = nil
  }

  /// Where archers are ranked.
  private func homes(of archers: [PlayerID]) -> [PlayerID: CategoryID] {
    var homes: [PlayerID: CategoryID] = [:]
    for archer in archers.compactMap({ self[$0] }) {
      homes[archer.id] = hasCategories ? archer.category ?? TournamentCategory.unassignedID : TournamentCategory.wholeID
    }
    return homes
  }
}
