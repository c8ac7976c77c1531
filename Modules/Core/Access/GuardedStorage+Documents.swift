import CanonicalJSON
public import Domain
import Foundation

extension GuardedStorage: DocumentRepository {
  public func load(_ path: ItemPath) async throws(DocumentError) -> Document? {
    guard try await reads(path) else { return nil }
    return try await base.documents.load(path)
  }

  /// Saves documents with the premises of the right to do so; a caller brings none.
  public func save(_ writes: [DocumentWrite], given premises: [Premise]) async throws(DocumentError) -> [DocumentHead] {
    try premises.requireNone(throwing: DocumentError.self)
    try DocumentWrite.check(batch: writes)
    for write in writes { if let problem = write.path.problem { throw .invalid(problem) } }
    var writes = writes
    // The owner of the installation copies every record that was once accepted.
    if !principal.isOwner {
      for place in writes.indices { writes[place] = try writes[place].labelledByMembership() }
    }
    let own = principal.user.map { ItemPath.Segment($0) }
    // The creator's own membership follows the one that creates the space, whatever it expects.
    let createsSpaces =
      writes.count < Limits.batchItems && !writes.contains { $0.path.isMembership && $0.path.segments.last == own }
    let steps = writes.map { write in
      (operation: AccessRequest.Operation.save(granting: write.granted), path: write.path)
    }
    let owners = writes.compactMap { write in write.owner.flatMap { asksAbout($0, at: write.path) ? $0 : nil } }
    // A name that was given before the deletion goes with the others.
    let named = writes.compactMap { write in write.subject.map { ($0, write.stamp) } }
    let users = Dictionary(owners.map { ($0, nil as Stamp?) } + named) { first, second in
      guard let first, let second else { return nil }
      return max(first, second)
    }
    return try await writing(steps, naming: users, creatingSpaces: createsSpaces) { gate throws(DocumentError) in
      let foundings: [DocumentWrite]
      do throws(StoreFailure) {
        try await check(stamps: writes.map(\.stamp))
        foundings = try gate.foundings
      } catch {
        throw .store(error)
      }
      let heads = try await base.documents.save(foundings + writes, given: gate.premises)
      return Array(heads.dropFirst(foundings.count))
    }
  }

  public func list(_ query: DocumentQuery) async throws(DocumentError) -> [DocumentHead] {
    try query.check()
    var gate = Gate(self)
    var (found, after, size) = ([DocumentHead](), query.after, query.limit)
    do { if try await gate.isBlind(under: query.prefix) { return [] } } catch { throw .store(error) }
    while found.count < query.limit {
      let page = try await base.documents.list(
        DocumentQuery(under: query.prefix, labelled: query.label, after: after, limit: size)
      )
      for head in page where found.count < query.limit {
        do { if try await gate.allows(.read, head.path) { found.append(head) } } catch { throw .store(error) }
      }
      if page.count < size { break }
      // The page was mostly unreadable, so read more at once.
      (after, size) = (page.last?.path, Limits.pageItems)
    }
    return found
  }

  private func reads(_ path: ItemPath) async throws(DocumentError) -> Bool {
    do { return try await mayRead(path) } catch { throw .store(error) }
  }
}

extension DocumentWrite {
  /// The role that this write grants, if it is a membership.
  fileprivate var granted: Membership.Role? { membership?.role }

  /// The user whose document this write makes, or brings back; nil for a deletion and for other documents.
  ///
  /// Those are everything under `users`, memberships, and parts of events, whose third place is that of the actor.
  fileprivate var owner: UserID? {
    guard body != nil, granted != .former else { return nil }
    let segments = path.segments
    guard let place = segments.first == "users" ? 1 : segments.count > 3 ? 3 : nil, segments.count > place else {
      return nil
    }
    return path.isLocal || segments.first == "server" ? nil : UserID(segments[place])
  }

  /// The account that a part of another's event is about, such as the archer of a name; nil for other documents.
  fileprivate var subject: UserID? {
    let segments = path.segments
    guard body != nil, segments.count == 6, owner != nil, segments[3] != segments[4], segments.first != "users" else {
      return nil
    }
    return UserID(segments[4])
  }

  private var membership: Membership? {
    guard path.isMembership, let body else { return nil }
    return DocumentKey<Membership>.json(path).decode(body)
  }

  /// Returns the write with the label of its membership, whatever labels the caller gave.
  ///
  /// - Throws: ``DocumentError/invalid(_:)`` for a body that is no membership, and for another document with the label
  ///   of a member.
  fileprivate func labelledByMembership() throws(DocumentError) -> DocumentWrite {
    guard path.isMembership else {
      guard labels.contains(where: \.namesMember) else { return self }
      throw .invalid("\(path) bears a label of a member; leave labels that begin with member: out")
    }
    let membership = membership
    if body != nil, membership == nil { throw .invalid("\(path) is no membership; write a JSON object with a role") }
    let own = membership?.isOfAccount == true ? DocumentLabel.member(UserID(PlayerID(path.segments[3]))) : nil
    var write = self
    write.labels = labels.filter { !$0.namesMember }.union([own].compactMap(\.self))
    return write
  }
}
