import AppTestSupport
import Foundation
import TestSupport
import Testing

@Suite("pinball-practice settings, reset and backups", .timeLimit(.minutes(3)))
struct KeepingTests {
  @Test func `undoing an unknown entry is rejected with a reason`() async throws {
    try await withArcade { arcade in
      for command in [["reset"], ["journal", "delete"], ["groups", "delete"]] {
        let refused = try await arcade.fail(command + ["--undo", "nope"])
        #expect(refused.status == 1 && refused.line.contains("There is nothing to undo."), "\(refused)")
      }
    }
  }

  @Test func `a game of the library is the same game by an alias, and where it is said not to be listed`() async throws
  {
    try await withArcade { arcade in
      let first = try await arcade.fail("log", "score", "Medieval Madness", "1000")
      #expect(first.status == 1 && first.line.contains("--content"))
      try await arcade.say("log", "score", "TMNT", "5", "--sure", "--content", "sample")
      try await arcade.say("log", "score", "medieval madness", "7", "--unlisted", "--sure")
      try await arcade.say("log", "score", "My own machine", "9", "--unlisted")
      let rows = try await arcade.say("journal")
      #expect(rows.contains("Teenage Mutant Ninja Turtles") && rows.contains("Medieval Madness"), "\(rows)")
      #expect(rows.contains("My own machine") && !rows.contains("medieval madness"), "\(rows)")
      try await arcade.browse { olga in
        let fields = ["kind": "score", "score": "11", "confirmed": "yes", "other": "MEDIEVAL MADNESS", "id": "one"]
        let entered = try await olga.post("/practice", fields)
        #expect(entered.status == 200, "\(entered)")
      }
      let insights = try await arcade.json("insights", "Medieval Madness")
      let games = try #require(insights["games"] as? [[String: Any]])
      #expect(games.first { $0["name"] as? String == "Medieval Madness" }?["count"] as? Int == 2)
    }
  }

  @Test func `a score far from every known one is asked about in each way in, and never in silence`() async throws {
    try await withSample { olga, arcade in
      let slip = ["kind": "score", "game": "Gmdvl", "score": "9,000,000,000,000", "id": "one"]
      let sentence = "is far above every known score on Medieval Madness. Save it?"
      // A browser without scripts.
      let question = try await olga.post("/practice", slip, from: "/practice")
      #expect(question.status == 422 && question.text.contains(sentence), "\(question)")
      #expect(question.text.contains(#"name="confirmed" value="yes">Save</button>"#))
      // A program.
      let problem = try await olga.post("/practice", slip)
      #expect(problem.status == 422 && problem.text.contains(#""code":"doubtfulScore""#), "\(problem)")
      #expect(problem.text.contains(sentence) && problem.text.contains("confirmed=yes"))
      // A command.
      let line = try await arcade.fail("log", "score", "Medieval Madness", "9000B").line
      #expect(line.contains(sentence) && line.contains("--sure"), "\(line)")
      #expect(try await arcade.json("journal")["count"] as? Int == 0)
      // Each can be answered, and a repeat of what is recorded is not asked about.
      let answered = try await olga.post("/practice", slip.merging(["confirmed": "yes"]) { $1 })
      #expect(answered.status == 200)
      let shown = try await arcade.say("journal", "--json")
      let entry = try shown.captured(/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/)
      try await arcade.say("journal", "delete", entry)
      #expect(try await olga.post("/practice", slip).status == 200)
      #expect(try await arcade.json("journal")["count"] as? Int == 0)
      try await arcade.say("log", "score", "Medieval Madness", "9000B", "--sure")
      #expect(try await arcade.json("journal")["count"] as? Int == 1)
      // A slip to the other side, and what is plausible.
      #expect(try await arcade.fail("log", "score", "Medieval Madness", "10").line.contains("is far below"))
      try await arcade.say("log", "score", "Jaws", "123,456,789")
    }
  }

  @Test func `a score too large to be exact is rejected`() async throws {
    try await withArcade { arcade in
      try await arcade.say("log", "score", "Jaws", "9007199254740991", "--unlisted", "--sure", "--content", "sample")
      let more = try await arcade.fail("log", "score", "Jaws", "9007199254740993", "--unlisted")
      #expect(more.status == 2 && more.line.contains("at most 9,007,199,254,740,991"))
    }
  }

  @Test func `a rejected change keeps the typed text`() async throws {
    try await withArcade { arcade in
      let row = try await arcade.json("log", "score", "My own machine", "42", "--unlisted", "--content", "sample")
      let entry = try #require(row["entry"] as? String)
      try await arcade.browse { olga in
        let fields = [
          "game": "My own machine", "score": "555", "context": "tournament", "note": "a close one", "id": "one",
        ]
        let refused = try await olga.post("/practice/entries/\(entry)", fields, from: "/practice/entries/\(entry)")
        #expect(refused.status == 422 && refused.text.contains("Enter the name of the tournament."))
        #expect(refused.text.contains("value=\"555\"") && refused.text.contains(">a close one</textarea>"))
        #expect(refused.text.contains("<option value=\"tournament\" selected>"))
      }
    }
  }

  @Test func `a folder that is not there is not kept in the place of one that is`() async throws {
    try await withArcade { arcade in
      try await arcade.say("standings", "--content", "sample")
      #expect(try await arcade.fail("standings", "--content", arcade.folder.path + "/typo").status == 1)
      #expect(try await arcade.say("standings").hasPrefix("Season 2\n"))
    }
  }

  @Test func `copying from where there is no store fails, and makes none`() async throws {
    try await withArcade { arcade in
      for kind in ["sqlite", "file"] {
        let path = arcade.folder.path + "/typo"
        let outcome = try await arcade.program.run(["copy", "--from", "\(kind):\(path)", "--to", "file:\(path)-copy"])
        #expect(outcome.status == 1 && outcome.errors.contains("There is no store at"))
        #expect(!FileManager.default.fileExists(atPath: path))
        #expect(!FileManager.default.fileExists(atPath: path + "-copy"))
      }
    }
  }

  @Test func `settings change one by one, and never name a redacted player`() async throws {
    try await withArcade { arcade in
      let fresh = try await arcade.json("settings", "--content", "sample")
      #expect(fresh["gapMode"] as? String == "compressInactive" && fresh["usesMedian"] as? Bool == true)
      let people = ["--name", "Ann", "--player", Arcade.hidden, "--against", "Leo Ardent"]
      let text = try await arcade.say(["settings", "--gaps", "brokenAxis", "--no-median"] + people)
      #expect(text.contains("Redacted ") && !text.contains("Tamsin") && text.contains("Mean"))
      let after = try await arcade.json("settings", "--against", "nobody", "--fill")
      #expect(
        after["opponent"] == nil && after["name"] as? String == "Ann" && after["gapMode"] as? String == "brokenAxis"
      )
      #expect(after["fillsFromLeague"] as? Bool == true)
      #expect(try await arcade.fail("settings", "--gaps", "sideways").status == 2)
      #expect(try await arcade.fail("settings", "--against", "Nobody Else").line.contains("There is no player"))
      // The page shows the same, and changes what its form has.
      try await arcade.browse { olga in
        let page = try await olga.get("/settings").text
        #expect(
          page.contains("<option value=\"brokenAxis\" selected>")
            && page.contains("name=\"fills\" value=\"yes\" checked")
        )
        _ = try await olga.post("/settings", ["boxes": "yes", "middle": "median", "id": "one"])
        let json = try await olga.get("/settings", accept: "application/json").text
        #expect(json.contains("\"usesMedian\":true") && json.contains("\"fillsFromLeague\":false"))
        #expect(json.contains("\"name\":\"Ann\"") && json.contains("brokenAxis"))
        let log = try await olga.get("/practice").text
        #expect(log.contains("Hello, <bdi>Ann</bdi>."))
      }
    }
  }

  @Test func `whether practice is synced is chosen by a command and on the page, and off from the beginning`()
    async throws
  {
    try await withArcade { arcade in
      #expect(try await arcade.json("settings")["cloudSync"] as? Bool == false)
      #expect(try await arcade.say("settings").contains("stays on this machine"))
      #expect(try await arcade.json("settings", "--cloud-sync", "on")["cloudSync"] as? Bool == true)
      #expect(try await arcade.say("settings").contains("syncs, with --sync"))
      #expect(try await arcade.json("settings", "--name", "Ann")["cloudSync"] as? Bool == true)
      #expect(try await arcade.fail("settings", "--cloud-sync", "perhaps").status == 2)
      // The exchange format says it, too.
      #expect(try await arcade.say("export").contains(/"cloudSyncEnabled" *: *true/))
      try await arcade.browse { olga in
        let page = try await olga.get("/settings").text
        #expect(page.contains("name=\"syncs\" value=\"yes\" checked"))
        _ = try await olga.post("/settings", ["name": "Ann Lee", "id": "one"])
        #expect(try await olga.get("/settings", accept: "application/json").text.contains("\"cloudSync\":true"))
        let off = try await olga.post("/settings", ["boxes": "yes", "id": "two"]).text
        #expect(off.contains("name=\"syncs\" value=\"yes\">"))
        #expect(try await olga.post("/settings", ["boxes": "yes", "syncs": "yes", "id": "three"]).status == 200)
      }
      #expect(try await arcade.json("settings", "--cloud-sync", "off")["cloudSync"] as? Bool == false)
    }
  }

  @Test func `a reset needs its word, is undone, and keeps a backup`() async throws {
    try await withArcade { arcade in
      try await arcade.say("log", "score", "Medieval Madness", "12345678", "--content", "sample")
      let exported = try await arcade.say("export")
      let wrong = try await arcade.fail("reset", "--confirm", "yes")
      #expect(wrong == (1, "Type the word reset to delete everything."))
      #expect(try await arcade.say("export") == exported)
      let back = try #require(try await arcade.json("reset", "--confirm", "reset")["undo"] as? String)
      #expect(try await arcade.json("journal")["count"] as? Int == 0)
      try await arcade.say("reset", "--undo", back)
      #expect(try await arcade.say("export") == exported)
      try await arcade.say("reset", "--confirm", "Reset ")
      let list = Data(try await arcade.say("backups", "--json").utf8)
      let backups = try #require(try JSONSerialization.jsonObject(with: list) as? [[String: Any]])
      let name = try #require(backups.first?["name"] as? String)
      #expect(backups.count == 1 && (backups[0]["bytes"] as? Int ?? 0) > 300)
      #expect(try await arcade.say("backups", "show", name) == exported)
      let trial = try await arcade.say("backups", "restore", name, "--dry-run")
      #expect(trial.hasPrefix("Preview. Nothing is imported yet.") && trial.contains("Scores: 1 new"))
      #expect(try await arcade.json("journal")["count"] as? Int == 0)
      try await arcade.say("backups", "restore", name)
      #expect(try await arcade.say("journal").contains("12,345,678"))
      #expect(try await arcade.json("backups", "restore", name)["parts"] is [Any])
      #expect(try await arcade.json("journal")["count"] as? Int == 1)
      for unknown in ["0123456789abcdef", "../practice", ""] {
        #expect(try await arcade.fail("backups", "show", unknown).line.hasPrefix("This backup does not exist"))
      }
    }
  }

  @Test func `a large file comes back byte for byte, and only to its player`() async throws {
    try await withArcade { arcade in
      let note = String(repeating: "long ", count: 100_000)
      let journal = (0..<12).map { number in
        """
        {"id": "5e0c1a52-1b1c-3a52-9f7a-0c9a4f1d2b\(10 + number)", "gameID": "Gmdvl", "action": "noteAdded", \
        "noteCategory": "shots", "note": "\(number)", "timestamp": 1747090800000}
        """
      }
      let text = """
        {"schemaVersion": 4, "journalEntries": [\(journal.joined(separator: ", "))], "practiceSettings": {}, \
        "labs": "\(String(repeating: note, count: 9))"}
        """
      let file = arcade.folder.appending(path: "practice.json")
      try Data(text.utf8).write(to: file)
      let report = try await arcade.say("import", file.path, "--content", "sample")
      #expect(report.contains("kept in the backup: labs"))
      try await arcade.browse { olga in
        let page = try await olga.get("/practice/files").text
        let address = try page.captured(/href="(\/practice\/backups\/[^"]+)"/)
        let answer = try await olga.get(address)
        #expect(answer.status == 200 && answer.text == text)
        let restore = address.replacing("practice.json", with: "restore")
        let trial = try await olga.post(restore, ["trial": "yes"]).text
        #expect(trial.contains("Nothing is imported yet.") && trial.contains("12 already here"))
        #expect([401, 404].contains(try await olga.stranger.get(address).status))
        #expect(try await olga.get("/practice/backups/0123456789abcdef/practice.json").status == 404)
      }
    }
  }
}
