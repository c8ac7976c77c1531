import AppTestSupport
import Foundation
import RemoteHTTP
import TestSupport
import Testing

/// Commands over the store of a server, with the account that is signed in there.
@Suite("fitness-challenge on a server's store", .timeLimit(.minutes(3)))
struct OtherMachineTests {
  /// The commands that record, set up or print what is no page's.
  private static let others: Set<String> = [
    "check-in", "import", "group new", "group change", "group delete", "group invite", "group correct", "group remove",
    "group excuse", "group hand-over", "group leave", "serve", "link", "rotate-keys", "delete-account", "sync", "leave",
    "copy", "repair",
    "backup", "restore", "doctor", "my-data",
    "login", "logout",
    // The server's owner lists them, a member on the page of the group.
    "group hook",
    // An organiser's.
    "group corrections",
  ]

  @Test func `what a page shows to a member, each command shows, too`() async throws {
    try await withCrew { crew in
      let mia = try await crew.terminal(of: "Mia")
      try await mia.say("check-in", "--note", "5 km")
      #expect(try await crew.olga.post("\(crew.page)/check-in", ["id": "o", "note": "swim"]).status == 200)
      let visitor = try await crew.served.visitor(of: mia)
      let (page, today) = (crew.page, try #require(try await crew.mine(visitor)["today"] as? String))
      let week = try #require(try await crew.gym.json("week")["week"] as? String)
      let steps: [CommandWalk.Step] = [
        .init("week", as: page, says: "Mia"), .init("week", week, as: "\(page)/weeks/\(week)", says: "Olga"),
        .init("week", "--past", as: "\(page)/weeks", says: "No week is over yet."),
        .init("board", as: "\(page)/boards", says: "Olga"),
        .init("board", "--period", "day", as: "\(page)/boards?period=day", says: "Mia"),
        .init("board", "--around-me", as: "\(page)/boards?me=1", says: "you"),
        .init("board", "--past", as: "\(page)/boards", its: "past", says: "No earlier boards yet."),
        .init("streak", as: "\(page)/mine", says: "1 day in a row"),
        .init("history", as: "\(page)/mine", says: "5 km"),
        .init("history", "--member", "Olga", as: "\(page)/members/\(crew.olga.user)", says: "swim"),
        .init("group list", says: "Crew"), .init("group show", says: "2 members"),
        .init("group members", says: "Organiser"), .init("inbox", says: "No notices"),
        .init("calendar", says: "SUMMARY:Crew: enter the last check-ins of the week"),
        .init("notify", as: "/inbox/settings", says: "entryChanged"),
        .init("lost", says: "No overwritten edits"), .init("name", says: "Mia"),
      ]
      try await CommandWalk(mia, visitor).check(steps)
      #expect(Set(steps.map(\.name)).union(Self.others) == (try await mia.program.commands()))

      // A check-in that was removed is in the member's history, with the reason.
      let gym = crew.gym
      #expect(try await gym.fail("group", "correct", "Mia", today).line.contains("reason"))
      let removed = try await gym.say("group", "correct", "Mia", today, "--reason", "Was at home")
      #expect(removed == "The check-in of Mia on \(today) is removed.\n")
      #expect(try await gym.say("group", "corrections").contains("Was at home"))
      let after: [CommandWalk.Step] = [
        .init("history", as: "\(page)/mine", says: "removed  Olga  Was at home"),
        .init("week", as: page, says: "-  Mia"),
      ]
      try await CommandWalk(mia, visitor).check(after)
      for command in [["group", "corrections"], ["group", "correct", "Olga", today, "--reason", "x"]] {
        let refused = try await mia.run(command)
        #expect(refused.status == 1 && refused.errors.contains("Only the organiser"), "\(refused)")
      }

      let hidden = ["id": "h", "name": "Crew", "own-name": "Olga", "hidden": "yes", "hides-entries": "yes"]
      #expect(try await crew.olga.post("\(page)/settings", hidden).status == 200)
      let secret: [CommandWalk.Step] = [
        .init("week", as: page, says: "The other members appear here"),
        .init("board", as: "\(page)/boards", says: "You are not on this board yet."),
        .init("history", as: "\(page)/mine", says: "Was at home"),
      ]
      try await CommandWalk(mia, visitor).check(secret)
      let refused = try await mia.run("history", "--member", "Olga")
      #expect(refused.status == 1 && refused.errors.contains("only Olga and the organisers"), "\(refused)")
    }
  }

  @Test func `an organiser corrects over every store, and undoes it`() async throws {
    try await withCrew { crew in
      let mia = try await crew.newcomer("Mia")
      #expect(try await mia.post("\(crew.page)/check-in", ["id": "one"]).status == 200)
      let today = try #require(try await crew.mine(mia)["today"] as? String)
      let far = try crew.gym.machine("far", store: crew.served.address)
      try await far.login(try await crew.gym.link())
      for olga in [crew.gym, far] {
        func run(_ command: String...) async throws -> Program.Outcome {
          try await olga.run(["group", "correct", "Mia", today] + command)
        }
        let nothing = try await run("--undo")
        #expect(nothing.status == 1 && nothing.errors.contains("no correction"), "\(nothing)")
        let removed = try await run("--reason", "Was at home")
        #expect(removed.output == "The check-in of Mia on \(today) is removed.\n", "\(removed)")
        #expect(try await crew.mine(mia)["checkIns"] as? Int == 0)
        let gone = try await run("--reason", "again")
        #expect(gone.status == 1 && gone.errors.contains("has no check-in on"), "\(gone)")
        let undone = try await run("--undo")
        #expect(undone.output == "The check-in of Mia on \(today) is back.\n", "\(undone)")
        #expect(try await crew.mine(mia)["checkIns"] as? Int == 1)
        let moved = try await run("--to", today, "--reason", "Same day")
        #expect(moved.output.contains("is moved to \(today)"), "\(moved)")
        #expect(try await run("--undo").status == 0)
        let wrong = try await run("--undo", "--reason", "x")
        #expect(wrong.status == 2, "\(wrong)")
      }
    }
  }
}
