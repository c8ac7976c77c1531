import ArcheryScoring
import Domain
import Testing

/// Paper cards, entered at a desk.
@Suite struct `A paper card` {
  /// Two guests of the organiser, the second at the first target, and Ben, who scores for himself.
  func shoot() throws -> Shoot {
    var shoot = try Shoot(ends: 3, of: 2)
    try shoot.addGuest("ann", named: "Ann", by: Shoot.organiser)
    try shoot.addGuest("cleo", named: "Cleo", by: Shoot.organiser)
    try shoot.join("ben", named: "Ben")
    try shoot.perform(.details(of: "cleo", "Cleo", at: "1A"))
    try shoot.start()
    return shoot
  }

  func card(_ token: String, _ end: Int, _ number: Int) -> ArrowEntry {
    .token(token, device: "desk", at: ArrowPlace(end: end, number: number), isFromCard: true)
  }

  @Test func `is entered to its end before the cards of others`() throws {
    var shoot = try shoot()
    for (index, token) in ["9", "8", "7", "6", "5", "4"].enumerated() {
      try shoot.perform(.record(card(token, index / 2 + 1, index % 2 + 1), for: "ann"))
    }
    #expect(try shoot.tokens(of: "ann") == "9 8 / 7 6 / 5 4")
  }

  @Test func `gives no right to an archer of another scorer, and skips no end`() throws {
    var shoot = try shoot()
    #expect(try shoot.refusal(of: .record(card("9", 1, 1), for: "ben"), by: "carl") == .notScoreable)
    #expect(try shoot.refusal(of: .record(card("9", 1, 1), for: "ben")) == nil)
    #expect(try shoot.refusal(of: .record(card("9", 2, 1), for: "ann")) == .changedMeanwhile)
  }

  @Test func `has its row in the order of the targets, with the values of its face`() throws {
    var shoot = try shoot()
    try shoot.shoot("9 8", for: "cleo", by: Shoot.organiser)
    let screen = try shoot.tournament.deskScreen(of: Shoot.organiser)
    #expect(screen.rows.map(\.displayName) == ["Cleo", "Ann", "Ben"])
    #expect(screen.rows.map(\.runningTotal) == [17, 0, 0])
    #expect(screen.rows[0].systems.count == 3 && screen.rows[0].cards[0].emptySlots == 0)
    #expect(screen.currentEnd == 1 && screen.ends == 3 && screen.obstacle == nil)
    #expect(screen.lastArrow == screen.rows[0].cards[0].arrows.last?.id)
    #expect(screen.rows.map(\.canRecord) == [true, true, true])
    // One row is the same alone.
    let one = try shoot.tournament.deskScreen(of: Shoot.organiser, only: "ann")
    #expect(one.rows == [screen.rows[1]] && one.rows[0].number == 2)
    #expect(one.ends == 3 && one.currentEnd == 1 && one.lastArrow == screen.lastArrow)
  }

  @Test func `cannot be filled while the shoot is paused`() throws {
    var shoot = try shoot()
    try shoot.perform(.pause)
    let screen = try shoot.tournament.deskScreen(of: Shoot.organiser)
    #expect(screen.obstacle != nil && screen.rows.map(\.canRecord) == [false, false, false])
    #expect(try shoot.tournament.deskScreen(of: "carl").rows.isEmpty)
  }
}
