public import Domain
public import Hypertext

/// The scale at the side or below a chart, from its first tick to its last.
public struct ChartAxis: Sendable {
  /// The values that have a label, in ascending order.
  package let ticks: [Double]
  let label: @Sendable (Double) -> Message

  /// Creates a scale.
  ///
  /// - Parameters:
  ///   - ticks: The values that have a label, in ascending order.
  ///   - label: Returns the label of a value.
  public init(_ ticks: [Double], label: @escaping @Sendable (Double) -> Message) {
    (self.ticks, self.label) = (ticks, label)
  }

  /// Returns the place of a value, from 0 at the first tick to 1 at the last; the middle where they are the same.
  func part(_ value: Double) -> Double {
    guard let first = ticks.first, let last = ticks.last, first < last else { return 0.5 }
    return (value - first) / (last - first)
  }
}

/// The box of a drawing: across in percent of its width, and from top to bottom in pixels, with room for labels below.
///
/// A drawing is as wide as its place, and nothing in it grows with it, so a label on a phone is as large as on a desktop. The
/// room for labels at the sides is a padding in the style sheet, beside which 0 percent begins.
enum Plot: Sendable {
  static let (top, bottom) = (12.0, 176.0)

  /// In percent, from 0 at the left to 1 at the right.
  static func x(_ part: Double) -> Double { rounded(100 * part) }

  /// From 0 below to 1 above.
  static func y(_ part: Double) -> Double { rounded(bottom - (bottom - top) * part) }

  /// The length of a part of the height.
  static func height(_ part: Double) -> Double { rounded((bottom - top) * part) }

  /// A number with one digit after the point, as drawings need it.
  private static func rounded(_ number: Double) -> Double { number.isFinite ? (number * 10).rounded() / 10 : 0 }

  /// A drawing that a screen reader reads as a sentence.
  static func drawing(_ sentence: Message, height: Int = 200, @HTMLBuilder content: () -> HTML) -> HTML {
    Tag.svg(.class("chart"), .drawn(.height, Double(height)), .role(.img), .label(sentence)) { content() }
  }

  /// A line through points.
  ///
  /// Its points cannot be in percent, so it has a drawing of its own that is stretched.
  static func line(through points: [(x: Double, y: Double)]) -> HTML {
    Tag.svg(.viewBox(0, 0, 100, 200), .drawn(.height, 200), Attribute("preserveAspectRatio", "none")) {
      Tag.polyline(.class("line"), .points(points))
    }
  }

  /// A line between two points.
  static func line(_ classes: String, _ from: (x: Double, y: Double), _ to: (x: Double, y: Double)) -> HTML {
    Tag.line(
      .class(classes),
      .drawn(.x1, percent: from.x),
      .drawn(.x2, percent: to.x),
      .drawn(.y1, from.y),
      .drawn(.y2, to.y)
    )
  }

  static func across(_ classes: String, at y: Double) -> HTML { line(classes, (0, y), (100, y)) }

  /// A line from top to bottom.
  static func down(_ classes: String, at x: Double, from top: Double, to bottom: Double) -> HTML {
    line(classes, (x, top), (x, bottom))
  }

  static func area(_ classes: String, x: Double, y: Double, width: Double, height: Double) -> HTML {
    Tag.rect(
      .class(classes),
      .drawn(.x, percent: x),
      .drawn(.y, y),
      .drawn(.width, percent: width),
      .drawn(.height, height)
    )
  }

  /// A text that stands further to the right and lower than its place; to the left and higher for less than 0.
  static func note(
    _ classes: String? = nil,
    at place: (x: Double, y: Double),
    moved distance: (x: Double, y: Double) = (0, 0),
    _ anchor: Attribute.Anchor,
    @HTMLBuilder content: () -> HTML
  ) -> HTML {
    Tag.drawnText(
      .class(classes),
      .drawn(.x, percent: place.x),
      .drawn(.y, place.y),
      distance.x == 0 ? .none : .drawn(.dx, distance.x),
      distance.y == 0 ? .none : .drawn(.dy, distance.y),
      .anchor(anchor)
    ) { content() }
  }
}

// MARK: Beside a chart

/// A sign in a chart, which a legend explains.
public enum ChartSign: Sendable {
  /// A filled dot.
  case dot
  /// A dot of another kind, a ring.
  case ring
  /// An area, by its class.
  case band(String)

  fileprivate var html: HTML {
    switch self {
    case .dot: dot("practice")
    case .ring: dot("other")
    case .band(let kind): Plot.area("band \(kind)", x: 0, y: 0, width: 100, height: 16)
    }
  }

  private func dot(_ kind: String) -> HTML {
    Tag.circle(.class("dot", kind), .drawn(.cx, 8), .drawn(.cy, 8), .drawn(.r, 4.5))
  }
}

/// What the signs of a chart mean; nothing for no signs.
@HTMLBuilder
public func chartLegend(_ signs: [(sign: ChartSign, meaning: Message)]) -> HTML {
  if !signs.isEmpty {
    ul(.class("list legend")) {
      for line in signs {
        li {
          Tag.svg(.viewBox(0, 0, 16, 16), .unread) { line.sign.html }
          span { text(line.meaning) }
        }
      }
    }
  }
}

/// A part of two, as a bar below their names and numbers.
public func shareBar(_ percent: Double) -> HTML {
  Tag.svg(.class("share"), .viewBox(0, 0, 100, 6), Attribute("preserveAspectRatio", "none"), .unread) {
    Plot.area("rest", x: 0, y: 0, width: 100, height: 6)
    Plot.area("own", x: 0, y: 0, width: percent.rounded(), height: 6)
  }
}
