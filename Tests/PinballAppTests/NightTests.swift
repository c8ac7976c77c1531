import AppTestSupport
import Foundation
import Testing

/// A league night on the pages and the command line, and the league pages that follow its files.
@Suite("pinball-practice's nights", .timeLimit(.minutes(3)))
struct NightTests {
  private func create(_ terminal: Terminal, _ options: String...) async throws -> String {
    let night = ["night", "new", "Bank 3", "--season", "24", "--bank", "3", "--date", "2026-02-24", "--id", "bank3"]
    try await terminal.say(night + ["--machine", "Jaws", "--machine", "Deadpool", "--machine", "Kiss"] + options)
    return "/nights/bank3"
  }

  private func ids(of page: String, _ pattern: Regex<(Substring, Substring)>) -> [String] {
    page.matches(of: pattern).map { String($0.output.1) }
  }

  @Test func `a night of the command line is exported, and the league commands follow it`() async throws {
    try await withArcade { arcade in
      _ = try await create(arcade)
      try await arcade.say("night", "add", "Ann Lee", "Ben Ode", "Cy Rix", "Dee Poe", "Eve Sun", "Flo Tan", "Gus Ulm")
      try await arcade.say("night", "seat", "Olga", "--out")
      for round in 1...2 {
        let drawn = try await arcade.json("night", "draw")
        for game in try #require(drawn["games"] as? [[String: Any]]) where game["isOpen"] as? Bool == true {
          let seats = try #require(game["seats"] as? [[String: Any]])
          let names = seats.compactMap { $0["name"] as? String }
          let id = try #require(game["id"] as? String)
          let scores = names.indices.flatMap { ["--score", "\(9 - $0)\(round)M"] }
          try await arcade.say(["night", "enter", id] + names + scores)
        }
      }
      let night = try await arcade.json("night", "show")
      let own = try #require(night["lines"] as? [[String: Any]]).filter { $0["games"] as? Int == 2 }
      let folder = FileManager.default.temporaryDirectory.appending(path: "nights-\(UUID())")
      defer { try? FileManager.default.removeItem(at: folder) }
      try await arcade.say("night", "export", folder.path)
      let league = try await arcade.json("standings", "--season", "24", "--content", folder.path)
      let lines = try #require(league["lines"] as? [[String: Any]])
      func facts(_ line: [String: Any], _ name: String, _ points: String) -> String {
        "\(line["rank"] as? Int ?? 0) \(line[name] as? String ?? "") \(Int((line[points] as? NSNumber)?.doubleValue ?? -1))"
      }
      #expect(own.count == 7)
      #expect(Set(lines.map { facts($0, "player", "total") }) == Set(own.map { facts($0, "name", "points") }))
      let fail = try await arcade.fail("night", "enter", "1-1", "Ann Lee")
      #expect(fail.line.contains("place of its own"))
    }
  }

  @Test func `a night is deleted by its owner, on the command line and on its page about people`() async throws {
    try await withServedSample { served, arcade in
      let page = try await create(arcade)
      #expect(try await arcade.fail("night", "delete", "--in", "bank3").line.contains("Add --yes"))
      #expect(try await arcade.say("night", "delete", "--in", "bank3", "--yes") == "Bank 3 is deleted.\n")
      let olga = try await served.owner()
      #expect(try await olga.get(page).status == 404)
      let made = try await olga.post(
        "/nights",
        [
          "id": "n2", "name": "Bank 4", "format": "matchPlay", "machines": "Jaws\nDeadpool\nKiss", "season": "24",
          "bank": "4", "date": "2026-03-24", "phones": "yes",
        ]
      )
      let second = "/nights/\(try #require(made.id(under: "nights")))"
      #expect(try await olga.get("\(second)/people").text.contains("Delete for everybody"))
      #expect(try await olga.post("\(second)/people/delete", ["sure": "yes"]).status == 200)
      #expect(try await olga.get(second).status == 404)
    }
  }

  @Test func `players come by an invite, enter their game by phone, and cannot run the night`() async throws {
    try await withServedSample { served, arcade in
      let olga = try await served.owner()
      let made = try await olga.post(
        "/nights",
        [
          "id": "n1", "name": "Bank 3", "format": "matchPlay", "machines": "Jaws\nDeadpool\nKiss", "season": "24",
          "bank": "3", "date": "2026-02-24", "phones": "yes",
        ]
      )
      #expect(made.status == 200)
      let list = try await olga.get("/nights").text
      let page = try "/nights/" + list.captured(/href="\/nights\/([^"]+)"/)
      let invite = try await olga.invite(at: "\(page)/people")
      let ann = try await served.newcomer("Ann", with: invite)
      _ = try await served.newcomer("Ben", with: invite)
      #expect(try await olga.post("\(page)/draw", ["id": "d", "round": "1"]).status == 200)
      // Another leader, or an older copy of the page, means the same round.
      let again = try await olga.post("\(page)/draw", ["id": "d1", "round": "1"])
      #expect(again.status == 422 && again.text.contains("This round is drawn already."))
      #expect(try await ann.post("\(page)/draw", ["id": "d2"]).status == 403)
      let form = try await ann.get(page).text
      #expect(form.contains("Save result") && !form.contains("Run the night"))
      let players = ids(of: form, /name="player-\d" value="([^"]+)"/)
      #expect(players.count == 3)
      var fields = ["id": "r", "game": "1-1", "seen": ""]
      for (number, player) in players.enumerated() {
        fields["player-\(number)"] = player
        fields["place-\(number)"] = "1"
      }
      #expect(try await ann.post("\(page)/result", fields).status == 422)
      for number in players.indices { fields["place-\(number)"] = "\(number + 1)" }
      fields["id"] = "r2"
      for _ in 1...2 { #expect(try await ann.post("\(page)/result", fields).status == 200) }
      let night = try await ann.json(page)
      let lines = try #require(night["lines"] as? [[String: Any]])
      #expect(lines.map { $0["points"] as? Int } == [7, 4, 1])
      let screen = try await olga.get("\(page)/screen").text
      #expect(screen.contains("<h1><bdi>Bank 3</bdi></h1>") && screen.contains("Ann"))
      let stats = try await olga.get("\(page)/LPL_Stats.csv").text
      #expect(stats.hasPrefix("Season,BankNumber,Bank,Player,Machine,RawScore,Points,EventDate\n"))
      #expect(try await ann.get("/league/standings").text.contains("href=\"/nights\""))
      #expect(try await served.stranger.get(page).status != 200)
    }
  }

  @Test func `a night that is over takes no result until it is opened again`() async throws {
    try await withServedSample { served, arcade in
      let olga = try await served.owner()
      let page = try await create(arcade)
      try await arcade.say("night", "add", "Ann", "Ben")
      _ = try await olga.post("\(page)/draw", ["id": "d"])
      let players = ids(of: try await olga.get(page).text, /name="player-\d" value="([^"]+)"/)
      func form(_ id: String, _ order: [Int], seen: String = "") -> [String: String] {
        var fields = ["id": id, "game": "1-1", "seen": seen]
        for (number, player) in players.enumerated() {
          fields["player-\(number)"] = player
          fields["place-\(number)"] = "\(order[number])"
        }
        return fields
      }
      #expect(try await olga.post("\(page)/result", form("a", [1, 2, 3])).status == 200)
      #expect(try await olga.post("\(page)/close", ["id": "c"]).status == 200)
      #expect(try await olga.post("\(page)/result", form("b", [3, 2, 1])).status == 422)
      #expect(try await olga.post("\(page)/reopen", ["id": "o"]).status == 200)
      #expect(try await arcade.say("night", "show").contains("S24B3"))
    }
  }
}
