import ArcheryScoring
import Domain
import Testing

/// Founding document 003, group 5, and what only the organiser may do.
@Suite struct `The rights of users` {
  func shoot() throws -> Shoot {
    var shoot = try Shoot()
    try shoot.join("ana")
    try shoot.addGuest("anas", by: "ana")
    try shoot.join("ben")
    try shoot.addGuest("bens", by: "ben")
    // An archer with an account stays out of reach of the user who entered it.
    try shoot.perform(.add(.init("cleo", displayName: "Cleo", addedBy: "ana")))
    try shoot.start()
    return shoot
  }

  static let scoreable: [(UserID?, [PlayerID])] = [
    ("ana", ["ana", "anas"]), ("ben", ["ben", "bens"]), ("cleo", ["cleo"]), ("stranger", []), (nil, []), ("anas", []),
  ]

  @Test(arguments: scoreable)
  func `users score themselves and their own guests, and no one when signed out`(
    scorer: UserID?,
    archers: [PlayerID]
  ) throws {
    var shoot = try shoot()
    #expect(try shoot.tournament.view(of: scorer).scoreable.map(\.id) == archers)
    for archer in ["ana", "anas", "ben", "bens", "cleo", "nobody", ""] as [PlayerID] {
      let command = TournamentCommand.record(.token("9"), for: archer)
      let expected: ScoringCode? = archers.contains(archer) ? nil : .notScoreable
      #expect(try shoot.refusal(of: command, by: scorer) == expected)
      var selection = ScorerSelection(scorer: scorer, in: try shoot.tournament)
      if expected == nil {
        try selection.select(archer, in: shoot.tournament)
      } else {
        let before = selection
        #expect(throws: Refusal.self) { try selection.select(archer, in: shoot.tournament) }
        #expect(selection == before)
      }
    }
  }

  @Test func `the organiser scores every archer`() throws {
    var shoot = try shoot()
    for archer in ["ana", "anas", "ben", "bens", "cleo"] as [PlayerID] {
      #expect(try shoot.refusal(of: .record(.token("9"), for: archer)) == nil)
    }
  }

  @Test func `an appointed scorer scores an archer, too`() throws {
    var shoot = try shoot()
    #expect(try shoot.refusal(of: .appointScorers(["ana"], for: "ben"), by: "ben") == .notCreator)
    try shoot.perform(.appointScorers(["ana"], for: "ben"))
    try shoot.shoot("9", for: "ben", by: "ana")
    try shoot.perform(.appointScorers([], for: "ben"))
    #expect(try shoot.refusal(of: .record(.token("9"), for: "ben"), by: "ana") == .notScoreable)
  }

  @Test(arguments: ["ana", "anas", "stranger"] as [UserID])
  func `only the organiser runs the tournament`(user: UserID) throws {
    var shoot = try shoot()
    let commands: [TournamentCommand] = [
      .pause, .complete(force: true), .cancel(reason: nil), .disqualify("ben", reason: "why"),
      .recordShootOff(places: []), .start, .change(name: "x", round: try shoot.tournament.round, settings: .init()),
    ]
    for command in commands { #expect(try shoot.refusal(of: command, by: user) == .notCreator) }
    #expect(try shoot.refusal(of: .pause, by: nil) == .notAllowed)
  }

  @Test func `others can neither edit, withdraw nor rename a foreign archer`() throws {
    var shoot = try shoot()
    try shoot.shoot("9", for: "ben")
    let rename = TournamentCommand.changeArcher("ben", displayName: "x", bowType: nil, shaftDiameterUm: nil)
    for command in [.edit("ben", end: 1, arrow: 1, value: "8", reason: "x"), .withdraw("ben", reason: nil), rename] {
      #expect(try shoot.refusal(of: command, by: "ana") == .notScoreable)
    }
  }

  @Test func `users join by themselves, bring guests only when taking part, and enter no other user`() throws {
    var shoot = try Shoot()
    let guest = TournamentCommand.add(.init("g", displayName: "", isGuest: true))
    #expect(try shoot.refusal(of: guest, by: "ana") == .notAllowed)
    #expect(try shoot.refusal(of: .add(.init("ben", displayName: "Ben")), by: "ana") == .notAllowed)
    try shoot.join("ana")
    try shoot.perform(guest, by: "ana")
    let forAnother = TournamentCommand.add(.init("h", displayName: "", isGuest: true, addedBy: "ben"))
    #expect(try shoot.refusal(of: forAnother, by: "ana") == .notAllowed)
    #expect(try shoot.refusal(of: .add(.init("ana", displayName: "Ana")), by: "ana") == .alreadyTakingPart)
  }

  @Test func `guests are limited per archer and per tournament`() throws {
    var shoot = try Shoot(settings: TournamentSettings(guestsPerParticipant: 2, guestsPerTournament: 3))
    try shoot.join("ana")
    try shoot.join("ben")
    for guest in ["a1", "a2"] { try shoot.addGuest(PlayerID(rawValue: guest), by: "ana") }
    let third = TournamentCommand.add(.init("a3", displayName: "", isGuest: true))
    #expect(try shoot.refusal(of: third, by: "ana") == .guestLimitOfParticipant)
    try shoot.addGuest("b1", by: "ben")
    #expect(try shoot.refusal(of: third, by: "ben") == .guestLimitOfTournament)
  }

  @Test func `names and shafts are checked`() throws {
    var shoot = try Shoot()
    let long = String(repeating: "n", count: 65)
    for name in [long, "Ana\u{202E}", "A\u{2067}na", "\u{200B}", "A\u{1B}na"] {
      #expect(try shoot.refusal(of: .add(.init("ana", displayName: name)), by: "ana") == .invalidName)
      let session = LineSession("1", name: name)
      #expect(try shoot.refusal(of: .setSessions([session])) == .invalidName)
    }
    for shaft in [0, -1, 9301, .max] {
      let command = TournamentCommand.add(.init("ana", displayName: "", shaftDiameterUm: shaft))
      #expect(try shoot.refusal(of: command, by: "ana") == .invalidShaft)
    }
  }
}
