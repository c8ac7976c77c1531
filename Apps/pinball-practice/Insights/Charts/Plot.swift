import Domain
import Pinball

/// The box of a drawing, in the units of its view box: room for labels at the left and below, the rest for what is drawn.
struct Plot {
  static let viewBox = "0 0 360 200"

  private let left = 54.0
  private let right = 352.0
  private let top = 12.0
  private let bottom = 176.0

  /// From 0 at the left to 1 at the right.
  func x(_ part: Double) -> String { Self.text(left + (right - left) * part) }

  /// From 0 below to 1 above.
  func y(_ part: Double) -> String { Self.text(bottom - (bottom - top) * part) }

  /// The length of a part of the width.
  func width(_ part: Double) -> String { Self.text((right - left) * part) }

  /// The length of a part of the height.
  func height(_ part: Double) -> String { Self.text((bottom - top) * part) }

  /// A number with one digit after the point, as drawings need it.
  private static func text(_ number: Double) -> String {
    let tenths = Int(exactly: (number * 10).rounded()) ?? 0
    return "\(tenths / 10).\(abs(tenths % 10))"
  }
}

extension Plot {
  /// A line across, with its label at the side.
  struct Tick {
    let y: String
    let label: Message
  }

  /// The scale of scores at the side.
  func ticks(_ axis: ScoreAxis) -> [Tick] {
    axis.ticks.map { Tick(y: y($0 / axis.top), label: ScoreAxis.label($0)) }
  }
}
