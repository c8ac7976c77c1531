import Access
import Domain

/// One kind of space, without its fold's type.
protocol GuardedKind: Sendable {
  var space: Space { get }

  func name(of id: SpaceID) async -> String?

  /// Ends the memberships of members who left by recorded events.
  func endMemberships(by recorded: [RecordedEvent], in id: SpaceID) async throws(StoreFailure)

  /// Judges an append.
  ///
  /// - Returns: The accounts that the judgement depends on; the guard adds the memberships.
  /// - Throws: ``Domain/JournalError``: `refused` for the first new event that the rules reject. `notReady` if the document
  ///   about the space is missing or newer. `conflict` if the journal is not at the expected revision.
  func check(
    _ events: [ScoringEvent],
    in id: SpaceID,
    expecting expected: Expectation,
    by principal: Principal,
    at now: Timestamp
  ) async throws(JournalError) -> [Premise]

  /// Whether the sport's rules judge a document in a space.
  func judges(_ document: ItemPath, of id: SpaceID) -> Bool

  /// Judges the write of a document that ``judges(_:of:)`` names.
  ///
  /// - Returns: The state of the document that the judgement depends on.
  /// - Throws: ``Domain/DocumentError``: `invalid` or `denied` for a write that the rules reject. `conflict` for a deletion
  ///   that the journal does not ask for yet.
  func check(_ write: DocumentWrite, in id: SpaceID, by principal: Principal) async throws(DocumentError) -> Premise

  /// Takes a deleted account out of a space; safe to repeat.
  func forget(_ user: UserID, in id: SpaceID, at now: Timestamp) async throws

  /// Takes what is personal of deleted accounts out of events that came late; everything, where the space was removed.
  func redactLate(
    _ events: [ScoringEvent],
    of users: [UserID],
    in id: SpaceID,
    by owner: UserID
  ) async throws(JournalError)

  /// Writes the documents that follow from recorded events.
  func list(_ recorded: [RecordedEvent], in id: SpaceID) async throws(JournalError)
}

/// One kind of space with its folded journals.
struct Kind<Fold: SpaceFold>: GuardedKind {
  let folds: FoldedJournals<Fold>
  let documents: any DocumentRepository
  let keeping = Fold.self as? any KeepingFold.Type

  init(over base: Storage) {
    (documents, folds) = (base.documents, FoldedJournals(base.sessions, completedBy: base.documents))
  }

  var space: Space { Fold.space }

  func judges(_ document: ItemPath, of id: SpaceID) -> Bool {
    if let parts = space.parts, document.isUnder(space.path(of: id).appending(parts)) { return true }
    // Where the journal says everything, the document only lists the space.
    return document == space.about(of: id) && keeping == nil
  }

  /// Returns the document about a space.
  ///
  /// - Returns: The document; nil if there is none.
  /// - Throws: ``Domain/StoreFailure/newerSchema(_:)`` for one that this version cannot read.
  func about(_ id: SpaceID) async throws(StoreFailure) -> Fold.About? {
    if let about = keeping?.about(of: id) as? Fold.About { return about }
    let found: Document?
    do { found = try await documents.load(space.about(of: id)) } catch { throw error.storeFailure }
    guard let found, !found.head.isDeleted else { return nil }
    guard let about = Fold.About(stored: found.body) else {
      throw .newerSchema("a newer version wrote \(space.about(of: id)); update this app")
    }
    return about
  }

  func name(of id: SpaceID) async -> String? {
    if keeping == nil { return try? await about(id)?.name }
    // Where the journal says everything, the document that lists the space has its name.
    return try? await documents.value(DocumentKey<Listed>.json(space.about(of: id))).value?.name
  }

  private struct Listed: Hashable, Codable, Sendable {
    let name: String
  }

  /// Returns the membership of an account in a space; nil for none.
  func membership(of user: UserID, in id: SpaceID) async throws(StoreFailure) -> Membership? {
    try await member(user, of: id)?.membership
  }

  /// Returns the stored membership of an account in a space; nil for none.
  func member(_ user: UserID, of id: SpaceID) async throws(StoreFailure) -> (
    membership: Membership, head: DocumentHead
  )? {
    let key = DocumentKey<Membership>.membership(of: user, in: space.path(of: id))
    do {
      guard let found = try await documents.load(key.path), !found.head.isDeleted else { return nil }
      return key.decode(found.body).map { ($0, found.head) }
    } catch {
      throw error.storeFailure
    }
  }

  func endMemberships(by recorded: [RecordedEvent], in id: SpaceID) async throws(StoreFailure) {
    for recorded in recorded {
      guard let user = Fold.leaver(by: recorded.event), let left = recorded.event.stamp else { continue }
      _ = try await endMembership(of: user, in: id, leftAt: left)
    }
  }

  /// Ends the membership of a user who left.
  ///
  /// A membership that is older than the event ends; one that an invite has renewed since stays. The end has the
  /// event's stamp, so that a device that learns of the invite later does not undo it.
  ///
  /// - Returns: Whether the membership has ended.
  func endMembership(of user: UserID, in id: SpaceID, leftAt left: Stamp) async throws(StoreFailure) -> Bool {
    guard let found = try await member(user, of: id), found.membership.role != .owner, found.head.stamp < left else {
      return false
    }
    if found.membership.role == .former { return true }
    do {
      let write = WriteID(rawValue: "left:\(left.time.rawValue)")
      let end = try DocumentKey<Membership>.membership(of: user, in: space.path(of: id))
        .write(Membership(role: .former), id: write, expected: .revision(found.head.revision))
      let stamped = DocumentWrite(end.path, id: write, expected: end.expected, body: end.body, stamp: left)
      _ = try await documents.save([stamped])
      return true
    } catch {
      // An invite was faster, or another request ended the membership.
      if case .conflict = error { return try await endMembership(of: user, in: id, leftAt: left) }
      throw error.storeFailure
    }
  }

  /// Judges a departure.
  ///
  /// The owner must hand over the space first, and only admins themselves may end their admin role.
  func refusal(ofLeavingBy event: ScoringEvent, in id: SpaceID) async throws(StoreFailure) -> Refusal? {
    guard let user = Fold.leaver(by: event), let membership = try await membership(of: user, in: id) else { return nil }
    if membership.role == .owner { return .ownerLeaves }
    return membership.leads && event.actor != user ? .notAllowed : nil
  }

  func check(
    _ events: [ScoringEvent],
    in id: SpaceID,
    expecting expected: Expectation,
    by principal: Principal,
    at now: Timestamp
  ) async throws(JournalError) -> [Premise] {
    // The owner of the installation copies events that another store has accepted.
    let events = principal.isOwner ? events.filter { $0.stamp == nil } : events
    if events.isEmpty { return [] }
    let about: Fold.About?
    do { about = try await self.about(id) } catch {
      // A newer version wrote the document: the event can be judged after an update.
      if case .newerSchema = error { throw .notReady }
      throw .store(error)
    }
    guard let about else { throw .notReady }
    let fold = try await folds.fold(of: space.journal(of: id), about)
    let new = events.filter { fold.event($0.id) == nil }
    // A writer that is behind must decide again, because its event was meant for another state.
    guard new.isEmpty || expected.isMet(by: fold.revision, isLive: fold.revision != .zero) else {
      throw .conflict(current: fold.revision)
    }
    let (requests, premises) = try await requests(new, of: fold, in: id, by: principal, at: now)
    if let refusal = fold.refusal(ofAll: requests) { throw .refused(refusal) }
    return premises
  }

  func list(_ recorded: [RecordedEvent], in id: SpaceID) async throws(JournalError) {
    guard let keeping, recorded.contains(where: { keeping.isListed($0.event) }) else { return }
    let about: Fold.About?
    do { about = try await self.about(id) } catch { throw .store(error) }
    guard let about else { return }
    let journal = space.journal(of: id)
    var fold = await folds.note(recorded, of: journal, about)
    if fold == nil { fold = try await folds.fold(of: journal, about) }
    do { try await fold?.keeper?.list(in: documents) } catch { throw .store(error.storeFailure) }
  }

  private func requests(
    _ events: [ScoringEvent],
    of fold: JournalFold<Fold>,
    in id: SpaceID,
    by principal: Principal,
    at now: Timestamp
  ) async throws(JournalError) -> (requests: [AppendRequest], premises: [Premise]) {
    var (actors, requests, premises): ([UserID: Actor], [AppendRequest], [Premise]) = ([:], [], [])
    var isAlone: [UserID: Bool] = [:]
    for event in events {
      let actor: Actor
      if let known = actors[event.actor] {
        actor = known
      } else {
        do { actor = try await self.actor(event.actor, in: id, for: principal) } catch { throw .store(error) }
        actors[event.actor] = actor
      }
      var moment = now
      if let stamp = event.stamp, let founded = actor.foundedHere, stamp < founded {
        let alone = isAlone[event.actor] ?? fold.events.allSatisfy { $0.actor == event.actor }
        isAlone[event.actor] = alone
        if alone { moment = min(stamp.time, now) }
      }
      let (accounts, read) = try await accounts(for: event, in: id)
      premises += read
      let isLate = event.stamp != nil
      requests.append(fold.request(event, as: actor.role, at: moment, isLate: isLate, accounts: accounts))
    }
    return (requests, premises)
  }

  /// Returns the accounts that the rules need to judge an event, and the revisions that were read.
  ///
  /// - Throws: ``Domain/JournalError/refused(_:)`` for a departure that the rules reject.
  func accounts(for event: ScoringEvent, in id: SpaceID) async throws(JournalError) -> (
    accounts: [UserID: Account], premises: [Premise]
  ) {
    let leaving: Refusal?
    do { leaving = try await refusal(ofLeavingBy: event, in: id) } catch { throw .store(error) }
    if let leaving { throw .refused(leaving) }
    var (accounts, premises): ([UserID: Account], [Premise]) = ([:], [])
    for user in keeping?.accounts(for: event) ?? [] {
      let key = DocumentKey.storedAccount(user)
      let found: Document?
      do { found = try await documents.load(key.path) } catch { throw .store(error.storeFailure) }
      if let found, !found.head.isDeleted { accounts[user] = key.decode(found.body)?.account(of: user) }
      premises.append(.document(key.path, at: found?.head.revision ?? .zero))
    }
    return (accounts, premises)
  }

  private func actor(_ user: UserID, in id: SpaceID, for principal: Principal) async throws(StoreFailure) -> Actor {
    if let found = try await member(user, of: id) {
      let isFounder = found.membership.role == .owner && found.head.write == "founding"
      return Actor(role: found.membership.role, foundedHere: isFounder ? found.head.stamp : nil)
    }
    return Actor(role: principal.isOwner && principal.user == user ? .owner : .former, foundedHere: nil)
  }
}

/// A user who recorded events, as the rules see that user.
private struct Actor {
  let role: Membership.Role
  /// The time at which this store learned of a space that the user created; nil for every other user.
  ///
  /// A founder may have used a space for weeks on a device before it came here. As long as no other user has recorded
  /// anything, the rules judge that history as it was made. Later, and for other users, the clock decides.
  let foundedHere: Stamp?
}

/// The part of a stored account that the rules need.
private struct StoredAccount: Codable {
  let displayName: String
  let role: AccountRole?

  func account(of user: UserID) -> Account {
    Account(user: user, displayName: displayName.shownName, role: role ?? .member)
  }
}

extension DocumentKey where Value == StoredAccount {
  fileprivate static func storedAccount(_ user: UserID) -> Self { .json(.account(of: user)) }
}
