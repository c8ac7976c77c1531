import Access
package import Domain

extension Gatekeeper {
  /// Takes a deleted account out of every space: records what the sport says instead of the name, redacts what the events
  /// hold of it, and ends the membership, also that of its owner.
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

extension Gatekeeper {
  /// Takes out of events that came late what the deletion of an account, or the removal of a space, took out of those that
  /// were there.
  ///
  /// Only the owner of the installation delivers such events, each with the stamp of another store. After a crash between
  /// the append and this, the delivery has no answer. It is repeated, and so is this.
  fileprivate func redactLate(
    _ events: [ScoringEvent],
    in journal: ItemPath,
    by owner: UserID
  ) async throws(JournalError) {
    let isOwn = journal.isUnder("users") && journal.segments.count > 1
    let users =
      isOwn ? [UserID(journal.segments[1])] : events.map(\.actor) + events.compactMap(\.subject).map { UserID($0) }
    let deleted: [UserID]
    do { deleted = try await base.documents.deletedAccounts(among: Set(users)) } catch {
      throw .store(error.storeFailure)
    }
    if let (kind, id) = kind(keeping: journal) {
      try await kind.redactLate(events, of: deleted, in: id, by: owner)
    } else if isOwn, !deleted.isEmpty {
      try await base.sessions.session(at: journal).redact(events, by: owner) { _ in Redaction.nothing }
    }
  }
}

/// A journal to which the owner of the installation delivers the events of others.
struct DeliveredSession: SessionLayer {
  let base: any ScoringSession
  let gatekeeper: Gatekeeper
  let owner: UserID

  func append(
    _ events: [ScoringEvent],
    expecting expected: Expectation,
    given premises: [Premise]
  ) async throws(JournalError) -> [RecordedEvent] {
    let recorded = try await base.append(events, expecting: expected, given: premises)
    if events.contains(where: { $0.stamp != nil }) {
      try await gatekeeper.redactLate(recorded.map(\.event), in: path, by: owner)
    }
    return recorded
  }
}

extension Kind {
  func forget(_ user: UserID, in id: SpaceID, at now: Timestamp) async throws {
    // The membership ends first: an entry that is on its way then fails its premise, and brings no name back.
    let key = DocumentKey.membership(of: user, in: space.path(of: id))
    if try await documents.value(key).value?.role != .former {
      let end = try key.write(Membership(role: .former), id: WriteID(rawValue: "deleted:\(user)"), expected: .any)
      _ = try await documents.save([end])
    }
    if let about = try await about(id) { try await record(deletionOf: user, in: id, about, at: now) }
    if keeping == nil, try await !hasMembers(id, where: \.isOfAccount) { try await delete(space.about(of: id)) }
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
    // What follows is done also without a new event, because a crash may have come before.
    try await redact(of: [user], in: id, about)
    let after = try await folds.fold(of: journal, about)
    if let keeper = after.keeper { try await keeper.list(in: documents) }
    try await deleteParts(of: user, in: id, without: after)
  }

  /// Deletes the parts of events that the account was still writing, and whose events were refused.
  private func deleteParts(of user: UserID, in id: SpaceID, without journal: JournalFold<Fold>) async throws {
    guard let parts = space.parts else { return }
    let own = space.path(of: id).appending(parts).appending(ItemPath.Segment(user))
    let lost = try await documents.all(under: own).map(\.path).filter { path in
      path.segments.last.map { journal.event(EventID($0)) == nil } ?? false
    }
    try await documents.saveAll(lost.map { DocumentWrite($0, id: "deleted", expected: .any, body: nil) })
  }

  /// Takes what is personal of deleted accounts out of some events of the journal; out of all where `events` is nil.
  private func redact(
    _ events: [ScoringEvent]? = nil,
    of users: [UserID],
    in id: SpaceID,
    _ about: Fold.About
  ) async throws(JournalError) {
    let journal = space.journal(of: id)
    let state = try await folds.fold(of: journal, about).state
    for user in users {
      try await folds.redact(events, of: journal, by: user) { state.remains(of: $0, without: user) }
    }
  }

  func redactLate(
    _ events: [ScoringEvent],
    of users: [UserID],
    in id: SpaceID,
    by owner: UserID
  ) async throws(JournalError) {
    let (isRemoved, about): (Bool, Fold.About?)
    do throws(StoreFailure) {
      isRemoved = try await self.isRemoved(id)
      about = isRemoved || users.isEmpty ? nil : try await self.about(id)
    } catch {
      throw .store(error)
    }
    if isRemoved {
      try await folds.redact(events, of: space.journal(of: id), by: owner) { _ in Redaction.nothing }
    } else if let about {
      try await redact(events, of: users, in: id, about)
    }
  }

  /// Whether the space was removed: the document about it is deleted, and the space has no owner any more.
  private func isRemoved(_ id: SpaceID) async throws(StoreFailure) -> Bool {
    do throws(DocumentError) {
      guard try await documents.load(space.about(of: id))?.head.isDeleted == true else { return false }
      return try await !hasMembers(id) { $0.role == .owner }
    } catch {
      throw error.storeFailure
    }
  }

  private func hasMembers(
    _ id: SpaceID,
    where isWanted: (Membership) -> Bool
  ) async throws(DocumentError) -> Bool {
    for head in try await documents.all(under: space.path(of: id).appending("members")) {
      let membership = try await documents.value(DocumentKey<Membership>.json(head.path)).value
      if let membership, isWanted(membership) { return true }
    }
    return false
  }

  /// Deletes the document about a space that nobody is left in.
  private func delete(_ about: ItemPath) async throws {
    guard let present = try await documents.load(about), !present.head.isDeleted else { return }
    _ = try await documents.save([DocumentWrite(about, id: "deleted", expected: .any, body: nil)])
  }
}
