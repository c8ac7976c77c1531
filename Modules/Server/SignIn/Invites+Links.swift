public import Domain

/// A link that shows one path to whoever has it, without an account; there is none until somebody makes it.
public struct ViewerLink: Hashable, Sendable {
  /// What ``Invites/revokeViewerLink(_:by:)`` knows it by; shows nothing.
  public let id: String
  public let secret: String
}

extension Invites {
  /// A link that shows a path inside a space, good until it is revoked.
  ///
  /// - Throws: ``Problem/notFound`` for somebody who does not lead the space.
  public func makeViewerLink(to path: Path, by account: Account) async throws -> ViewerLink {
    guard path.segments.count > 2, path.problem == nil else { throw Problem.notFound }
    try await checkMayGive(.role(.viewer, in: path.space), account)
    let secret = signIn.newSecret()
    let id = Path.Segment.digest(of: secret)
    let record = ViewerRecord(path: path, madeBy: account.user)
    _ = try await storage.documents.save([
      try DocumentKey.viewer(id).write(record, id: signIn.newWrite(), expected: .absent)
    ])
    return ViewerLink(id: id.rawValue, secret: secret)
  }

  /// Whom a viewer link's secret stands for; nil for one that is no good (any more).
  public func viewer(_ secret: String) async throws -> Principal? {
    guard let record = try await storage.documents.value(.viewer(.digest(of: secret))).value,
      try await isStillGiven(.role(.viewer, in: record.path.space), by: record.madeBy)
    else { return nil }
    return .viewer(record.path)
  }

  /// Ends a viewer link.
  public func revokeViewerLink(_ id: String, by account: Account) async throws {
    let key = DocumentKey.viewer(Path.Segment(rawValue: id))
    guard let record = try await storage.documents.value(key).value else { throw Problem.notFound }
    try await checkMayGive(.role(.viewer, in: record.path.space), account)
    _ = try await storage.documents.save([DocumentWrite(key.path, id: signIn.newWrite(), expected: .any, body: nil)])
  }

  /// A one-time link's secret for somebody who lost a phone; all sign-ins that this user has end at once.
  ///
  /// Whoever has it is that user, so it is made only by somebody who leads every space in which the user takes part, and
  /// only for plain accounts.
  ///
  /// - Throws: ``Problem/notFound`` for somebody who does not lead the space.
  public func rejoinLink(for user: UserID, in space: Path, by account: Account) async throws -> String {
    try await checkMayGive(.role(.member, in: space), account)
    guard let present = try await storage.documents.value(.membership(of: user, in: space)).value,
      !present.leads, present.role != .former,
      let lost = try await signIn.account(of: user), lost.role == .member
    else { throw Problem.notFound }
    try await checkLeadsAll(user, account)
    try await signIn.endAll(of: user)
    return try await signIn.newLink(for: lost)
  }
}

extension Invites {
  private func checkLeadsAll(_ user: UserID, _ account: Account) async throws {
    guard account.role != .owner else { return }
    guard let label = Label.member(user) else { throw Problem.notFound }
    for head in try await storage.documents.all(under: .root, labelled: label) {
      try await checkMayGive(.role(.member, in: head.path.space), account)
    }
  }

  /// Ends what somebody is in a space, who reads nothing there from then on; what was recorded stays.
  ///
  /// - Throws: ``Problem/notFound`` for somebody who does not lead the space; who leads it cannot be removed.
  public func remove(_ user: UserID, from space: Path, by account: Account) async throws {
    try await checkMayGive(.role(.member, in: space), account)
    let key = DocumentKey.membership(of: user, in: space)
    let present = try await storage.documents.value(key)
    guard let membership = present.value, !membership.leads, membership.role != .former else { throw Problem.notFound }
    _ = try await storage.documents.save([
      try key.write(Membership(role: .former), id: signIn.newWrite(), expected: present.expected)
    ])
  }
}

struct ViewerRecord: Hashable, Codable, Sendable {
  let path: Path
  let madeBy: UserID
}

extension DocumentKey where Value == ViewerRecord {
  static func viewer(_ id: Path.Segment) -> Self { .json(Path("local/sign-in/viewers").appending(id)) }
}
