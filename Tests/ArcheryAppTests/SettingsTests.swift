import AppTestSupport
import Domain
import Foundation
import Leaderboards
import TestSupport
import Testing

/// Olga organises, and shoots recurve; Ana has come with an invite, and shoots compound.
private struct Evening: Sendable {
  let club: Terminal
  let olga: Visitor
  let ana: Visitor
  let board: String

  static func run(_ body: (Evening) async throws -> Void) async throws {
    try await withClub { served, club in
      let id = try await club.newShoot("Evening", "--round", "bray_i", "--start")
      let ana = try await served.newcomer("Ana", with: try await club.invite(id))
      try await ana.join(id)
      try await club.say("archer", "Evening", "me", "--bow", "recurve")
      try await club.say("archer", "Evening", "Ana", "--bow", "compound")
      try await body(Evening(club: club, olga: try await served.owner(), ana: ana, board: "/shoots/\(id)/board"))
    }
  }

  /// All archers shoot all arrows; Olga has shot some already.
  func complete(after shot: Int = 0) async throws {
    try await club.say(["score", "Evening", "me"] + Array(repeating: "8", count: 30 - shot))
    let address = board.replacing("/board", with: "/arrows")
    for number in 1...30 {
      let answer = try await ana.post(address, ["id": "arrow-\(number)", "archer": ana.user, "value": "9"])
      #expect(answer.status == 200)
    }
    try await club.say("complete", "Evening")
  }
}

@Suite("What a user's settings do to boards", .timeLimit(.minutes(2)))
struct SettingsTests {
  /// The names on the rows of a page, without the signed-in user's name in its head.
  private func names(_ page: String) -> Set<String> {
    Set(page.matches(of: /(?:row-name|best-who)"><bdi>([^<]*)</).map { String($0.1) })
  }

  @Test func `a live board opens with the user's bow, and says how to see everybody`() async throws {
    try await Evening.run { evening in
      try await evening.club.say("settings", "--bow", "compound")
      let mine = try await evening.olga.get(evening.board).text
      #expect(names(mine) == ["Ana"])
      #expect(mine.contains("board/live?bow=compound") && mine.contains(#"board?bow=">All archers"#))
      let all = try await evening.olga.get(evening.board + "?bow=").text
      #expect(names(all) == ["Ana", "Olga"])
      #expect(all.contains("board/live?bow=\"") && all.contains(#"name="bow" value="""#))
      let hers = try await evening.ana.get(evening.board).text
      #expect(names(hers) == ["Ana", "Olga"], "nobody else's board changes")

      let board = try await evening.club.say("board", "Evening")
      #expect(!board.contains("Olga") && board.contains("--bow all"))
      #expect(try await evening.club.say("board", "Evening", "--bow", "all").contains("Olga"))
      // If no archer shoots the chosen bow, all archers are shown.
      try await evening.club.say("settings", "--bow", "longbow")
      #expect(names(try await evening.olga.get(evening.board).text) == ["Ana", "Olga"])
    }
  }

  @Test func `best scores open with the user's bow and season, for every member`() async throws {
    try await Evening.run { evening in
      try await evening.complete()
      let hers = try await evening.ana.get("/bests")
      #expect(hers.status == 200 && names(hers.text) == ["Ana", "Olga"])
      #expect(!hers.text.contains("from your"))
      let help = try await evening.club.program.run("settings", "--help").output
      #expect(help.contains("week or day"))
      try await evening.club.say("settings", "--bow", "compound", "--period", "day")
      try await evening.club.say("settings", "--bow", "compound", "--period", "season")
      let mine = try await evening.olga.get("/bests").text
      #expect(names(mine) == ["Ana"])
      #expect(mine.contains("from your") && mine.contains(#"/bests?round=&amp;bow=&amp;season=">Every bow, all time"#))
      let all = try await evening.olga.get("/bests?round=&bow=&season=").text
      #expect(names(all) == ["Ana", "Olga"] && !all.contains("from your"))
      let recurve = try await evening.olga.get("/bests?bow=recurve").text
      #expect(names(recurve) == ["Olga"] && recurve.contains("from your"))

      let bests = try await evening.club.say("bests")
      #expect(!bests.contains("Olga") && bests.contains("--bow all --season all"))
      let every = try await evening.club.say("bests", "--bow", "all", "--season", "all")
      #expect(every.contains("Olga") && !every.contains("as your settings"))
      #expect(try await evening.club.run("bests", "--bow", "spoon").status == 2)
    }
  }

  @Test func `own rows are set off, unless the user does not want it`() async throws {
    try await Evening.run { evening in
      let results = evening.board.replacing("/board", with: "/results")
      // On the board of the bow, and on that of all bows.
      let bests = 2
      try await evening.club.say("score", "Evening", "me", "8")
      func marks(_ visitor: Visitor, _ path: String) async throws -> Int {
        let text = try await visitor.get(path).text
        let marks =
          text.components(separatedBy: " class=\"mine\"").count + text.components(separatedBy: "row mine").count
        // The colour is never the only sign.
        #expect((marks > 2) == text.contains(#"<span class="badge on">You</span>"#), "\(path)")
        return marks - 2
      }
      func streamed(_ visitor: Visitor) async throws -> Bool {
        var stream = try await visitor.stream(evening.board + "/live").makeAsyncIterator()
        return try #require(try await stream.next()).contains("row mine")
      }
      #expect(try await marks(evening.olga, evening.board) == 1)
      #expect(try await streamed(evening.olga))
      try await evening.complete(after: 1)
      for visitor in [evening.olga, evening.ana] {
        for path in [evening.board, results] { #expect(try await marks(visitor, path) == 1, "\(path)") }
        #expect(try await marks(visitor, "/bests") == bests)
      }
      #expect(try await evening.club.say("bests").contains("you"))

      #expect(try await evening.club.say("settings", "--no-mark-own").contains("Highlight my rows: no"))
      for path in [evening.board, results, "/bests"] {
        #expect(try await marks(evening.olga, path) == 0, "\(path)")
        let others = path == "/bests" ? bests : 1
        #expect(try await marks(evening.ana, path) == others, "nobody else's \(path) changes")
      }
      #expect(try await streamed(evening.olga) == false)
      #expect(try await streamed(evening.ana))
      #expect(try await evening.club.say("bests").contains("you") == false)
      let page = try await evening.olga.get("/settings").text
      #expect(page.contains(#"name="own" value="yes">"#))
      let saved = try await evening.olga.post("/settings", ["id": "s1", "bow": "", "period": "ALL_TIME", "own": "yes"])
      #expect(saved.text.contains(#"name="own" value="yes" checked>"#))
      #expect(try await marks(evening.olga, "/bests") == bests)
    }
  }

  @Test func `settings that cannot be read are the defaults, and the page says so`() async throws {
    try await Evening.run { evening in
      let path = DocumentKey.leaderboardSettings(of: UserID(rawValue: evening.ana.user)).path
      try await evening.ana.withStore { store in
        let write = DocumentWrite(path, id: "w", expected: .any, body: Array("{\"ti".utf8))
        _ = try await store.documents.save([write])
      }
      #expect(try await evening.ana.get("/settings").text.contains("cannot be read"))
      #expect(try await evening.ana.get(evening.board).status == 200)
      #expect(try await evening.olga.get("/settings").text.contains("cannot be read") == false)
      let fields = ["id": "s1", "bow": "RECURVE", "period": "ALL_TIME"]
      #expect(try await evening.ana.post("/settings", fields).text.contains("cannot be read") == false)
      #expect(try await evening.ana.get("/settings").text.contains("cannot be read") == false)
      #expect(try await evening.club.say("settings").contains("cannot be read") == false)
    }
  }
}
