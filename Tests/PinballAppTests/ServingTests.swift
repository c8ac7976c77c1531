import AppTestSupport
import Domain
import Foundation
import SQLite
import Server
import TestSupport
import Testing

@Suite("pinball-practice serve", .timeLimit(.minutes(3)))
struct ServingTests {
  private static let pages = [
    "/", "/league/standings", "/league/stats", "/league/targets", "/league/compare", "/league/players/Leo%20Ardent",
    "/library", "/library?source=all", "/about", "/content", "/settings",
  ]

  @Test func `pages are for who is signed in`() async throws {
    try await withServedSample { served, _ in
      let (olga, stranger) = (try await served.owner(), Visitor(server: served.address, token: "", user: ""))
      for page in Self.pages {
        let (mine, theirs) = (try await olga.get(page), try await stranger.get(page))
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

  @Test func `no page and no JSON has the name of who is not named`() async throws {
    try await withServedSample { served, _ in
      let olga = try await served.owner()
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
          if !next.hasPrefix("/assets"), !next.contains("sign-out"), seen.insert(next).inserted { waiting.append(next) }
        }
      }
      #expect(isShown && seen.count > 40)
    }
  }

  @Test func `the league player is each member's own`() async throws {
    try await withServedSample { served, arcade in
      let olga = try await served.owner()
      let ben = try await served.newcomer("Ben", with: try await invite(arcade))
      let before = try await ben.get("/settings")
      #expect(before.text.contains("<option value=\"\" selected>Nobody"))
      _ = try await ben.post("/settings", ["player": "Cleo Farrow", "id": "one"])
      let (his, hers) = (try await ben.get("/").text, try await olga.get("/").text)
      #expect(his.contains("<h1><bdi>Cleo Farrow</bdi></h1>") && !hers.contains("<h1><bdi>Cleo Farrow</bdi></h1>"))
      try await ben.withStore { store in
        let own = try await store.sessions.head(of: Path("users/\(ben.user)/practice"))
        #expect(own.revision > .zero)
        let other = try? await store.sessions.events(of: Path("users/\(olga.user)/practice"), after: .zero, limit: 10)
        #expect(other?.isEmpty != false)
      }
    }
  }

  @Test func `a member looks for newer files, too`() async throws {
    try await withServedSample { served, arcade in
      let ben = try await served.newcomer("Ben", with: try await invite(arcade))
      let page = try await ben.post("/content/refresh")
      #expect(page.status == 200 && page.text.contains("0 could not be refreshed"))
      let again = try await ben.get("/league/standings")
      #expect(!again.text.contains("class=\"flag\""))
    }
  }

  @Test func `a player is compared with me, where it is known who I am`() async throws {
    try await withArcade { arcade in
      try await arcade.say("standings", "--content", "sample")
      try await arcade.serve { served in
        let olga = try await served.owner()
        let before = try await olga.get("/league/players/Leo%20Ardent").text
        #expect(before.contains("Compare with somebody") && before.contains("compare?one=Leo"))
        _ = try await olga.post("/settings", ["player": "Cleo Farrow", "id": "one"])
        let after = try await olga.get("/league/players/Leo%20Ardent").text
        #expect(after.contains("Compare with me") && after.contains("compare?other=Leo"))
        let mine = try await olga.get("/league/players/Cleo%20Farrow").text
        #expect(mine.contains("Compare with somebody"))
      }
    }
  }

  /// Lets somebody in, as an owner's program can.
  private func invite(_ arcade: Arcade) async throws -> String {
    let now: @Sendable () -> Timestamp = { Timestamp(rawValue: Int64(Date.now.timeIntervalSince1970 * 1000)) }
    let identity: @Sendable () -> String = { UUID().uuidString }
    let path = String(arcade.store.dropFirst("sqlite:".count))
    let storage = try SQLiteStore(path: path, StoreSurroundings(now: now, newIdentity: identity)).storage
    let keys = SessionKeys(file: arcade.folder.appending(path: "keys"), newIdentity: identity)
    let signIn = SignIn(documents: storage.documents, keys: keys, now: now, newIdentity: identity)
    let owner = try #require(try await signIn.knownOwner())
    let invites = Invites(signIn, storage: storage, rules: AccessRules())
    let secret = try await invites.make(.organiser, by: owner).secret
    await storage.close()
    return secret
  }
}
