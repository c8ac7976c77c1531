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
    try await storage.documents.value(.viewer(.digest(of: secret))).value.map { .viewer($0.path) }
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
  /// Only for plain accounts that take part in the space, so that nobody becomes more by another's link.
  ///
  /// - Throws: ``Problem/notFound`` for somebody who does not lead the space.
  public func rejoinLink(for user: UserID, in space: Path, by account: Account) async throws -> String {
    try await checkMayGive(.role(.member, in: space), account)
    guard let present = try await storage.documents.value(.membership(of: user, in: space)).value,
      !present.leads, present.role != .former,
      let lost = try await signIn.account(of: user), lost.role == .member
    else { throw Problem.notFound }
    try await signIn.endAll(of: user)
    return try await signIn.newLink(for: lost)
  }
}

struct ViewerRecord: Hashable, Codable, Sendable {
  let path: Path
  let madeBy: UserID
}

extension DocumentKey where Value == ViewerRecord {
  static func viewer(_ id: Path.Segment) -> Self { .json(Path("local/sign-in/viewers").appending(id)) }
}
