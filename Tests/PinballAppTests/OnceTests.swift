import AppTestSupport
import Domain
import Foundation
import TestSupport
import Testing

/// Pages change nothing, and forms are recorded once however often they are sent.
@Suite("pinball-practice's forms", .timeLimit(.minutes(3)))
struct OnceTests {
  /// The revisions of everything that the visitor has.
  private func revisions(_ visitor: Visitor) async throws -> [String] {
    var all: [String] = []
    try await visitor.withStore { store in
      let journal = try await store.sessions.session(at: ItemPath("users/\(visitor.user)/practice")).head()
      let documents = try await store.documents.list(DocumentQuery(under: ItemPath("users/\(visitor.user)")))
      all = ["\(journal.revision)"] + documents.map { "\($0.path) \($0.revision)" }.sorted()
    }
    return all
  }

  private func fields(of page: String, at address: String) throws -> [String: String] {
    let start = try #require(page.range(of: "action=\"\(address)\""), "no form for \(address)")
    let form = page[start.upperBound...].components(separatedBy: "</form>")[0]
    let fields = form.matches(of: /<input type="hidden" name="([^"]*)" value="([^"]*)"/)
    return Dictionary(fields.map { (String($0.output.1), String($0.output.2)) }) { first, _ in first }
  }

  @Test func `opening a page changes nothing, also where it is opened again and again`() async throws {
    try await withSample { olga, arcade in
      try await arcade.say("log", "score", "Medieval Madness", "1234567")
      _ = try await olga.post("/settings", ["boxes": "yes", "fills": "yes", "id": "one"])
      let before = try await revisions(olga)
      let game = "/library/Gmdvl"
      for page in [
        "/", game, "\(game)/rulesheet", "\(game)/playfield", "\(game)/practice", "/practice", "/practice/journal",
        "/practice/insights", "/practice/groups", "/practice/mechanics", "/practice/files", "/settings",
      ] {
        #expect(try await olga.get(page).status == 200, "\(page)")
        #expect(try await revisions(olga) == before, "\(page)")
      }
    }
  }

  @Test func `the journal leaves out what was looked at until it is asked for again`() async throws {
    try await withSample { olga, arcade in
      try await arcade.say("log", "score", "Jaws", "1234567", "--sure")
      let form = try fields(of: try await olga.get("/library/Gmdvl/rulesheet").text, at: "/library/Gmdvl/seen")
      #expect(try await olga.post("/library/Gmdvl/seen", form).status == 204)
      let views = "Opened the rulesheet"
      #expect(try await olga.get("/practice/journal").text.contains(views))
      let hidden = try await olga.get("/practice/journal?filter=all&views=no").text
      #expect(!hidden.contains(views) && hidden.contains("1,234,567") && hidden.contains("Show what you looked at"))
      #expect(try await olga.get("/practice/journal?filter=all&views=yes").text.contains(views))
    }
  }

  @Test func `each page of a game records its visit by a form, once`() async throws {
    try await withSample { olga, arcade in
      for (page, words) in [
        ("/library/Gmdvl", "Looked at"), ("/library/Gmdvl/rulesheet", "rulesheet"),
        ("/library/Gmdvl/playfield", "playfield"), ("/library/Gmdvl/practice", nil),
      ] {
        let form = try fields(of: try await olga.get(page).text, at: "/library/Gmdvl/seen")
        var states: [[String]] = [try await revisions(olga)]
        for _ in 1...2 {
          #expect(try await olga.post("/library/Gmdvl/seen", form).status == 204, "\(page)")
          states.append(try await revisions(olga))
        }
        #expect(states[0] != states[1] && states[1] == states[2], "\(page)")
        if let words { #expect(try await olga.get("/practice/journal").text.contains(words), "\(page)") }
      }
      let home = try await arcade.json("journal")
      #expect(home["count"] as? Int ?? 0 >= 3)
    }
  }

  @Test func `league scores that are due come in when a page that shows them is opened, by its form`() async throws {
    try await withSample { olga, arcade in
      try await arcade.say("settings", "--fill")
      for page in ["/practice/insights", "/practice/journal"] {
        #expect(try await olga.get(page).text.contains("action=\"/practice/league/fill\""), "\(page)")
      }
      let form = try fields(of: try await olga.get("/practice/journal").text, at: "/practice/league/fill")
      for _ in 1...2 { #expect(try await olga.post("/practice/league/fill", form).status == 204) }
      let journal = try await olga.get("/practice/journal?filter=league").text
      #expect(journal.contains("entry-row") && !journal.contains("/practice/league/fill"))
      #expect(try await !olga.get("/practice/insights").text.contains("/practice/league/fill"))
    }
  }

  @Test func `each form is recorded once, also where something else was done between two tries`() async throws {
    try await withSample { olga, arcade in
      for bank in ["1", "2"] { try await arcade.say("groups", "add", "--bank", bank) }
      let row = try #require(try await arcade.json("log", "score", "Jaws", "1000", "--sure")["entry"] as? String)
      let group = try await olga.get("/practice/groups").text.captured(/id="group-([^"]+)"/)
      let forms: [(String, [String: String])] = [
        ("/practice", ["kind": "score", "game": "Gjaws", "score": "5", "confirmed": "yes", "id": "a"]),
        ("/practice/mechanics", ["skill": "Drop Catch", "competency": "3", "id": "b"]),
        ("/library/Gjaws/note", ["note": "Shark first", "id": "c"]),
        ("/library/Gmdvl/rulesheet", ["ratio": "0.5", "id": "d"]),
        ("/settings", ["name": "Ann", "id": "e"]),
        ("/practice/insights/opponent", ["player": "Leo Ardent", "id": "f"]),
        ("/practice/entries/\(row)", ["game": "Gjaws", "score": "2000", "context": "practice", "id": "g"]),
        ("/practice/groups/\(group)/place", ["place": "2", "id": "h"]),
        ("/practice/groups/\(group)/games", ["game": "Gmdvl", "place": "1", "id": "i"]),
        ("/practice/groups/\(group)", ["name": "Ours", "game-0": "Gjaws", "active": "yes", "id": "j"]),
        ("/practice/delete", ["entry-\(row)": "yes", "id": "k"]),
        ("/practice/league", ["id": "l"]),
        ("/practice/league/purge", ["id": "m"]),
        ("/practice/reset", ["word": "reset", "id": "n"]),
      ]
      for (address, fields) in forms {
        var states: [[String]] = [try await revisions(olga)]
        var pages: [String] = []
        for _ in 1...2 {
          let answer = try await olga.post(address, fields)
          #expect(answer.status < 300, "\(address): \(answer.status)")
          pages.append(answer.text)
          states.append(try await revisions(olga))
        }
        #expect(states[0] != states[1] && states[1] == states[2], "\(address)")
      }
    }
  }

  @Test func `the same form with other content is another entry`() async throws {
    try await withSample { olga, _ in
      for name in ["Ann", "Anna"] { _ = try await olga.post("/settings", ["name": name, "id": "one"]) }
      let settings = try await olga.get("/settings", accept: "application/json").text
      #expect(settings.contains("\"name\":\"Anna\""))
    }
  }

  @Test func `undo that is sent twice brings back once, and says so twice`() async throws {
    try await withSample { olga, arcade in
      let row = try #require(try await arcade.json("log", "score", "Jaws", "1000", "--sure")["entry"] as? String)
      let page = try await olga.post("/practice/delete", ["entry-\(row)": "yes", "id": "one"]).text
      let undo = try fields(of: page, at: "/practice/restore")
      for _ in 1...2 {
        let restored = try await olga.post("/practice/restore", undo)
        #expect(restored.status == 200 && restored.text.contains("The rows are back."))
      }
      #expect(try await arcade.json("journal", "--filter", "scores")["count"] as? Int == 1)
    }
  }
}
