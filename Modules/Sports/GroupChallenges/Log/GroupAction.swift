import CanonicalJSON
package import Domain
internal import Foundation
internal import Spaces

/// An entry in a group's journal.
package enum GroupAction: Hashable, Sendable {
  /// A workout, on the date that the member's clock showed.
  package struct CheckIn: Hashable, Codable, Sendable {
    /// The date as `YYYY-MM-DD`.
    package let date: String
    /// The seconds that the member's clock was ahead of UTC.
    package let offsetSeconds: Int64
    /// The origin, such as `csv` or `webhook`; nil for the member.
    package let source: String?
    /// The member's note.
    package internal(set) var note: String?
    /// The time of entry, if that was another day, or if the entry waited for the server.
    package let enteredAt: Timestamp?

    /// The check-in with its note cut to the limit of bytes, which events of earlier versions may exceed.
    fileprivate var withShortNote: CheckIn {
      var entry = self
      entry.note = note.map(TextLimit.line.cutToBytes)
      return entry
    }

    init(_ day: LocalDay, source: String? = nil, note: String? = nil, enteredAt: Timestamp? = nil) {
      (date, offsetSeconds) = (day.date, day.offsetSeconds)
      (self.source, self.note, self.enteredAt) = (source, note, enteredAt)
    }

    /// Creates a check-in that is entered now, or was entered before and queued.
    ///
    /// - Throws: ``Domain/Refusal`` for a time in the future. A device's clock may be five minutes ahead.
    init(
      at time: Timestamp,
      on day: LocalDay,
      note: String?,
      source: String?,
      entered: Timestamp? = nil,
      now: Timestamp
    ) throws(Refusal) {
      if time > now.advanced(byMilliseconds: Self.clockTolerance) { throw .isAhead(.day(day.date)) }
      let today = LocalDay(of: now, offsetSeconds: day.offsetSeconds)
      let note = note?.trimmingSpaces
      self.init(
        day,
        source: source,
        note: note?.isEmpty == true ? nil : note,
        enteredAt: entered.map { min($0, now) } ?? (today.number == day.number ? nil : now)
      )
    }

    var dayNumber: Int64? { LocalDay.number(ofDate: date) }

    /// Whether it was entered on a later day than its own.
    package var isLate: Bool {
      guard let enteredAt, let dayNumber else { return false }
      return LocalDay(of: enteredAt, offsetSeconds: offsetSeconds).number > dayNumber
    }

    /// The milliseconds by which a device's clock may be wrong.
    static let clockTolerance: Int64 = 5 * 60_000

    /// The offsets from UTC that a clock may have, in seconds.
    static let offsets: ClosedRange<Int64> = -16 * 3600...16 * 3600

    /// Whether its date and offset are possible.
    fileprivate var isSound: Bool { Self.offsets.contains(offsetSeconds) && dayNumber != nil }
  }

  /// A day without a check-in that does not break the streak, and does not count for it either.
  package struct DayOff: Hashable, Codable, Sendable {
    /// The kind of day off.
    package enum Kind: String, Hashable, Codable, Sendable {
      /// The member used one of the freezes that the group allows.
      case freeze
      /// A leader of the group excused the member.
      case excuse
    }

    /// The date as `YYYY-MM-DD`.
    package let date: String
    package let kind: Kind
    /// The reason, in the leader's words.
    package let reason: String?

    package init(date: String, kind: Kind, reason: String? = nil) {
      (self.date, self.kind, self.reason) = (date, kind, reason)
    }

    var dayNumber: Int64? { LocalDay.number(ofDate: date) }
  }

  struct Name: Hashable, Codable, Sendable {
    let name: String
  }

  struct Days: Hashable, Codable, Sendable {
    /// The days of two thousand years.
    static let allowed: ClosedRange<Int64> = 0...730_000

    let days: Int64

    init(checking days: Int64) throws(Refusal) {
      guard Self.allowed.contains(days) else { throw .invalidDays(days) }
      self.days = days
    }
  }

  /// A member joined, or changed the name.
  case joined(name: String)
  /// A member left.
  case left
  /// A member worked out.
  case checkedIn(CheckIn)
  /// A member has a day off.
  case dayOff(DayOff)
  /// Another program reported the length of a streak.
  case streakReported(days: Int64)
  /// A leader of the group removed a member's check-in, or moved it to another date.
  case corrected(Correction)
  /// A leader of the group made a member a leader, or a leader a member.
  case appointed(Appointment)
  /// The check-ins of another account are the member's.
  case joinedAccounts(Joint)
  /// A member deleted everything that the group knew of the member.
  case erased
  /// The member's account was deleted: the name and the notes go, and the check-ins that decide results stay.
  case accountDeleted
}

extension GroupAction {
  /// The kinds of entry, each with the `type` of its events.
  ///
  /// These names are stored and never change.
  enum Kind: String {
    case joined, left, checkIn, dayOff, streakReported, corrected, appointed, joinedAccounts, erased, accountDeleted
  }

  /// The kind of the entry.
  var kind: Kind {
    switch self {
    case .joined: .joined
    case .left: .left
    case .checkedIn: .checkIn
    case .dayOff: .dayOff
    case .streakReported: .streakReported
    case .corrected: .corrected
    case .appointed: .appointed
    case .joinedAccounts: .joinedAccounts
    case .erased: .erased
    case .accountDeleted: .accountDeleted
    }
  }

  /// Returns the event before it has an id.
  ///
  /// - Parameters:
  ///   - user: The member whom the action is about.
  ///   - time: The time of the action; the time of recording for nil.
  ///   - key: The id that the member or another program gave it; the form's ticket for nil.
  /// - Returns: The draft.
  /// - Throws: ``Domain/Refusal`` for numbers and texts that cannot be stored.
  func draft(about user: UserID, at time: Timestamp? = nil, key: String? = nil) throws(Refusal) -> EventDraft {
    let (subject, type) = (PlayerID(user), kind.rawValue)
    return switch self {
    case .joined(let name): try EventDraft(type, Name(name: name), about: subject)
    case .left: EventDraft(type, about: subject)
    case .checkedIn(let entry): try EventDraft(type, entry, about: subject, at: time, key: key)
    case .dayOff(let day): try EventDraft(type, day, about: subject, at: time)
    case .streakReported(let days): try EventDraft(type, Days(checking: days), about: subject, at: time, key: key)
    case .corrected(let correction): try EventDraft(type, correction, about: subject)
    case .appointed(let appointment): try EventDraft(type, appointment, about: subject)
    case .joinedAccounts(let joint): try EventDraft(type, joint, about: subject)
    case .erased, .accountDeleted: EventDraft(type, about: subject)
    }
  }

  /// Reads an event; nil for one that this version does not know or cannot read.
  ///
  /// Such an event is kept and does not count.
  package init?(_ event: ScoringEvent) {
    guard event.occurredAt.isOnCalendar else { return nil }
    func body<Body: Decodable>(_ type: Body.Type) -> Body? {
      do { return try CanonicalJSON.decode(type, from: event.body) } catch { return nil }
    }
    let action: GroupAction? =
      switch Kind(rawValue: event.type) {
      case .joined: body(Name.self).map { .joined(name: TextLimit.name.cutToBytes($0.name)) }
      case .left: .left
      case .checkIn: body(CheckIn.self).flatMap { $0.isSound ? .checkedIn($0.withShortNote) : nil }
      case .dayOff: body(DayOff.self).map(Self.dayOff)
      case .streakReported:
        body(Days.self).flatMap { Days.allowed.contains($0.days) ? .streakReported(days: $0.days) : nil }
      case .corrected: body(Correction.self).map { .corrected($0.withShortReason) }
      case .appointed: body(Appointment.self).map(Self.appointed)
      case .joinedAccounts: body(Joint.self).map(Self.joinedAccounts)
      case .erased: .erased
      case .accountDeleted: .accountDeleted
      case nil: nil
      }
    guard let action else { return nil }
    self = action
  }
}
