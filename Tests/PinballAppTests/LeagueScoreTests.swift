import AppTestSupport
import Foundation
import TestSupport
import Testing

@Suite("pinball-practice import-league", .timeLimit(.minutes(3)))
struct LeagueScoreTests {
  private func count(_ arcade: Terminal, _ filter: String = "scores") async throws -> Int {
    try #require(try await arcade.json("journal", "--filter", filter)["count"] as? Int)
  }

  /// Defect 4: each import doubled the scores.
  @Test func `imports each score once, and a trial reports it before`() async throws {
    try await withArcade { arcade in
      try await arcade.say("standings", "--content", "sample")
      let nobody = try await arcade.fail("import-league")
      #expect(nobody == (1, "Choose your name in the league first."))
      try await arcade.say("player", "Leo Ardent", "--me")
      let trial = try await arcade.json("import-league", "--dry-run")
      let new = try #require(trial["imported"] as? [[String: Any]])
      #expect(new.count > 10 && trial["known"] as? Int == 0 && trial["player"] as? String == "Leo Ardent")
      #expect(new.allSatisfy { $0["game"] is String && ($0["date"] as? String)?.count == 10 })
      #expect(try await count(arcade) == 0)
      let text = try await arcade.say("import-league")
      #expect(text.hasPrefix("Imported.\nLeo Ardent: \(new.count) new, 0 already here\n"))
      #expect(try await count(arcade, "league") == new.count)
      let again = try await arcade.json("import-league")
      #expect((again["imported"] as? [Any])?.isEmpty == true && again["known"] as? Int == new.count)
      #expect(try await count(arcade) == new.count)
    }
  }

  /// Defect 21: a purge took rows with it that were entered by hand.
  @Test func `takes imported scores away again, and nothing that was entered by hand`() async throws {
    try await withArcade { arcade in
      try await arcade.say("player", "Leo Ardent", "--me", "--content", "sample")
      try await arcade.say("log", "score", "Medieval Madness", "77", "--sure", "--context", "league")
      let new = try #require(try await arcade.json("import-league")["imported"] as? [Any]).count
      #expect(try await arcade.json("import-league", "--purge", "--dry-run")["removed"] as? Int == new)
      #expect(try await count(arcade) == new + 1)
      let purged = try await arcade.json("import-league", "--purge")
      #expect(purged["removed"] as? Int == new)
      #expect(try await arcade.say("journal").contains("Score: 77 (League)"))
      #expect(try await count(arcade) == 1)
      try await arcade.say("journal", "delete", "--undo", try #require(purged["undo"] as? String))
      #expect(try await count(arcade) == new + 1)
    }
  }

  @Test func `comes by itself where that is wanted, once for each version of the file`() async throws {
    try await withArcade { arcade in
      try await arcade.say("player", "Leo Ardent", "--me", "--content", "sample")
      try await arcade.browse { olga in
        func rows() async throws -> Int {
          try await olga.get("/practice/journal?filter=league").text.matches(of: /entry-row/).count
        }
        #expect(try await rows() == 0)
        _ = try await olga.post("/settings", ["boxes": "yes", "fills": "yes", "id": "one"])
        let all = try await rows()
        #expect(all > 10)
        _ = try await olga.post("/practice/league/purge")
        // Nothing is new since, so what was taken away stays away.
        #expect(try await rows() == 0)
        // Another player's scores are new.
        _ = try await olga.post("/settings", ["player": "Cleo Farrow", "id": "two"])
        #expect(try await rows() > 10)
      }
    }
  }

  @Test func `is on the page of files, with undo`() async throws {
    try await withArcade { arcade in
      try await arcade.say("standings", "--content", "sample")
      try await arcade.browse { olga in
        let refused = try await olga.post("/practice/league")
        #expect(refused.status == 422 && refused.text.contains("Choose your name in the league first."))
        _ = try await olga.post("/settings", ["player": Arcade.hidden, "id": "one"])
        let trial = try await olga.post("/practice/league", ["trial": "yes"])
        #expect(trial.text.contains("Nothing is imported yet.") && trial.text.contains("Redacted "))
        #expect(!trial.text.contains("Tamsin"))
        let done = try await olga.post("/practice/league").text
        #expect(done.contains("league scores</button>"))
        let back = try done.captured(/name="back" value="([^"]+)"/)
        let undone = try await olga.post("/practice/league/undo", ["back": back]).text
        #expect(undone.contains("Undone.") && !undone.contains("league scores</button><p class=\"hint\">Your own"))
      }
    }
  }
}
