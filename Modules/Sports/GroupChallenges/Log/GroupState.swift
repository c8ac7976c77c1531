import Access
package import Domain
package import Spaces
internal import Synchronization

/// A group's journal, folded by member, with the rules for the next event.
package struct GroupState: SpaceFold {
  /// The paths and access rules of groups.
  package static let space = Space("groups", journal: "log", writers: .subjects, commutes: true)

  /// An event with what it says, read once.
  struct Entry: Sendable {
    let event: ScoringEvent
    /// The action; nil for one that this version does not know or cannot read.
    let action: GroupAction?

    /// Whether the member joined or left, or the account was deleted.
    var isMembership: Bool { [.joined, .left, .accountDeleted].contains(GroupAction.Kind(rawValue: event.type)) }
  }

  private struct Member {
    var entries: [Entry] = []
    var record = Memo<MemberRecord>()
  }

  let group: Group
  private var folded: [UserID: Member] = [:]
  /// The accounts that belong to another account of the same person.
  private var joints: [UserID: UserID] = [:]
  private var records = Memo<[UserID: MemberRecord]>()

  package init(_ group: Group) { self.group = group }

  package mutating func apply(_ event: ScoringEvent) {
    records = Memo()
    let user = member(Self.subject(of: event))
    let entry = Entry(event: event, action: GroupAction(event))
    if case .joinedAccounts(let joint) = entry.action { join(member(joint.account), to: user) }
    // An account that is another's has no part of its own any more.
    if user != Self.subject(of: event), entry.isMembership { return }
    folded[user, default: Member()].entries.append(entry)
    folded[user]?.record = Memo()
  }

  /// The account that a user's entries belong to.
  func member(_ user: UserID) -> UserID { joints[user] ?? user }

  private mutating func join(_ other: UserID, to user: UserID) {
    guard other != user, let entries = folded.removeValue(forKey: other)?.entries else { return }
    joints[other] = user
    for (joint, target) in joints where target == other { joints[joint] = user }
    let own = folded[user]?.entries ?? []
    let theirs = entries.filter { !$0.isMembership }
    // The order in which all replicas fold.
    let all = (own + theirs).enumerated().sorted { first, second in
      guard let one = first.element.event.stamp, let two = second.element.event.stamp, one != two else {
        return first.offset < second.offset
      }
      return one < two
    }
    folded[user] = Member(entries: all.map(\.element))
  }

  package static func leaver(by event: ScoringEvent) -> UserID? {
    GroupAction.Kind(rawValue: event.type) == .left ? subject(of: event) : nil
  }

  static func subject(of event: ScoringEvent) -> UserID { event.subject.map { UserID($0) } ?? event.actor }
}

// MARK: Members

extension GroupState {
  /// All members, past and present, by name.
  package var members: [MemberRecord] {
    all.values.sorted { ($0.displayName, $0.user) < ($1.displayName, $1.user) }
  }

  /// The record of a member; nil for a user who never joined.
  package subscript(user: UserID) -> MemberRecord? { all[user] }

  /// The number of events that this version cannot read, and which do not count.
  package var unreadable: Int { all.values.reduce(0) { $0 + $1.unreadable } }

  private var all: [UserID: MemberRecord] {
    records.value {
      named(folded.map { user, member in member.record.value { MemberRecord(user, member.entries, in: group) } })
    }
  }

  /// Returns the names to show.
  ///
  /// Of several members with one name, the one who joined first has it alone, for every reader and in past weeks too.
  private func named(_ records: [MemberRecord]) -> [UserID: MemberRecord] {
    var (free, found) = (UniqueNames(), [UserID: MemberRecord]())
    for var member in records.sorted(by: MemberRecord.joinedBefore) {
      member.displayName = free.take(member.givenName.shownName)
      found[member.user] = member
    }
    return found
  }
}

/// A value that is computed when first read, once for all copies of its owner.
///
/// Thousands of imported workouts are judged one after another without a new fold.
private final class Memo<Value: Sendable>: Sendable {
  private let computed = Mutex<Value?>(nil)

  func value(_ compute: () -> Value) -> Value {
    computed.withLock { known in
      if let known { return known }
      let value = compute()
      known = value
      return value
    }
  }
}

// MARK: Rules

extension GroupState {
  package func refusal(of request: AppendRequest) -> Refusal? {
    do throws(Refusal) {
      try judge(request)
      return nil
    } catch {
      return error
    }
  }

  private func judge(_ request: AppendRequest) throws(Refusal) {
    let (event, now) = (request.event, request.now)
    if let target = request.target {
      switch GroupAction(target) {
      case .checkedIn: return try judge(week: group.week(of: target.occurredAt), now)
      case .dayOff(let day): return try judge(undoOf: day, now)
      case .corrected(let correction):
        guard request.leads else { throw .leadersOnly }
        let user = Self.subject(of: target)
        guard let known = self[user]?.corrected.first(where: { $0.correction == correction }) else {
          throw .nothingToUndo
        }
        return try judge(week: group.week(ofDate: known.entry.dayNumber ?? 0), now)
      case .joined, .left, .streakReported, .appointed, .joinedAccounts, .erased, .accountDeleted, nil:
        throw .nothingToUndo
      }
    }
    let user = Self.subject(of: event)
    switch GroupAction(event) {
    case .joined(let name):
      guard user == event.actor else { throw .forOneself }
      if let refusal = Group.refusal(ofName: name) { throw refusal }
    case .left: break
    case .checkedIn(let entry):
      guard user == event.actor else { throw .forOneself }
      try judge(entry, at: event.occurredAt, now: now)
    case .dayOff(let day):
      guard let number = day.dayNumber else { throw .notADate(day.date) }
      if let reason = day.reason, !TextLimit.line.allows(reason) {
        throw .invalid(Message("A reason has at most \(TextLimit.line.characters) characters."))
      }
      if day.kind == .excuse, !request.leads { throw .leadersOnly }
      if day.kind == .freeze {
        guard user == event.actor else { throw .forOneself }
        try judgeFreeze(of: user, on: number, now: entry(of: request))
      }
    case .streakReported: try judgeReport(of: user, at: event.occurredAt, now: now)
    case .corrected(let correction):
      guard request.leads else { throw .leadersOnly }
      try judge(correction, of: user, now)
    case .appointed:
      guard request.leads else { throw .leadersOnly }
    case .joinedAccounts(let joint):
      guard request.leads else { throw .leadersOnly }
      try judge(joint, with: user)
    case .erased, .accountDeleted:
      guard user == event.actor else { throw .forOneself }
    case nil: throw .unreadable(event)
    }
  }

  /// Returns the moment by which a limit of days is judged: that of the entry, at most the grace before it arrives.
  private func entry(of request: AppendRequest) -> Timestamp {
    let earliest = request.now.advanced(byMilliseconds: -group.rules.graceMilliseconds)
    return request.isLate ? min(max(request.event.occurredAt, earliest), request.now) : request.now
  }

  func judgeReport(of user: UserID, at time: Timestamp, now: Timestamp) throws(Refusal) {
    guard group.rules.streaks == .external else { throw .invalid(Message("This group counts streaks from check-ins.")) }
    let week = group.week(of: time)
    try judge(week: week, now)
    if let last = self[user]?.report(in: week), time < last.updatedAt { throw .stale }
  }

  /// Judges undoing a day off, which is possible while its date accepts check-ins.
  func judge(undoOf day: GroupAction.DayOff, _ now: Timestamp) throws(Refusal) {
    if let number = day.dayNumber { try judge(week: group.week(ofDate: number), now) }
  }

  func judge(week: Bucket, _ now: Timestamp) throws(Refusal) {
    if group.isClosed(week, at: now) { throw .weekClosed(week) }
  }

  /// Judges a check-in.
  ///
  /// Some clock in the world must have shown its date at its time.
  func judge(_ entry: GroupAction.CheckIn, at time: Timestamp, now: Timestamp) throws(Refusal) {
    guard let number = entry.dayNumber else { throw .notADate(entry.date) }
    guard GroupAction.CheckIn.offsets.contains(entry.offsetSeconds),
      LocalDay(of: time, offsetSeconds: entry.offsetSeconds).number == number
    else { throw .invalid(Message("No clock in the world shows \(Message.day(entry.date)) at that moment.")) }
    if let note = entry.note, !TextLimit.line.allows(note) {
      throw .invalid(Message("A note has at most \(TextLimit.line.characters) characters."))
    }
    try judge(week: group.week(of: time), now)
  }

  private func judgeFreeze(of user: UserID, on day: Int64, now: Timestamp) throws(Refusal) {
    let today = today(of: user, at: now).number
    guard (today - Int64(Self.freezeDaysBack)...today + 30).contains(day) else {
      throw .invalid(
        Message("You can freeze one of the last \(Self.freezeDaysBack) days, or a day in the next 30 days.")
      )
    }
    let member = self[user]
    if member?.hasCheckedIn(on: day) == true {
      throw Refusal("freezeNotNeeded", "You checked in that day, so it needs no freeze.")
    }
    // Freezing a day again uses no freeze.
    let isFrozen = member?.daysOff[day]?.kind == .freeze
    if !isFrozen, (member?.freezesUsed(around: day) ?? 0) >= group.rules.freezes {
      throw Refusal("noFreezeLeft", "You have no freeze left in these 30 days.")
    }
  }

  private static let freezeDaysBack = 3
}

// MARK: Joining and leaving

extension GroupState {
  package func arrival(of account: Account, with fields: [String: String]) throws(Refusal) -> [EventDraft] {
    if self[account.user]?.isActive == true { return [] }
    let name = TextLimit.name.cut(account.displayName)
    return [try GroupAction.joined(name: name).draft(about: account.user)]
  }

  package func renaming(of account: Account, from former: String) throws(Refusal) -> [EventDraft] {
    guard let member = self[account.user], member.isActive, NameKey(member.givenName) == NameKey(former) else {
      return []
    }
    return [try GroupAction.joined(name: TextLimit.name.cut(account.displayName)).draft(about: account.user)]
  }

  package func departure(of user: UserID) throws(Refusal) -> [EventDraft] { [try GroupAction.left.draft(about: user)] }

  package func deletion(of user: UserID) -> [EventDraft] {
    folded[user] == nil ? [] : [EventDraft(GroupAction.Kind.accountDeleted.rawValue, about: PlayerID(user))]
  }

  /// The check-ins of another account of the same person are the member's, and so are their notes.
  package func remains(of event: ScoringEvent, without user: UserID) -> [UInt8]? {
    let subject = Self.subject(of: event)
    guard [subject, member(subject)].contains(user) else { return nil }
    return switch GroupAction.Kind(rawValue: event.type) {
    case .joined: event.body(replacing: ["name": subject.pseudonym("Member")])
    case .checkIn: event.body(replacing: ["note": nil])
    case .dayOff: event.body(replacing: ["reason": nil])
    case .corrected: event.body(replacing: ["reason": "…"])
    case .left, .streakReported, .appointed, .joinedAccounts, .erased, .accountDeleted, nil: nil
    }
  }
}

extension Refusal {
  static let nothingToUndo = Refusal("nothingToUndo", "There is no such entry to undo.")
  static let stale = Refusal("stale", "A later report of the streak is already recorded.")
  static let leadersOnly = Refusal("notAllowed", "Only the organiser and helpers of the group can do that. Ask them.")

  static func invalid(_ sentence: Message) -> Refusal { Refusal("invalid", sentence) }
  static let forOneself = Refusal("forOneself", "Every member enters this alone. Ask the member to enter it.")

  /// A text that names no day of the calendar.
  package static func notADate(_ text: String) -> Refusal {
    Refusal("invalid", "\"\(text.prefix(40))\" is not a date. Write it like 2026-03-31.")
  }

  static func isAhead(_ moment: Message) -> Refusal { Refusal("invalid", "\(moment) is still to come.") }

  static func invalidDays(_ days: Int64) -> Refusal {
    Refusal("invalidValue", "\(String(days)) is not a possible number of days.")
  }

  static func weekClosed(_ week: Bucket) -> Refusal {
    Refusal("challengeClosed", "\(Message.week(week.id)) is over and can no longer change.")
  }

  static func dayIsFull(_ date: String) -> Refusal {
    Refusal("dayIsFull", "You already checked in on \(Message.day(date)). No more check-ins count that day.")
  }

  /// Returns the refusal of an event of another version, or with impossible numbers.
  fileprivate static func unreadable(_ event: ScoringEvent) -> Refusal {
    let kind = event.type.prefix(50)
    return .invalid(Message("Entries of the kind \"\(kind)\" cannot be read here. Update the app, then send it again."))
  }
}
