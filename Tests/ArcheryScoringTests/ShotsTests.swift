import Domain
import Testing

@testable import ArcheryScoring

@Suite struct `An archer's shots` {
  /// Two distances at one face size, and the first distance once more.
  func shoot(_ layout: SpotLayout = .single) throws -> Shoot {
    let (far, near) = try (pass(70, layout), pass(50, layout))
    var shoot = try Shoot(Round(custom: "Test", passes: [far, near, far]))
    try shoot.join("ana")
    try shoot.start()
    return shoot
  }

  func pass(_ distance: Int, _ layout: SpotLayout) throws -> Pass {
    Pass(ends: 1, arrowsPerEnd: 3, .tenZone, distance: Distance(distance), face: FaceSize(40), layout: layout)
  }

  func place(_ points: [(Int, Int)], in shoot: inout Shoot) throws {
    for (x, y) in points {
      try shoot.perform(.record(.target(TargetPoint(xUm: x * 1000, yUm: y * 1000)), for: "ana"), by: "ana")
    }
  }

  @Test func `are grouped by distance, with a group for all and for each end`() throws {
    var shoot = try shoot()
    try place([(0, 0), (10, 0), (20, 30)], in: &shoot)
    try place([(-50, 0), (-50, 2), (-50, 4)], in: &shoot)
    try place([(30, 30)], in: &shoot)
    let screen = try shoot.tournament.shotsScreen(of: "ana")
    #expect(screen.passes.map(\.text) == ["70 m, 40 cm face", "50 m, 40 cm face"])
    #expect(screen.passes.map { $0.ends.map(\.number) } == [[1, 3], [2]])
    try #require(screen.passes.map(\.ends.count) == [2, 1])
    let (far, near) = (screen.passes[0], screen.passes[1])
    #expect((far.all.arrows, far.all.placed.map(\.token)) == (4, ["X", "X", "9", "9"]))
    #expect(far.all.group?.centre == TargetPoint(xUm: 15_000, yUm: 15_000))
    #expect(far.ends[0].shots.group?.centre == TargetPoint(xUm: 10_000, yUm: 10_000))
    #expect(far.ends[1].shots.group == nil)
    #expect((near.all.group?.bias, near.ends[0].total) == ("high left", 24))
  }

  @Test func `lie on one spot, wherever on the sheet they hit`() throws {
    var shoot = try shoot(.verticalTriple)
    try place([(5, 220), (5, 1), (5, -219)], in: &shoot)
    let pass = try #require(try shoot.tournament.shotsScreen(of: "ana").passes.first)
    #expect(pass.all.placed.map(\.point.yUm) == [0, 1000, 1000])
    #expect((pass.spots, pass.face.spots.count) == (3, 1))
    #expect(pass.all.group?.horizontalSpreadUm == 0)
  }

  @Test func `from buttons count as arrows without a place`() throws {
    var shoot = try shoot()
    try place([(0, 0), (0, 0)], in: &shoot)
    try shoot.shoot("9 9 9 9", for: "ana")
    let far = try #require(try shoot.tournament.shotsScreen(of: "ana").passes.first)
    #expect((far.all.arrows, far.all.placed.count, far.all.group) == (3, 2, nil))
  }

  @Test func `are none without a face`() throws {
    var shoot = try Shoot(archers: "ana")
    try shoot.shoot("9 9 9", for: "ana")
    #expect(try shoot.tournament.shotsScreen(of: "ana").passes.isEmpty)
  }
}
