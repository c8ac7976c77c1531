import AppTestSupport
import CanonicalJSON
import Foundation
import TestSupport
import Testing

@Suite("pinball-practice on the command line", .timeLimit(.minutes(3)))
struct CommandTests {
  @Test func `every command prints text, and the same as JSON`() async throws {
    try await withArcade { arcade in
      let text = try await arcade.say("standings", "--content", "sample")
      #expect(text.hasPrefix("Season 2\n") && text.contains("Édith Marlowe"))
      let standings = try await arcade.json("standings", "--season", "1")
      #expect(standings["season"] as? Int == 1 && (standings["lines"] as? [Any])?.count == 12)
      let stats = try await arcade.say("stats", "--season", "all", "--machine", "TMNT")
      #expect(!stats.contains("This bank") && stats.contains("S2B2"))
      let panel = try await arcade.json("stats", "--season", "2", "--bank", "2", "--machine", "TMNT")
      #expect(panel["token"] as? String == "S2B2" && panel["panel"] is [String: Any])
      let targets = try await arcade.say("targets", "--sort", "name")
      #expect(targets.contains("Medieval Madness") && targets.contains("21,038,430"))
      let lines = try #require(try await arcade.json("targets")["lines"] as? [[String: Any]])
      #expect(lines.count == 16 && lines.allSatisfy { $0["match"] is [String: Any] })
      let compared = try await arcade.say("compare", "Leo Ardent", "edith marlowe")
      #expect(compared.hasPrefix("Leo Ardent – Édith Marlowe: "))
      let total = try await arcade.json("compare", "Leo Ardent", "Édith Marlowe")
      #expect(total["opponent"] as? String == "Édith Marlowe" && total["total"] is [String: Any])
      let games = try await arcade.say("library", "search", "1997", "medieval")
      #expect(games.contains("Medieval Madness"))
      #expect(try await arcade.json("library", "search", "medieval")["count"] as? Int ?? 0 > 0)
      let seasons = try await arcade.say("player", "Leo Ardent")
      #expect(seasons.contains("Season 2") && seasons.contains("place 9 of 12"))
      #expect((try await arcade.json("player", "Leo Ardent")["seasons"] as? [Any])?.count == 2)
      let refreshed = try await arcade.say("refresh")
      #expect(refreshed.contains("0 could not be refreshed"))
      let status = try await arcade.json("refresh", "--status")
      #expect((status["files"] as? [Any])?.count == 16 && status["problem"] == nil)
    }
  }

  @Test func `the player's own name is set once`() async throws {
    try await withArcade { arcade in
      try await arcade.say("standings", "--content", "sample")
      let nobody = try await arcade.fail("around")
      #expect(nobody.status == 1 && nobody.line.contains("pinball-practice player NAME --me"))
      let me = try await arcade.say("player", "leo ardent", "--me")
      #expect(me.hasPrefix("Leo Ardent (you)\n"))
      let around = try await arcade.say("around")
      #expect(around.split(separator: "\n").count == 5 && around.contains("you"))
      let mine = try #require(try await arcade.json("standings")["lines"] as? [[String: Any]])
      #expect(mine.filter { $0["isMine"] as? Bool == true }.map { $0["player"] as? String } == ["Leo Ardent"])
      let against = try await arcade.say("compare", "Cleo Farrow")
      #expect(against.hasPrefix("Cleo Farrow – Leo Ardent: "))
    }
  }

  @Test func `a wrong command is one line with its status`() async throws {
    try await withArcade { arcade in
      let nowhere = try await arcade.fail("standings")
      #expect(nowhere.status == 1 && nowhere.line.hasPrefix("No league is chosen yet."))
      try await arcade.say("standings", "--content", "sample")
      let season = try await arcade.fail("standings", "--season", "9")
      #expect(season == (1, "There is no season 9. Seasons: 1, 2."))
      let stranger = try await arcade.fail("around", "Leo")
      #expect(stranger == (1, "There is no player \"Leo\" in the league. Did you mean Cleo Farrow, Leo Ardent?"))
      for arguments in [
        ["stats", "--machine", "Nonsense"], ["stats", "--bank", "77"], ["stats", "--season", "77"],
        ["stats", "--player", "Nobody"], ["targets", "--bank", "77"], ["library", "search", "--source", "nowhere"],
        ["library", "search", "--bank", "77"], ["compare", "Leo Ardent"], ["player", "Nobody"],
      ] {
        #expect(try await arcade.fail(arguments).status == 1, "\(arguments)")
      }
      #expect(try await arcade.fail("around", "Leo Ardent", "--size", "0").status == 2)
      #expect(try await arcade.fail("targets", "--sort", "colour").status == 2)
      #expect(try await arcade.fail("stats", "--limit", "-1").status == 2)
      #expect(try await arcade.fail("serve", "--sample", "--content", "sample").status == 2)
    }
  }

  @Test func `where the files are is remembered for the next command`() async throws {
    try await withArcade { arcade in
      let copy = arcade.folder.appending(path: "league")
      try FileManager.default.copyItem(at: Arcade.files, to: copy)
      try await arcade.say("standings", "--content", copy.path)
      #expect(try await arcade.json("refresh", "--status")["address"] as? String == copy.path)
      // An invalid address is not stored.
      let wrong = try await arcade.fail("standings", "--content", "gopher://league.example")
      #expect(wrong.line.contains("is not an address."))
      #expect(try await arcade.json("refresh", "--status")["address"] as? String == copy.path)
      // Files once read are available without the folder.
      try FileManager.default.removeItem(at: copy)
      let again = try await arcade.say("standings")
      #expect(again.hasPrefix("Season 2\n"))
      try await arcade.say("standings", "--content", "sample")
      #expect(try await arcade.json("refresh", "--status")["address"] as? String == "sample")
    }
  }

  @Test func `a folder is known by its whole path`() async throws {
    try await withArcade { arcade in
      let copy = arcade.folder.appending(path: "league")
      try FileManager.default.copyItem(at: Arcade.files, to: copy)
      for name in ["./league", "league"] {
        let process = arcade.program.process(["standings", "--content", name, "--store", arcade.store])
        process.currentDirectoryURL = arcade.folder
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(name)")
        let address = try await arcade.json("refresh", "--status")["address"] as? String
        #expect(address?.hasPrefix("/") == true && address?.hasSuffix("/league") == true, "\(name)")
      }
    }
  }

  @Test func `a redacted player is named nowhere, in text or JSON`() async throws {
    try await withArcade { arcade in
      let shown = try await arcade.say("player", Arcade.hidden, "--me", "--content", "sample")
      #expect(shown.hasPrefix("Redacted "))
      let token = String(shown.prefix(while: { $0 != "(" })).trimmingCharacters(in: .whitespaces)
      for arguments in [
        ["standings"], ["standings", "--season", "1"], ["stats", "--season", "all", "--limit", "1000"], ["around"],
        ["stats", "--player", token], ["stats", "--season", "all", "--machine", "Jaws"], ["around", token],
        ["compare", token, "Leo Ardent"], ["compare", "Leo Ardent"], ["player"], ["player", token], ["targets"],
        ["library"], ["refresh", "--status"],
      ] {
        for options in [[], ["--json"]] {
          let output = try await arcade.say(arguments + options)
          #expect(!output.isEmpty && !output.contains("Tamsin"), "\(arguments + options)")
        }
      }
      let wrong = try await arcade.fail("around", "redacted")
      #expect(wrong.line.contains("Redacted ") && !wrong.line.contains("Tamsin"))
    }
  }
}
