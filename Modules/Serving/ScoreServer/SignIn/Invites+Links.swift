package import Access
public import Domain
import HTTPTypes
import Notices
import WireFormat

/// A link that shows one path to its bearer without an account.
///
/// A link exists only after an organiser has created it.
package struct ViewerLink: Hashable, Sendable {
  /// The id for ``Invites/revokeViewerLink(_:by:)``, which shows nothing.
  package let id: String
  package let secret: String
}

extension Invites {
  /// Creates a link that shows a path inside a space, valid until it is revoked.
  ///
  /// - Throws: ``Problem/notFound`` for an account that does not lead the space.
  package func makeViewerLink(to path: ItemPath, by account: Account) async throws -> ViewerLink {
    guard path.segments.count > 2, path.problem == nil else { throw Problem.notFound }
    try await checkMayGive(.role(.viewer, in: path.space), account)
    let secret = signIn.newSecret()
    let id = ItemPath.Segment.digest(of: secret)
    let record = ViewerRecord(path: path, madeBy: account.user)
    _ = try await storage.documents.save([
      try DocumentKey.viewer(id).write(record, id: signIn.clock.newWrite(), expected: .absent)
    ])
    return ViewerLink(id: id.rawValue, secret: secret)
  }

  /// Returns the principal for a viewer link's secret; nil for an invalid or revoked link.
  package func viewer(_ secret: String) async throws -> Principal? {
    guard let record = try await storage.documents.value(.viewer(.digest(of: secret))).value,
      try await isStillGiven(.role(.viewer, in: record.path.space), by: record.madeBy)
    else { return nil }
    return .viewer(record.path)
  }

  /// Returns the path of a viewer link, for pages that follow it.
  package static func viewerPath(_ secret: String) -> ItemPath { DocumentKey.viewer(.digest(of: secret)).path }

  package func revokeViewerLink(_ id: String, by account: Account) async throws {
    let key = DocumentKey.viewer(ItemPath.Segment(rawValue: id))
    guard let record = try await storage.documents.value(key).value else { throw Problem.notFound }
    try await checkMayGive(.role(.viewer, in: record.path.space), account)
    _ = try await storage.documents.save([
      DocumentWrite(key.path, id: signIn.clock.newWrite(), expected: .any, body: nil)
    ])
  }

  /// Creates a one-time link for a member who lost a phone or has a second one, and returns its secret.
  ///
  /// For a lost phone all sessions of the user end at once, with the user's recovery code and pending links.
  ///
  /// The bearer of the link acts as that user. So an organiser creates one only for a plain account that an invite of
  /// the same space made, and only while leading every space of that account. The installation's owner creates one for
  /// every account but the own. The user gets a notice of it.
  ///
  /// - Throws: ``Problem/notFound`` for an account that does not lead the space; ``Problem`` with the code
  ///   `rejoinRefused` for an account that the organiser may not let in.
  package func rejoinLink(
    for user: UserID,
    in space: ItemPath,
    by account: Account,
    _ change: DeviceChange = .lostPhone
  ) async throws -> String {
    try await checkMayGive(.role(.member, in: space), account)
    let lost = try await returning(user, to: space, by: account)
    // The user is notified first. A link without a notice is never created.
    let made = Notice.SignInLink(madeBy: account.displayName, keepsOthers: change == .secondPhone)
    try await inbox.deliver(
      .signInLink(made),
      naming: ["madeBy": account.user],
      about: [signIn.clock.newIdentity()],
      to: user,
      at: signIn.clock.now()
    )
    if change == .lostPhone { try await signIn.endAll(of: user) }
    return try await signIn.newLink(for: lost)
  }
}

extension Invites {
  /// Returns the account of a member whom a leader of a space may let in again.
  ///
  /// - Throws: ``Problem/notFound`` for another user; ``Problem`` with the code `rejoinRefused` for a member whom only the
  ///   owner of the installation may let in.
  func returning(_ user: UserID, to space: ItemPath, by account: Account) async throws -> Account {
    let isOwner = account.role == .owner
    guard let present = try await storage.documents.value(.membership(of: user, in: space)).value,
      present.isOfAccount, isOwner || !present.leads,
      let lost = try await signIn.account(of: user), lost.role == .member || isOwner && lost.role == .organiser
    else { throw Problem.notFound }
    try await checkMayReplace(user, from: space, account)
    return lost
  }

  private func checkMayReplace(_ user: UserID, from space: ItemPath, _ account: Account) async throws {
    guard account.role != .owner else { return }
    guard try await signIn.home(of: user) == space else { throw Self.rejoinRefused }
    for other in try await storage.documents.memberships(of: user) {
      guard try await mayInvite(into: other.space, account) else { throw Self.rejoinRefused }
    }
  }

  private static let rejoinRefused = Problem(
    .forbidden,
    "rejoinRefused",
    "You cannot make a sign-in link for this member.",
    detail:
      "Ask the owner of this server. You can make one only for members who first came with an invite of yours here."
  )

  /// Ends every invite, code and viewer link into a space that was removed.
  package func endAll(into space: ItemPath) async throws(DocumentError) {
    let documents = storage.documents
    var (ended, invites) = ([DocumentKey<SpaceCodeRecord>.spaceCode(space).path], Set<ItemPath.Segment>())
    for head in try await documents.all(under: "local/sign-in/invites") {
      guard let record = try await documents.value(DocumentKey<InviteRecord>.json(head.path)).value,
        case .role(_, space) = record.grant
      else { continue }
      ended.append(head.path)
      invites.formUnion(head.path.segments.suffix(1))
    }
    for head in try await documents.all(under: "local/sign-in/codes") {
      let record = try await documents.value(DocumentKey<CodeRecord>.json(head.path)).value
      if let record, invites.contains(record.invite) { ended.append(head.path) }
    }
    for head in try await documents.all(under: "local/sign-in/viewers") {
      let record = try await documents.value(DocumentKey<ViewerRecord>.json(head.path)).value
      if record?.path.space == space { ended.append(head.path) }
    }
    // The invites come last, because they lead to their codes.
    for path in ended.reversed() where try await documents.load(path)?.head.isDeleted == false {
      _ = try await documents.save([DocumentWrite(path, id: signIn.clock.newWrite(), expected: .any, body: nil)])
    }
  }

  /// Ends a user's membership, and with it all access to the space.
  ///
  /// The user's entries stay.
  ///
  /// - Throws: ``Problem/notFound`` for an account that does not lead the space, and for the removal of a leader.
  public func remove(_ user: UserID, from space: ItemPath, by account: Account) async throws {
    let premises = try await checkMayGive(.role(.member, in: space), account)
    let key = DocumentKey.membership(of: user, in: space)
    let present = try await storage.documents.value(key)
    guard let membership = present.value, !membership.leads, membership.role != .former else { throw Problem.notFound }
    let end = try key.write(Membership(role: .former), id: signIn.clock.newWrite(), expected: present.expected)
    _ = try await storage.documents.save([end], given: premises)
  }
}

struct ViewerRecord: Hashable, Codable, Sendable {
  let path: ItemPath
  let madeBy: UserID
}

extension DocumentKey where Value == ViewerRecord {
  static func viewer(_ id: ItemPath.Segment) -> Self { .json(ItemPath("local/sign-in/viewers").appending(id)) }
}
