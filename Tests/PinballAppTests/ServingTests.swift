import AppTestSupport
import CanonicalJSON
import Domain
import Foundation
import TestSupport
import Testing

@Suite("pinball-practice serve", .timeLimit(.minutes(3)))
struct ServingTests {
  private static let pages = [
    "/", "/league/standings", "/league/stats", "/league/targets", "/league/compare", "/league/players/Leo%20Ardent",
    "/library", "/library?source=all", "/about", "/content", "/settings", "/people",
    "/practice/insights",
  ]

  @Test func `pages need a signed-in account`() async throws {
    try await withSample { olga, _ in
      for page in Self.pages {
        let (mine, theirs) = (try await olga.get(page), try await olga.stranger.get(page))
        #expect(mine.status == 200 && mine.text.contains("Scorebook Pinball"), "\(page)")
        // The front page says how to come in.
        #expect(page == "/" || [401, 404].contains(theirs.status), "\(page)")
        #expect(!theirs.text.contains("Ardent"), "\(page)")
      }
      let json = try await olga.get("/league/standings?season=1", accept: "application/json")
      #expect(json.status == 200 && json.text.contains("\"season\":1"))
      let (nobody, game) = (try await olga.get("/league/players/Nobody"), try await olga.get("/library/nothing"))
      #expect(nobody.status == 404 && game.status == 404)
    }
  }

  @Test func `no page and no JSON has the name of a redacted player`() async throws {
    try await withSample { olga, _ in
      _ = try await olga.post("/settings", ["player": Arcade.hidden, "id": "one"])
      var (waiting, seen) = (Self.pages, Set(Self.pages))
      var isShown = false
      while let page = waiting.popLast() {
        let answer = try await olga.get(page, accept: "text/html")
        #expect(answer.status == 200, "\(page)")
        let json = try await olga.get(page, accept: "application/json")
        for text in [page, answer.text, json.text] { #expect(!text.contains("Tamsin"), "\(page)") }
        isShown = isShown || answer.text.contains("Redacted ")
        for link in answer.text.matches(of: /href="(\/[^"]*)"/) {
          let next = String(link.output.1).replacing("&amp;", with: "&")
          // The export has what the account itself has set.
          if next.hasPrefix("/assets") || next.contains("sign-out") || next.hasSuffix(".zip") { continue }
          if seen.insert(next).inserted { waiting.append(next) }
        }
      }
      #expect(isShown && seen.count > 40)
    }
  }

  @Test func `the league player is each member's own`() async throws {
    try await withServedSample { served, _ in
      let olga = try await served.owner()
      let ben = try await served.newcomer("Ben", with: try await olga.invite(at: "/people"))
      let before = try await ben.get("/settings")
      #expect(before.text.contains("<option value=\"\" selected>No player"))
      _ = try await ben.post("/settings", ["player": "Cleo Farrow", "id": "one"])
      let (his, hers) = (try await ben.get("/").text, try await olga.get("/").text)
      #expect(his.contains("<h1><bdi>Cleo Farrow</bdi></h1>") && !hers.contains("<h1><bdi>Cleo Farrow</bdi></h1>"))
      try await ben.withStore { store in
        let own = try await store.sessions.session(at: ItemPath("users/\(ben.user)/practice")).head()
        #expect(own.revision > .zero)
        let other = try? await store.sessions.session(at: ItemPath("users/\(olga.user)/practice")).events(
          after: .zero,
          limit: 10
        )
        #expect(other?.isEmpty != false)
      }
    }
  }

  @Test func `a member looks for newer files, too`() async throws {
    try await withServedSample { served, _ in
      let ben = try await served.newcomer("Ben", with: try await served.owner().invite(at: "/people"))
      let page = try await ben.post("/content/refresh")
      #expect(page.status == 200 && page.text.contains("0 could not be refreshed"))
      let again = try await ben.get("/league/standings")
      #expect(!again.text.contains("class=\"flag\""))
    }
  }

  @Test func `a player is compared with the reader, if known`() async throws {
    try await withArcade { arcade in
      try await arcade.say("standings", "--content", "sample")
      try await arcade.browse { olga in
        let before = try await olga.get("/league/players/Leo%20Ardent").text
        #expect(before.contains("<span>Compare</span>") && before.contains("compare?one=Leo"))
        _ = try await olga.post("/settings", ["player": "Cleo Farrow", "id": "one"])
        let after = try await olga.get("/league/players/Leo%20Ardent").text
        #expect(after.contains("Compare with me") && after.contains("compare?other=Leo"))
        let mine = try await olga.get("/league/players/Cleo%20Farrow").text
        #expect(mine.contains("<span>Compare</span>"))
      }
    }
  }

  @Test func `a game without a picture has a stand-in, which says so`() async throws {
    try await withSample { olga, _ in
      let (with, without) = (try await olga.get("/library/Gmdvl").text, try await olga.get("/library/Gjaws").text)
      #expect(with.contains("alt=\"Playfield of Medieval Madness\""))
      #expect(without.contains("alt=\"There is no picture of the playfield of Jaws\""))
      let (own, bare) = (
        try await olga.get("/library/Gmdvl/playfield.image").text,
        try await olga.get("/library/Gjaws/playfield.image?size=full")
      )
      #expect(own.contains("Medieval Madness, a drawing"))
      #expect(bare.status == 200 && bare.text.contains("A bare playfield"))
    }
  }

  @Test func `others come in by an invite, which only the owner makes and ends`() async throws {
    try await withServedSample { served, _ in
      let olga = try await served.owner()
      let ben = try await served.newcomer("Ben", with: try await olga.invite(at: "/people"))
      let his = try await ben.get("/people")
      #expect(his.status == 200 && his.text.contains("Ask the owner of this server"))
      let refused = try await ben.post("/people/invite")
      #expect(refused.status == 404)
      let open = try await olga.get("/people").text
      #expect(open.contains("Invite for 29 more"))
      let ending = ["invite": try open.captured(/name="invite" value="([^"]+)"/)]
      #expect(try await ben.post("/people/revoke", ending).status == 404)
      _ = try await olga.post("/people/revoke", ending)
      #expect(!(try await olga.get("/people").text.contains("Active invites")))
      let page = try await served.stranger.get("/join")
      #expect(page.status == 200 && page.text.contains("<h1>Join</h1>"))
    }
  }
}
