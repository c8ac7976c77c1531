public import Domain

/// Runs groups over any store: reads their journals, decides, appends.
///
/// What is recorded bears an id made by its caller, so the same command with the same id is done once, however often it is
/// sent. Nothing that members record depends on what others record meanwhile, so nobody ever has to try again (CHL-26).
public actor GroupService {
  /// A group as it is now: what it is, and what happened in it.
  struct Known {
    var group: Group
    var log = GroupLog()
  }

  let sessions: any ScoringSessionRepository
  let documents: any DocumentRepository
  nonisolated let listeners = ListenerCount()
  private var cache: [GroupID: Known] = [:]

  public init(sessions: any ScoringSessionRepository, documents: any DocumentRepository) {
    (self.sessions, self.documents) = (sessions, documents)
  }

  /// How many observe a challenge now (CHL-32).
  public nonisolated var listenerCount: Int { listeners.count }

  // MARK: Reading

  /// A group, for one of its members.
  ///
  /// - Throws: ``GroupError``; ``GroupError/permissionDenied`` for whoever is no member.
  public func group(_ id: GroupID, for user: UserID) async throws(GroupError) -> GroupView {
    let role = try await role(of: user, in: id)
    let known = try await upToDate(id)
    if let left = known.log[user]?.leftAt {
      // A crash came between the event and the end of the membership.
      if try await endMembership(of: user, in: id, leftAt: left) { throw .permissionDenied }
    }
    return GroupView(id: id, group: known.group, log: known.log, viewer: user, role: role)
  }

  /// The groups of a user, by name.
  public func groups(of user: UserID) async throws(GroupError) -> [GroupSummary] {
    var found: [GroupSummary] = []
    do {
      for path in try await documents.memberships(of: user, under: "groups") {
        guard let id = path.group, let group = try await documents.value(.group(id)).value,
          try await isMember(user, of: id)
        else { continue }
        found.append(GroupSummary(id: id, name: group.name))
      }
    } catch {
      throw .documents(error)
    }
    return found.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
  }

  private func isMember(_ user: UserID, of id: GroupID) async throws(DocumentError) -> Bool {
    try await documents.value(.membership(of: user, in: id.space)).value?.role.takesPart == true
  }

  /// What a user is in a group.
  func role(of user: UserID, in id: GroupID) async throws(GroupError) -> Membership.Role {
    guard let role = try await membership(of: user, in: id).role, role.takesPart else { throw .permissionDenied }
    return role
  }

  /// What a user is in a group, and since when; nil for a user who never was a member.
  func membership(of user: UserID, in id: GroupID) async throws(GroupError) -> (
    role: Membership.Role?, head: DocumentHead?
  ) {
    let key = DocumentKey.membership(of: user, in: id.space)
    do {
      guard let document = try await documents.load(key.path), !document.head.isDeleted else { return (nil, nil) }
      return (key.decode(document.body)?.role, document.head)
    } catch {
      throw .documents(error)
    }
  }

  /// Ends the membership of a user who left.
  ///
  /// The event decides: a membership that is older than the event ends, one that an invite renewed since stays. The end
  /// bears the event's stamp, so that a device which learns of the invite later does not undo it.
  ///
  /// - Returns: Whether the membership has ended.
  @discardableResult
  func endMembership(of user: UserID, in id: GroupID, leftAt left: Stamp?) async throws(GroupError) -> Bool {
    let (role, head) = try await membership(of: user, in: id)
    guard let role, let head, role.takesPart, role != .owner, let left, head.stamp < left else { return false }
    do {
      let end = try DocumentKey.membership(of: user, in: id.space)
        .write(Membership(role: .former), id: "left", expected: .revision(head.revision))
      let write = WriteID(rawValue: "left:\(left.time.rawValue)")
      _ = try await documents.save([
        DocumentWrite(end.path, id: write, expected: end.expected, body: end.body, stamp: left)
      ])
    } catch .conflict {
      // It has changed meanwhile: an invite came first, or another request ended it.
      return try await endMembership(of: user, in: id, leftAt: left)
    } catch {
      throw .documents(error)
    }
    return true
  }

  /// The folded journal with everything that is in it now.
  func upToDate(_ id: GroupID) async throws(GroupError) -> Known {
    let group: Group?
    let new: [RecordedEvent]
    do { group = try await documents.value(.group(id)).value } catch { throw .documents(error) }
    guard let group else { throw .notFound(id) }
    do {
      new = try await sessions.session(at: id.log).events(after: cache[id]?.log.revision ?? .zero)
    } catch {
      throw .journal(error)
    }
    return take(new, of: group, in: id)
  }

  private func take(_ recorded: [RecordedEvent], of group: Group, in id: GroupID) -> Known {
    if cache[id] == nil, cache.count >= Self.cacheSize, let other = cache.keys.first { cache[other] = nil }
    var known = cache[id] ?? Known(group: group)
    known.group = group
    // What was put aside while the journal was read is read again from its beginning next time.
    if let first = recorded.first, first.revision > known.log.revision.next { return known }
    known.log.take(recorded, in: group)
    cache[id] = known
    return known
  }

  /// Groups kept folded; more are read again when they are asked for.
  private static let cacheSize = 200
}

extension Membership.Role {
  /// Whether this is somebody of the group.
  var takesPart: Bool {
    switch self {
    case .owner, .admin, .member: true
    case .guest, .publisher, .viewer, .former: false
    }
  }
}

/// A group in a list.
public struct GroupSummary: Hashable, Codable, Sendable, Identifiable {
  public let id: GroupID
  public let name: String
}
