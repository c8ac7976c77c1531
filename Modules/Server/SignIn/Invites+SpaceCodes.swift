import Access
public import Domain
import WireFormat

/// The one code of a space that is shown to whoever leads it for as long as it is good.
public struct SpaceCode: Hashable, Codable, Sendable {
  /// Such as `7KQ2-M9XF-3DPA`.
  public let code: String
  public let expiresAt: Timestamp
  public let usesLeft: Int
}

/// Other invites are shown once and kept as a hash. This one is read out for a whole evening, so its text is kept, with the
/// sign-ins, which no copy of the store takes along.
extension Invites {
  /// The code that is good now; nil for none.
  ///
  /// - Throws: ``Problem/notFound`` for somebody who does not lead the space; so do the others.
  public func spaceCode(of space: Path, for account: Account) async throws -> SpaceCode? {
    try await checkMayGive(.role(.member, in: space), account)
    guard let kept = try await storage.documents.value(.spaceCode(space)).value,
      let record = try await storage.documents.value(.invite(Path.Segment(rawValue: kept.invite))).value,
      record.expiresAt > signIn.now(), record.usesLeft > 0,
      try await isStillGiven(record.grant, by: record.madeBy)
    else { return nil }
    return SpaceCode(code: kept.code, expiresAt: record.expiresAt, usesLeft: record.usesLeft)
  }

  /// A new code; the one before is good no more.
  public func makeSpaceCode(of space: Path, by account: Account, uses: Int = 100) async throws {
    try await endSpaceCode(of: space, by: account)
    let invite = try await make(.role(.member, in: space), by: account, withCode: true, uses: uses)
    let record = SpaceCodeRecord(invite: invite.id, code: invite.code ?? "")
    try await storage.documents.update(.spaceCode(space), as: signIn.newWrite()) { _ in record }
  }

  /// Ends the code; whoever came with it stays.
  public func endSpaceCode(of space: Path, by account: Account) async throws {
    try await checkMayGive(.role(.member, in: space), account)
    guard let kept = try await storage.documents.value(.spaceCode(space)).value else { return }
    let ended = [
      DocumentKey<InviteRecord>.invite(Path.Segment(rawValue: kept.invite)).path,
      DocumentKey<SpaceCodeRecord>.spaceCode(space).path,
    ]
    _ = try await storage.documents.save(
      ended.map { DocumentWrite($0, id: signIn.newWrite(), expected: .any, body: nil) }
    )
  }
}

struct SpaceCodeRecord: Hashable, Codable, Sendable {
  let invite: String
  let code: String
}

extension DocumentKey where Value == SpaceCodeRecord {
  static func spaceCode(_ space: Path) -> Self {
    .json(Path("local/sign-in/space-codes").appending(.digest(of: "\(space)")))
  }
}
