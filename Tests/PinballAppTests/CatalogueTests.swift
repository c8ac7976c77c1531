import AppTestSupport
import Foundation
import TestSupport
import Testing

/// The sample league as its site would be with files that are keyed by OPDB id.
private struct PresentSite {
  let folder: URL
  var data: URL { folder.appending(path: "pinball/data") }

  static let machines = """
    [{"opdb_id": "Gmdvl-MMDVL", "name": "Medieval Madness", "manufacturer": {"name": "Williams"},
      "manufacture_date": "1997-06-01"},
     {"opdb_id": "Gmdvl-Mxbar", "name": "Medieval Barbecue", "manufacturer": {"name": "Nobody"}},
     {"opdb_id": "Gatfm-MATFM", "name": "Attack from Mars", "manufacturer": {"name": "Bally"}},
     {"opdb_id": "Gfar1-Mfar1", "name": "Faraway", "manufacturer": {"name": "Gottlieb"}}]
    """

  private static let files = [
    "opdb_export.json": machines,
    "practice_identity_curations_v1.json": """
    {"splits": [{"opdbGroupId": "Gmdvl", "practiceEntries": [
      {"practiceIdentity": "Gmdvl-Mxbar", "memberOpdbIds": ["Gmdvl-Mxbar"]},
      {"practiceIdentity": "Gmdvl-MMDVL", "memberOpdbIds": ["Gmdvl-MMDVL"]}]}]}
    """,
    "venue_layout_assets.json": """
    {"records": [{"sourceId": "venue--pm-1", "sourceName": "Tilt Cellar", "sourceType": "venue",
      "opdbId": "Gmdvl-MMDVL", "groupNumber": 1, "position": 1, "bank": 5}]}
    """,
    "rulesheet_assets.json": """
    {"records": [{"opdbId": "Gmdvl", "localPath": "/pinball/rulesheets/Gmdvl-rulesheet.md", "isHidden": false,
      "isActive": true}]}
    """,
    "LPL_IFPA_Players.csv": """
    player,ifpa_player_id,ifpa_name,city,stateprov,country_code,wppr_rank,ifpa_registered,match_source,confidence
    Leo Ardent,67715,Leo <Ardent>,,,US,1234,Y,name,high
    Hugo Tamsin,5,Hugo T.,,,US,,Y,name,high

    """,
  ]

  /// Writes the site into a folder.
  init(in folder: URL) throws {
    self.folder = folder
    try FileManager.default.copyItem(at: Arcade.files, to: folder)
    for gone in [
      "pinball/cache-manifest.json", "pinball/cache-update-log.json", "pinball/data/pinball_library_v3.json",
    ] {
      try FileManager.default.removeItem(at: folder.appending(path: gone))
    }
    for (name, text) in Self.files { try put(name, text) }
  }

  func put(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: data.appending(path: name))
  }
}

@Suite("A league whose files are keyed by OPDB id", .timeLimit(.minutes(3)))
struct CatalogueAppTests {
  @Test func `shows what was recorded before, under the game's new key, and back again`() async throws {
    try await withArcade { arcade in
      let site = try PresentSite(in: arcade.folder.appending(path: "present"))
      try await arcade.say("log", "score", "Medieval Madness", "12,345,678", "--content", "sample")
      let before = try await arcade.say("export")
      func row() async throws -> [String: Any]? {
        let days = try await arcade.json("journal")["days"] as? [[String: Any]]
        return (days?.first?["rows"] as? [[String: Any]])?.first
      }
      #expect(try await row()?["gameID"] as? String == "Gmdvl")
      try await arcade.say("refresh", "--content", site.folder.path)
      #expect(try await row()?["gameID"] as? String == "Gmdvl-MMDVL")
      #expect(try await row()?["game"] as? String == "Medieval Madness")
      try await arcade.browse { olga in
        for key in ["Gmdvl-MMDVL", "Gmdvl"] {
          #expect(try await olga.get("/library/\(key)/practice").text.contains("12,345,678"), "\(key)")
          #expect(try await olga.get("/practice/journal?game=\(key)").text.contains("12,345,678"), "\(key)")
        }
        // A note under the new key is the one note, whichever files the league has.
        _ = try await olga.post("/library/Gmdvl-MMDVL/note", ["id": "n1", "note": "castle first"])
      }
      let stored = /"gameID" *: *"Gmdvl"/
      #expect(try await arcade.say("export").contains(stored) && before.contains(stored))
      try await arcade.say("log", "score", "Medieval Madness", "13,456,789")
      #expect(try await row()?["gameID"] as? String == "Gmdvl-MMDVL")
      try await arcade.browse("--content", "sample") { olga in
        var page = ""
        for part in ["input", "log"] { page += try await olga.get("/library/Gmdvl/practice?part=\(part)").text }
        #expect(page.contains("12,345,678") && page.contains("13,456,789") && page.contains("castle first"))
      }
      #expect(try await row()?["gameID"] as? String == "Gmdvl")
    }
  }

  @Test func `has the games at places in its choices, and every other game by name`() async throws {
    try await withArcade { arcade in
      let site = try PresentSite(in: arcade.folder.appending(path: "present"))
      try await arcade.browse("--content", site.folder.path) { olga in
        try await eventually("the games") { try await olga.get("/library").text.contains("Medieval Madness") }
        let library = try await olga.get("/library?source=all").text
        #expect(library.contains("Faraway") && library.contains("OPDB"))
        let entry = try await olga.get("/practice").text
        #expect(entry.contains("Medieval Madness (1997)") && !entry.contains("Faraway"))
        let game = try await olga.get("/library/Gmdvl-MMDVL").text
        #expect(game.contains("https://pinballmap.com/map?by_opdb_id=Gmdvl-MMDVL"))
        #expect(game.contains("https://app.matchplay.events/pintips/Gmdvl-MMDVL"))
        #expect(try await olga.get("/library/Gmdvl-MMDVL/rulesheet").status == 200)
        let player = try await olga.get("/league/players/Leo%20Ardent").text
        #expect(player.contains("https://www.ifpapinball.com/players/view.php?p=67715"))
        #expect(player.contains("Leo &lt;Ardent&gt;"))
      }
      let row = try await arcade.say("log", "score", "Faraway", "1,000")
      #expect(row.contains("Faraway"))
      let player = try await arcade.json("player", "Leo Ardent")
      #expect((player["ifpa"] as? [String: Any])?["id"] as? Int == 67_715)
      #expect(try await arcade.say("player", "Leo Ardent").contains("IFPA 67715"))
      #expect(try await arcade.json("player", Arcade.hidden)["ifpa"] == nil)
      let found = try await arcade.json("library", "search", "medieval")
      #expect(found["count"] as? Int == 2)
    }
  }

  @Test(arguments: ["[]", "{\"records\": 7}", "<html>Sign in</html>", "[{\"opdb_id\": \"G1\"}]"])
  func `keeps its games where the site's machines are broken, and says so in a line`(text: String) async throws {
    try await withArcade { arcade in
      let site = try PresentSite(in: arcade.folder.appending(path: "present"))
      try await arcade.say("refresh", "--content", site.folder.path)
      let good = try await arcade.say("library", "search")
      try site.put("opdb_export.json", text)
      let refresh = try await arcade.say("refresh")
      #expect(refresh.contains("1 could not be refreshed") && refresh.contains("opdb_export.json"), "\(refresh)")
      #expect(try await arcade.say("library", "search") == good && good.contains("Faraway"))
      try await arcade.browse { olga in
        let page = try await olga.get("/library").text
        #expect(page.contains("Medieval Madness") && page.contains("<p class=\"flag\">Machines of OPDB: "))
      }
    }
  }

  @Test func `without a readable library says why, in one line`() async throws {
    try await withArcade { arcade in
      let site = try PresentSite(in: arcade.folder.appending(path: "present"))
      try site.put("opdb_export.json", "[]")
      let failure = try await arcade.fail("library", "search", "--content", site.folder.path)
      #expect(failure.status == 1 && failure.line.contains("Machines of OPDB: "), "\(failure.line)")
      #expect(failure.line.contains("The file has no machine with an OPDB id."), "\(failure.line)")
    }
  }
}
