import AppTestSupport
import Domain
import Foundation
import TestSupport
import Testing

/// The boards of those who share their scores, on a real server with two players.
@Suite("pinball-practice's high scores", .timeLimit(.minutes(3)))
struct HighScoreTests {
  private func withBen(_ body: (_ olga: Visitor, _ ben: Visitor, Terminal) async throws -> Void) async throws {
    try await withServedSample { served, arcade in
      let olga = try await served.owner()
      let terminal = try arcade.machine("ben", store: served.address)
      try await terminal.login("\(served.address)/join/\(try await olga.invite(at: "/people"))", as: "Ben")
      try await body(olga, try await served.visitor(of: terminal), terminal)
    }
  }

  /// The games with a score in a period, as a reader sees them.
  private func games(_ reader: Visitor, _ period: String = "allTime") async throws -> [[String: Any]] {
    try #require(try await reader.json("/high-scores?period=\(period)")["games"] as? [[String: Any]])
  }

  /// The players and scores of a game's board.
  private func lines(_ reader: Visitor, of game: String, _ period: String = "allTime") async throws -> [String] {
    let board = try await reader.json("/high-scores/\(game)?period=\(period)")
    let lines = try #require(board["lines"] as? [[String: Any]])
    return lines.map { "\($0["player"] ?? "") \($0["score"] ?? "")" }
  }

  @Test func `show those who share theirs, in each period, until they stop`() async throws {
    try await withBen { olga, ben, terminal in
      try await terminal.say("log", "score", "TMNT", "12M")
      #expect(try await games(olga).isEmpty)
      #expect(try await games(ben).isEmpty)
      #expect(try await ben.get("/high-scores").text.contains("Your scores are on no board."))
      _ = try await ben.post("/high-scores/share", ["share": "yes"])
      let game = try #require(try await games(olga).first?["practiceKey"] as? String)
      for period in ["daily", "weekly", "monthly", "seasonal", "allTime"] {
        #expect(try await lines(olga, of: game, period) == ["Ben 12000000"], "\(period)")
      }
      // A score of an earlier day counts there, and one that is deleted nowhere.
      try await terminal.say("log", "score", "TMNT", "15M", "--date", "2025-01-05")
      #expect(try await lines(olga, of: game, "daily") == ["Ben 12000000"])
      #expect(try await lines(olga, of: game) == ["Ben 15000000"])
      _ = try await olga.post("/high-scores/share", ["share": "yes"])
      _ = try await olga.post("/practice", ["kind": "score", "game": game, "score": "14M", "id": "one"])
      #expect(try await lines(ben, of: game) == ["Ben 15000000", "Olga 14000000"])
      #expect(try await lines(ben, of: game, "weekly") == ["Olga 14000000", "Ben 12000000"])
      let page = try await ben.get("/high-scores/\(game)?period=weekly", accept: "text/html").text
      #expect(
        page.contains("14,000,000") && page.contains("aria-current=\"true\"") && !page.contains("Share this board")
      )
      _ = try await ben.post("/account/name", ["name": "Benny"])
      #expect(try await lines(olga, of: game) == ["Benny 15000000", "Olga 14000000"])
      _ = try await ben.post("/high-scores/share", ["share": "no"])
      #expect(try await lines(olga, of: game) == ["Olga 14000000"])
      // No program reads the boards around the pages.
      try await ben.withStore { store in
        let definition = try await store.leaderboards.definition(of: ItemPath("high-scores/games/\(game)"))
        #expect(definition == nil)
      }
    }
  }

  @Test func `open by a link of the owner's without signing in, until it is ended`() async throws {
    try await withBen { olga, ben, terminal in
      try await terminal.say("log", "score", "TMNT", "12M")
      _ = try await ben.post("/high-scores/share", ["share": "yes"])
      let game = try #require(try await games(olga).first?["practiceKey"] as? String)
      #expect(try await ben.post("/high-scores/\(game)/link").status == 404)
      #expect(try await olga.post("/high-scores/none/link").status == 404)
      #expect(try await olga.get("/high-scores/none").status == 404)
      let made = try await olga.post("/high-scores/\(game)/link").text
      let link = "/view/\(try made.captured(/\/view\/([a-z0-9]+)/))"
      let stranger = olga.stranger
      let shown = try await stranger.get("\(link)?period=weekly", accept: "text/html")
      #expect(shown.status == 200 && shown.text.contains("Ben") && shown.text.contains("12,000,000"), "\(shown)")
      #expect(!shown.text.contains("href=\"/high-scores"))
      #expect(try await stranger.get("/high-scores/\(game)").status == 401)
      #expect(try await stranger.get("/view/nothing").status == 404)
      // What is shared no more is not there, either.
      _ = try await ben.post("/high-scores/share", ["share": "no"])
      #expect(try await stranger.get(link).text.contains("Ben") == false)
      let page = try await olga.get("/high-scores/\(game)", accept: "text/html").text
      let id = try page.captured(/name="link" value="([^"]+)"/)
      #expect(try await ben.post("/high-scores/\(game)/revoke", ["link": id]).status == 404)
      _ = try await olga.post("/high-scores/\(game)/revoke", ["link": id])
      #expect(try await stranger.get(link).status == 404)
    }
  }

  @Test func `forget a deleted account`() async throws {
    try await withBen { olga, ben, terminal in
      try await terminal.say("log", "score", "TMNT", "12M")
      _ = try await ben.post("/high-scores/share", ["share": "yes"])
      #expect(try await games(olga).count == 1)
      _ = try await ben.post("/account/delete", ["sure": "yes"])
      #expect(try await games(olga).isEmpty)
    }
  }
}
