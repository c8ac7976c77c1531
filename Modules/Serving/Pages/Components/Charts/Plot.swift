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

/// The box of a drawing, in the units of its view box, with room for labels at the left and below.
enum Plot: Sendable {
  static let (left, right) = (54.0, 352.0)
  static let (top, bottom) = (12.0, 176.0)

  /// From 0 at the left to 1 at the right.
  static func x(_ part: Double) -> Double { rounded(left + (right - left) * part) }

  /// From 0 below to 1 above.
  static func y(_ part: Double) -> Double { rounded(bottom - (bottom - top) * part) }

  /// The length of a part of the width.
  static func width(_ part: Double) -> Double { rounded((right - left) * part) }

  /// The length of a part of the height.
  static func height(_ part: Double) -> Double { rounded((bottom - top) * part) }

  /// A number with one digit after the point, as drawings need it.
  private static func rounded(_ number: Double) -> Double { number.isFinite ? (number * 10).rounded() / 10 : 0 }

  /// A drawing that a screen reader reads as a sentence.
  static func drawing(_ sentence: Message, height: Int = 200, @HTMLBuilder content: () -> HTML) -> HTML {
    Tag.svg(.class("chart"), .viewBox(0, 0, 360, height), .role(.img), .label(sentence)) { content() }
  }

  /// A line between two points.
  static func line(_ classes: String, _ from: (x: Double, y: Double), _ to: (x: Double, y: Double)) -> HTML {
    Tag.line(.class(classes), .drawn(.x1, from.x), .drawn(.x2, to.x), .drawn(.y1, from.y), .drawn(.y2, to.y))
  }

  static func across(_ classes: String, at y: Double) -> HTML { line(classes, (left, y), (right, y)) }

  /// A line from top to bottom.
  static func down(_ classes: String, at x: Double, from top: Double, to bottom: Double) -> HTML {
    line(classes, (x, top), (x, bottom))
  }

  static func area(_ classes: String, x: Double, y: Double, width: Double, height: Double) -> HTML {
    Tag.rect(
      .class(classes),
      .drawn(.x, x),
      .drawn(.y, y),
      .drawn(.width, width),
      .drawn(.height, height)
    )
  }

  /// A text that stands lower than its place; higher for less than 0.
  static func note(
    _ classes: String? = nil,
    at place: (x: Double, y: Double),
    lowered distance: Double = 0,
    _ anchor: Attribute.Anchor,
    @HTMLBuilder content: () -> HTML
  ) -> HTML {
    Tag.drawnText(
      .class(classes),
      .drawn(.x, place.x),
      .drawn(.y, place.y),
      distance == 0 ? .none : Attribute("dy", "\(distance)"),
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
    case .band(let kind): Plot.area("band \(kind)", x: 0, y: 0, width: 16, height: 16)
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
