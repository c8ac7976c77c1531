public import Domain

extension Named {
  /// A group that trains together; has no values.
  public enum Group: Sendable {}
}

/// One group, the same on every store that holds it.
public typealias GroupID = Identifier<Named.Group>

extension GroupID {
  /// The space that everything of one group lies in.
  public var space: Path { Path(["groups", Path.Segment(self)]) }
  /// The journal of one group: its members' check-ins, and the only truth about them.
  public var log: Path { space.appending("log") }
  /// The document that says what the group is.
  public var about: Path { space.appending("about") }
}

extension Path {
  /// The group in whose space this path lies; nil for a space itself, and elsewhere.
  public var group: GroupID? {
    let segments = segments
    guard segments.count > 2, segments[0] == "groups" else { return nil }
    return GroupID(segments[1])
  }
}
