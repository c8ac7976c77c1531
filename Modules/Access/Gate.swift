import Domain

/// The access decisions of one call, with the memberships that it has read.
struct Gate {
  private let guarded: GuardedStorage
  /// A membership as it was read, with the expectation for its next write.
  private typealias Found = (membership: Membership?, head: DocumentHead?)

  private var memberships: [Path: Found] = [:]
  private var founded: [Path] = []

  init(_ guarded: GuardedStorage) {
    self.guarded = guarded
  }

  mutating func allows(
    _ operation: AccessRequest.Operation,
    _ path: Path
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
      subjectHasAccount: operation == .save(granting: .guest) ? try await guarded.hasAccount(subject) : true
    )
  }

  /// Returns the writes, with those of memberships bound to the revision that was judged.
  ///
  /// A membership that changes in between is judged again, and never overwritten unseen.
  func bound(_ writes: [DocumentWrite]) -> [DocumentWrite] {
    var seen: Set<Path> = []
    return writes.map { write in
      guard write.path.isMembership, let found = memberships[write.path], seen.insert(write.path).inserted else {
        return write
      }
      let (revision, isLive) = (found.head?.revision ?? .zero, found.head.map { !$0.isDeleted } ?? false)
      let isMet = write.expected.isMet(by: revision, isLive: isLive)
      return write.expecting(.revision(isMet ? revision : Revision(rawValue: .max)))
    }
  }

  /// Returns whether nothing under `prefix` is readable, so that nothing under it needs checking.
  mutating func isBlind(under prefix: Path) async throws(StoreFailure) -> Bool {
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
    _ steps: [(operation: AccessRequest.Operation, path: Path)]
  ) async throws(StoreFailure) {
    for step in steps {
      if try await allows(step.operation, step.path) { continue }
      guard try await founds(step.path.space, for: step.operation),
        try await allows(step.operation, step.path)
      else { throw .denied }
    }
    for space in founded { try await makeOwner(of: space) }
  }

  private mutating func membership(of user: UserID, in space: Path) async throws(StoreFailure) -> Membership? {
    let key = DocumentKey.membership(of: user, in: space)
    if let known = memberships[key.path] { return known.membership }
    let document = try await guarded.document(key.path)
    let membership = document.flatMap { $0.head.isDeleted ? nil : key.decode($0.body) }
    memberships[key.path] = (membership, document?.head)
    return membership
  }
}

// MARK: Creating a space

extension Gate {
  /// Returns whether this is the first write into an empty space by a user who may create it.
  ///
  /// That user then becomes its owner.
  private mutating func founds(_ space: Path, for operation: AccessRequest.Operation) async throws(StoreFailure) -> Bool
  {
    switch operation {
    case .save, .append, .defineBoard: break
    case .read, .found, .invite, .retract, .submit, .correct, .closeJournal: return false
    }
    guard let user = guarded.principal.user else { return false }
    let mine = try await membership(of: user, in: space)
    guard guarded.rules.allows(AccessRequest(guarded.principal, .found, space), membership: mine),
      try await guarded.isEmpty(space)
    else { return false }
    memberships[DocumentKey.membership(of: user, in: space).path] = (Membership(role: .owner), nil)
    founded.append(space)
    return true
  }

  private mutating func makeOwner(of space: Path) async throws(StoreFailure) {
    guard let user = guarded.principal.user else { throw .denied }
    if let seconds = guarded.newSpaceWait() { throw .tooManySpaces(retryAfter: seconds) }
    try await guarded.found(space, as: user)
    // The creator's own write follows the membership, whatever it expects.
    memberships[DocumentKey.membership(of: user, in: space).path] = nil
  }
}

extension GuardedStorage {
  fileprivate func document(_ path: Path) async throws(StoreFailure) -> Document? {
    do { return try await base.documents.load(path) } catch { throw error.asStoreFailure }
  }

  fileprivate func hasAccount(_ user: UserID) async throws(StoreFailure) -> Bool {
    try await document(.account(of: user))?.head.isDeleted == false
  }

  fileprivate func isEmpty(_ space: Path) async throws(StoreFailure) -> Bool {
    var cursor: ChangeCursor?
    while true {
      let page = try await base.changes.changes(under: space, after: cursor, limit: 1)
      if !page.changes.isEmpty { return false }
      if !page.hasMore { return true }
      cursor = page.cursor
    }
  }

  /// Writes the owner's membership.
  ///
  /// If two users create one space at once, the earlier stamp wins.
  fileprivate func found(_ space: Path, as user: UserID) async throws(StoreFailure) {
    let key = DocumentKey.membership(of: user, in: space)
    let labels = Set([Label.member(user)].compactMap(\.self))
    do {
      let write = try key.write(Membership(role: .owner), id: "founding", expected: .absent, labels: labels)
      guard let mine = try await base.documents.save([write]).first else { throw StoreFailure.denied }
      let heads = try await base.documents.all(under: space.appending("members"))
      guard heads.contains(where: { $0.write == mine.write && $0.path != mine.path && $0.stamp < mine.stamp }) else {
        return
      }
      let withdrawal = DocumentWrite(key.path, id: "withdrawal", expected: .revision(mine.revision), body: nil)
      _ = try await base.documents.save([withdrawal])
    } catch let error as DocumentError {
      if case .conflict = error { throw .denied }
      throw error.asStoreFailure
    } catch {
      throw .denied
    }
    throw .denied
  }
}
