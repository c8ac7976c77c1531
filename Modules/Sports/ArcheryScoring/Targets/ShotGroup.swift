/// The spread of an archer's placed arrows around the middle of the spot.
package struct ShotGroup: Codable, Hashable, Sendable {
  /// The number of arrows with a placement.
  package let placed: Int
  package let arrows: Int
  /// The middle of the group, in micrometres from the middle of the spot.
  package let centre: TargetPoint
  package let horizontalSpreadUm: Int
  package let verticalSpreadUm: Int
  /// The bias in words, such as `low left`; `centred` if neither side exceeds half its spread.
  package let bias: String
  /// Whether fewer than nine in ten arrows have a placement, so that the group is unreliable.
  package let isIncomplete: Bool

  /// Creates a group; nil with fewer than three points, or if fewer than half of the arrows have one.
  init?(_ points: [TargetPoint], ofArrows arrows: Int) {
    guard points.count >= 3, points.count * 2 >= arrows else { return nil }
    let (x, y) = (Spread(points.map(\.xUm)), Spread(points.map(\.yUm)))
    placed = points.count
    self.arrows = arrows
    centre = TargetPoint(xUm: Int(roundingClamped: x.mean), yUm: Int(roundingClamped: y.mean))
    (horizontalSpreadUm, verticalSpreadUm) = (Int(roundingClamped: x.deviation), Int(roundingClamped: y.deviation))
    let sides = [y.side(below: "low", above: "high"), x.side(below: "left", above: "right")].compactMap(\.self)
    bias = sides.isEmpty ? "centred" : sides.joined(separator: " ")
    isIncomplete = points.count * 10 < arrows * 9
  }

  private struct Spread {
    let mean: Double
    let deviation: Double

    init(_ values: [Int]) {
      let mean = values.reduce(0) { $0 + Double($1) } / Double(values.count)
      self.mean = mean
      let squares = values.reduce(0) { $0 + (Double($1) - mean) * (Double($1) - mean) }
      deviation = (squares / Double(values.count)).squareRoot()
    }

    func side(below: String, above: String) -> String? {
      if abs(mean) <= deviation / 2 { return nil }
      return mean < 0 ? below : above
    }
  }
}
