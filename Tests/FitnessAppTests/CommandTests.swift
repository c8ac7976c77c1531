import AppTestSupport
import Foundation
import TestSupport
import Testing

@Suite("fitness-challenge on the command line", .timeLimit(.minutes(3)))
struct CommandTests {
  @Test func `a check-in counts in week, streak and history, and can be undone`() async throws {
    try await withGym { gym in
      try await gym.say("group", "new", "Morning crew", "--zone", "Europe/Berlin")
      let done = try await gym.say("check-in", "--note", "5 km")
      #expect(done.hasPrefix("Checked in for ") && done.contains("1 this week, 1 day in a row."))
      let week = try await gym.say("week", "morning crew")
      #expect(week.contains("1  Olga  1  you") && week.contains("1  Olga  1 day  you"))
      let streak = try await gym.say("streak")
      #expect(streak.hasPrefix("1 day in a row, 1 at most.\n2 freezes left.") && streak.contains("#<"))
      let history = try await gym.say("history")
      #expect(history.contains("5 km"))
      let undone = try await gym.say("check-in", "--undo")
      #expect(undone.contains("5 km") && undone.contains("0 this week"))
      let after = try await gym.json("history")
      #expect((after["entries"] as? [Any])?.isEmpty == true)
      #expect(try await gym.fail("check-in", "--undo") == (1, "There is no check-in to undo."))
    }
  }

  @Test func `the same id counts once`() async throws {
    try await withGym { gym in
      try await gym.say("group", "new", "Crew")
      try await gym.say("check-in", "--id", "run-1")
      let again = try await gym.say("check-in", "--id", "run-1")
      #expect(again.hasPrefix("Already counted for ") && again.contains("1 this week"))
      let week = try await gym.json("check-in", "--id", "run-1")
      let boards = try #require(week["boards"] as? [[String: Any]])
      let lines = boards.compactMap { $0["lines"] as? [[String: Any]] }.joined()
      #expect(lines.map { $0["value"] as? Int } == [1, 1])
    }
  }

  @Test func `a wrong command is one line with its status`() async throws {
    try await withGym { gym in
      let alone = try await gym.fail("week")
      #expect(alone == (1, "You are in no group. Create one: fitness-challenge group new NAME"))
      try await gym.say("group", "new", "Crew")
      try await gym.say("check-in")
      let full = try await gym.fail("check-in")
      #expect(full.status == 1 && full.line.contains("No more check-ins count that day."))
      #expect(try await gym.fail("check-in", "--zone", "Mars/Base").status == 2)
      #expect(try await gym.fail("check-in", "--undo", "--note", "x").status == 2)
      #expect(try await gym.fail("check-in", "--date", "2026-02-30").status == 1)
      let late = try await gym.fail("check-in", "--date", "2020-01-01")
      #expect(late == (1, "Week 01 of 2020 is over and can no longer change."))
      #expect(try await gym.fail("week", "Crew", "2026-W77").status == 2)
      #expect(try await gym.fail("week", "2026-W02", "--past").status == 2)
      #expect(
        try await gym.fail("week", "Crow").line
          == "There is nothing here, or it is not yours to see. List what there is."
      )
      try await gym.say("group", "new", "Second")
      #expect(try await gym.fail("week").line == "You are in 2 groups. Name one of: Crew, Second")
      #expect(try await gym.fail("streak", "Crew", "--report", "3").line == "This group counts streaks from check-ins.")
    }
  }

  @Test func `a group says how it counts, and takes another name`() async throws {
    try await withGym { gym in
      let made = try await gym.json(
        "group",
        "new",
        "Crew",
        "--once-a-day",
        "--freezes",
        "1",
        "--ties",
        "dense",
        "--external-streaks"
      )
      #expect(made["checkInsPerDay"] as? Int == 1 && made["ties"] as? String == "dense")
      let changed = try await gym.say("group", "change", "--name", "Birds", "--hidden")
      #expect(changed.contains("Birds") && changed.contains("hidden until the week is over"))
      #expect(try await gym.say("group", "list").hasPrefix("Birds  "))
      let shown = try await gym.json("group", "show")
      #expect(shown["hidesStandings"] as? Bool == true && shown["freezes"] as? Int == 1)
      #expect(try await gym.say("streak", "--report", "12").hasPrefix("Reported for this week: 12 days."))
      #expect(try await gym.fail("streak", "--report=-1") == (1, "-1 is not a possible number of days."))
      #expect(try await gym.say("week").contains("1  Olga  12 days  you"))
    }
  }

  @Test func `an invite and a connection need a server of the store`() async throws {
    try await withGym { gym in
      try await gym.say("group", "new", "Crew")
      for command in ["invite", "hook"] {
        #expect(try await gym.fail("group", command).line.hasPrefix("No server runs for this store."))
      }
    }
  }

  @Test func `freezes are used up`() async throws {
    try await withGym { gym in
      try await gym.say("group", "new", "Crew", "--freezes", "1")
      let today = try #require(try await gym.json("history")["today"] as? String)
      #expect(try await gym.say("streak", "--freeze", today).contains("f<"))
      #expect(try await gym.fail("streak", "--freeze", "2020-01-01").status == 1)
      #expect(try await gym.json("streak")["freezesLeft"] as? Int == 0)
    }
  }

  @Test func `the leader of a group invites members, excuses them, hands it over and leaves`() async throws {
    try await withServedGym { served, gym in
      try await gym.say("group", "new", "Crew")
      let invite = try #require(try await gym.json("group", "invite")["url"] as? String)
      #expect(invite.hasPrefix("\(served.address)/join/"))
      let secret = try invite.captured(/\/join\/([a-z0-9]+)/)
      for name in ["Mia", "Tom"] {
        let member = try await served.newcomer(name, with: secret)
        // A member who joins on the page takes part.
        #expect(try await member.post("/join", ["invite": secret]).text.contains("Crew"))
      }
      #expect(try await gym.say("group", "members").matches(of: /Mia|Tom|Olga  Organiser/).count == 3)
      let today = try #require(try await gym.json("history")["today"] as? String)
      #expect(try await gym.say("group", "excuse", "mia", today) == "Mia is excused on \(today).\n")
      #expect(try await gym.fail("group", "leave").line.contains("Hand the group over first"))
      #expect(try await gym.say("group", "remove", "Tom") == "Tom is no longer in the group.\n")
      #expect(try await gym.fail("group", "excuse", "Tom", today).line.hasPrefix("There is no member \"Tom\""))
      try await gym.say("group", "hand-over", "Mia")
      #expect(try await gym.fail("group", "hand-over", "Mia").status == 1)
      try await gym.say("group", "leave")
      #expect(try await gym.say("group", "list").hasPrefix("No groups yet"))
    }
  }

  @Test func `the boards are followed until the reader goes`() async throws {
    try await withGym { gym in
      let (before, after) = try await gym.followedCheckIn("week")
      #expect(before?.contains("\"rank\":1") == false)
      #expect(after?.contains("\"rank\":1") == true)
    }
  }
}
