import AppKit
import Domain
import GroupChallenges
import OfflineSync
import Pages
import Spaces

/// The composition root that pages and commands share.
struct FitnessApp: Sendable {
  let installation: Installation

  init(_ installation: Installation) { self.installation = installation }

  var now: Timestamp { installation.now() }

  /// The groups of an account.
  func groups(_ account: Account) -> Groups { installation.spaces(for: account) }

  /// Counts a workout of a moment, or of another date at noon.
  ///
  /// - Parameters:
  ///   - id: The group.
  ///   - account: The member.
  ///   - zone: The zone that the member's clock shows.
  ///   - moment: The moment at which it was entered; now unless told otherwise.
  ///   - date: The day, where that was another one.
  ///   - note: A few words.
  ///   - ticket: An id of the caller's.
  ///   - isLate: Whether the form waited for the server.
  /// - Returns: The check-in as it was recorded, now or before.
  /// - Throws: ``Spaces/SpaceError``, or ``Domain/Refusal`` for a text that is no date.
  func checkIn(
    _ id: GroupID,
    by account: Account,
    in zone: ZoneTable,
    at moment: Timestamp? = nil,
    on date: String? = nil,
    note: String? = nil,
    as ticket: String? = nil,
    isLate: Bool = false
  ) async throws -> CheckInOutcome {
    var time = moment ?? now
    var day = LocalDay(of: time, in: zone)
    if let date, date != day.date {
      guard let number = LocalDay.number(ofDate: date) else {
        throw Refusal("invalid", "\"\(date)\" is no date, such as 2026-03-31.")
      }
      time = zone.start(ofDay: number).advanced(byMilliseconds: 12 * 3_600_000)
      day = LocalDay(of: time, in: zone)
    }
    let ticket = ticket ?? installation.newIdentity()
    return try await groups(account).checkIn(id, at: time, on: day, note: note, as: ticket, isLate: isLate)
  }

  /// Names for the things that are synced.
  var syncWords: SyncWords {
    SyncWords { item in
      guard GroupState.space.id(of: item.path) != nil else { return nil }
      let name = await installation.judge.name(ofSpaceAt: item.path)
      return "\(item.kind == .journal ? "Check-ins" : "A setting") of \(name ?? "a group")"
    } event: { edit in
      guard let event = try? await installation.lostEdits.event(of: edit) else { return nil }
      return (GroupAction(event)?.words).map(Message.init(verbatim:))
        ?? (event.retracts == nil ? nil : "An entry was undone.")
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
