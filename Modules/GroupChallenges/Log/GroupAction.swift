public import Domain
internal import Foundation

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
  }

  /// Somebody takes part, or is called something else from now on.
  case joined(name: String)
  case left
  case checkedIn(CheckIn)
  case dayOff(DayOff)
  /// Another program says how long a streak is (CHL-21).
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

  /// The event's body: canonical JSON, empty where there is nothing to say.
  ///
  /// - Throws: ``GroupError/invalid(_:)`` where a text cannot be written as JSON.
  func body() throws(GroupError) -> [UInt8] {
    switch self {
    case .joined(let name): try encoded(Name(name: name))
    case .left: []
    case .checkedIn(let body): try encoded(body)
    case .dayOff(let body): try encoded(body)
    case .streakReported(let days): try encoded(Days(days: days))
    }
  }

  private func encoded(_ body: some Encodable) throws(GroupError) -> [UInt8] {
    do { return try CanonicalJSON.encode(body) } catch {
      throw .invalid("This cannot be written down: \(error).")
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
