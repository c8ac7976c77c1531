import AppTestSupport
import Foundation
import TestSupport
import Testing

/// The boards of a group by period, on its pages and from the command line.
@Suite("The boards by period", .timeLimit(.minutes(3)))
struct BoardTests {
  @Test func `a page for each period shows my place and who is ahead, and follows the others`() async throws {
    try await withServedGym { served, gym in
      let id = try #require(try await gym.json("group", "new", "Crew", "--every-check-in")["id"] as? String)
      let mia = try await served.newcomer("Mia", with: try await gym.invite())
      _ = try await mia.get("/groups/\(id)")
      for number in 1...2 { try await gym.say("check-in", "--note", "\(number) km") }
      #expect(try await mia.post("/groups/\(id)/check-in", ["id": "one"]).status == 200)
      for period in ["day", "week", "month", "season", "all"] {
        let page = try await mia.get("/groups/\(id)/boards?period=\(period)", accept: "text/html")
        #expect(page.status == 200 && page.text.contains("Place 2 of 2, 1 check-in."), "\(period)")
        #expect(page.text.contains("Olga is ahead by 1."), "\(period)")
        let board = try await mia.json("/groups/\(id)/boards?period=\(period)")
        #expect((board["lines"] as? [[String: Any]])?.compactMap { $0["value"] as? Int } == [2, 1])
      }
      // These are no addresses of a board.
      #expect(try await mia.get("/groups/\(id)/boards?period=week&bucket=2026-W77").status == 404)
      #expect(
        try await mia.get("/groups/\(id)/boards?period=day&bucket=2020-01-01").text.contains("You had no check-ins")
      )
      var events = try await mia.stream("/groups/\(id)/boards/live?period=all").makeAsyncIterator()
      _ = try await events.next()
      for note in ["a", "b"] {
        _ = try await mia.post("/groups/\(id)/check-in", ["id": "note \(note)", "note": note])
      }
      while let event = try await events.next() { if event.contains("Place 1 of 2, 3 check-ins.") { return } }
      Issue.record("the stream ended")
    }
  }

  @Test func `the command prints a board, its past and its changes, also of another machine's group`() async throws {
    try await withServedGym { served, gym in
      let id = try #require(try await gym.json("group", "new", "Crew", "--every-check-in")["id"] as? String)
      #expect(try await gym.say("board").contains("You are not on this board yet."))
      try await gym.say("check-in")
      #expect(try await gym.say("board", "--period", "season").contains("1  Olga  1  you"))
      #expect(try await gym.say("board", "--period", "day", "--past") == "No earlier boards yet.\n")
      #expect(try await gym.fail("board", "--period", "day", "--bucket", "2026-02-30").status == 2)
      #expect(try await gym.fail("board", "--past", "--follow").status == 2)
      let far = try gym.machine("far", store: served.address)
      let invite = try await gym.invite()
      try await far.login("\(served.address)/join/\(invite)", as: "Ana")
      try await far.say("check-in")
      let board = try await far.say("board", "--period", "all", "--around-me")
      #expect(board.contains("Ana   1  you") && board.contains("Place 1 of 2"), "\(board)")
      // The boards are the server's alone.
      let stranger = try await served.newcomer("Tom", with: invite)
      #expect(try await stranger.get("/api/v1/board?path=boards/\(id)").status == 404)
    }
  }

  @Test func `changes are told as they happen`() async throws {
    try await withGym { gym in
      let (before, after) = try await gym.followedCheckIn("board")
      #expect(before?.contains("\"total\":0") == true)
      #expect(
        after?.contains("\"displayName\":\"Olga\"") == true && after?.contains("\"to\":1") == true,
        "\(after ?? "")"
      )
    }
  }

  @Test func `a group may take its streaks from another program, as its founder says on the page`() async throws {
    try await withCrew(["external": "yes"]) { crew in
      #expect(try await crew.olga.get("\(crew.page)/settings").text.contains("Another program reports the streaks."))
      let page = try await crew.olga.post("\(crew.page)/connections/connect", ["name": "Watch"]).text
      #expect(page.contains("&quot;streak&quot;: 12"))
      let streak = #"{"id": "s1", "at": "\#(Date.now.formatted(.iso8601))", "streak": 12}"#
      let told = try await crew.served.stranger.send(try page.captured(/(\/hooks\/[a-z0-9]+)</), streak).text
      #expect(told.contains("counted"), "\(told)")
      #expect(try await crew.olga.get(crew.page).text.contains("12 days in a row"))
    }
  }
}
