public import Access
public import Domain
import WireFormat

/// An active invite, without its secrets.
package struct OpenInvite: Hashable, Codable, Sendable, Identifiable {
  /// The id for ``Invites/revoke(_:by:)``.
  package let id: String
  /// The role that the invite gives.
  package let grant: InviteGrant
  /// The time at which it expires.
  package let expiresAt: Timestamp
  /// The number of uses left.
  package let usesLeft: Int
}

/// An active viewer link, without its secret.
package struct OpenViewerLink: Hashable, Codable, Sendable, Identifiable {
  /// The id for ``Invites/revokeViewerLink(_:by:)``.
  package let id: String
  /// The path that the link shows.
  package let path: ItemPath
}

/// A user with an account who is a member of a space.
public struct SpaceMember: Hashable, Codable, Sendable, Identifiable {
  /// The user.
  public let id: UserID
  /// The name to show.
  public let displayName: String
  /// The role in the space.
  public let role: Membership.Role

  /// Creates a member.
  public init(id: UserID, displayName: String, role: Membership.Role) {
    (self.id, self.displayName, self.role) = (id, displayName, role)
  }
}

extension Invites {
  /// Returns the active invites to a space.
  ///
  /// - Throws: ``Problem/notFound`` for an account that does not lead the space; so do the other methods.
  package func openInvites(into space: ItemPath, for account: Account) async throws -> [OpenInvite] {
    try await checkMayGive(.role(.member, in: space), account)
    return try await openInvites { if case .role(_, in: space) = $0 { true } else { false } }
  }

  /// Returns the active invites to this installation, outside spaces.
  ///
  /// - Throws: ``Problem/notFound`` for an account that does not own it.
  package func openInvites(for account: Account) async throws -> [OpenInvite] {
    try await checkMayGive(.organiser, account)
    return try await openInvites { $0 == .organiser }
  }

  private func openInvites(that isMeant: (InviteGrant) -> Bool) async throws -> [OpenInvite] {
    var open: [OpenInvite] = []
    for head in try await storage.documents.all(under: "local/sign-in/invites") {
      guard let id = head.path.segments.last, let record = try await storage.documents.value(.invite(id)).value,
        isMeant(record.grant), record.expiresAt > signIn.clock.now(), record.usesLeft > 0
      else { continue }
      open.append(
        OpenInvite(id: id.rawValue, grant: record.grant, expiresAt: record.expiresAt, usesLeft: record.usesLeft)
      )
    }
    return open.sorted { ($0.expiresAt, $0.id) < ($1.expiresAt, $1.id) }
  }

  /// Returns the active viewer links to a space.
  package func openViewerLinks(into space: ItemPath, for account: Account) async throws -> [OpenViewerLink] {
    try await checkMayGive(.role(.viewer, in: space), account)
    var open: [OpenViewerLink] = []
    for head in try await storage.documents.all(under: "local/sign-in/viewers") {
      guard let id = head.path.segments.last, let record = try await storage.documents.value(.viewer(id)).value,
        record.path.space == space
      else { continue }
      open.append(OpenViewerLink(id: id.rawValue, path: record.path))
    }
    return open
  }

  /// Returns the members of a space who have an account here.
  public func members(of space: ItemPath, for account: Account) async throws -> [SpaceMember] {
    try await checkMayGive(.role(.member, in: space), account)
    var members: [SpaceMember] = []
    for head in try await storage.documents.all(under: space.appending("members")) {
      guard let segment = head.path.segments.last, let account = try await signIn.account(of: UserID(segment)),
        let membership = try await storage.documents.value(.membership(of: account.user, in: space)).value
      else { continue }
      members.append(SpaceMember(id: account.user, displayName: account.displayName, role: membership.role))
    }
    return members.sorted { ($0.displayName, $0.id) < ($1.displayName, $1.id) }
  }
}
