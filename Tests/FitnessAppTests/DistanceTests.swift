import AppTestSupport
import Foundation
import TestSupport
import Testing

/// The same commands and pages where the group's store is another machine's.
@Suite("fitness-challenge from another machine", .timeLimit(.minutes(3)))
struct DistanceTests {
  @Test func `every command works on a server's store as on one of its own`() async throws {
    try await withServedGroup { served, _, invite in
      try await withTemporaryFolder { folder in
        let far = Gym(program: Program("fitness-challenge", dataFolder: folder), store: served.address, folder: folder)
        let login = try await far.program.run("login", "\(served.address)/join/\(invite)", "--name", "Ana")
        #expect(login.status == 0, "\(login.errors)")
        #expect(try await far.say("check-in", "--note", "5 km").contains("1 this week, 1 day in a row."))
        let week = try await far.say("week")
        #expect(week.contains("Ana   1  you"), "\(week)")
        #expect(try await far.say("streak").hasPrefix("1 day in a row"))
        #expect(try await far.say("history").contains("5 km"))
        #expect(try await far.say("group", "list").contains("Gym"))
        let table = folder.appending(component: "runs.csv")
        try Data("id,date\nrun-1,\(today)\n".utf8).write(to: table)
        #expect(try await far.say("import", table.path).contains("1"))
        #expect(try await far.say("check-in", "--undo").contains("week"))
      }
    }
  }

  @Test func `a device that syncs shows its own check-in at once, and the server has it then`() async throws {
    try await withServedGroup { served, owner, invite in
      try await withTemporaryFolder { folder in
        let device = Program("fitness-challenge", dataFolder: folder)
        let login = try await device.run("login", "\(served.address)/join/\(invite)", "--name", "Ana")
        #expect(login.status == 0, "\(login.errors)")
        let store = "sqlite:\(folder.path)/phone.sqlite"
        try await Served.run("fitness-challenge", in: folder, store: store, "--sync", served.address) { phone in
          let ana = try await phone.owner()
          let home = try await until("the group has come") {
            let home = try await ana.get("/").text
            return home.contains("Gym") ? home : nil
          }
          let group = try #require(home.firstMatch(of: /href="(\/groups\/[^"]+)"/)?.output.1)
          let done = try await ana.post("\(group)/check-in", ["id": "t1"])
          #expect(done.status == 200, "\(done.text)")
          _ = try await until("the server has it") {
            let page = try await owner.get(String(group)).text
            return page.contains("<bdi>Ana</bdi></span><span class=\"value\">1</span>") ? page : nil
          }
        }
      }
    }
  }

  // MARK: Support

  private var today: String { Date.now.ISO8601Format(.iso8601.year().month().day()) }

  /// Asks again and again until there is an answer.
  private func until<Answer>(_ what: String, _ ask: () async throws -> Answer?) async throws -> Answer {
    for _ in 1...2000 {
      if let answer = try await ask() { return answer }
    }
    throw Impatience(what: what)
  }

  private struct Impatience: Error { let what: String }

  /// A served group, and the code that lets others in.
  private func withServedGroup(_ body: (Served, _ owner: Visitor, _ invite: String) async throws -> Void) async throws {
    try await withServedGym { served, _ in
      let owner = try await served.owner()
      _ = try await owner.post("/groups", ["id": "gym", "name": "Gym"])
      let home = try await owner.get("/").text
      let id = try #require(home.firstMatch(of: /href="\/groups\/([^"]+)"/)?.output.1)
      let page = try await owner.post("/groups/\(id)/people/invite").text
      try await body(served, owner, String(try #require(page.firstMatch(of: /\/join\/([a-z0-9]+)/)?.output.1)))
    }
  }
}
