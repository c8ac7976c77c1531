package import Domain

/// A point on a face or a sheet of faces: micrometres from its middle, x right, y up.
package struct TargetPoint: Codable, Hashable, Sendable {
  /// The distance to the right.
  package let xUm: Int
  /// The distance up.
  package let yUm: Int

  /// Ten metres around the middle of a face.
  ///
  /// A point further away is no arrow of it.
  package static let allowedUm = -10_000_000...10_000_000

  package static let centre = TargetPoint(xUm: 0, yUm: 0)

  package init(xUm: Int, yUm: Int) {
    (self.xUm, self.yUm) = (xUm, yUm)
  }

  /// Creates a point from coordinates relative to the face's radius, by rounding.
  ///
  /// Coordinates beyond the range of micrometres are clamped.
  ///
  /// - Throws: ``ScoringCode/invalidValue`` for a number that is not finite.
  package init(normalizedX: Double, normalizedY: Double, diameterUm: Int) throws(Refusal) {
    guard normalizedX.isFinite, normalizedY.isFinite else {
      throw Refusal(.invalidValue, "A point on the face needs two numbers.")
    }
    let radius = Double(diameterUm) / 2
    xUm = Int(roundingClamped: normalizedX * radius)
    yUm = Int(roundingClamped: normalizedY * radius)
  }

  /// Returns the square of the distance to `other`, wide enough for any two points.
  func squaredDistance(to other: TargetPoint) -> UInt128 {
    let (x, y) = (Int128(xUm) - Int128(other.xUm), Int128(yUm) - Int128(other.yUm))
    // A square exceeds the range only for points at opposite ends of it. Those count as infinitely far.
    let (xx, farX) = x.magnitude.multipliedReportingOverflow(by: x.magnitude)
    let (yy, farY) = y.magnitude.multipliedReportingOverflow(by: y.magnitude)
    let (sum, far) = xx.addingReportingOverflow(yy)
    return farX || farY || far ? .max : sum
  }
}

extension Int {
  /// Creates the nearest whole number, clamped.
  init(roundingClamped value: Double) {
    self = Int(exactly: value.rounded()) ?? (value < 0 ? .min : .max)
  }
}

/// The place where an arrow hit, as stored with the arrow.
package struct Placement: Codable, Hashable, Sendable {
  /// The point on the whole sheet.
  package let point: TargetPoint
  /// The spot of the sheet, from 0.
  package let spot: Int
  /// The face's name, such as `TEN_ZONE 400 mm`.
  package let face: String

  package init(point: TargetPoint, spot: Int, face: String) {
    (self.point, self.spot, self.face) = (point, spot, face)
  }
}
