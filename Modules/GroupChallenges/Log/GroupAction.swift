import CanonicalJSON
public import Domain
internal import Foundation
internal import Spaces

/// What happens in a group, as its journal keeps it.
public enum GroupAction: Hashable, Sendable {
  /// A workout, on the date that the member's clock showed.
  public struct CheckIn: Hashable, Codable, Sendable {
    /// `YYYY-MM-DD`.
    public let date: String
    /// How far the member's clock was ahead of UTC.
    public let offsetSeconds: Int64
    /// Where it came from, such as `csv` or `webhook`; nil for the member.
    public let source: String?
    public let note: String?
    /// When it was entered, where that was another day.
    public let enteredAt: Timestamp?

    init(_ day: LocalDay, source: String? = nil, note: String? = nil, enteredAt: Timestamp? = nil) {
      (date, offsetSeconds) = (day.date, day.offsetSeconds)
      (self.source, self.note, self.enteredAt) = (source, note, enteredAt)
    }

    /// Creates a check-in that is entered now.
    ///
    /// - Throws: ``Domain/Refusal`` for one that is still to come; a device's clock may be five minutes ahead.
    init(at time: Timestamp, on day: LocalDay, note: String?, source: String?, now: Timestamp) throws(Refusal) {
      if time > now.advanced(byMilliseconds: 5 * 60_000) { throw .invalid("\(day.date) is still to come.") }
      let today = LocalDay(of: now, offsetSeconds: day.offsetSeconds)
      let note = note?.trimmingSpaces
      self.init(
        day,
        source: source,
        note: note?.isEmpty == true ? nil : note,
        enteredAt: today.number == day.number ? nil : now
      )
    }

    var dayNumber: Int64? { LocalDay.number(ofDate: date) }

    /// How far a clock may be ahead of UTC, or behind.
    static let offsets: ClosedRange<Int64> = -16 * 3600...16 * 3600

    /// Whether no rule of arithmetic or of the calendar speaks against it, whoever wrote it.
    fileprivate var isSound: Bool { Self.offsets.contains(offsetSeconds) && dayNumber != nil }
  }

  /// A day that breaks no streak and counts for none.
  public struct DayOff: Hashable, Codable, Sendable {
    public enum Kind: String, Hashable, Codable, Sendable {
      /// The member took one of the freezes that the group allows.
      case freeze
      /// Whoever runs the group excused the member.
      case excuse
    }

    public let date: String
    public let kind: Kind
    public let reason: String?

    public init(date: String, kind: Kind, reason: String? = nil) {
      (self.date, self.kind, self.reason) = (date, kind, reason)
    }

    var dayNumber: Int64? { LocalDay.number(ofDate: date) }
  }

  struct Name: Hashable, Codable, Sendable {
    let name: String
  }

  struct Days: Hashable, Codable, Sendable {
    /// Two thousand years.
    static let allowed: ClosedRange<Int64> = 0...730_000

    let days: Int64

    init(checking days: Int64) throws(Refusal) {
      guard Self.allowed.contains(days) else { throw .invalidDays(days) }
      self.days = days
    }
  }

  /// Somebody takes part, or is called something else from now on.
  case joined(name: String)
  case left
  case checkedIn(CheckIn)
  case dayOff(DayOff)
  /// Another program says how long a streak is.
  case streakReported(days: Int64)
}

extension GroupAction {
  /// The event's `type`; these names are stored and never change.
  var type: String {
    switch self {
    case .joined: "joined"
    case .left: "left"
    case .checkedIn: "checkIn"
    case .dayOff: "dayOff"
    case .streakReported: "streakReported"
    }
  }

  /// The event before it has an id.
  ///
  /// - Parameters:
  ///   - user: The member whom the action is about.
  ///   - time: The moment at which it happened; the moment of recording unless told otherwise.
  ///   - key: The id under which the member or another program knows it; the form's ticket unless told otherwise.
  /// - Returns: The draft.
  /// - Throws: ``Domain/Refusal`` for numbers and texts that cannot be stored.
  func draft(about user: UserID, at time: Timestamp? = nil, key: String? = nil) throws(Refusal) -> Draft {
    let subject = PlayerID(user)
    return switch self {
    case .joined(let name): try Draft(type, Name(name: name), about: subject)
    case .left: Draft(type, about: subject)
    case .checkedIn(let entry): try Draft(type, entry, about: subject, at: time, key: key)
    case .dayOff(let day): try Draft(type, day, about: subject)
    case .streakReported(let days): try Draft(type, Days(checking: days), about: subject, at: time, key: key)
    }
  }

  /// Reads an event; nil for one that this version does not know or cannot read, which is kept and counts for nothing.
  public init?(_ event: ScoringEvent) {
    guard event.occurredAt.isOnCalendar else { return nil }
    func body<Body: Decodable>(_ type: Body.Type) -> Body? { try? CanonicalJSON.decode(type, from: event.body) }
    let action: GroupAction? =
      switch event.type {
      case "joined": body(Name.self).map { .joined(name: $0.name) }
      case "left": .left
      case "checkIn": body(CheckIn.self).flatMap { $0.isSound ? .checkedIn($0) : nil }
      case "dayOff": body(DayOff.self).map(Self.dayOff)
      case "streakReported":
        body(Days.self).flatMap { Days.allowed.contains($0.days) ? .streakReported(days: $0.days) : nil }
      default: nil
      }
    guard let action else { return nil }
    self = action
  }
}
