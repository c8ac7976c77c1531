package import Domain
package import Spaces

/// The id of a group, the same on every store.
package typealias GroupID = SpaceID

extension GroupID {
  /// The path above everything in the group.
  package var space: ItemPath { GroupState.space.path(of: self) }
  /// The path of the group's journal, which holds its members' check-ins.
  package var log: ItemPath { GroupState.space.journal(of: self) }
}
