import Hypertext
import Pages

extension PinballAddress {
  static let groups = WebAddress("practice", "groups")
  static let newGroup = WebAddress("practice", "groups", "new")
  /// The form that restores a deleted or archived group.
  static let restoreGroup = WebAddress("practice", "groups", "restore")

  /// Groups that are archived.
  static let archivedGroups = groups.with("show", "archived")

  static func group(_ id: String) -> WebAddress { WebAddress("practice", "groups", id) }

  /// Something that is done with a group.
  static func group(_ id: String, _ command: String) -> WebAddress { WebAddress("practice", "groups", id, command) }

  /// A new group that is like another one.
  static func copy(of id: String) -> WebAddress { newGroup.with("from", GroupTemplate.group(id).text) }
}
