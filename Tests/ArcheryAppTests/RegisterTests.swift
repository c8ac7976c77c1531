import Access
import AppTestSupport
import ArcheryScoring
import Domain
import Foundation
import TestSupport
import Testing

/// The member register of a club's server: Olga owns it, Rita is a registrar, Otto organises shoots, Mia is a member.
@Suite("The member register over HTTP", .timeLimit(.minutes(3)))
struct RegisterTests {
  private static let secrets = ["1971", "L-4711", "Left shoulder"]

  private struct Club: Sendable {
    let olga: Visitor
    let rita: Visitor
    let otto: Visitor
    let mia: Visitor
    let shoot: String

    var others: [Visitor] { [rita, otto, mia] }
  }

  private func withRegister(_ body: (Club, Terminal) async throws -> Void) async throws {
    try await withClub { served, terminal in
      let shoot = try await terminal.newShoot("Club", "--round", "bray_i", "--no-shoot")
      let (invite, organiser) = (
        try await terminal.invite("Club", "--uses", "5"), try await terminal.invite("--organiser")
      )
      let ana = ["Ana Berg", "--club", "BSC Nord", "--bow", "recurve", "--birth-year", "1971", "--gender", "F"]
      try await terminal.say(["register", "add"] + ana + ["--licence", "L-4711", "--notes", "Left shoulder"])
      let club = Club(
        olga: try await served.owner(),
        rita: try await served.newcomer("Rita", with: invite),
        otto: try await served.newcomer("Otto", with: organiser),
        mia: try await served.newcomer("Mia", with: invite),
        shoot: shoot
      )
      try await terminal.say("register", "registrar", "Rita")
      try await body(club, terminal)
    }
  }

  @Test func `is a page for its owner and registrars alone`() async throws {
    try await withRegister { club, terminal in
      for reader in [club.olga, club.rita] {
        let page = try await reader.get("/register", accept: "text/html")
        #expect(page.status == 200 && page.text.contains("Ana Berg"))
        #expect(try await reader.get("/register/register.csv").text.contains("1971,F,L-4711,Left shoulder"))
      }
      for stranger in [club.otto, club.mia] {
        for path in ["/register", "/register/live", "/register/register.csv"] {
          #expect(try await stranger.get(path).status == 404, "\(path)")
        }
        let fields = ["id": "x", "name": "Eve"]
        #expect(try await stranger.post("/register/archers", fields).status == 404)
        #expect(try await stranger.post("/register/registrars", ["account": stranger.user]).status == 404)
      }
      // A registrar names no registrars.
      #expect(
        try await club.rita.post("/register/registrars", ["account": club.mia.user, "registrar": "yes"]).status == 404
      )
      let added = try await club.rita.post("/register/archers", ["id": "new", "name": "Ben", "birthYear": "1990"])
      #expect(added.status == 200)
      #expect(try await terminal.say("register").contains("Ben"))
      try await terminal.say("register", "registrar", "Rita", "--end")
      #expect(try await club.rita.get("/register").status == 404)
    }
  }

  @Test func `reaches no other account by pages, API, streams or sync`() async throws {
    try await withRegister { club, terminal in
      let list = "name,club,birth year,gender,licence\nAna Berg,BSC Nord,1971,F,L-4711\n"
      let entered = try await club.olga.post("/shoots/\(club.shoot)/entries", ["id": "list", "list": list])
      try #require(entered.status == 200, "\(entered.text)")
      try await terminal.say("start", "Club")
      let roster = try await club.mia.get("/shoots/\(club.shoot)", accept: "application/json")
      #expect(roster.text.contains("Ana Berg"))
      let places = ["", "/board", "/results", "/results.json", "/results.csv", "/line-up", "/score-cards", "/people"]
      for reader in [club.rita, club.mia] {
        for place in places {
          for accept in ["text/html", "application/json"] {
            let answer = try await reader.get("/shoots/\(club.shoot)\(place)", accept: accept)
            try expectNothing(in: answer.text, "\(place) as \(accept)")
          }
        }
        var first = try await reader.stream("/shoots/\(club.shoot)/live").makeAsyncIterator()
        if let text = try await first.next() { try expectNothing(in: text, "stream") }
      }
      // The API, also to a registrar and to an organiser: the register is read on its pages alone.
      for reader in club.others {
        for path in [
          "/api/v1/documents?under=register", "/api/v1/documents?under=register/people",
          "/api/v1/document?path=register/registrars", "/api/v1/changes?under=register",
        ] {
          let answer = try await reader.get(path)
          try expectNothing(in: answer.text, path)
          #expect(!answer.text.contains("register/"), "\(path): \(answer.text)")
        }
        // The records that a device that syncs as this account can read at all.
        try await reader.withStore { storage in
          var cursor: ChangeCursor?
          while true {
            let page = try await storage.changes.changes(under: .root, after: cursor, limit: 500)
            for change in page.changes {
              #expect(change.path.segments.first != "register")
              if change.kind == .document, let document = try await storage.documents.load(change.path) {
                try expectNothing(in: String(decoding: document.body, as: UTF8.self), "\(change.path)")
              }
            }
            if !page.hasMore { break }
            cursor = page.cursor
          }
        }
      }
      let journal = try await terminal.say("export", "Club")
      try expectNothing(in: journal, "journal")
    }
  }

  @Test func `forgets an archer who is deleted`() async throws {
    try await withRegister { club, terminal in
      let line = try #require(
        try await terminal.say("register").split(separator: "\n").first { $0.contains("Ana Berg") }
      )
      let id = String(try #require(line.split(whereSeparator: \.isWhitespace).last))
      #expect(try await terminal.say("register", "delete", id).contains("Deleted: Ana Berg"))
      #expect(!(try await club.olga.get("/register", accept: "text/html").text.contains("Ana Berg")))
      try await club.olga.withStore { storage in
        let document = try await storage.documents.load(
          ItemPath(["register", "people", ItemPath.Segment(rawValue: id)])
        )
        #expect(document?.head.isDeleted == true && document?.body.isEmpty == true)
      }
    }
  }

  private func expectNothing(in text: String, _ place: String) throws {
    for secret in Self.secrets { #expect(!text.contains(secret), "\(secret) in \(place)") }
  }
}
