import AppKit
import Domain
import GroupChallenges
import OfflineSync
import Pages
import Server

/// What the pages and the commands work with: the composition root of this app.
struct FitnessApp: Sendable {
  let installation: Installation
  let groups: GroupService

  init(_ installation: Installation) {
    self.installation = installation
    groups = GroupService(sessions: installation.storage.sessions, documents: installation.documents)
  }

  /// The store as somebody may use it who is not this program.
  func guarded(for principal: Principal) -> GuardedStorage {
    let storage = installation.storage
    let judged = JudgedGroups(storage.sessions, judgedBy: groups, now: installation.now)
    let seen = Storage(
      leaderboards: storage.leaderboards,
      // Who runs the installation copies whatever was once accepted.
      sessions: principal.isOwner ? storage.sessions : judged,
      documents: storage.documents,
      changes: storage.changes
    )
    return GuardedStorage(
      seen,
      for: principal,
      by: GroupAccess.rules,
      now: installation.now,
      accepting: installation.times
    )
  }

  /// Who does something now, under a new id unless one is given for retries.
  func context(_ account: Account, as id: String? = nil) -> RecordingContext {
    RecordingContext(actor: account.user, now: installation.now(), id: id ?? installation.newIdentity())
  }

  /// Creates a group with an id of its own; the guarded store lets the account own only a space that is new.
  func found(_ group: Group, by account: Account, as id: String? = nil) async throws(GroupError) -> GroupView {
    let context = context(account, as: id)
    let storage = guarded(for: account.principal).storage
    return try await GroupService(sessions: storage.sessions, documents: storage.documents).found(
      group,
      as: GroupID(rawValue: context.id),
      named: account.shownName,
      in: context
    )
  }

  /// A group as an account sees it, which takes part in it by its name from then on.
  func visit(_ id: GroupID, by account: Account) async throws(GroupError) -> GroupView {
    let view = try await groups.group(id, for: account.user)
    if view.me?.isActive == true { return view }
    return try await groups.join(id, named: account.shownName, in: context(account))
  }

  /// Counts a workout of now, or of an earlier date at noon.
  func checkIn(
    _ id: GroupID,
    by account: Account,
    in zone: ZoneTable,
    on date: String? = nil,
    note: String? = nil,
    as ticket: String? = nil
  ) async throws(GroupError) -> CheckInOutcome {
    _ = try await visit(id, by: account)
    let now = installation.now()
    var (time, day) = (now, LocalDay(of: now, in: zone))
    if let date, date != day.date {
      guard let number = LocalDay.number(ofDate: date) else {
        throw .invalid("\"\(date)\" is no date, such as 2026-03-31.")
      }
      time = zone.start(ofDay: number).advanced(byMilliseconds: 12 * 3_600_000)
      day = LocalDay(of: time, in: zone)
    }
    return try await groups.checkIn(id, at: time, on: day, note: note, in: context(account, as: ticket))
  }
}

extension Account {
  /// Short enough for a board.
  var shownName: String { String(displayName.prefix(Limits.displayNameCharacters)) }
}

extension FitnessApp {
  /// What members call the things that are synced.
  var syncWords: SyncWords {
    SyncWords { item in
      guard let id = item.path.group else { return nil }
      let name = try? await installation.documents.value(.group(id)).value?.name
      return "\(item.kind == .journal ? "Check-ins" : "A setting") of \(name ?? "a group")"
    } event: { edit in
      let lost = LostEdits(in: installation.storage, now: installation.now, newIdentity: installation.newIdentity)
      guard let event = try? await lost.event(of: edit) else { return nil }
      return GroupAction(event)?.words ?? (event.retracts == nil ? nil : "Something was taken back.")
    }
  }
}

extension GroupAction {
  /// The action in a sentence.
  var words: String {
    switch self {
    case .joined(let name): "\(name) joined."
    case .left: "Somebody left."
    case .checkedIn(let entry): "Check-in of \(entry.date)\(entry.note.map { ": \($0)" } ?? "")"
    case .dayOff(let day): "\(day.kind == .freeze ? "Freeze" : "Excuse") for \(day.date)"
    case .streakReported(let days): "Streak of \(days) days"
    }
  }
}
