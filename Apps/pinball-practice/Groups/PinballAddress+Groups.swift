import Hypertext
import Pages

extension PinballAddress {
  static let groups = WebAddress("practice", "groups")
  static let newGroup = WebAddress("practice", "groups", "new")
  /// The form that restores a deleted or archived group.
  static let restoreGroup = WebAddress("practice", "groups", "restore")

  static let archivedGroups = groups.with("show", "archived")

  static func group(_ id: String) -> WebAddress { WebAddress("practice", "groups", id) }

  static func group(_ id: String, _ command: String) -> WebAddress { WebAddress("practice", "groups", id, command) }

  static func copy(of id: String) -> WebAddress { newGroup.with("from", GroupTemplate.group(id).text) }
}
