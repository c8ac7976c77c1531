import ArcheryScoring
import Domain
import Leaderboards
import Testing

@Suite struct `An entry list with names that are on the roster` {
  @Test func `knows archers in every spelling of their names`() throws {
    var shoot = try Shoot()
    #expect(try shoot.enter("name,bow,club\nAna  O’Köhler,recurve,BSC Nord").counts == [1, 0, 0])
    for name in ["Ana O'Köhler", "ANA\u{A0}O'KÖHLER", "ana O’Ko\u{308}hler", "Ana\u{2009}O\u{2BC}Köhler"] {
      #expect(try shoot.enter("name,bow,club\n\(name),recurve,bsc  nord").counts == [0, 0, 1], "\(name)")
    }
    let list = EntryList("name,club\nAna O'Berg,Nord\nana  o’berg,NORD\n")
    #expect(list.entries.count == 1 && list.repeats.map(\.line) == [3])
  }

  @Test func `never takes one archer for a namesake`() throws {
    var shoot = try Shoot()
    let both = "name,bow,club\nSam Hill,recurve,Oak\nSam Hill,barebow,Elm"
    #expect(try shoot.enter("name,bow,club\nSam Hill,barebow,Elm").counts == [1, 0, 0])
    #expect(try shoot.enter(both).counts == [1, 0, 1])
    #expect(try shoot.enter(both).counts == [0, 0, 2])
    #expect(try shoot.enter("name,bow,club\nSam Hill,longbow,Ash").counts == [1, 0, 0])
    for line in ["Sam Hill,,", "Sam Hill,recurve,Fir"] {
      let plan = try shoot.plan("name,bow,club\n\(line)")
      #expect(plan.steps.isEmpty && plan.problems.map(\.line) == [2] && plan.added == 0, "\(line)")
    }
    let facts = try shoot.tournament.roster.map { "\($0.bowType?.rawValue ?? "") \($0.entrant.club ?? "")" }
    #expect(facts == ["BAREBOW Elm", "RECURVE Oak", "LONGBOW Ash"])
  }
}
