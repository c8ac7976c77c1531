import AppTestSupport
import CanonicalJSON
import Foundation
import TestSupport
import Testing

@Suite("pinball-practice insights", .timeLimit(.minutes(3)))
struct InsightsTests {
  @Test func `a game's scores are summed up, in text and as JSON`() async throws {
    try await withArcade { arcade in
      let empty = try await arcade.say("insights", "--content", "sample")
      #expect(empty.hasPrefix("No scores yet"))
      for score in ["10", "20", "40", "80"] {
        try await arcade.say("log", "score", "Medieval Madness", score, "--sure")
      }
      try await arcade.say("log", "score", "My own machine", "7", "--unlisted")
      let text = try await arcade.say("insights", "Medieval Madness")
      #expect(text.hasPrefix("Medieval Madness\n") && text.contains(/Median +30\n/))
      #expect(text.contains(/Target: Good +14,637,650/))
      let summary = try #require(try await arcade.json("insights", "Medieval Madness")["summary"] as? [String: Any])
      #expect(summary["upperQuartile"] as? Double == 50 && summary["count"] as? Int == 4)
      #expect(try await arcade.json("insights")["name"] as? String == "My own machine")
      #expect(try await arcade.json("insights", "My own machine")["practiceKey"] as? String == "My own machine")
      let unknown = try await arcade.fail("insights", "Nonsense")
      #expect(unknown.status == 1 && unknown.line.contains("The library has no game"))
    }
  }

  /// The chosen opponent was read and never saved.
  @Test func `the compared player is stored, and never named if redacted`() async throws {
    try await withArcade { arcade in
      try await arcade.say("standings", "--content", "sample")
      let nobody = try await arcade.fail("insights", "--against", "Cleo Farrow")
      #expect(nobody.line.contains("Choose your name in the league first"))
      try await arcade.say("player", "Leo Ardent", "--me")
      let hidden = try await arcade.say("insights", "--against", Arcade.hidden)
      #expect(hidden.contains("Redacted ") && !hidden.contains("Tamsin"))
      #expect(try await arcade.json("insights")["opponent"] == nil)
      try await arcade.browse { olga in
        let page = try await olga.get("/practice/insights").text
        #expect(page.contains("Mean league scores of <bdi>Leo Ardent</bdi>") && !page.contains("value=\"Leo Ardent\""))
        _ = try await olga.post("/practice/insights/opponent", ["player": "Cleo Farrow", "id": "one"])
        let after = try await olga.get("/practice/insights").text
        #expect(after.contains("<option value=\"Cleo Farrow\" selected>") && after.contains("in common. Your mean"))
      }
      let opponent = try #require(try await arcade.json("insights")["opponent"] as? [String: Any])
      #expect(opponent["opponent"] as? String == "Cleo Farrow" && (opponent["games"] as? [Any])?.isEmpty == false)
      let stranger = try await arcade.fail("insights", "--against", "Nobody")
      #expect(stranger.line.contains("There is no player \"Nobody\""))
    }
  }
}
