package import Domain

/// The rings of one face, and the value of an arrow in them.
///
/// A ring's radius may be a fraction of a micrometre, and the shaft's radius half of one. So all lengths are compared
/// as whole numbers, times 40.
package struct TargetRings: Hashable, Sendable {
  /// One ring.
  ///
  /// Its outer radius is in fortieths of the face's diameter.
  struct Ring: Hashable, Sendable {
    let token: ArrowToken
    let fortieths: Int
  }

  package let system: ScoringSystem
  /// The diameter of the full face, in micrometres.
  package let diameterUm: Int
  /// The rings, from the middle outwards.
  let rings: [Ring]

  /// A thousand kilometres, so that squares fit.
  ///
  /// No face or shaft is larger.
  static let largestUm = 1 << 40

  /// Creates rings.
  ///
  /// - Throws: ``ScoringCode/invalidPlacement`` for a system without rings (animals and practice faces), or a diameter
  ///   out of bounds.
  package init(_ system: ScoringSystem, diameterUm: Int) throws(Refusal) {
    guard let rings = system.rings else {
      throw Refusal(.invalidPlacement, "\(system.rawValue) is entered by buttons, not on the face.")
    }
    guard (1...Self.largestUm).contains(diameterUm) else {
      throw Refusal(.invalidPlacement, "A face cannot be \(diameterUm / 1000) mm wide.")
    }
    (self.system, self.diameterUm, self.rings) = (system, diameterUm, rings)
  }

  /// Returns the value of an arrow with its middle at a point.
  ///
  /// A ring counts if the shaft touches its line from outside, the outermost too. If the line belongs to the lower
  /// zone, the shaft must cut it. A shaft of 0 is the bare point.
  ///
  /// - Throws: ``ScoringCode/invalidShaft`` for a shaft that is negative or absurdly thick.
  package func value(at point: TargetPoint, shaftDiameterUm: Int) throws(Refusal) -> ArrowValue {
    guard (0...Self.largestUm).contains(shaftDiameterUm) else { throw .invalidShaft(shaftDiameterUm) }
    let hit = rings.first { reaches($0, point, shaftDiameterUm) }
    return system.value(hit?.token ?? .miss)
  }

  private func reaches(_ ring: Ring, _ point: TargetPoint, _ shaftDiameterUm: Int) -> Bool {
    let reach = Int128(ring.fortieths) * Int128(diameterUm) + 20 * Int128(shaftDiameterUm)
    let (x, y) = (40 * Int128(point.xUm), 40 * Int128(point.yUm))
    // The point is beyond the square around the ring. This also keeps the squares small.
    guard x.magnitude <= reach.magnitude, y.magnitude <= reach.magnitude else { return false }
    let (distance, limit) = (x * x + y * y, reach * reach)
    return system.lineBelongsToLowerZone ? distance < limit : distance <= limit
  }
}

extension ScoringSystem {
  /// Whether the shaft must cut the line, as in IFAA rules.
  var lineBelongsToLowerZone: Bool { self == .ifaaField }

  /// The rings of this system's face from the middle outwards; nil for a system scored by buttons only.
  var rings: [TargetRings.Ring]? {
    switch self {
    case .tenZone, .elevenZone: ring(.x, 1) + run(10, 1)
    case .tenZoneSixRing: ring(.x, 1) + run(10, 5)
    case .tenZoneFiveRing: ring(.x, 1) + run(10, 6)
    case .tenZoneCompound: ring(.ten, 1) + run(9, 1)
    case .tenZoneFiveRingCompound: ring(.ten, 1) + run(9, 6)
    case .fiveZone: ring(.nine, 4) + ring(.seven, 8) + ring(.five, 12) + ring(.three, 16) + ring(.one, 20)
    case .worldField: ring(.six, 2) + wideRun
    case .worcester: wideRun
    case .ifaaField: ring(.x, 2) + ring(.five, 4) + ring(.four, 12) + ring(.three, 20)
    case .world3D, .sixRing, .fiveRing: nil
    }
  }

  /// The rings 5…1, each a tenth of the face wide.
  private var wideRun: [TargetRings.Ring] {
    ring(.five, 4) + ring(.four, 8) + ring(.three, 12) + ring(.two, 16) + ring(.one, 20)
  }

  /// Returns the rings of a ten zone face, each a twentieth of the face wide.
  private func run(_ from: Int, _ to: Int) -> [TargetRings.Ring] {
    var rings: [TargetRings.Ring] = []
    for points in stride(from: from, through: to, by: -1) {
      if let token = ArrowToken(rawValue: String(points)) { rings += ring(token, 2 * (11 - points)) }
    }
    return rings
  }

  private func ring(_ token: ArrowToken, _ fortieths: Int) -> [TargetRings.Ring] {
    [TargetRings.Ring(token: token, fortieths: fortieths)]
  }
}
