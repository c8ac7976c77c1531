public import Domain

extension Named {
  /// The kind of ``TournamentID``.
  public enum Tournament: Sendable {}
}

/// The id of a tournament, the same on every store.
public typealias TournamentID = Identifier<Named.Tournament>

extension TournamentID {
  /// The path above everything in the tournament.
  public var space: ItemPath { ItemPath(["tournaments", ItemPath.Segment(self)]) }
  /// The path of the tournament's journal.
  public var journal: ItemPath { space.appending("scoring") }
  /// The path of the small document that lists it.
  public var card: ItemPath { space.appending("card") }
}

extension ItemPath {
  /// The tournament whose space contains this path; nil for a space itself, and elsewhere.
  public var tournament: TournamentID? {
    let segments = segments
    guard segments.count > 2, segments[0] == "tournaments" else { return nil }
    return TournamentID(segments[1])
  }
}
