public import Access
public import Domain
import WireFormat

/// An invite that is still good, without what lets somebody in.
public struct OpenInvite: Hashable, Codable, Sendable, Identifiable {
  public let id: String
  public let grant: InviteGrant
  public let expiresAt: Timestamp
  public let usesLeft: Int
}

/// A viewer link that is still good, without its secret.
public struct OpenViewerLink: Hashable, Codable, Sendable, Identifiable {
  public let id: String
  public let path: Path
}

/// Somebody with an account who has a place in a space.
public struct SpaceMember: Hashable, Codable, Sendable, Identifiable {
  public let id: UserID
  public let displayName: String
  public let role: Membership.Role

  public init(id: UserID, displayName: String, role: Membership.Role) {
    (self.id, self.displayName, self.role) = (id, displayName, role)
  }
}

extension Invites {
  /// The invites into a space that are still good.
  ///
  /// - Throws: ``Problem/notFound`` for somebody who does not lead the space; so do the others.
  public func openInvites(into space: Path, for account: Account) async throws -> [OpenInvite] {
    try await checkMayGive(.role(.member, in: space), account)
    return try await openInvites { if case .role(_, in: space) = $0 { true } else { false } }
  }

  /// The invites to this installation, which are no space's, that are still good.
  ///
  /// - Throws: ``Problem/notFound`` for somebody who does not own it.
  public func openInvites(for account: Account) async throws -> [OpenInvite] {
    try await checkMayGive(.organiser, account)
    return try await openInvites { $0 == .organiser }
  }

  private func openInvites(that isMeant: (InviteGrant) -> Bool) async throws -> [OpenInvite] {
    var open: [OpenInvite] = []
    for head in try await storage.documents.all(under: "local/sign-in/invites") {
      guard let id = head.path.segments.last, let record = try await storage.documents.value(.invite(id)).value,
        isMeant(record.grant), record.expiresAt > signIn.now(), record.usesLeft > 0
      else { continue }
      open.append(
        OpenInvite(id: id.rawValue, grant: record.grant, expiresAt: record.expiresAt, usesLeft: record.usesLeft)
      )
    }
    return open.sorted { ($0.expiresAt, $0.id) < ($1.expiresAt, $1.id) }
  }

  /// The viewer links into a space.
  public func openViewerLinks(into space: Path, for account: Account) async throws -> [OpenViewerLink] {
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

  /// The users with an account here who have a place in a space.
  public func members(of space: Path, for account: Account) async throws -> [SpaceMember] {
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
