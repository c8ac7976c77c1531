import Domain

extension Action {
  /// The shoot's categories; replaces the list before.
  struct CategoriesSet: TournamentAction, Codable {
    static let kind = Kind.categoriesSet

    let categories: [TournamentCategory]
    /// Needed once archers of a changed category have arrows.
    let reason: String?

    static let undoing = Undoing.bySettingAnew

    /// Until its first arrow everything of a category can be changed; afterwards no archer's round, and the rest with a
    /// reason.
    ///
    /// ``Tournament/requireMerge(_:reason:)`` allows less before a change is recorded.
    func judge(_ attempt: Attempt, in tournament: Tournament) throws(Refusal) {
      try tournament.requireOrganiser(attempt.actor)
      guard !tournament.status.isFinal else { throw .notInProgress(tournament.status) }
      guard !tournament.isPractice else {
        throw Refusal(.invalidCategory, "Practice has no categories. Make a shoot instead.")
      }
      try categories.check()
      var after = tournament
      after.take(categories)
      let archers = tournament.roster.filter { tournament.sheets[$0.id] != nil }
      for archer in archers where after.round(of: archer.id) != tournament.round(of: archer.id) {
        throw .roundFixed(tournament.displayName(of: archer.id))
      }
      let isRanked = archers.contains { after.category(of: $0.id) != tournament.category(of: $0.id) }
      if isRanked, reason?.trimmingSpaces.isEmpty ?? true { throw .reasonForCategory }
    }

    func apply(to tournament: inout Tournament, _: ScoringEvent, sequence _: Int) { tournament.take(categories) }

    func concerned(_: PlayerID?, in tournament: Tournament) -> [PlayerID] { tournament.roster.map(\.id) }

    func line(_: ScoringEvent, in _: Audit) -> Audit.Details {
      let names = categories.map(\.title).joined(separator: ", ")
      let text = categories.isEmpty ? Message("The categories were removed.") : Message("Categories: \(names).")
      return Audit.Details(text: text.with(reason: reason), reason: reason)
    }
  }
}
