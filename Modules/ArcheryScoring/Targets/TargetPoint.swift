public import Domain

/// A point on a face or a sheet of faces: micrometres from its middle, x right, y up.
public struct TargetPoint: Codable, Hashable, Sendable {
  public let xUm: Int
  public let yUm: Int

  /// Ten metres around the middle of a face: further away is no arrow of it.
  public static let allowedUm = -10_000_000...10_000_000

  public static let centre = TargetPoint(xUm: 0, yUm: 0)

  public init(xUm: Int, yUm: Int) {
    self.xUm = xUm
    self.yUm = yUm
  }

  /// A point given with the face's radius as 1, by rounding.
  ///
  /// What is too far away to be written in micrometres stays as far away as can be written.
  ///
  /// - Throws: ``ScoringCode/invalidValue`` for what is not a finite number.
  public init(normalizedX: Double, normalizedY: Double, diameterUm: Int) throws(Refusal) {
    guard normalizedX.isFinite, normalizedY.isFinite else {
      throw Refusal(.invalidValue, "A point on the face needs two numbers.")
    }
    let radius = Double(diameterUm) / 2
    xUm = Int(roundingClamped: normalizedX * radius)
    yUm = Int(roundingClamped: normalizedY * radius)
  }

  /// The square of the distance to `other`; wide enough for any two points.
  func squaredDistance(to other: TargetPoint) -> UInt128 {
    let (x, y) = (Int128(xUm) - Int128(other.xUm), Int128(yUm) - Int128(other.yUm))
    // Each square is below 2^130 only for points at opposite ends of the number range: those count as infinitely far.
    let (xx, farX) = x.magnitude.multipliedReportingOverflow(by: x.magnitude)
    let (yy, farY) = y.magnitude.multipliedReportingOverflow(by: y.magnitude)
    let (sum, far) = xx.addingReportingOverflow(yy)
    return farX || farY || far ? .max : sum
  }
}

extension Int {
  /// The nearest whole number, or the last one there is in that direction.
  init(roundingClamped value: Double) {
    self = Int(exactly: value.rounded()) ?? (value < 0 ? .min : .max)
  }
}

/// Where an arrow hit, as it is kept with the arrow.
public struct Placement: Codable, Hashable, Sendable {
  /// On the whole sheet.
  public let point: TargetPoint
  /// Which spot of the sheet, from 0.
  public let spot: Int
  /// The face's name, such as `TEN_ZONE 400 mm`.
  public let face: String

  public init(point: TargetPoint, spot: Int, face: String) {
    self.point = point
    self.spot = spot
    self.face = face
  }
}
