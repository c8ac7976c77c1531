public import Domain

/// How much of a moment a page shows.
public enum TimeStyle: String, Hashable, Sendable {
  /// The day.
  case date
  /// The day and the time.
  case moment
  /// The month and the year.
  case month
}

struct TimeNode: Hashable, Sendable {
  let time: Message.Time
  let style: TimeStyle
  let attributes: [Attribute]
  /// Whether it stands in a drawing, which has an element of its own for texts.
  var isDrawn = false
}

/// A moment in the reader's language, which `page.js` moves into the reader's zone.
public func time(_ moment: Timestamp, _ style: TimeStyle = .moment, _ attributes: Attribute...) -> HTML {
  HTML(.time(TimeNode(time: .moment(moment), style: style, attributes: attributes)))
}

/// A day of the calendar in the reader's language.
public func time(_ day: CivilDate, _ style: TimeStyle = .date, _ attributes: Attribute...) -> HTML {
  HTML(.time(TimeNode(time: .day(day), style: style, attributes: attributes)))
}

/// A day as screens have it, in ISO 8601; any other text is shown unchanged.
public func time(_ day: String, _ style: TimeStyle = .date, _ attributes: Attribute...) -> HTML {
  guard let date = CivilDate(day) else { return text(day) }
  return HTML(.time(TimeNode(time: .day(date), style: style, attributes: attributes)))
}

/// A day of the calendar in a text of a drawing.
public func drawnTime(_ day: CivilDate) -> HTML {
  HTML(.time(TimeNode(time: .day(day), style: .date, attributes: [], isDrawn: true)))
}

/// The day of a moment in a text of a drawing.
public func drawnTime(_ moment: Timestamp) -> HTML {
  HTML(.time(TimeNode(time: .moment(moment), style: .date, attributes: [], isDrawn: true)))
}

extension Attribute {
  static func time(_ time: Message.Time, _ style: TimeStyle, isDrawn: Bool = false) -> [Attribute] {
    let (value, local) =
      switch time {
      case .day(let day): ("\(day)", style == .month ? "month" : "day")
      case .moment(let moment): (moment.iso8601, style.rawValue)
      }
    return [Attribute(isDrawn ? "data-time" : "datetime", .text(value)), Attribute("data-local", .text(local))]
  }
}
