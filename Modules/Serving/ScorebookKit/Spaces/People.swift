import Access
package import Domain
package import ScoreServer
package import Spaces

extension SignIn {
  /// Returns the members of a space by name, without guests: they have no account, and a member acts for each.
  ///
  /// `name` returns the name of a member in the space; the account's name for nil. A member whose account the reader may
  /// not see goes by the id.
  ///
  /// - Throws: ``Spaces/SpaceError``; ``Domain/DocumentError``.
  package func people<Fold: SpaceFold>(
    in view: SpaceView<Fold>,
    of spaces: SpaceService<Fold>,
    named name: (UserID, SpaceView<Fold>) -> String? = { _, _ in nil }
  ) async throws -> [SpaceMember] {
    var people: [SpaceMember] = []
    for (user, role) in try await spaces.members(of: view.id) where role != .guest {
      let shown = if let name = name(user, view) { name } else { try await accountName(of: user) }
      people.append(SpaceMember(id: user, displayName: shown ?? user.rawValue, role: role))
    }
    return people.sorted { ($0.displayName, $0.id) < ($1.displayName, $1.id) }
  }

  private func accountName(of user: UserID) async throws(DocumentError) -> String? {
    do { return try await name(of: user) } catch {
      if error == .store(.denied) { return nil }
      throw error
    }
  }
}

extension Invites {
  /// Removes a member from a space for an account that leads it, and records the departure.
  ///
  /// The entries stay.
  ///
  /// - Throws: ``WireFormat/Problem/notFound`` for an account that does not lead the space, and for the removal of a leader.
  package func remove<Fold: SpaceFold>(
    _ user: UserID,
    from id: SpaceID,
    of spaces: SpaceService<Fold>,
    as ticket: Ticket
  ) async throws {
    guard let account = spaces.account else { throw SpaceError.refused(.notAllowed) }
    try await remove(user, from: Fold.space.path(of: id), by: account)
    try await spaces.recordDeparture(of: user, from: id, as: ticket)
  }
}
