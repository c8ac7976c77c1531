import Domain

/// The access decisions of one call, with the memberships that it has read.
///
/// A write carries what its decision read as ``premises``, so the store makes it only while the decision still holds.
struct Gate {
  private let guarded: GuardedStorage
  private var memberships: [ItemPath: Membership?] = [:]
  /// The revisions of the documents that a decision has read.
  private var read: [ItemPath: Revision] = [:]
  private var founded: [ItemPath] = []

  init(_ guarded: GuardedStorage) {
    self.guarded = guarded
  }

  mutating func allows(
    _ operation: AccessRequest.Operation,
    _ path: ItemPath
  ) async throws(StoreFailure) -> Bool {
    let request = AccessRequest(guarded.principal, operation, path)
    if guarded.rules.allows(request) { return true }
    guard let user = guarded.principal.user, !guarded.principal.isOwner else { return false }
    guard let mine = try await membership(of: user, in: path.space) else { return false }
    guard let subject = request.subject.map({ UserID($0) }) else {
      return guarded.rules.allows(request, membership: mine)
    }
    return guarded.rules.allows(
      request,
      membership: mine,
      subjectMembership: try await membership(of: subject, in: path.space),
      // Only guests are checked, because all others have an account.
      subjectHasAccount: operation == .save(granting: .guest) ? try await hasAccount(subject) : true
    )
  }

  /// Returns whether nothing under `prefix` is readable, so that nothing under it needs checking.
  mutating func isBlind(under prefix: ItemPath) async throws(StoreFailure) -> Bool {
    switch guarded.principal {
    case .anonymous: return true
    case .viewer(let shown): return !shown.isUnder(prefix) && !prefix.isUnder(shown)
    case .user(_, .owner): return false
    case .user(let user, _):
      guard prefix.segments.count >= 2 else { return false }
      if guarded.rules.allows(AccessRequest(guarded.principal, .read, prefix)) { return false }
      return try await membership(of: user, in: prefix.space) == nil
    }
  }

  mutating func authorise(
    _ steps: [(operation: AccessRequest.Operation, path: ItemPath)]
  ) async throws(StoreFailure) {
    for step in steps {
      if try await allows(step.operation, step.path) { continue }
      guard try await founds(step.path.space, for: step.operation),
        try await allows(step.operation, step.path)
      else { throw .denied }
    }
    for _ in founded { if let seconds = guarded.newSpaceWait() { throw .tooManySpaces(retryAfter: seconds) } }
  }

  private mutating func membership(of user: UserID, in space: ItemPath) async throws(StoreFailure) -> Membership? {
    let key = DocumentKey.membership(of: user, in: space)
    if let known = memberships[key.path] { return known }
    let document = try await document(key.path)
    let membership = document.flatMap { $0.head.isDeleted ? nil : key.decode($0.body) }
    memberships[key.path] = .some(membership)
    return membership
  }

  /// Requires that none of these accounts was deleted, so that nothing of a deleted account comes back by a copy or sync.
  ///
  /// - Parameter users: The users whom the writes name, each with the stamp of the writes; nil for the present.
  /// - Throws: ``Domain/StoreFailure/denied``.
  mutating func requireUndeleted(_ users: [UserID: Stamp?]) async throws(StoreFailure) {
    for (user, stamp) in users {
      guard let found = try await document(.account(of: user)), !found.head.isDeleted,
        let deletion = DocumentKey<AccountDeletion>.json(.root).decode(found.body)
      else { continue }
      // What the account did before counts, whenever it arrives.
      if let stamp, stamp.time < deletion.deletedAt { continue }
      throw .denied
    }
  }

  /// Requires that the account of a new space's owner was not deleted while its request was on the way.
  ///
  /// Everything else that an account writes depends on a membership, which a deletion ends.
  ///
  /// - Throws: ``Domain/StoreFailure/denied``.
  mutating func requireUndeletedFounder() async throws(StoreFailure) {
    guard let user = guarded.principal.user, !founded.isEmpty else { return }
    try await requireUndeleted([user: nil])
  }

  private mutating func hasAccount(_ user: UserID) async throws(StoreFailure) -> Bool {
    try await document(.account(of: user))?.head.isDeleted == false
  }

  private mutating func document(_ path: ItemPath) async throws(StoreFailure) -> Document? {
    let found: Document?
    do { found = try await guarded.base.documents.load(path) } catch { throw error.asStoreFailure }
    read[path] = found?.head.revision ?? .zero
    return found
  }
}

// MARK: Creating a space

extension Gate {
  /// The premises of the write: everything that the decision has read, and that new spaces are still empty.
  var premises: [Premise] {
    founded.map { .nothing(under: $0) } + read.map { .document($0.key, at: $0.value) }
  }

  /// The memberships of the owner of each new space, which are written with or before the first write there.
  var foundings: [DocumentWrite] {
    get throws(StoreFailure) {
      guard let user = guarded.principal.user, !founded.isEmpty else { return [] }
      let labels = Set([DocumentLabel.member(user)].compactMap(\.self))
      do {
        return try founded.map { space throws(DocumentError) in
          try DocumentKey.membership(of: user, in: space)
            .write(Membership(role: .owner), id: "founding", expected: .absent, labels: labels)
        }
      } catch {
        throw error.asStoreFailure
      }
    }
  }

  /// Returns whether this is the first write into an empty space by a user who may create it.
  ///
  /// That user then becomes its owner.
  private mutating func founds(_ space: ItemPath, for operation: AccessRequest.Operation) async throws(StoreFailure)
    -> Bool
  {
    switch operation {
    case .save, .append, .defineBoard: break
    case .read, .found, .invite, .retract, .redact, .submit, .correct, .closeJournal: return false
    }
    guard let user = guarded.principal.user else { return false }
    let mine = try await membership(of: user, in: space)
    guard guarded.rules.allows(AccessRequest(guarded.principal, .found, space), membership: mine),
      try await guarded.isEmpty(space)
    else { return false }
    memberships[DocumentKey.membership(of: user, in: space).path] = .some(Membership(role: .owner))
    founded.append(space)
    return true
  }
}

extension GuardedStorage {
  fileprivate func isEmpty(_ space: ItemPath) async throws(StoreFailure) -> Bool {
    var cursor: ChangeCursor?
    while true {
      let page = try await base.changes.changes(under: space, after: cursor, limit: 1)
      if !page.changes.isEmpty { return false }
      if !page.hasMore { return true }
      cursor = page.cursor
    }
  }
}
