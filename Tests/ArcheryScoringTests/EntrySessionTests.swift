import Domain
import Leaderboards
import Testing

@testable import ArcheryScoring

/// Entry lists of a shoot with several sessions.
@Suite struct `The sessions of an entry list` {
  private static let sessions = [
    LineSession("1", name: "Morning"), LineSession("3", name: "Noon"), LineSession("2", name: "Afternoon"),
  ]

  private func shoot(_ sessions: [LineSession] = Self.sessions) throws -> Shoot {
    var shoot = try Shoot()
    try shoot.perform(.setSessions(sessions))
    return shoot
  }

  private func places(in shoot: Shoot) throws -> [String] {
    let tournament = try shoot.tournament
    return tournament.roster.map {
      "\($0.givenName) \(tournament.session(shotBy: $0).name) \($0.target?.text ?? "-")"
    }
  }

  @Test(arguments: [("noon", "Noon"), ("2", "Noon"), ("3", "Afternoon"), (" 1 ", "Morning"), ("", "Morning")])
  func `are named by name, or by number from 1`(text: String, name: String) throws {
    var shoot = try shoot()
    let plan = try shoot.enter("name;session\nAna;\(text)")
    #expect(plan.problems.isEmpty && plan.lines.map { $0.session.english } == [name])
    #expect(try places(in: shoot) == ["Ana \(name) -"])
  }

  @Test func `are named by an id where no number fits`() throws {
    let shoot = try shoot([LineSession("1", name: "Morning"), LineSession("7", name: "Afternoon")])
    #expect(try shoot.tournament.session(named: "7").name == "Afternoon")
    #expect(throws: Refusal.self) { try shoot.tournament.session(named: "3") }
  }

  @Test func `are never made by a list, and an unknown one is a problem of its line`() throws {
    var shoot = try shoot()
    let plan = try shoot.enter("name;session\nAna;Mornin\nBen;4\nCleo;0\nDora;Noon")
    #expect(plan.problems.map(\.line) == [2, 3, 4] && plan.added == 1)
    for word in ["Mornin", "Morning, Noon, Afternoon"] {
      #expect(plan.problems[0].message.english.contains(word))
    }
    #expect(try shoot.tournament.sessions == Self.sessions)
  }

  @Test func `have a place for one archer each`() throws {
    var shoot = try shoot()
    let text = "name;session;target\nAna;1;1A\nBen;Noon;1A\nCleo;morning;1A\nDora;;1A\nEve;2;1A"
    let plan = try shoot.enter(text)
    #expect(plan.problems.map(\.line) == [4, 5, 6])
    for (problem, line) in zip(plan.problems, ["line 2", "line 2", "line 3"]) {
      #expect(problem.message.english.contains(line))
    }
    #expect(try places(in: shoot) == ["Ana Morning 1A", "Ben Noon 1A"])
    // Archers of the roster hold their places in their own session alone.
    let later = try shoot.enter("name;session;target\nFay;1;1A\nGil;3;1A")
    #expect(later.problems.map(\.line) == [2] && later.problems[0].message.english.contains("Ana"))
    #expect(try places(in: shoot).last == "Gil Afternoon 1A")
  }

  @Test func `change with a list that is read again, also between archers who change places`() throws {
    var shoot = try shoot()
    try shoot.enter("name;session;target\nAna;1;1A\nBen;2;1A\nCleo;2;1B")
    let events = shoot.rehearsal.log.events.count
    let again = try shoot.enter("name;session;target\nAna;Morning;1A\nBen;Noon;1A\nCleo;2;")
    #expect(again.unchanged == 3 && shoot.rehearsal.log.events.count == events)
    let swapped = try shoot.enter("name;session;target\nAna;2;1A\nBen;1;1A\nCleo;3;")
    #expect(swapped.changed == 3)
    #expect(try places(in: shoot) == ["Ana Noon 1A", "Ben Morning 1A", "Cleo Afternoon -"])
    // A line without a session leaves the archer there.
    let kept = try shoot.enter("name;target\nAna;2B")
    #expect(kept.problems.isEmpty && kept.lines.map(\.session) == ["Noon"])
    #expect(try places(in: shoot)[0] == "Ana Noon 2B")
    #expect(try shoot.tournament.refused.isEmpty)
  }

  @Test func `tell archers of one name apart`() throws {
    var shoot = try shoot()
    let text = "name;session;target\nAna;1;1A\nAna;2;1A"
    #expect(try shoot.enter(text).added == 2)
    let again = try shoot.enter("name;session;target\nAna;2;1A\nAna;1;1A")
    #expect(again.unchanged == 2)
  }

  @Test func `are numbers in Ianseo's list, read and written`() throws {
    var shoot = try shoot()
    let line = "\tR\tM\t1A\t1\t1\t1\t1\t0\tBerg\t"
    let text = "L-1\t2\(line)Ana\tF\t\t\t\r\nL-2\t1\(line)Ben\tM\t\t\t\r\nL-3\t0\(line)Cleo\tM\t\t\t"
    let plan = try shoot.enter(text)
    #expect(plan.problems.map(\.line) == [3], "0 is no session, so that the place is that of line 2")
    #expect(try places(in: shoot) == ["Ana Berg Noon 1A", "Ben Berg Morning 1A"])
    let written = IanseoExport(of: try shoot.tournament, for: Shoot.organiser).text
    let sessions = written.split(separator: "\r\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)[1]
    }
    #expect(sessions == ["1", "2"])
    #expect(try shoot.plan(written).unchanged == 2)
    let unknown = try shoot.plan("L-9\t4\(line)Eve\tF\t\t\t")
    #expect(unknown.problems.map(\.line) == [1])
  }

  @Test func `stand in the preview with place, category and wish, and no wish in an event`() throws {
    var shoot = try shoot()
    let round = try shoot.tournament.round
    let categories = [
      TournamentCategory("R", name: "Recurve", bows: [.recurve], round: round),
      TournamentCategory("B", name: "Barebow", bows: [.barebow], round: round),
    ]
    try shoot.perform(.setCategories(categories))
    let text = """
      name;bow;session;target;club;wishes
      Ana;recurve;2;1A;Oak;beside Ben
      Ben;;1;;;
      Cleo;crossbow;1;;;left-handed
      """
    let plan = try shoot.plan(text)
    #expect(plan.lines.map(\.line) == [2, 3] && plan.lines.map(\.session) == ["Noon", "Morning"])
    #expect(plan.lines.map { $0.category?.english } == ["Recurve", "Unassigned"])
    #expect(plan.lines.map(\.wishes) == ["beside Ben", ""] && plan.lines.map { $0.target?.text } == ["1A", nil])
    let events = try shoot.perform(plan.steps)
    let ana = try #require(try shoot.tournament.roster.first)
    #expect(plan.wishes == [ana.id: "beside Ben"])
    #expect(!events.contains { String(decoding: $0.body, as: UTF8.self).contains("beside") })
    let long = EntryList("name;wishes\nAna;\(String(repeating: "x", count: 201))")
    #expect(long.problems.map(\.line) == [2])
  }

  @Test func `leave a place free for an archer who comes back in another session`() throws {
    var shoot = try shoot()
    try shoot.enter("name;session;target\nAna;1;1A\nBen;2;1A")
    let ana = try #require(try shoot.tournament.roster.first).id
    try shoot.perform(.withdraw(ana, reason: nil))
    try shoot.perform(.reinstate(ana))
    #expect(try places(in: shoot) == ["Ana Morning 1A", "Ben Noon 1A"])
    try shoot.perform(.withdraw(ana, reason: nil))
    try shoot.enter("name;session;target\nCleo;1;1A")
    #expect(try shoot.refusal(of: .reinstate(ana)) == .targetTaken)
  }
}
