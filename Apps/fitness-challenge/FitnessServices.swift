import Domain
import GroupChallenges
import Leaderboards
import Notices
import OfflineSync
import Pages
import ScoreServer
import ScorebookKit
import Spaces

/// The services of the app over one installation, which pages and commands share.
struct FitnessServices: Sendable {
  let clock: ClockAndIdentities
  let gatekeeper: Gatekeeper
  let invites: Invites
  let settings: SettingsService
  let inbox: Inbox
  /// The boards in the store here; ``boards(of:)`` has those of any group.
  let ownBoards: GroupBoards
  /// Returns the account that another server knows this store's user by; nil for a store of this machine.
  let account: @Sendable () async throws(StoreFailure) -> Account?

  init(_ installation: Installation) {
    (clock, gatekeeper) = (installation.clock, installation.gatekeeper)
    (invites, settings, inbox) = (installation.invites, installation.settings, installation.inbox)
    ownBoards = Self.boards(in: installation.storage, gatekeeper, clock)
    account = installation.storage.account
  }

  var now: Timestamp { clock.now() }

  func groups(_ account: Account) -> Groups { Groups(gatekeeper, for: account) }

  /// Counts a workout of a moment, or of another date at noon.
  ///
  /// - Parameters:
  ///   - group: The group, as the request has read it.
  ///   - account: The member.
  ///   - zone: The zone that the member's clock shows.
  ///   - entered: The moment at which it was entered, for a form that was queued; now for nil.
  ///   - date: The day, where that was another one.
  ///   - note: A few words.
  ///   - ticket: An id of the caller's.
  /// - Returns: The check-in as it was recorded, now or before.
  /// - Throws: ``Spaces/SpaceError``, or ``Domain/Refusal`` for a text that is no date.
  func checkIn(
    in group: GroupView,
    by account: Account,
    zone: ZoneTable,
    entered: Timestamp? = nil,
    on date: String? = nil,
    note: String? = nil,
    as ticket: String? = nil
  ) async throws -> CheckInOutcome {
    let (time, day) = try LocalDay.ofWorkout(at: entered ?? now, on: date, in: zone)
    let ticket = ticket ?? clock.newIdentity()
    return try await groups(account).checkIn(in: group, at: time, on: day, note: note, as: ticket, entered: entered)
  }

  /// Lets an account's notices go by the clocks of its device, unless it has chosen a zone.
  func adopt(_ zone: ZoneTable, for user: UserID) async {
    // Without it they go by the group's clocks, so a check-in does not fail for it.
    _ = try? await inbox.changeSettings(of: user, as: clock.newWrite()) { $0.zone = $0.zone ?? zone.name }
  }
}

extension FitnessChallenge {
  static func syncWords(of installation: Installation) -> SyncWords {
    SyncWords { item in
      guard GroupState.space.id(of: item.path) != nil else { return nil }
      let name = await installation.gatekeeper.name(ofSpaceAt: item.path)
      let group = name.map(Message.init(verbatim:)) ?? Message("a group")
      return item.kind == .journal ? Message("Check-ins of \(group)") : Message("A setting of \(group)")
    } event: { edit in
      guard let event = try? await installation.lostEdits.event(of: edit) else { return nil }
      return GroupAction(event)?.words ?? (event.retracts == nil ? nil : Message("An entry was undone."))
    }
  }
}

extension FitnessServices {
  static func news(in installation: Installation) -> [any NoticeSource] {
    [
      GroupNews(
        installation.storage.documents,
        installation.gatekeeper.journals(),
        now: installation.clock.now
      )
    ]
  }
}

extension GroupAction {
  /// The action in a sentence.
  var words: Message {
    switch self {
    case .joined(let name): Message("\(name) joined.")
    case .left: Message("A member left.")
    case .checkedIn(let entry):
      entry.note.map { Message("Check-in for \(Message.day(entry.date)): \($0)") }
        ?? Message("Check-in for \(Message.day(entry.date))")
    case .dayOff(let day) where day.kind == .freeze: Message("Freeze for \(Message.day(day.date))")
    case .dayOff(let day): Message("Excused on \(Message.day(day.date))")
    case .streakReported(let days): Message("Streak of \(Int(days)) days")
    case .corrected(let correction):
      correction.date.map { Message("Check-in moved to \(.day($0)): \(correction.reason)") }
        ?? Message("Check-in removed: \(correction.reason)")
    case .appointed: Message("A role was changed.")
    case .joinedAccounts: Message("Two accounts of one person were joined.")
    case .erased: Message("A member deleted the own data.")
    case .accountDeleted: Message("An account was deleted.")
    }
  }
}
