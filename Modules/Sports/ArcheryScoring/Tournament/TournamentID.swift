package import Domain

extension Named {
  /// The kind of ``TournamentID``.
  package enum Tournament: Sendable {}
}

/// The id of a tournament, the same on every store.
package typealias TournamentID = Identifier<Named.Tournament>

extension TournamentID {
  package var space: ItemPath { ItemPath(["tournaments", ItemPath.Segment(self)]) }
  package var journal: ItemPath { space.appending("scoring") }
  /// The path of the small document that lists it.
  package var card: ItemPath { space.appending("card") }
}

extension ItemPath {
  /// The tournament whose space contains this path; nil for a space itself, and elsewhere.
  package var tournament: TournamentID? {
    let segments = segments
    guard segments.count > 2, segments[0] == "tournaments" else { return nil }
    return TournamentID(segments[1])
  }
}
