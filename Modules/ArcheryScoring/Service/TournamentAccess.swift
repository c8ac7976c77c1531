public import Domain
internal import Spaces

/// Who may do what in a tournament's space, by ``AccessRules``.
public enum TournamentAccess: Sendable {
  public static let collections: [Path.Segment: [Path.Segment: CollectionRule]] = [
    TournamentLog.space.kind: [TournamentLog.space.journal: CollectionRule(writers: .members, isJudged: true)]
  ]

  /// The rules of an installation that runs tournaments.
  ///
  /// Every member may write to the journal, where the judge asks ``TournamentLog``: only the rules of the sport know whose
  /// guest somebody is (ARC-30). Every account may practise, which is a tournament of one's own; the log leaves shoots to
  /// organisers.
  public static let rules = AccessRules([TournamentLog.space], derived: ["bests"])
}
