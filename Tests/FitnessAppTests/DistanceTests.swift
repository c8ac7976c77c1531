import AppTestSupport
import Foundation
import TestSupport
import Testing

/// The same commands and pages where the group's store is another machine's.
@Suite("fitness-challenge from another machine", .timeLimit(.minutes(3)))
struct DistanceTests {
  @Test func `every command works on a server's store as on one of its own`() async throws {
    try await withCrew { crew in
      let far = try await crew.terminal(of: "Ana")
      #expect(try await far.say("check-in", "--note", "5 km").contains("1 this week, 1 day in a row."))
      let week = try await far.say("week")
      #expect(week.contains("Ana   1  you"), "\(week)")
      #expect(try await far.say("streak").hasPrefix("1 day in a row"))
      #expect(try await far.say("history").contains("5 km"))
      #expect(try await far.say("group", "list").contains("Crew"))
      let (table, today) = (
        far.folder.appending(component: "runs.csv"), Date.now.ISO8601Format(.iso8601.year().month().day())
      )
      try Data("id,date\nrun-1,\(today)\n".utf8).write(to: table)
      #expect(try await far.say("import", table.path).contains("1"))
      #expect(try await far.say("check-in", "--undo").contains("week"))
    }
  }

  @Test func `a device that syncs shows its own check-in at once, and the server has it then`() async throws {
    try await withCrew { crew in
      let device = try crew.gym.machine("ana")
      try await device.login("\(crew.served.address)/join/\(try await crew.invite())", as: "Ana")
      try await device.serve("--sync", crew.served.address) { phone in
        let ana = try await phone.owner()
        try await eventually("the group has come") { try await ana.get("/").text.contains("Crew") }
        let done = try await ana.post("/groups/\(try await ana.group())/check-in", ["id": "t1"])
        #expect(done.status == 200, "\(done.text)")
        try await eventually("the server has it") {
          try await crew.olga.get(crew.page).text.contains("<bdi>Ana</bdi></span><span class=\"value\">1</span>")
        }
      }
    }
  }
}
