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
      #expect(refresh.contains("The site cannot be reached") && refresh.contains("6 could not be refreshed"))
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
          ("http://league.invalid", "The site cannot be reached"), ("/nowhere", "there is no folder"),
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

  @Test func `only the owner at the machine chooses a folder or an address in the network`() async throws {
    try await withSite { _, url, arcade in
      // An address of this machine that is not the one for itself alone.
      let shared = ["--host", "127.0.0.2"]
      try await arcade.serve(shared) { served in
        let olga = try await served.owner()
        for (address, reason) in [
          (url, "This is not an address of a site."), (Arcade.files.path, "This is not an address of a site."),
          ("https://127.0.0.1", "is not on the open internet"),
          ("https://localhost:8443/mirror", "is not on the open internet"),
          ("nonsense", "This is not an address of a site."),
        ] {
          let page = try await olga.post("/content/leagues", ["address": address])
          #expect(page.status == 422 && page.text.contains(reason), "\(address)")
        }
        let page = try await olga.get("/content").text
        #expect(page.contains("No league is chosen yet.") && !page.contains("A folder of this machine"))
      }
      try await arcade.browse { olga in
        #expect(try await olga.get("/content").text.contains("A folder of this machine"))
        for address in [url, Arcade.files.path + "/"] {
          _ = try await olga.post("/content/leagues", ["address": address])
          let name = address == url ? url : Arcade.files.path
          #expect(try await olga.get("/content").text.contains("\(name)</span><strong>Shown"), "\(address)")
          #expect(try await olga.get("/league/standings").text.contains("Leo Ardent"), "\(address)")
        }
      }
      // What was chosen at the machine stays chosen, and in the list.
      try await arcade.serve(shared) { served in
        let olga = try await served.owner()
        #expect(try await olga.get("/content").text.contains("\(Arcade.files.path)</span><strong>Shown"))
        _ = try await olga.post("/content/league", ["league": url])
        #expect(try await olga.get("/content").text.contains("\(url)</span><strong>Shown"))
      }
    }
  }

  @Test func `a league that is not whole takes the place of none`() async throws {
    try await withSite { site, url, arcade in
      try await arcade.browse("--sample") { olga in
        let good = site.text(LeagueSite.standings)
        for (reason, spoil) in [
          ("Standings: The site", { site.put(LeagueSite.standings, "nothing,good\n1,2\n", listedAt: 2) }),
          ("status 500", { site.beGone(true) }),
        ] as [(String, () -> Void)] {
          spoil()
          let answer = try await olga.post("/content/leagues", ["address": url])
          #expect(answer.status == 422 && answer.text.contains(reason), "\(reason)")
          #expect(try await olga.get("/content").text.contains("The sample league</span><strong>Shown"), "\(reason)")
          #expect(try await olga.get("/league/standings").text.contains("Standings of season 2"), "\(reason)")
        }
        site.beGone(false)
        site.put(LeagueSite.standings, good, listedAt: 3)
        site.add(season: 3, listedAt: 4)
        _ = try await olga.post("/content/leagues", ["address": url])
        #expect(try await olga.get("/league/standings").text.contains("Standings of season 3"))
      }
    }
  }

  @Test func `the page about a league has the text that the league publishes, as text`() async throws {
    try await withSite { site, url, arcade in
      let text = """
        # Our league

        We meet on *Tuesdays*. <script>alert(1)</script> [bad](javascript:alert(1)) [rules](https://league.example/rules)
        """
      site.put(LeagueSite.about, text, listedAt: 2)
      try await arcade.say("standings", "--content", url)
      try await arcade.browse { olga in
        _ = try await olga.post("/content/link", ["id": "one", "link": "", "rules": "Bring coins."])
        let page = try await olga.get("/about").text
        #expect(page.contains(">Our league</h3>") && page.contains("<em>Tuesdays</em>"))
        #expect(page.contains("&lt;script&gt;alert(1)") && !page.contains("<script>alert"))
        #expect(page.contains("href=\"https://league.example/rules\"") && !page.contains("href=\"javascript"))
        #expect(page.contains("<p>Bring coins.</p>"))
        site.put(LeagueSite.about, "We moved.", listedAt: 3)
        _ = try await olga.post("/content/refresh")
        let moved = try await olga.get("/about").text
        #expect(moved.contains("<p>We moved.</p>") && !moved.contains("Our league"))
        // A text that is too long is not shown, and the last good one stays.
        site.put(LeagueSite.about, String(repeating: "long ", count: 20_000), listedAt: 4)
        let report = try await olga.post("/content/refresh").text
        #expect(report.contains("1 could not be refreshed"))
        #expect(try await olga.get("/about").text.contains("<p>We moved.</p>"))
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
        #expect(page.status == 200 && page.text.contains("Fetching the league&#39;s files: 0 of 16."))
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
