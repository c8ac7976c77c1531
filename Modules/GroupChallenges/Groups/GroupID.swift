public import Domain
public import Spaces

/// The id of a group, the same on every store.
public typealias GroupID = SpaceID

extension GroupID {
  /// The path above everything in the group.
  public var space: ItemPath { GroupState.space.path(of: self) }
  /// The path of the group's journal, which holds its members' check-ins.
  public var log: ItemPath { GroupState.space.journal(of: self) }
}
