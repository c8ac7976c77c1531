import AppTestSupport
import Foundation
import TestSupport
import Testing

/// The pages of the league and the library about the sample league, whose figures were computed by hand.
@Suite("pinball-practice's pages", .timeLimit(.minutes(3)))
struct PageTests {
  @Test func `standings have podium and finals, the banks in order, and the season that is looked at`() async throws {
    try await withSample { olga, _ in
      let usual = try await olga.get("/league/standings").text
      #expect(usual.contains("<option value=\"2\" selected>Season 2</option><option value=\"1\">Season 1</option>"))
      let rows = try await olga.get("/league/standings?season=1").rows
      #expect(
        rows.map { $0.mark.split(separator: " ").first.map(String.init) ?? "" }
          == (["", "place-1", "place-2", "place-3"] + Array(repeating: "final", count: 5)
            + Array(repeating: "", count: 4))
      )
      let leo = try #require(rows.first { $0.cells.contains("Leo Ardent") })
      #expect(
        leo.cells.suffix(12) == [
          "Leo Ardent", "1,077", "Yes", "7", "191", "173", "170", "151", "155", "191", "170", "182",
        ]
      )
      let page = try await olga.get("/league/standings?season=1").text
      #expect(page.contains("<option value=\"2\">Season 2</option><option value=\"1\" selected>Season 1</option>"))
      #expect(page.contains("<title>Standings of season 1"))
    }
  }

  /// The rules of one league were shown for every league.
  @Test func `the page about the league tells the rules that its owner entered, and no other league's`() async throws {
    try await withServedSample { served, _ in
      let olga = try await served.owner()
      var page = try await olga.get("/about").text
      #expect(page.contains("The league works out the totals") && !page.contains("A season has 8 meetings"))
      let fields = ["id": "notes", "link": "", "rules": "Ten nights a season.\nThe best 16 play the finals."]
      _ = try await olga.post("/content/link", fields)
      page = try await olga.get("/about").text
      #expect(page.contains("<p>Ten nights a season.</p><p>The best 16 play the finals.</p>"))
    }
    try await withArcade { arcade in
      try await arcade.serve { served in
        let page = try await served.owner().get("/about").text
        #expect(!page.contains("The league works out") && page.contains("Add your league"))
      }
    }
  }

  @Test func `quick entry has the last games and those of the next bank at hand, and the last place`() async throws {
    try await withSample { olga, arcade in
      let place = ["--context", "league", "--location", "Ace", "--note", "wet"]
      try await arcade.say(["log", "score", "Jaws", "1234567", "--sure"] + place)
      let page = try await olga.get("/practice").text
      #expect(page.contains("data-finder=\"game\"") && page.contains(">League · Ace</span>"))
      let top = page.matches(of: /<option value="([^"]+)"[^>]* data-top="(\d+)"/).map { ($0.output.2, $0.output.1) }
      let keys = top.sorted { $0.0 < $1.0 }.map { String($0.1) }
      #expect(keys.first == "Gjaws" && keys.count > 1, "\(keys)")
      #expect(try await olga.get("/practice/journal").text.contains(">wet<"))
      #expect(try await olga.get("/assets/app.webmanifest").text.contains("kind=score"))
      #expect(try await olga.get("/assets/app-de.webmanifest").text.contains("Punktestand"))
    }
  }

  @Test func `a season keeps the player, and says where the player has no scores`() async throws {
    try await withSample { olga, _ in
      let kept = try await olga.get("/league/stats?season=1&player=Leo+Ardent&machine=TMNT").text
      #expect(kept.contains("<option value=\"Leo Ardent\" selected>"))
      let lost = try await olga.get("/league/stats?season=1&player=Nobody+Known").text
      #expect(lost.contains("No scores of Nobody Known in this choice, so all are shown."))
      // Without a bank there is no column of dashes.
      let panel = try await olga.get("/league/stats?season=2&machine=TMNT").text
      #expect(!panel.contains("This bank") && panel.contains("All seasons"))
    }
  }

  @Test func `stats show the choice, the rows left out, and absent players`() async throws {
    try await withSample { olga, _ in
      let all = try await olga.get("/league/stats?season=all")
      #expect(all.text.contains("And 88 more.") && all.rows.count == 201)
      let seasons = all.text.options(of: "season")
      #expect(seasons == ["All", "Season 2", "Season 1"] && all.text.contains("<option value=\"all\" selected>"))
      let absent = try #require(all.rows.first { $0.cells.contains("Amara Quill") })
      #expect(absent.cells == ["Amara Quill", "Medieval Madness", "—", "—", "S1 B1", "13 Jan 2026"])
      let few = try await olga.get("/league/stats?season=2&player=Leo+Ardent")
      #expect(!few.text.contains(" more. Choose"))
    }
  }

  @Test func `the machine panel has the figures of the night and of all seasons, each with its player`()
    async throws
  {
    try await withServedSample { served, _ in
      let page = try await served.owner().get("/league/stats?season=2&bank=2&machine=TMNT")
      let lines = page.rows.map(\.cells).filter { $0.count == 3 }
      #expect(
        lines == [
          ["", "This bank", "All seasons"], ["High", "27,145,200Jonas Prewitt Jr", "31,247,150Édith Marlowe (S1)"],
          ["Low", "1,624,920Greta Sandoval", "1,204,520Redacted E56BAB (S1)"], ["Mean", "8,865,225", "8,088,778"],
          ["Median", "7,040,275", "5,132,885"], ["Standard deviation", "7,355,822", "7,990,191"],
          ["Scores", "10", "20"],
        ]
      )
      let scored = try #require(page.rows.first { $0.cells.contains("Cleo Farrow") })
      #expect(scored.cells == ["Cleo Farrow", "TMNT", "6,014,350", "82", "S2 B2", "22 Sep 2026"])
    }
  }

  @Test func `targets are of the bank that is chosen, in its order, and lead to their games`() async throws {
    try await withServedSample { served, _ in
      let page = try await served.owner().get("/league/targets?bank=2&sort=name")
      #expect(
        page.rows.dropFirst().map(\.cells) == [
          ["Attack from Mars", "1,366,978,910", "1,850,798,810", "386,142,885", "2"],
          ["TMNT", "8,537,410", "14,711,595", "3,534,540", "2"],
        ]
      )
      #expect(page.text.contains("<a href=\"/library/Gtmnt\"><bdi>TMNT</bdi></a>"))
    }
  }

  @Test func `headings sort a table, and the choice is in the address, in the filters and in JSON`() async throws {
    try await withSample { olga, arcade in
      func names(_ address: String) async throws -> [String] {
        try await olga.get(address).rows.dropFirst().compactMap { $0.cells.first { $0.contains(" ") } }
      }
      let address = "/league/standings?season=1&sort="
      let places = try await names(address + "place")
      let players = try await names(address + "player")
      let folded = players.map { $0.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil) }
      #expect(folded == folded.sorted() && players != places && players.sorted() == places.sorted())
      for other in ["total", "nonsense"] { #expect(try await names(address + other) == places, "\(other)") }
      let page = try await olga.get(address + "bank2")
      let points = page.rows.dropFirst().compactMap { Int($0.cells[6]) }
      #expect(points.count == 12 && points == points.sorted(by: >))
      #expect(
        page.text.contains("aria-sort=\"descending\"><a href=\"/league/standings?season=1&amp;sort=bank2\">B2</a>")
      )
      #expect(page.text.contains("<input type=\"hidden\" name=\"sort\" value=\"bank2\">"))
      let json = try await arcade.json("standings", "--season", "1", "--sort", "bank2")
      let lines = try #require(json["lines"] as? [[String: Any]])
      #expect(lines.compactMap { (($0["banks"] as? [Any])?[1] as? NSNumber)?.intValue } == points)
      #expect(json["sort"] as? String == "bank2")
      let good = try await olga.get("/league/targets?sort=good")
      let scores = good.rows.dropFirst().compactMap { Int($0.cells[1].replacing(",", with: "")) }
      #expect(scores.count > 5 && scores == scores.sorted(by: >))
      #expect(good.text.contains("<option value=\"good\" selected>Good</option>"))
      let stats = try await olga.get("/league/stats?season=1&sort=score").text
      #expect(stats.contains("<input type=\"hidden\" name=\"sort\" value=\"score\">"))
      #expect(stats.contains("/league/stats?season=1&amp;sort=score&amp;machine="))
    }
  }

  @Test func `a game's workspace has a summary, an input and a log, each with its address`() async throws {
    try await withSample { olga, arcade in
      try await arcade.say("log", "score", "Jaws", "1234567")
      let parts = [("", "Next:"), ("?part=input", "Save note"), ("?part=log", "1,234,567")]
      for (query, words) in parts {
        let page = try await olga.get("/library/Gjaws/practice\(query)").text
        #expect(page.contains("<a href=\"/library/Gjaws/practice\(query)\" aria-current=\"page\">"), "\(query)")
        #expect(page.contains(words))
        #expect(page.contains("Save note") == (query == "?part=input"))
        for (other, _) in parts {
          #expect(page.contains("<link rel=\"keep\" href=\"/library/Gjaws/practice\(other)\">"), "\(query) \(other)")
        }
      }
    }
  }

  @Test func `the library is in sections where it is not filtered, and in the order that is asked for`() async throws {
    try await withSample { olga, _ in
      let usual = try await olga.get("/library").text
      #expect(usual.texts(of: "h2") == ["Group 1", "Group 2", "Group 3", "Group 4"])
      let bank = try await olga.get("/library?bank=2").text
      #expect(bank.games == ["Attack from Mars", "Teenage Mutant Ninja Turtles"] && bank.texts(of: "h2").isEmpty)
      let years = try await olga.get("/library?sort=year").text.games
      #expect(years.first == "The Addams Family" && years.last == "Jaws")
    }
  }

  @Test func `a game's page has all its places, its target and the league's best`() async throws {
    try await withSample { olga, _ in
      let page = try await olga.get("/library/Gatfm")
      #expect(page.text.contains("Bally • 1995 • B:3:1 • Bank 2") && page.text.contains("<bdi>Worth knowing</bdi>"))
      let cells = page.rows.map(\.cells)
      #expect(cells.first == ["Great", "1,850,798,810"])
      let best = cells.filter { $0.count == 3 && Int($0[0]) != nil }
      #expect(best.count == 10 && best.map(\.[0]) == (1...10).map { "\($0)" })
    }
  }

  @Test func `a rulesheet opens at the reading position, and nearly all counts as all`() async throws {
    try await withSample { olga, _ in
      for (sent, kept) in [("0.25", "0.25"), ("0.996", "1.0")] {
        let answer = try await olga.post("/library/Gmdvl/rulesheet", ["ratio": sent])
        #expect(answer.status == 204)
        let page = try await olga.get("/library/Gmdvl/rulesheet").text
        #expect(page.contains("data-saved=\"\(kept)\""))
      }
      let wrong = try await olga.post("/library/Gmdvl/rulesheet", ["ratio": "1.5"])
      #expect(wrong.status == 422)
    }
  }

  @Test func `the cards are about the league player, and say so if about another`() async throws {
    try await withSample { olga, _ in
      let text = try await olga.get("/").text
      #expect(text.contains("Season 2, bank 4, <bdi>Édith Marlowe</bdi></p>") && text.contains("Next: bank 5"))
      let cards = text.tables
      #expect(cards["Score"] == [["Monster Bash", "17,800,560"], ["AC/DC", "9,824,270"]])
      #expect(cards["Points"] == [["Monster Bash", "76"], ["AC/DC", "82"]])
      #expect(cards["Around you"]?.map(\.[0]) == ["5", "6", "7", "7", "9"])
      #expect(cards["2nd best: great"]?.map(\.[1]) == ["99,118,580", "207,895,950"])
      #expect(cards["4th best: good"]?.map(\.[1]) == ["68,839,850", "173,146,580"])
      #expect(cards["8th best: at least"]?.map(\.[1]) == ["44,280,280", "107,570,800"])
      _ = try await olga.post("/settings", ["player": "", "id": "nobody"])
      let nobody = try await olga.get("/").text
      #expect(nobody.contains("(played last)") && nobody.tables["Around you"] == nil)
    }
  }

  @Test func `a player's seasons and a comparison have the league's figures`() async throws {
    try await withSample { olga, _ in
      let seasons = try await olga.get("/league/players/Leo%20Ardent").rows.dropFirst().map(\.cells)
      #expect(
        seasons == [
          ["Season 2", "9 of 12", "▼ 5", "649", "3", "85.0", "6"],
          ["Season 1", "4 of 12", "", "1,077", "7", "88.0", "14"],
        ]
      )
      let amara = try await olga.get("/league/players/Amara%20Quill").rows.dropFirst().map(\.cells)
      #expect(amara.first?[2] == "▲ 7")
      let page = try await olga.get("/league/compare?one=Leo+Ardent&other=Cleo+Farrow").text
      #expect(page.contains(": 12 won, 8 lost, 1,742 points to 1,736</p>"))
    }
  }
}

extension Visitor.Answer {
  /// The rows of all tables: the class of each, and what its cells say.
  var rows: [(mark: String, cells: [String])] { text.rows }
}

extension String {
  var rows: [(mark: String, cells: [String])] {
    matches(of: /<tr(?: class="([^"]*)")?[^>]*>(.*?)<\/tr>/.dotMatchesNewlines()).map { row in
      let cells = row.output.2.matches(of: /<t[hd][^>]*?(?:\/>|>(.*?)<\/t[hd]>)/).map { cell in
        String(cell.output.1 ?? "").replacing(/<[^>]*>/, with: "")
      }
      return (String(row.output.1 ?? ""), cells)
    }
  }

  /// The rows of each table by its caption.
  fileprivate var tables: [String: [[String]]] {
    let all = matches(of: /<table[^>]*><caption>([^<]*)<\/caption>(.*?)<\/table>/.dotMatchesNewlines())
    return Dictionary(all.map { (String($0.output.1), String($0.output.2).rows.map(\.cells)) }) { first, _ in first }
  }

  /// Returns the options of a choice.
  fileprivate func options(of name: String) -> [String] {
    guard let start = range(of: "<select id=\"\(name)\""),
      let end = range(of: "</select>", range: start.upperBound..<endIndex)
    else { return [] }
    return self[start.upperBound..<end.lowerBound].matches(of: /<option[^>]*>([^<]*)</).map { String($0.output.1) }
  }

  fileprivate var games: [String] { matches(of: /<strong><bdi>([^<]*)<\/bdi>/).map { String($0.output.1) } }

  fileprivate func texts(of tag: String) -> [String] {
    components(separatedBy: "<\(tag)").dropFirst().compactMap { part in
      part.firstMatch(of: /^[^>]*>([^<]*)</).map { String($0.output.1) }
    }
  }
}
