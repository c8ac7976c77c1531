public import Domain

/// A group's journal, folded member by member.
public struct GroupLog: Sendable {
  private var events: [EventID: ScoringEvent] = [:]
  private var bySubject: [UserID: [ScoringEvent]] = [:]
  /// What takes back an event that is not here yet.
  private var early: [EventID: [ScoringEvent]] = [:]
  private var records: [UserID: MemberRecord] = [:]
  public private(set) var revision = Revision.zero

  public init() {}

  /// Everybody who was ever in the group, by name.
  public var members: [MemberRecord] {
    records.values.sorted { ($0.displayName, $0.user) < ($1.displayName, $1.user) }
  }

  public subscript(user: UserID) -> MemberRecord? { records[user] }

  /// The event with this id, as it is in the journal; nil for one that is not.
  public func event(_ id: EventID) -> ScoringEvent? { events[id] }

  /// Whether an event was taken back.
  func isTakenBack(_ id: EventID) -> Bool {
    guard let event = events[id], let subject = subject(of: event) else { return false }
    return !(bySubject[subject] ?? []).standing().contains { $0.id == id }
  }

  /// The events about a member, in the order of the fold.
  func events(about user: UserID) -> [ScoringEvent] {
    (bySubject[user] ?? []).sorted(by: ScoringEvent.isFoldedBefore)
  }

  /// Takes recorded events; those known already change nothing.
  mutating func take(_ recorded: [RecordedEvent], in group: Group) {
    var changed: Set<UserID> = []
    for recorded in recorded {
      let event = recorded.event
      revision = max(revision, recorded.revision)
      if events.updateValue(event, forKey: event.id) != nil { continue }
      guard let subject = subject(of: event) else {
        event.retracts.map { early[$0, default: []].append(event) }
        continue
      }
      bySubject[subject, default: []].append(contentsOf: [event] + (early.removeValue(forKey: event.id) ?? []))
      changed.insert(subject)
    }
    for user in changed { records[user] = MemberRecord(user, bySubject[user] ?? [], in: group) }
    nameMembers()
  }

  /// Of several with one name, whoever joined first has it alone, for everybody who looks and in past weeks too.
  private mutating func nameMembers() {
    var free = UniqueNames()
    for member in records.values.sorted(by: MemberRecord.joinedBefore) {
      records[member.user]?.displayName = free.take(member.givenName.plainName)
    }
  }

  /// Whom an event is about: a retraction, whom the event that it takes back is about.
  ///
  /// nil while that one is not known, and where retractions lead to each other in a ring.
  private func subject(of event: ScoringEvent) -> UserID? {
    var (event, passed) = (event, Set<EventID>())
    while let target = event.retracts {
      guard passed.insert(event.id).inserted, let retracted = events[target] else { return nil }
      event = retracted
    }
    return event.subject.map { UserID($0) } ?? event.actor
  }
}
