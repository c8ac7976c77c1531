import ArcheryScoring
import Domain
import Leaderboards
import Testing

/// Archers of two categories of one round, all with the same arrows, and both ranked together once more.
@Suite struct `Shoot-offs` {
  private typealias Shots = Action.ShootOff.Shots

  private func shoot(_ archers: [PlayerID] = ["r1", "r2", "r3", "c1", "c2"]) throws -> Shoot {
    var shoot = try Shoot(ends: 1, of: 1)
    let round = try shoot.tournament.round
    try shoot.perform(
      .setCategories([
        TournamentCategory("R", name: "Recurve", bows: [.recurve], round: round),
        TournamentCategory("C", name: "Compound", bows: [.compound], round: round),
        TournamentCategory("A", name: "All", combining: ["R", "C"], round: round),
      ])
    )
    for id in archers {
      let bow = id.rawValue.hasPrefix("r") ? BowType.recurve : .compound
      try shoot.perform(.entry(id, "", bow))
    }
    try shoot.start()
    for id in archers { try shoot.shoot("9", for: id, by: Shoot.organiser) }
    return shoot
  }

  private func record(_ text: String, _ shots: [Shots] = [], in shoot: inout Shoot) throws {
    let places = text.split(separator: " ").map { $0.split(separator: "=").map { PlayerID(rawValue: String($0)) } }
    try shoot.perform(.recordShootOff(places: places, shots: shots))
  }

  /// Such as `1 r1, 2 r2`.
  private func ranks(_ category: CategoryID, in shoot: Shoot) throws -> String {
    let board = try shoot.tournament.board(for: BoardViewer(nil, now: 0), category: category)
    return board.rows.map { "\($0.rank) \($0.id)" }.joined(separator: ", ")
  }

  private func shown(_ category: CategoryID, in shoot: Shoot) throws -> [String] {
    let results = try shoot.results()
    let part = try #require(results.categories.first { $0.id == category })
    return part.shootOffs.map { shootOff in
      shootOff.lines.map { "\($0.place) \($0.archer) \($0.tokens.joined())" }.joined(separator: ", ")
    }
  }

  @Test func `of one category leave the others as they are`() throws {
    var shoot = try shoot()
    try record("r2 r1 r3", in: &shoot)
    #expect(try ranks("R", in: shoot) == "1 r2, 2 r1, 3 r3")
    #expect(try ranks("C", in: shoot) == "1 c1, 1 c2")
    #expect(try shown("C", in: shoot) == [])
    try record("c2 c1", in: &shoot)
    #expect(try ranks("R", in: shoot) == "1 r2, 2 r1, 3 r3" && ranks("C", in: shoot) == "1 c2, 2 c1")
    #expect(try shown("R", in: shoot) == ["1 r2 , 2 r1 , 3 r3 "] && shown("C", in: shoot) == ["1 c2 , 2 c1 "])
  }

  @Test func `order a combined category only where all who are tied there shot one`() throws {
    var shoot = try shoot()
    try record("r2 r1 r3", in: &shoot)
    try record("c2 c1", in: &shoot)
    #expect(try ranks("A", in: shoot) == "1 c1, 1 c2, 1 r1, 1 r2, 1 r3")
    #expect(try shown("A", in: shoot) == [])
    try record("c1 r1 r2=r3=c2", in: &shoot)
    #expect(try ranks("A", in: shoot) == "1 c1, 2 r1, 3 c2, 3 r2, 3 r3")
  }

  @Test func `of all categories in one record, as earlier versions made it, order each for itself`() throws {
    var shoot = try shoot()
    try record("r3=c2 r1=c1 r2", in: &shoot)
    #expect(try ranks("R", in: shoot) == "1 r3, 2 r1, 3 r2" && ranks("C", in: shoot) == "1 c2, 2 c1")
    #expect(try shown("R", in: shoot) == ["1 r3 , 2 r1 , 3 r2 "])
  }

  @Test func `are replaced by a later record for the same archers, on the list too`() throws {
    var shoot = try shoot()
    try record("r1 r2 r3", [Shots(archer: "r1", tokens: ["X"], distanceMm: nil)], in: &shoot)
    try record("r2 r1 r3", [Shots(archer: "r2", tokens: ["9"], distanceMm: 4)], in: &shoot)
    #expect(try ranks("R", in: shoot) == "1 r2, 2 r1, 3 r3")
    #expect(try shown("R", in: shoot) == ["1 r2 9, 2 r1 , 3 r3 "])
    // A correction of two of them is one of the whole shoot-off.
    try record("r3 r1", in: &shoot)
    #expect(try ranks("R", in: shoot) == "1 r2, 2 r3, 3 r1")
    #expect(try shown("R", in: shoot) == ["1 r2 9, 2 r3 , 3 r1 "])
  }

  @Test func `go on between those who are still tied`() throws {
    var shoot = try shoot()
    try record("r2 r1=r3", in: &shoot)
    try record("r3 r1", in: &shoot)
    #expect(try ranks("R", in: shoot) == "1 r2, 2 r3, 3 r1")
    #expect(try shown("R", in: shoot) == ["1 r2 , 2 r1 , 2 r3 ", "1 r3 , 2 r1 "])
  }

  @Test func `put those who shot one before those who did not`() throws {
    var shoot = try shoot()
    try record("r3 r2", in: &shoot)
    #expect(try ranks("R", in: shoot) == "1 r3, 2 r2, 3 r1")
  }

  @Test func `order nobody whose score was corrected since`() throws {
    var shoot = try shoot()
    try record("r3 r2 r1", in: &shoot)
    try shoot.perform(.edit("r1", end: 1, arrow: 1, value: "X", reason: "misread"))
    try shoot.perform(.edit("r3", end: 1, arrow: 1, value: "8", reason: "misread"))
    #expect(try ranks("R", in: shoot) == "1 r1, 2 r2, 3 r3")
    #expect(try shown("R", in: shoot) == [])
  }

  @Test func `have places within each tie where they are entered`() throws {
    var shoot = try shoot()
    try record("r2 r1 r3", in: &shoot)
    let ties = try shoot.tournament.tieScreens(for: BoardViewer(nil, now: 0))
    #expect(ties.map(\.category.id) == ["R", "C"])
    #expect(ties[0].archers.map(\.id) == ["r2", "r1", "r3"] && ties[0].archers.map(\.place) == [1, 2, 3])
    #expect(ties[1].archers.map(\.id) == ["c1", "c2"] && ties[1].archers.map(\.place) == [nil, nil])
  }
}
