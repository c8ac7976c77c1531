import AppTestSupport
import Domain
import Foundation
import TestSupport
import Testing

@Suite("Notices of the pinball app", .timeLimit(.minutes(3)))
struct NoticeTests {
  @Test func `players are called to their game until it has a result, and find the notices from every page`()
    async throws
  {
    try await withServedSample { served, arcade in
      let olga = try await served.owner()
      let night = ["night", "new", "Bank 3", "--season", "24", "--bank", "3", "--date", "2026-02-24", "--id", "bank3"]
      try await arcade.say(night + ["--machine", "Jaws", "--machine", "Deadpool"])
      let invite = try await olga.invite(at: "/nights/bank3/people")
      let ann = try await served.newcomer("Ann", with: invite)
      _ = try await served.newcomer("Ben", with: invite)
      #expect(try await olga.post("/nights/bank3/draw", ["id": "d"]).status == 200)
      try await eventually("Ann is called") { try await ann.get("/inbox").text.contains("You are up on ") }
      #expect(try await arcade.say("inbox").contains("in Bank 3."))
      let called = try await ann.get("/inbox").text
      #expect(called.contains("href=\"/nights/bank3\""), "\(called)")
      let home = try await ann.get("/").text
      #expect(home.contains("href=\"/inbox\""))
      let settings = try await ann.get("/inbox/settings").text
      #expect(settings.contains("I am up in a night") && settings.contains("href=\"/settings\""))

      let form = try await ann.get("/nights/bank3").text
      let players = form.matches(of: /name="player-\d" value="([^"]+)"/).map { String($0.output.1) }
      #expect(players.count == 3)
      var fields = ["id": "r", "game": "1-1", "seen": ""]
      for (number, player) in players.enumerated() {
        fields["player-\(number)"] = player
        fields["place-\(number)"] = "\(number + 1)"
      }
      #expect(try await ann.post("/nights/bank3/result", fields).status == 200)
      try await eventually("the call is over") { try await !ann.get("/inbox").text.contains("You are up on ") }
      #expect(try await arcade.say("inbox") == "No notices yet.\n")
    }
  }

  @Test func `a player of the league reads of a new night and of another place`() async throws {
    try await withSite { site, url, arcade in
      try await arcade.browse("--content", url) { olga in
        try await eventually("season 2") {
          try await olga.get("/league/standings").text.contains("Standings of season 2")
        }
        try await arcade.say("player", "Leo Ardent", "--me")
        let row = "2,Leo Ardent,649.0,9,No,3,170,139,167,173,0"
        let text = site.text(LeagueSite.standings)
        #expect(text.contains(row))
        let better = text.replacing(row, with: "2,Leo Ardent,829.0,1,Yes,4,170,139,167,173,180")
        site.put(LeagueSite.standings, better, listedAt: 2)
        #expect(try await olga.post("/content/refresh").status == 200)
        try await eventually("the news") {
          let inbox = try await olga.get("/inbox").text
          return inbox.contains("You have risen from place 9 to place 1 in season 2 of your league.")
            && inbox.contains("New league night: bank 5 of season 2 is in the standings.")
        }
        let shown = try await olga.get("/inbox", accept: "application/json").text
        #expect(shown.components(separatedBy: #""address":"/league/standings""#).count == 3, "\(shown)")
        #expect(try await arcade.say("inbox", "--read").split(separator: "\n").count == 2)
      }
    }
  }

  @Test func `a group that ends is a notice until it is archived, and each kind has a switch`() async throws {
    try await withArcade { arcade in
      let today = CivilDate(dayNumber: ZoneTable.utc.day(of: Timestamp(.now))).description
      let add = ["groups", "add", "--game", "TMNT", "--to", today, "--content", "sample"]
      try await arcade.say(add + ["Focus"])
      #expect(try await arcade.say("inbox").contains("Your practice group Focus ends on "))
      let printed = try await arcade.say("inbox", "--json")
      let id = try printed.captured(/"id" : "([^"]+)"/)
      #expect(printed.contains("\"address\" : \"/practice/groups/\(id)\""), "\(printed)")
      try await arcade.say("groups", "archive", "Focus")
      #expect(try await arcade.say("inbox") == "No notices yet.\n")
      let kinds = try await arcade.json("notify", "--off", "groupEnds")["kinds"] as? [String: Bool]
      let expected = [
        "nightToday": true, "nightTurn": true, "leagueNight": true, "leagueRank": true, "groupEnds": false,
      ]
      #expect(kinds == expected)
      try await arcade.say(add + ["Other"])
      #expect(try await arcade.say("inbox") == "No notices yet.\n")
    }
  }
}
