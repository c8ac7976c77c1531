import Domain
import GroupChallenges
import Hypertext
import Pages
import Spaces

/// The addresses of a group's pages.
enum GroupAddress {
  static func group(_ id: GroupID) -> WebAddress { WebAddress("groups", id.rawValue) }

  /// The page of a member, and a command there.
  static func member(_ user: UserID, _ command: String = "", of id: GroupID) -> WebAddress {
    WebAddress("groups", id.rawValue, "members", user.rawValue, command)
  }

  /// A part of it, such as `people`, and a command there.
  static func part(_ part: String, _ command: String = "", of id: GroupID) -> WebAddress {
    WebAddress("groups", id.rawValue, part, command)
  }
}
