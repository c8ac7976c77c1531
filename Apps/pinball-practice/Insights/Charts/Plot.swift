import Domain
import Hypertext
import Pinball

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
}

// MARK: Shared parts of drawings

/// A drawing that a screen reader reads as a sentence.
func chart(_ sentence: Message, height: Int = 200, @HTMLBuilder content: () -> HTML) -> HTML {
  Tag.svg(.class("chart"), .viewBox(0, 0, 360, height), .role(.img), .label(sentence)) { content() }
}

/// A line from left to right.
func lineAcross(_ classes: String, at y: Double) -> HTML {
  Tag.line(.class(classes), .drawn(.x1, Plot.left), .drawn(.x2, Plot.right), .drawn(.y1, y), .drawn(.y2, y))
}

/// A line from top to bottom.
func lineDown(_ classes: String, at x: Double, from top: Double, to bottom: Double) -> HTML {
  Tag.line(.class(classes), .drawn(.x1, x), .drawn(.x2, x), .drawn(.y1, top), .drawn(.y2, bottom))
}

/// A line across with its label at the side.
@HTMLBuilder
func scaleLine(_ label: Message, at y: Double, labelEnd x: Double) -> HTML {
  lineAcross("grid", at: y)
  Tag.drawnText(.drawn(.x, x), .drawn(.y, y), .lowered(3.5), .anchor(.end)) { text(label) }
}

/// A dot: `practice`, or `other` for what was played elsewhere.
func dot(_ kind: String, _ x: Double, _ y: Double) -> HTML {
  Tag.circle(.class("dot", kind), .drawn(.cx, x), .drawn(.cy, y), .drawn(.r, 3.6))
}

/// A line from point to point.
func pointsLine(_ points: [(x: Double, y: Double)]) -> HTML { Tag.polyline(.class("line"), .points(points)) }

/// The first and the last day below a drawing.
@HTMLBuilder
func daysBelow(_ first: CivilDate, _ last: CivilDate) -> HTML {
  Tag.drawnText(.drawn(.x, Plot.left), .drawn(.y, 193)) { drawnTime(first) }
  Tag.drawnText(.drawn(.x, Plot.right), .drawn(.y, 193), .anchor(.end)) { drawnTime(last) }
}

extension Attribute {
  /// A text of a drawing that stands lower than its place; higher for less than 0.
  static func lowered(_ distance: Double) -> Attribute { Attribute("dy", "\(distance)") }
}
