public import Domain

/// Who may do what in a tournament's space, by ``AccessRules``.
public enum TournamentAccess: Sendable {
  /// Every member may write to the journal, where ``JudgedSessions`` looks at what is written: only the rules of the
  /// sport know whose guest somebody is (ARC-30).
  public static let collections: [Path.Segment: [Path.Segment: CollectionRule]] = [
    "tournaments": ["scoring": CollectionRule(writers: .members)]
  ]

  /// The rules of an installation that runs tournaments.
  ///
  /// Everybody may practise, which is a tournament of one's own; ``JudgedSessions`` leaves shoots to organisers.
  public static let rules = AccessRules(collections, derived: ["bests"], foundedByAll: ["tournaments"])
}
