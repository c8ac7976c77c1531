public import Domain

extension Named {
  /// A shoot; has no values.
  public enum Tournament: Sendable {}
}

/// One tournament, the same on every store that holds it.
public typealias TournamentID = Identifier<Named.Tournament>

extension TournamentID {
  /// The space that everything of one tournament lies in.
  public var space: Path { Path(["tournaments", Path.Segment(self)]) }
  /// The journal of one tournament: its only truth.
  public var journal: Path { space.appending("scoring") }
  /// The small document that it is listed by.
  public var card: Path { space.appending("card") }
}

extension Path {
  /// The tournament in whose space this path lies; nil for a space itself, and elsewhere.
  public var tournament: TournamentID? {
    let segments = segments
    guard segments.count > 2, segments[0] == "tournaments" else { return nil }
    return TournamentID(segments[1])
  }
}
