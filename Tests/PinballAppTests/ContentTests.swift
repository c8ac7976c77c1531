import AppTestSupport
import Foundation
import TestSupport
import Testing

@Suite("A league's site", .timeLimit(.minutes(3)))
struct ContentTests {
  @Test func `files once fetched are available without the site`() async throws {
    try await withArcade { arcade in
      try await LeagueSite.run { _, url in
        let text = try await arcade.say("standings", "--content", url)
        #expect(text.hasPrefix("Season 2\n"))
      }
      let text = try await arcade.say("standings")
      #expect(text.hasPrefix("Season 2\n"))
      let refresh = try await arcade.say("refresh")
      #expect(refresh.contains("The site cannot be reached") && refresh.contains("5 could not be refreshed"))
      try await arcade.browse { olga in
        for page in ["/", "/league/standings", "/league/stats", "/league/targets", "/library?source=all"] {
          let answer = try await olga.get(page)
          #expect(answer.status == 200 && !answer.text.contains("Fetching") && answer.text.contains("Updated <time"))
          #expect(!answer.text.contains("yet.</p>"), "\(page)")
        }
        let why = try await olga.get("/content").text
        #expect(why.contains("The site cannot be reached"))
      }
    }
  }

  @Test func `a damaged file on the site never replaces a good one`() async throws {
    try await withSite { site, url, arcade in
      let good = try await arcade.say("standings", "--content", url)
      let (text, broken) = (site.text(LeagueSite.standings), "nothing,good\n1,2\n")
      // The site lists other bytes than it has, and then unreadable bytes.
      for (day, why) in [
        (nil, "is not the one that the site"), (3 as Int?, "The column &quot;season&quot; is missing."),
      ] {
        if day == nil { site.put(LeagueSite.standings, text + "\n", listedAt: 2) }
        site.put(LeagueSite.standings, broken, listedAt: day)
        let refresh = try await arcade.say("refresh")
        #expect(refresh.contains("1 could not be refreshed"))
        #expect(try await arcade.say("standings") == good)
        try await arcade.browse { olga in
          let page = try await olga.get("/league/standings").text
          #expect(page.contains("Édith Marlowe"))
          let flag = page.components(separatedBy: "<p class=\"flag\">").dropFirst().joined()
          #expect(flag.contains(why), "\(flag.prefix(300))")
        }
      }
    }
  }

  @Test func `a refresh counts a file rejected before its first download`() async throws {
    try await withSite { site, url, arcade in
      // The site cuts the file off that its list names whole.
      site.put(LeagueSite.standings, "season,player", listedAt: nil)
      let refresh = try await arcade.say("refresh", "--content", url)
      #expect(refresh.contains("1 could not be refreshed") && refresh.contains(LeagueSite.standings), "\(refresh)")
    }
  }

  @Test func `a refresh of all also fetches what nobody has asked for`() async throws {
    try await withSite { site, url, arcade in
      site.put("/pinball/data/more.csv", "a", listedAt: 2)
      let usual = try await arcade.say("refresh", "--content", url, "--json")
      #expect(!usual.contains("more.csv"))
      let all = try await arcade.say("refresh", "--all", "--content", url, "--json")
      #expect(all.contains("more.csv"))
    }
  }

  @Test func `the owner chooses a league on the page, and sees it at once and after a restart`() async throws {
    try await withArcade { arcade in
      try await arcade.browse { olga in
        #expect(try await olga.get("/").text.contains("No league yet"))
        for (address, reason) in [
          ("http://league.example", "This is not an address of a site."),
          ("https://127.0.0.1", "is not on the open internet"),
          ("https://localhost:8443/mirror", "is not on the open internet"),
          ("nonsense", "This is not an address of a site."),
        ] {
          let page = try await olga.post("/content/leagues", ["address": address])
          #expect(page.status == 422 && page.text.contains(reason), "\(address)")
        }
        #expect(try await olga.post("/content/league", ["league": "https://other.example"]).status == 422)
        #expect(try await olga.get("/content").text.contains("No league is chosen yet."))
        _ = try await olga.post("/content/league", ["league": "sample"])
        #expect(try await olga.get("/league/standings").text.contains("Leo Ardent"))
      }
      try await arcade.browse { olga in
        let standings = try await olga.get("/league/standings").text
        #expect(standings.contains("Leo Ardent"))
        #expect(try await olga.get("/content").text.contains("The sample league</span><strong>Shown"))
      }
      try await LeagueSite.run { site, url in
        try await arcade.say("refresh", "--content", url)
        try await arcade.browse { olga in
          #expect(try await olga.get("/content").text.contains("<button aria-label=\"Show The sample league\">"))
          _ = try await olga.post("/content/league", ["league": "sample"])
          // The league of the command line stays in the list.
          #expect(try await olga.get("/content").text.contains("<button aria-label=\"Show \(url)\">"))
        }
      }
    }
  }

  @Test func `newer rows come when they are asked for, by page and by command`() async throws {
    try await withSite { site, url, arcade in
      try await arcade.say("standings", "--content", url)
      try await arcade.browse { olga in
        site.add(season: 3, listedAt: 2)
        let done = try await olga.post("/content/refresh")
        #expect(done.text.contains("1 new, "))
        let page = try await olga.get("/league/standings").text
        #expect(page.contains("Standings of season 3"))
        // Files that another program fetches are shown here too.
        site.add(season: 4, listedAt: 3)
        try await arcade.say("refresh")
        try await eventually("season 4") {
          try await olga.get("/league/standings").text.contains("Standings of season 4")
        }
      }
      let text = try await arcade.say("standings")
      #expect(text.hasPrefix("Season 4\n"))
    }
  }

  @Test func `a page says how old the oldest of its files is`() async throws {
    try await withSite { site, url, arcade in
      try await arcade.say("standings", "--content", url)
      let targets = "/pinball/data/LPL_Targets.csv"
      site.put(targets, site.text(targets) + "Gorgar,3,2,1\n", listedAt: nil)
      site.add(season: 3, listedAt: 2)
      let report = try await arcade.say("refresh")
      #expect(report.contains("2 new, "))
      try await arcade.browse { olga in
        func fetched(_ page: String) async throws -> Substring? {
          try await olga.get(page).text.firstMatch(of: /Updated <time datetime="([^"]+)"/)?.output.1
        }
        let (home, stats, standings) = (
          try await fetched("/"), try await fetched("/league/stats"), try await fetched("/league/standings")
        )
        #expect(home != nil && home == stats && home != standings)
      }
    }
  }

  @Test func `a page lists the files being fetched, and does not wait for them`() async throws {
    try await withSite { site, url, arcade in
      site.beStuck(true)
      try await arcade.browse("--content", url) { olga in
        let page = try await olga.get("/league/standings")
        #expect(page.status == 200 && page.text.contains("Fetching the league&#39;s files: 0 of 15."))
        #expect(!page.text.contains("No standings yet."))
        site.beStuck(false)
        try await eventually("the standings") {
          try await olga.get("/league/standings").text.contains("Édith Marlowe")
        }
      }
    }
  }

  @Test func `where the site was never reached the page says so`() async throws {
    try await withArcade { arcade in
      let gone = try await LeagueSite.run { _, url in url }
      try await arcade.browse("--content", gone) { olga in
        try await eventually("the reason") {
          let page = try await olga.get("/league/standings")
          return page.status == 200 && page.text.contains("Standings: The site cannot be reached")
        }
      }
      let failure = try await arcade.fail("standings")
      #expect(failure.status == 1 && failure.line.contains("Standings: The site cannot be reached"))
    }
  }

  @Test func `a copy in a folder serves the first start, until the site is reached`() async throws {
    try await withArcade { arcade in
      try await LeagueSite.run { site, url in
        site.beGone(true)
        try await arcade.browse("--content", url, "--starter", Arcade.files.path) { olga in
          for page in ["/", "/league/standings", "/league/stats", "/league/targets", "/library?source=all"] {
            let answer = try await olga.get(page)
            #expect(answer.status == 200 && !answer.text.contains("Fetching"), "\(page)")
            #expect(!answer.text.contains("yet.</p>") && !answer.text.contains("Updated <time"), "\(page)")
          }
          let standings = try await olga.get("/league/standings").text
          #expect(standings.contains("Standings of season 2"))
          let rules = try await olga.get("/library/Gmdvl/rulesheet")
          #expect(rules.status == 200)
          let files = try await olga.get("/content").text
          #expect(files.contains("the app") && files.contains("status 500"))
          site.beGone(false)
          site.add(season: 3, listedAt: 2)
          _ = try await olga.post("/content/refresh")
          let newer = try await olga.get("/league/standings").text
          #expect(newer.contains("Standings of season 3") && newer.contains("Updated <time"))
        }
        let text = try await arcade.say("standings")
        #expect(text.hasPrefix("Season 3\n"), "what was fetched stays without the copy")
      }
      let failure = try await arcade.fail("standings", "--starter", arcade.folder.appending(path: "nothing").path)
      #expect(failure.line.hasSuffix("nothing has no files of a league."))
    }
  }

  @Test func `a player is known where only one file is here`() async throws {
    try await withArcade { arcade in
      let copy = arcade.folder.appending(path: "league")
      try FileManager.default.copyItem(at: Arcade.files, to: copy)
      try FileManager.default.removeItem(at: copy.appending(path: "pinball/data/LPL_Stats.csv"))
      for name in ["cache-manifest.json", "cache-update-log.json"] {
        try FileManager.default.removeItem(at: copy.appending(path: "pinball/\(name)"))
      }
      let text = try await arcade.say("player", "Leo Ardent", "--content", copy.path)
      #expect(text.contains("place 9 of 12"))
      let stats = try await arcade.fail("stats")
      #expect(stats == (1, "Stats: The site does not have this file."))
    }
  }
}
