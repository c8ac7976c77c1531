import Access
package import Domain
import WireFormat

/// The one code of a space that its leaders can see while it is valid.
package struct SpaceCode: Hashable, Codable, Sendable {
  /// The code, such as `7KQ2-M9XF-3DPA`.
  package let code: String
  /// The time at which it expires.
  package let expiresAt: Timestamp
  /// The number of uses left.
  package let usesLeft: Int
}

/// Other invites are shown once and stored as a hash.
///
/// This code is read out for a whole evening, so its text is stored with the sign-ins, which no copy of the store
/// includes.
extension Invites {
  /// Returns the valid code; nil for none.
  ///
  /// - Throws: ``Problem/notFound`` for an account that does not lead the space; so do the other methods.
  package func spaceCode(of space: ItemPath, for account: Account) async throws -> SpaceCode? {
    try await checkMayGive(.role(.member, in: space), account)
    guard let kept = try await storage.documents.value(.spaceCode(space)).value,
      let record = try await storage.documents.value(.invite(ItemPath.Segment(rawValue: kept.invite))).value,
      record.expiresAt > signIn.clock.now(), record.usesLeft > 0,
      try await isStillGiven(record.grant, by: record.madeBy)
    else { return nil }
    return SpaceCode(code: kept.code, expiresAt: record.expiresAt, usesLeft: record.usesLeft)
  }

  /// Creates a code, which replaces the one before.
  package func makeSpaceCode(of space: ItemPath, by account: Account, uses: Int = 100) async throws {
    try await endSpaceCode(of: space, by: account)
    let invite = try await make(.role(.member, in: space), by: account, withCode: true, uses: uses)
    let record = SpaceCodeRecord(invite: invite.id, code: invite.code ?? "")
    try await storage.documents.update(.spaceCode(space), as: signIn.clock.newWrite()) { _ in record }
  }

  /// Ends the code.
  ///
  /// Members who joined with it stay.
  package func endSpaceCode(of space: ItemPath, by account: Account) async throws {
    try await checkMayGive(.role(.member, in: space), account)
    guard let kept = try await storage.documents.value(.spaceCode(space)).value else { return }
    let ended = [
      DocumentKey<InviteRecord>.invite(ItemPath.Segment(rawValue: kept.invite)).path,
      DocumentKey<SpaceCodeRecord>.spaceCode(space).path,
    ]
    _ = try await storage.documents.save(
      ended.map { DocumentWrite($0, id: signIn.clock.newWrite(), expected: .any, body: nil) }
    )
  }
}

struct SpaceCodeRecord: Hashable, Codable, Sendable {
  let invite: String
  let code: String
}

extension DocumentKey where Value == SpaceCodeRecord {
  static func spaceCode(_ space: ItemPath) -> Self {
    .json(ItemPath("local/sign-in/space-codes").appending(.digest(of: "\(space)")))
  }
}
