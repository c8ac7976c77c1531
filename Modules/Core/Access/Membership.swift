public import Domain

/// A user's or guest's role in a space, stored as the document `{kind}/{id}/members/{user or guest}`.
public struct Membership: Hashable, Codable, Sendable {
  /// A role in a space.
  ///
  /// The raw values are stored.
  public enum Role: String, Hashable, Codable, Sendable, CaseIterable {
    /// Runs the space and decides on all roles.
    case owner
    /// Runs the space with its owner.
    case admin
    /// Takes part.
    case member
    /// Takes part without an account.
    ///
    /// The user who added the guest acts for it.
    case guest
    /// May submit scores of others, as a finalised tournament does.
    case publisher
    /// May read the collections open to viewers.
    case viewer
    /// Took part once and has left.
    case former
  }

  /// The role.
  public let role: Role
  /// The user who added a guest.
  public let addedBy: UserID?
  /// Whether the membership ended with its whole space; nil for no.
  ///
  /// It is the last that a former member's device learns of the space, and it then deletes its copy.
  private let spaceIsRemoved: Bool?

  /// Creates a membership.
  public init(role: Role, addedBy: UserID? = nil) {
    self.init(role: role, addedBy: addedBy, spaceIsRemoved: nil)
  }

  private init(role: Role, addedBy: UserID?, spaceIsRemoved: Bool?) {
    (self.role, self.addedBy, self.spaceIsRemoved) = (role, addedBy, spaceIsRemoved)
  }

  /// A membership that ended with its whole space.
  package static let ofRemovedSpace = Membership(role: .former, addedBy: nil, spaceIsRemoved: true)

  /// Whether the membership ended with its whole space.
  package var isOfRemovedSpace: Bool { role == .former && spaceIsRemoved == true }

  /// Whether the role runs the space.
  public var leads: Bool { role == .owner || role == .admin }

  /// Whether an account takes part in the space by this membership.
  package var isOfAccount: Bool { role != .guest && role != .former }
}

extension DocumentKey where Value == Membership {
  /// Returns the key of a user's membership of a space.
  public static func membership(of user: UserID, in space: ItemPath) -> Self {
    .json(space.appending("members", ItemPath.Segment(user)))
  }
}

extension ItemPath {
  /// Whether this is the path of a membership, such as `groups/g1/members/ana`.
  package var isMembership: Bool { segments.count == 4 && segments[2] == "members" }

  fileprivate func isMembership(of user: UserID) -> Bool { self == DocumentKey.membership(of: user, in: space).path }
}

extension DocumentLabel {
  /// Returns the label of a user's memberships; nil for an id too long to be a label.
  ///
  /// A ``GuardedStorage`` puts the label on memberships and accepts it on no other document.
  public static func member(_ user: UserID) -> DocumentLabel? {
    let label = DocumentLabel(rawValue: "member:\(user)")
    return label.problem == nil ? label : nil
  }

  var namesMember: Bool { rawValue.hasPrefix("member:") }
}

extension DocumentRepository {
  /// Returns the paths of a user's memberships, found by ``DocumentLabel/member(_:)``.
  ///
  /// The document's path decides, not the label alone.
  ///
  /// - Throws: ``DocumentError/store(_:)`` only.
  package func memberships(of user: UserID, under prefix: ItemPath = .root) async throws(DocumentError) -> [ItemPath] {
    guard let label = DocumentLabel.member(user) else { return [] }
    return try await all(under: prefix, labelled: label).map(\.path).filter { $0.isMembership(of: user) }
  }

  /// Returns the paths of a user's memberships, also of those that ended, which have no label.
  ///
  /// Reads the heads of all documents below the prefix.
  ///
  /// - Throws: ``DocumentError/store(_:)`` only.
  package func allMemberships(
    of user: UserID,
    under prefix: ItemPath = .root
  ) async throws(DocumentError) -> [ItemPath] {
    try await all(under: prefix).map(\.path).filter { $0.isMembership(of: user) }
  }

  /// Returns those of some users whose accounts were deleted, in order.
  ///
  /// - Throws: ``DocumentError/store(_:)`` only.
  package func deletedAccounts(among users: Set<UserID>) async throws(DocumentError) -> [UserID] {
    let users = users.sorted()
    let accounts = try await loadAll(of: users.map { .account(of: $0) })
    return zip(users, accounts).compactMap { user, account in
      guard let account, !account.head.isDeleted else { return nil }
      return DocumentKey<AccountDeletion>.json(account.head.path).decode(account.body).map { _ in user }
    }
  }
}
