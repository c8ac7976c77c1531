package import Access
package import Domain

extension Membership.Role {
  /// The role as people read it: a badge beside a name, or a column of a list.
  package var label: Message {
    switch self {
    case .owner: Message("Organiser")
    case .admin: Message("Co-organiser")
    case .member: Message("Member")
    case .publisher: Message("Publishes results")
    case .guest: Message("Guest")
    case .viewer: Message("Viewer")
    case .former: Message("Former member")
    }
  }
}
