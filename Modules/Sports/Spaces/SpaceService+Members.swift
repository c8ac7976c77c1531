public import Access
public import Domain

extension SpaceService {
  /// Returns the roles of all who are members of a space, for a principal who may see the space.
  public func members(of id: SpaceID) async throws(SpaceError) -> [UserID: Membership.Role] {
    _ = try await view(id)
    do {
      var members: [UserID: Membership.Role] = [:]
      for head in try await storage.all(under: space.path(of: id).appending("members")) {
        guard let user = head.path.segments.last.map({ UserID($0) }),
          let role = try await kind.membership(of: user, in: id)?.role, role != .former
        else { continue }
        members[user] = role
      }
      return members
    } catch let error as DocumentError {
      throw SpaceError(error)
    } catch {
      throw .store(.unavailable("\(error)"))
    }
  }

  /// Removes the account from a space.
  ///
  /// Its entries stay.
  ///
  /// The event comes first, while the account may still write it. A crash in between leaves a membership, and leaving
  /// again ends it.
  ///
  /// - Throws: ``SpaceError/refused(_:)`` for the owner, who must hand over the space first.
  public func leave(_ id: SpaceID, as ticket: Ticket) async throws(SpaceError) {
    let account = try requireAccount()
    let view = try await view(id)
    if view.role == .owner {
      throw .refused(Refusal("owner", "You run this. Hand it over to another member before you leave."))
    }
    try await recordDeparture(of: account.user, from: view, as: ticket)
    try await set([(account.user, .former)], in: id, as: ticket)
  }

  /// Records the departure of a member whom the invites have removed.
  package func recordDeparture(of user: UserID, from id: SpaceID, as ticket: Ticket) async throws(SpaceError) {
    try await recordDeparture(of: user, from: try await view(id), as: ticket)
  }

  /// Makes another member the owner.
  ///
  /// The account stays as an admin. As in ``appoint(_:to:in:as:)``, the event comes first.
  ///
  /// Two devices that were not synced may have handed the space over and removed the new owner. The owner of the installation
  /// gives such a space, which nobody owns, to a member.
  ///
  /// - Throws: ``SpaceError/notFound`` unless the account owns the space and the other is a present member.
  public func handOver(_ id: SpaceID, to user: UserID, as ticket: Ticket) async throws(SpaceError) {
    let account = try requireAccount()
    let view = try await view(id)
    let present: Membership?
    do { present = try await kind.membership(of: user, in: id) } catch { throw SpaceError(error) }
    let isOwn = view.role == .owner && view.isMember
    let mayHandOver = isOwn ? user != account.user : try await isForsaken(id)
    guard mayHandOver, let present, [.admin, .member].contains(present.role) else { throw .notFound }
    _ = try await record(in: view, as: ticket) { view throws(Refusal) in
      try view.state.appointment(of: user, to: .owner)
    }
    try await set([(user, .owner)] + (isOwn ? [(account.user, .admin)] : []), in: id, as: ticket)
  }

  /// Whether nobody owns a space, for the owner of the installation.
  private func isForsaken(_ id: SpaceID) async throws(SpaceError) -> Bool {
    guard principal.isOwner else { return false }
    return try await !members(of: id).values.contains(.owner)
  }

  /// Makes a member an organiser of the space beside its owner, or an organiser a member.
  ///
  /// The event comes first, so that no appointment is without a trace.
  ///
  /// - Throws: ``SpaceError/notFound`` unless the account leads the space and the other is a present member but the owner.
  public func appoint(
    _ user: UserID,
    to role: Membership.Role,
    in id: SpaceID,
    as ticket: Ticket
  ) async throws(SpaceError) {
    let view = try await view(id)
    let present: Membership?
    do { present = try await kind.membership(of: user, in: id) } catch { throw SpaceError(error) }
    guard view.leads, [.admin, .member].contains(role), let present, [.admin, .member].contains(present.role) else {
      throw .notFound
    }
    if present.role == role { return }
    _ = try await record(in: view, as: ticket) { view throws(Refusal) in
      try view.state.appointment(of: user, to: role)
    }
    try await set([(user, role)], in: id, as: ticket)
  }

  /// Deletes a space for all members.
  ///
  /// The document about the space and the last memberships end in one step, and the kit's server then deletes the other
  /// documents. The journal stays in the store, where no one sees it. Where a space has more members than one step takes, the others lose access first; deleting again goes on
  /// where a failure came between.
  ///
  /// - Throws: ``SpaceError/notFound`` unless the account owns the space.
  public func delete(_ id: SpaceID, as ticket: Ticket) async throws(SpaceError) {
    let account = try requireAccount()
    let view = try await view(id)
    guard view.role == .owner, view.isMember else { throw .notFound }
    let end = DocumentWrite(
      space.about(of: id),
      id: WriteID(rawValue: "delete:\(ticket.id)"),
      expected: .any,
      body: nil
    )
    // The owner's own membership comes last: it is what allows the others.
    var users = try await members(of: id).keys.filter { $0 != account.user }.sorted() + [account.user]
    while users.count >= Limits.batchItems {
      let first = users.dropLast().prefix(Limits.batchItems)
      try await set(first.map { ($0, .former) }, in: id, as: ticket)
      users.removeFirst(first.count)
    }
    try await set(users.map { ($0, .former) }, in: id, as: ticket, after: [end])
  }

  private func recordDeparture(
    of user: UserID,
    from view: SpaceView<Fold>,
    as ticket: Ticket
  ) async throws(SpaceError) {
    let drafts: [EventDraft]
    do { drafts = try view.state.departure(of: user) } catch { throw .refused(error) }
    if drafts.isEmpty { return }
    _ = try await record(in: view.id, as: ticket) { view throws(Refusal) in try view.state.departure(of: user) }
  }

  /// Sets all of the roles, or none.
  private func set(
    _ roles: [(user: UserID, role: Membership.Role)],
    in id: SpaceID,
    as ticket: Ticket,
    after first: [DocumentWrite] = []
  ) async throws(SpaceError) {
    let space = space.path(of: id)
    do {
      let writes = try roles.map { user, role throws(DocumentError) in
        let labels = role == .former ? [] : Set([DocumentLabel.member(user)].compactMap(\.self))
        let write = WriteID(rawValue: "\(ticket.id):\(user)")
        return try DocumentKey.membership(of: user, in: space)
          .write(Membership(role: role), id: write, expected: .any, labels: labels)
      }
      _ = try await storage.save(first + writes)
    } catch {
      throw SpaceError(error)
    }
  }
}
