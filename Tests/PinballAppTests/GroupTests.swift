import AppTestSupport
import Foundation
import Testing

@Suite("groups of pinball-practice", .timeLimit(.minutes(3)))
struct GroupTests {
  private typealias Object = [String: Any]

  private func groups(_ arcade: Terminal, _ options: String...) async throws -> [Object] {
    try #require(try await arcade.say(["groups", "--json"] + options).jsonObject()["groups"] as? [Object])
  }

  private func names(_ groups: [Object]) -> [String] { groups.compactMap { $0["name"] as? String } }

  private func games(_ group: Object) -> [String] {
    (group["games"] as? [Object] ?? []).compactMap { $0["practiceKey"] as? String }
  }

  @Test func `are made, changed, moved, archived and deleted by commands`() async throws {
    try await withArcade { arcade in
      let none = try await arcade.say("groups", "--content", "sample")
      #expect(none.hasPrefix("No groups yet"))
      let bank = try await arcade.json("groups", "add", "--bank", "1", "--priority", "--id", "once")
      #expect(bank["name"] as? String == "Bank 1 Focus" && games(bank) == ["Gjaws", "Gmdvl"])
      #expect(bank["isPriority"] as? Bool == true && bank["type"] as? String == "bank")
      try await arcade.say("groups", "add", "--bank", "1", "--priority", "--id", "once")
      try await arcade.say("groups", "add", "Ramps", "--game", "medieval madness", "--game", "Deadpool", "--place", "1")
      let copy = try await arcade.json("groups", "add", "--like", "ramps")
      #expect(copy["name"] as? String == "Copy of Ramps" && games(copy) == ["Gmdvl", "Gdead"])
      #expect(names(try await groups(arcade)) == ["Ramps", "Bank 1 Focus", "Copy of Ramps"])
      try await arcade.say("groups", "move", "Copy of Ramps", "2")
      #expect(names(try await groups(arcade)) == ["Ramps", "Copy of Ramps", "Bank 1 Focus"])
      #expect(games(try await arcade.json("groups", "move", "Ramps", "1", "--game", "deadpool")) == ["Gdead", "Gmdvl"])
      let edited = try await arcade.json(
        "groups",
        "edit",
        "Ramps",
        "--name",
        "Loops",
        "--game",
        "Jaws",
        "--drop-game",
        "Deadpool",
        "--from",
        "2026-03-01",
        "--to",
        "2099-03-31",
        "--priority"
      )
      #expect(edited["name"] as? String == "Loops" && games(edited) == ["Gmdvl", "Gjaws"])
      #expect(edited["start"] as? String == "2026-03-01" && edited["end"] as? String == "2099-03-31")
      let first = try await groups(arcade).map { $0["isPriority"] as? Bool }
      #expect(first == [true, false, false])
      try await arcade.say("groups", "select", "Bank 1 Focus")
      let shown = try await arcade.say("groups", "show")
      #expect(shown.hasPrefix("Bank 1 Focus: 0%, Selected, ") && shown.contains("Jaws              Never practised"))
      try await arcade.say("groups", "archive", "Loops")
      #expect(names(try await groups(arcade, "--archived")) == ["Loops"])
      try await arcade.say("groups", "archive", "Loops", "--undo")
      let back = try #require(try await groups(arcade).first)
      #expect(back["isActive"] as? Bool == false && back["isPriority"] as? Bool == false)
      let id = try #require(try await arcade.json("groups", "delete", "Loops")["deleted"] as? String)
      #expect(names(try await groups(arcade)) == ["Copy of Ramps", "Bank 1 Focus"])
      try await arcade.say("groups", "delete", "--undo", id)
      #expect(names(try await groups(arcade)) == ["Loops", "Copy of Ramps", "Bank 1 Focus"])
    }
  }

  @Test func `report a wrong command in one line`() async throws {
    try await withArcade { arcade in
      try await arcade.say("groups", "add", "--bank", "1", "--content", "sample")
      let stranger = try await arcade.fail("groups", "show", "Ramps")
      #expect(stranger == (1, "There is no group \"Ramps\". Groups: Bank 1 Focus."))
      let bank = try await arcade.fail("groups", "add", "--bank", "77")
      #expect(bank == (1, "Tilt Cellar has no bank 77. Banks: 1, 2, 3, 4, 5, 6, 7, 8."))
      let game = try await arcade.fail("groups", "move", "Bank 1 Focus", "1", "--game", "Deadpool")
      #expect(game == (1, "\"Deadpool\" is not a game of Bank 1 Focus. Its games: Jaws, Medieval Madness."))
      for arguments in [
        ["add"], ["add", "Empty"], ["add", "--bank", "1", "--like", "Bank 1 Focus"],
        ["add", "--bank", "1", "--place", "0"],
        ["edit", "Bank 1 Focus", "--from", "2026-02-30"], ["edit", "Bank 1 Focus", "--type", "wheel"],
        ["edit", "Bank 1 Focus", "--from", "2026-03-02", "--to", "2026-03-01"],
        ["edit", "Bank 1 Focus", "--drop-game", "Jaws", "--drop-game", "Medieval Madness"],
        ["move", "Bank 1 Focus", "0"],
        ["delete"], ["delete", "Bank 1 Focus", "--undo", "x"],
      ] {
        #expect(try await arcade.fail(["groups"] + arguments).status == 2, "\(arguments)")
      }
      #expect(try await groups(arcade).map(games) == [["Gjaws", "Gmdvl"]])
    }
  }

  @Test func `are archived the day after their end, wherever they are looked at`() async throws {
    try await withArcade { arcade in
      try await arcade.say("groups", "add", "--bank", "1", "--priority", "--content", "sample")
      try await arcade.say("groups", "add", "--bank", "2", "--from", "2026-01-01", "--to", "2026-02-01", "--priority")
      #expect(names(try await groups(arcade)) == ["Bank 1 Focus"])
      let over = try #require(try await groups(arcade, "--archived").first)
      #expect(over["isActive"] as? Bool == false && over["isPriority"] as? Bool == false && over["daysLeft"] == nil)
      let exported = try await arcade.json("export")
      let stored = try #require(exported["customGroups"] as? [Object])
      #expect(stored.map { $0["isArchived"] as? Bool } == [false, true])
      let longer = try await arcade.json("groups", "edit", "Bank 2 Focus", "--to", "2099-01-01")
      #expect(longer["isArchived"] as? Bool == false && longer["isActive"] as? Bool == true)
      try await arcade.say("groups", "edit", "Bank 2 Focus", "--to", "2026-02-01")
      try await arcade.browse { olga in
        let page = try await olga.get("/practice/groups?show=archived").text
        #expect(page.contains("Bank 2 Focus") && !page.contains("Bank 1 Focus"))
        let id = try #require(over["id"] as? String)
        _ = try await olga.post("/practice/groups/\(id)/unarchive", ["id": "one"])
        let back = try await olga.get("/practice/groups").text
        #expect(back.contains("Bank 2 Focus") && back.contains(/Since <time datetime="2026-01-01/))
      }
    }
  }

  @Test func `are made and deleted once, however often a form is sent`() async throws {
    try await withSample { olga, arcade in
      let form = ["id": "t1", "name": "Odd", "game-3": "Gjaws", "game-1": "Star [Wars] & Co = 100%", "active": "yes"]
      for _ in 1...2 {
        let page = try await olga.post("/practice/groups", form)
        #expect(page.status == 200 && page.text.contains("Star [Wars] &amp; Co = 100%"))
      }
      let made = try await groups(arcade)
      #expect(names(made) == ["Odd"] && made.map(games) == [["Star [Wars] & Co = 100%", "Gjaws"]])
      let id = try #require(made.first?["id"] as? String)
      var pages: [String] = []
      for _ in 1...2 { pages.append(try await olga.post("/practice/groups/\(id)/delete", ["id": "t2"]).text) }
      let back = try pages.map { try #require($0.firstMatch(of: /name="back" value="([^"]*)"/)).output.1 }
      #expect(try await groups(arcade).isEmpty && back[0] == back[1])
      _ = try await olga.post("/practice/groups/restore", ["back": String(back[0])])
      #expect(names(try await groups(arcade)) == ["Odd"])
      // The page that it was deleted from is still open, and deletes it again.
      _ = try await olga.post("/practice/groups/\(id)/delete", ["id": "t2"])
      #expect(try await groups(arcade).isEmpty)
    }
  }

  @Test func `belong to their player, and a rejected form keeps the typed text`() async throws {
    try await withSample { olga, arcade in
      try await arcade.say("groups", "add", "--bank", "1")
      let id = try #require(try await groups(arcade).first?["id"] as? String)
      for page in ["/practice/groups", "/practice/groups/new", "/practice/groups/\(id)", "/practice/groups/\(id)/edit"]
      {
        let (mine, theirs) = (try await olga.get(page), try await olga.stranger.get(page))
        #expect(mine.status == 200 && theirs.status == 401 && !theirs.text.contains("Bank 1"), "\(page)")
      }
      let nowhere = try await olga.get("/practice/groups/00000000-0000-0000-0000-000000000000")
      #expect(nowhere.status == 404)
      let json = try await olga.get("/practice/groups", accept: "application/json")
      #expect(json.status == 200 && json.text.contains("\"name\":\"Bank 1 Focus\""))
      let refused = try await olga.post(
        "/practice/groups",
        ["id": "t", "name": "Mine", "start": "2026-01-01"],
        from: "/practice/groups/new"
      )
      #expect(refused.status == 422 && refused.text.contains("Choose at least one game."))
      #expect(refused.text.contains("value=\"Mine\"") && refused.text.contains("value=\"2026-01-01\""))
    }
  }
}
