import AppTestSupport
import Testing

@Suite("Hostile names in pinball-practice", .timeLimit(.minutes(3)))
struct HostileNameTests {
  /// Players of the league whose names become hostile.
  private static let players = ["Cleo Farrow", "Leo Ardent", "Amara Quill", "Greta Sandoval"]

  @Test func `every page takes the names of players, groups and games and the words of notes as text`() async throws {
    try await LeagueSite.run { site, url in
      for path in [LeagueSite.standings, "/pinball/data/LPL_Stats.csv"] {
        var text = site.text(path)
        for (player, name) in zip(Self.players, HostileNames.all) {
          text = text.replacing(player, with: "\"\(name.replacing("\"", with: "\"\""))\"")
        }
        site.put(path, text, listedAt: 2)
      }
      try await withArcade { arcade in
        for name in HostileNames.all {
          try await arcade.say("log", "score", name, "7", "--unlisted", "--content", url)
        }
        try await arcade.browse("--content", url) { olga in
          #expect(try await olga.post("/settings", ["name": HostileNames.all[0], "id": "one"]).status == 200)
          for (number, name) in HostileNames.all.enumerated() {
            let group = ["id": "g\(number)", "name": name, "game-1": "Gjaws", "active": "yes"]
            #expect(try await olga.post("/practice/groups", group).status == 200)
          }
          let faults = try await HostileNames.faults(from: "/", as: olga)
          #expect(faults.raw == [] && faults.unseen == [])
          for page in [
            "/league/standings?season=1", "/league/stats?season=all", "/practice/journal", "/practice/groups",
          ] {
            let text = try await olga.get(page).text
            #expect(HostileNames.all.allSatisfy { text.contains(HostileNames.escaped($0)) }, "\(page)")
          }
        }
      }
    }
  }
}
