public import Domain

/// How much of a moment a page shows.
public enum TimeStyle: String, Hashable, Sendable {
  /// The day.
  case date
  /// The day and the time.
  case moment
}

struct TimeNode: Hashable, Sendable {
  let time: Message.Time
  let style: TimeStyle
  let attributes: [Attribute]
}

/// A moment in the reader's language, which `times.js` moves into the reader's zone.
public func time(_ moment: Timestamp, _ style: TimeStyle = .moment, _ attributes: Attribute...) -> HTML {
  HTML(.time(TimeNode(time: .moment(moment), style: style, attributes: attributes)))
}

/// A day of the calendar in the reader's language.
public func time(_ day: CivilDate, _ attributes: Attribute...) -> HTML {
  HTML(.time(TimeNode(time: .day(day), style: .date, attributes: attributes)))
}

extension Attribute {
  static func time(_ time: Message.Time, _ style: TimeStyle) -> [Attribute] {
    let (value, local) =
      switch time {
      case .day(let day): ("\(day)", "day")
      case .moment(let moment): (moment.iso8601, style.rawValue)
      }
    return [Attribute("datetime", .text(value)), Attribute("data-local", .text(local))]
  }
}
