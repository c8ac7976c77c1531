import Access
package import Domain

extension Gatekeeper {
  /// Takes a deleted account out of every space: records what the sport says instead of the name, and ends the
  /// membership, also that of its owner.
  ///
  /// The installation itself records it, around the rules of access. Every step is safe to repeat, so after a crash the
  /// whole is done again.
  ///
  /// - Parameters:
  ///   - user: The user.
  ///   - now: The time.
  /// - Throws: ``Domain/StoreFailure``, ``Domain/DocumentError``, ``Domain/JournalError``.
  package func forget(_ user: UserID, at now: Timestamp) async throws {
    for kind in allKinds {
      // Former members have no label, and their names stand in the journal all the same.
      for path in try await base.documents.allMemberships(of: user, under: kind.space.root) {
        guard let id = kind.space.id(of: path) else { continue }
        try await kind.forget(user, in: id, at: now)
      }
    }
  }

  /// Returns the spaces that an account owns and in which other accounts take part, for which it must find another
  /// owner before it is deleted.
  ///
  /// - Throws: ``Domain/DocumentError``.
  package func sharedSpaces(ownedBy user: UserID) async throws(DocumentError) -> [ItemPath] {
    var shared: [ItemPath] = []
    for path in try await base.documents.memberships(of: user) {
      let members = try await base.documents.all(under: path.space.appending("members")).map(\.path)
      let found = try await base.documents.loadAll(of: members)
      let roles = zip(members, found).compactMap { member, document in
        document.flatMap { DocumentKey<Membership>.json(member).decode($0.body) }.map { (member, $0) }
      }
      let isOwner = roles.contains { $0 == path && $1.role == .owner }
      if isOwner, roles.contains(where: { $0 != path && $1.isOfAccount }) { shared.append(path.space) }
    }
    return shared
  }
}

extension Kind {
  func forget(_ user: UserID, in id: SpaceID, at now: Timestamp) async throws {
    if let about = try await about(id) { try await record(deletionOf: user, in: id, about, at: now) }
    let key = DocumentKey.membership(of: user, in: space.path(of: id))
    let present = try await documents.value(key).value
    if present?.role == .owner, keeping == nil { try await delete(space.about(of: id)) }
    if present?.role == .former { return }
    let end = try key.write(Membership(role: .former), id: WriteID(rawValue: "deleted:\(user)"), expected: .any)
    _ = try await documents.save([end])
  }

  private func record(deletionOf user: UserID, in id: SpaceID, _ about: Fold.About, at now: Timestamp) async throws {
    let journal = space.journal(of: id)
    let fold = try await folds.fold(of: journal, about)
    let events = fold.state.deletion(of: user).enumerated().map { number, draft in
      ScoringEvent(
        id: EventID(rawValue: "deleted:\(user):\(draft.subject?.rawValue ?? "\(number)")"),
        type: draft.type,
        actor: user,
        subject: draft.subject,
        occurredAt: now,
        body: draft.body
      )
    }
    let new = events.filter { fold.event($0.id) == nil }
    if !new.isEmpty { try await folds.record(new, in: journal) }
    // Also without a new event, because a crash may have come before this.
    let after = try await folds.fold(of: journal, about)
    if let keeper = after.keeper { try await keeper.list(in: documents) }
  }

  /// Deletes the document about a space that nobody is left in.
  private func delete(_ about: ItemPath) async throws {
    guard let present = try await documents.load(about), !present.head.isDeleted else { return }
    _ = try await documents.save([DocumentWrite(about, id: "deleted", expected: .any, body: nil)])
  }
}
