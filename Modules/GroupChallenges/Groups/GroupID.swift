public import Domain
public import Spaces

/// One group, the same on every store that holds it.
public typealias GroupID = SpaceID

extension GroupID {
  /// The path that everything of one group lies under.
  public var space: Path { GroupState.space.path(of: self) }
  /// The journal of one group: its members' check-ins, and the only truth about them.
  public var log: Path { GroupState.space.journal(of: self) }
}
