public import Domain

/// Journals as other programs write them: what happens in a group is judged before it is recorded (CHL-22, CHL-24).
///
/// Who may write at all, and about whom, is `AccessRules`' matter.
public struct JudgedGroups: ScoringSessionRepository {
  private let base: any ScoringSessionRepository
  private let service: GroupService
  private let now: @Sendable () -> Timestamp

  /// - Parameters:
  ///   - base: Where the journals are.
  ///   - service: Knows the groups; it works on the same store.
  ///   - now: The clock that closes weeks.
  public init(
    _ base: any ScoringSessionRepository,
    judgedBy service: GroupService,
    now: @escaping @Sendable () -> Timestamp
  ) {
    (self.base, self.service, self.now) = (base, service, now)
  }

  public func append(
    _ events: [ScoringEvent],
    to journal: Path,
    expecting expected: Expectation
  ) async throws(JournalError) -> [RecordedEvent] {
    guard let group = journal.group, group.log == journal else {
      return try await base.append(events, to: journal, expecting: expected)
    }
    try await service.judge(events, in: group, now: now())
    let recorded = try await base.append(events, to: journal, expecting: expected)
    // A retry of the append finishes what a crash between the two writes left.
    try await service.endMemberships(of: recorded, in: group)
    return recorded
  }

  public func head(of journal: Path) async throws(JournalError) -> JournalHead {
    try await base.head(of: journal)
  }

  public func events(
    of journal: Path,
    after revision: Revision,
    limit: Int
  ) async throws(JournalError) -> [RecordedEvent] {
    try await base.events(of: journal, after: revision, limit: limit)
  }

  public func close(_ journal: Path) async throws(JournalError) {
    try await base.close(journal)
  }

  public func follow(under prefix: Path) -> Updates<ChangeCursor, StoreFailure> {
    base.follow(under: prefix)
  }
}

extension GroupService {
  /// - Throws: ``Domain/JournalError``; what is known already is never refused.
  fileprivate func judge(_ events: [ScoringEvent], in id: GroupID, now: Timestamp) async throws(JournalError) {
    do throws(GroupError) {
      let known = try await upToDate(id)
      for event in events where known.log.event(event.id) == nil {
        try await judge(event, known, in: id, now: now)
      }
    } catch {
      throw error.asJournalError
    }
  }

  /// Ends the memberships of those who left, so that who is not listed reads and records nothing any more.
  fileprivate func endMemberships(of recorded: [RecordedEvent], in id: GroupID) async throws(JournalError) {
    do throws(GroupError) {
      for recorded in recorded where GroupAction(recorded.event) == .left {
        let event = recorded.event
        try await endMembership(of: event.subject.map { UserID($0) } ?? event.actor, in: id, leftAt: event.stamp)
      }
    } catch {
      throw error.asJournalError
    }
  }

  private func judge(_ event: ScoringEvent, _ known: Known, in id: GroupID, now: Timestamp) async throws(GroupError) {
    if let target = event.retracts {
      guard let taken = known.log.event(target) else { throw .nothingToUndo }
      return try known.log.judgeUndo(of: taken, now: now, in: known.group)
    }
    guard let action = GroupAction(event) else {
      throw .invalid("events of the type \"\(event.type.prefix(50))\" are not known here")
    }
    let user = event.subject.map { UserID($0) } ?? event.actor
    if action == .left { try await judgeLeaving(of: user, by: event.actor, in: id) }
    try known.log.judge(
      action,
      about: user,
      at: event.occurredAt,
      now: now,
      leads: try await role(of: event.actor, in: id).leads,
      in: known.group
    )
  }
}

extension GroupService {
  /// The owner hands the group over first; only members leave, or are removed.
  private func judgeLeaving(of user: UserID, by actor: UserID, in id: GroupID) async throws(GroupError) {
    guard let role = try await membership(of: user, in: id).role else { return }
    if role == .owner { throw .invalid("The owner cannot leave a group. Hand it over to somebody first.") }
    if role.leads, actor != user { throw .permissionDenied }
  }
}

extension GroupError {
  /// What it is to a port that knows no groups.
  fileprivate var asJournalError: JournalError {
    switch self {
    case .journal(let error): error
    case .store(let failure), .documents(.store(let failure)): .store(failure)
    case .permissionDenied, .notFound: .store(.denied)
    case .documents: .store(.unavailable(description))
    default: .invalid(description)
    }
  }
}
