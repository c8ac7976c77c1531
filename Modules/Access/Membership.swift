public import Domain

/// What somebody is in a space, kept as the document `{kind}/{id}/members/{user or guest}`.
public struct Membership: Hashable, Codable, Sendable {
  /// The raw values are stored.
  public enum Role: String, Hashable, Codable, Sendable, CaseIterable {
    /// Runs the space, and decides who else does.
    case owner
    /// Runs the space with its owner.
    case admin
    /// Takes part.
    case member
    /// Takes part without an account; the user who added the guest acts for it.
    case guest
    /// May submit the scores of others, as a tournament does when it is finalised.
    case publisher
    /// May read what a collection shows to viewers.
    case viewer
    /// Took part once.
    case former
  }

  public let role: Role
  /// A guest's host.
  public let addedBy: UserID?

  public init(role: Role, addedBy: UserID? = nil) {
    self.role = role
    self.addedBy = addedBy
  }

  /// Whether this is somebody who decides over the space.
  public var leads: Bool { role == .owner || role == .admin }

  /// Whether an account takes part in the space by this membership.
  public var isOfAccount: Bool { role != .guest && role != .former }
}

extension DocumentKey where Value == Membership {
  /// What `user` is in `space`.
  public static func membership(of user: UserID, in space: Path) -> Self {
    .json(space.appending("members", Path.Segment(user)))
  }
}

extension Path {
  /// Whether this is the path of a membership document, such as `groups/g1/members/ana`.
  public var isMembership: Bool { segments.count == 4 && segments[2] == "members" }
}

extension Label {
  /// All places where a user is a member; nil for an id too long to be a label.
  ///
  /// Only memberships bear it: a ``GuardedStorage`` sets it on them and takes it on no other document.
  public static func member(_ user: UserID) -> Label? {
    let label = Label(rawValue: "member:\(user)")
    return label.problem == nil ? label : nil
  }

  var namesMember: Bool { rawValue.hasPrefix("member:") }
}

extension DocumentRepository {
  /// The paths of a user's memberships, found by ``Label/member(_:)``; the document's path decides, not the label alone.
  ///
  /// - Throws: ``DocumentError/store(_:)`` only.
  public func memberships(of user: UserID, under prefix: Path = .root) async throws(DocumentError) -> [Path] {
    guard let label = Label.member(user) else { return [] }
    return try await all(under: prefix, labelled: label).map(\.path).filter { path in
      path == DocumentKey.membership(of: user, in: path.space).path
    }
  }
}
