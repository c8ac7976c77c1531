import Domain
import Testing

@testable import ArcheryScoring

@Suite struct `An arrow on a face` {
  func label(_ system: ScoringSystem, _ diameterUm: Int, _ x: Int, _ y: Int = 0, shaft: Int = 5500) throws -> String {
    let rings = try TargetRings(system, diameterUm: diameterUm)
    return try rings.value(at: TargetPoint(xUm: x, yUm: y), shaftDiameterUm: shaft).token.rawValue
  }

  static let lines: [(ScoringSystem, Int, [(String, Int)])] = [
    (.tenZone, 1_220_000, [("X", 30_500), ("10", 61_000), ("9", 122_000), ("6", 305_000), ("1", 610_000)]),
    (.tenZone, 400_000, [("X", 10_000), ("10", 20_000), ("9", 40_000), ("1", 200_000)]),
    (.tenZoneSixRing, 800_000, [("X", 20_000), ("10", 40_000), ("5", 240_000)]),
    (.tenZoneFiveRing, 400_000, [("X", 10_000), ("10", 20_000), ("6", 100_000)]),
    (.tenZoneCompound, 400_000, [("10", 10_000), ("9", 40_000), ("8", 60_000), ("1", 200_000)]),
    (.elevenZone, 1_220_000, [("X", 30_500), ("10", 61_000), ("1", 610_000)]),
    (.fiveZone, 1_220_000, [("9", 122_000), ("7", 244_000), ("5", 366_000), ("3", 488_000), ("1", 610_000)]),
    (.worldField, 800_000, [("6", 40_000), ("5", 80_000), ("4", 160_000), ("1", 400_000)]),
    (.worcester, 406_400, [("5", 40_640), ("4", 81_280), ("1", 203_200)]),
  ]

  @Test(arguments: lines)
  func `scores the higher ring where the shaft touches its line, and the next one a micrometre further out`(
    system: ScoringSystem,
    diameter: Int,
    rings: [(String, Int)]
  ) throws {
    for (token, radius) in rings {
      #expect(try label(system, diameter, radius + 2750) == token)
      #expect(try label(system, diameter, 0, -(radius + 2750)) == token)
      #expect(try label(system, diameter, radius + 2751) != token)
      #expect(try label(system, diameter, radius, shaft: 0) == token)
      #expect(try label(system, diameter, radius + 1, shaft: 0) != token)
    }
  }

  @Test func `must cut the line on an IFAA face`() throws {
    for (token, radius) in [("X", 32_500), ("5", 65_000), ("4", 195_000), ("3", 325_000)] {
      #expect(try label(.ifaaField, 650_000, radius + 2749) == token)
      #expect(try label(.ifaaField, 650_000, radius + 2750) != token)
      #expect(try label(.ifaaField, 650_000, radius, shaft: 0) != token)
    }
  }

  @Test func `is measured exactly where radii are fractions of a micrometre`() throws {
    // The X ring's radius is 30.525 µm, half the shaft 0.5 µm.
    #expect(try label(.tenZone, 1221, 31, shaft: 1) == "X")
    #expect(try label(.tenZone, 1221, 32, shaft: 1) == "10")
    #expect(try label(.tenZone, 1221, 31, shaft: 0) == "10")
  }

  @Test(arguments: [Int.max, .min, Int.max - 1, 1 << 53, -(1 << 62)])
  func `is a miss from however far away`(far: Int) throws {
    for system in ScoringSystem.allCases where system != .world3D && system != .sixRing && system != .fiveRing {
      #expect(try label(system, 1_220_000, far, 0) == "M")
      #expect(try label(system, 1_220_000, 0, far) == "M")
      #expect(try label(system, 1_220_000, far, far) == "M")
    }
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func `needs numbers`(value: Double) {
    let refusal = #expect(throws: Refusal.self) {
      try TargetPoint(normalizedX: 0, normalizedY: value, diameterUm: 400_000)
    }
    #expect(refusal?.scoringCode == .invalidValue)
  }

  @Test func `is converted from the normalised point by rounding, however large`() throws {
    let point = try TargetPoint(normalizedX: 0.05450819672131148, normalizedY: -1, diameterUm: 1_220_000)
    #expect(point == TargetPoint(xUm: 33_250, yUm: -610_000))
    let far = try TargetPoint(normalizedX: 1e300, normalizedY: -1e300, diameterUm: 1_220_000)
    #expect(far == TargetPoint(xUm: .max, yUm: .min))
  }

  @Test(arguments: [0, -1, .min, .max])
  func `needs a face of some size`(diameter: Int) {
    #expect(throws: Refusal.self) { try TargetRings(.tenZone, diameterUm: diameter) }
  }

  @Test(arguments: [-1, Int.min, .max])
  func `needs a shaft that can be`(shaft: Int) {
    #expect(throws: Refusal.self) { try label(.tenZone, 400_000, 0, shaft: shaft) }
  }

  @Test(arguments: [ScoringSystem.world3D, .sixRing, .fiveRing])
  func `cannot be placed on animals and practice faces`(system: ScoringSystem) {
    #expect(throws: Refusal.self) { try TargetRings(system, diameterUm: 400_000) }
    #expect(TargetFace(system, FaceSize(40)) == nil)
  }

  @Test(arguments: [0, -1, 9301])
  func `has a shaft that archers may use`(diameter: Int) {
    #expect(throws: Refusal.self) { try Shaft.check(diameter) }
  }
}

@Suite struct `A triple face` {
  let face = TargetFace(.tenZoneFiveRing, FaceSize(40), .verticalTriple)

  @Test(arguments: [(220_000, 0), (111_000, 0), (109_000, 1), (0, 1), (-150_000, 2)])
  func `counts an arrow in the spot with the nearest middle`(y: Int, spot: Int) throws {
    let hit = try #require(try face?.hit(at: TargetPoint(xUm: 0, yUm: y), shaftDiameterUm: 9300))
    #expect(hit.placement.spot == spot)
  }

  @Test func `scores from the middle of that spot`() throws {
    let hit = try #require(try face?.hit(at: TargetPoint(xUm: 0, yUm: 220_000 + 14_650), shaftDiameterUm: 9300))
    #expect(hit.value.token == .x)
    #expect(hit.placement.point == TargetPoint(xUm: 0, yUm: 234_650))
  }

  @Test(arguments: [Int.min, .max])
  func `takes a point at the end of the numbers`(far: Int) throws {
    let hit = try #require(try face?.hit(at: TargetPoint(xUm: far, yUm: far), shaftDiameterUm: 9300))
    #expect(hit.value.token == .miss)
  }

  @Test(arguments: [ScoringSystem.tenZone, .fiveZone, .worldField, .ifaaField, .worcester, .tenZoneFiveRing])
  func `and every other face is drawn to scale, outermost ring first`(system: ScoringSystem) throws {
    for layout in [SpotLayout.single, .verticalTriple, .triangularTriple] {
      let drawing = try #require(TargetFace(system, FaceSize(40), layout)).drawing
      #expect(drawing.circles.count % drawing.spots.count == 0)
      for (inner, outer) in zip(drawing.circles.dropFirst(), drawing.circles) where inner.xUm == outer.xUm {
        #expect(inner.radiusUm < outer.radiusUm || inner.yUm != outer.yUm)
      }
      for circle in drawing.circles {
        #expect(abs(circle.xUm) + circle.radiusUm <= drawing.widthUm / 2)
        #expect(abs(circle.yUm) + circle.radiusUm <= drawing.heightUm / 2)
      }
    }
  }

  @Test func `shows the colours of real faces`() throws {
    func colours(_ system: ScoringSystem) throws -> String {
      try #require(TargetFace(system, FaceSize(80))).drawing.circles.map(\.fill.rawValue).joined(separator: " ")
    }
    #expect(try colours(.fiveZone) == "white black blue red gold")
    #expect(try colours(.worldField) == "black black black black gold gold")
    #expect(try colours(.tenZoneSixRing) == "blue blue red red gold gold gold")
    #expect(try colours(.worcester) == "black black black black white")
    #expect(try colours(.ifaaField) == "black white black black")
    let field = try #require(TargetFace(.worldField, FaceSize(80))).drawing
    #expect(field.circles.map(\.stroke.rawValue).joined(separator: " ") == "black white white white black black")
  }
}

@Suite struct `A group of shots` {
  @Test func `needs three arrows, and placements of half of them`() {
    #expect(ShotGroup([.centre, .centre], ofArrows: 2) == nil)
    #expect(ShotGroup([.centre, .centre, .centre], ofArrows: 7) == nil)
    #expect(ShotGroup([.centre, .centre, .centre], ofArrows: 6)?.isIncomplete == true)
    #expect(ShotGroup([.centre, .centre, .centre], ofArrows: 3)?.isIncomplete == false)
  }

  @Test func `has a middle, a spread and a side`() {
    let group = ShotGroup([(-40, -30), (-20, -30), (-30, -30)].map { TargetPoint(xUm: $0, yUm: $1) }, ofArrows: 3)
    #expect(group?.centre == TargetPoint(xUm: -30, yUm: -30))
    #expect(group?.bias == "low left")
    #expect(group?.horizontalSpreadUm == 8)
    #expect(group?.verticalSpreadUm == 0)
  }

  @Test func `takes points at the end of the numbers`() {
    let far = TargetPoint(xUm: .max, yUm: .min)
    #expect(ShotGroup([far, far, far], ofArrows: 3)?.centre == far)
  }
}
