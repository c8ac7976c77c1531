import AppTestSupport
import Foundation
import Testing

/// What a group's organisers see and change of its members, and what members keep for themselves.
@Suite("Organising a group", .timeLimit(.minutes(3)))
struct OrganisingTests {
  /// Returns a member's page as another member sees it.
  private func entries(_ crew: Crew, of member: Visitor, for reader: Visitor) async throws -> [[String: Any]] {
    let screen = try await reader.json("\(crew.page)/members/\(member.user)")
    return try #require(screen["entries"] as? [[String: Any]])
  }

  private func value(_ crew: Crew, of name: String) async throws -> Int {
    let boards = try #require(try await crew.olga.json(crew.page)["boards"] as? [[String: Any]])
    let lines = try #require(boards.first { $0["type"] as? String == "CHECK_IN" }?["lines"] as? [[String: Any]])
    return lines.first { $0["displayName"] as? String == name }?["value"] as? Int ?? -1
  }

  @Test func `members see each other's check-ins and notes, unless the group says otherwise`() async throws {
    try await withCrew { crew in
      let (mia, ann) = (try await crew.newcomer("Mia"), try await crew.newcomer("Ann"))
      #expect(try await mia.post("\(crew.page)/check-in", ["id": "one", "note": "5 km"]).status == 200)
      #expect(try await ann.get("\(crew.page)/people").text.contains("\(crew.page)/members/\(mia.user)"))
      #expect(try await entries(crew, of: mia, for: ann).first?["note"] as? String == "5 km")
      let named = ["id": "s", "name": "Crew", "own-name": "Olga"]
      let noNotes = named.merging(["hides-notes": "yes"]) { $1 }
      #expect(try await crew.olga.post("\(crew.page)/settings", noNotes).status == 200)
      #expect(try await entries(crew, of: mia, for: ann).first?["note"] == nil)
      #expect(try await entries(crew, of: mia, for: crew.olga).first?["note"] as? String == "5 km")
      let noEntries = named.merging(["hides-entries": "yes", "id": "t"]) { $1 }
      #expect(try await crew.olga.post("\(crew.page)/settings", noEntries).status == 200)
      #expect(try await ann.get("\(crew.page)/members/\(mia.user)").status == 404)
      #expect(try await mia.get("\(crew.page)/members/\(mia.user)").status == 200)
      let hidden = named.merging(["hidden": "yes", "id": "u"]) { $1 }
      #expect(try await crew.olga.post("\(crew.page)/settings", hidden).status == 200)
      #expect(try await entries(crew, of: mia, for: ann).isEmpty)
      #expect(try await entries(crew, of: mia, for: crew.olga).count == 1)
    }
  }

  @Test func `an organiser removes a check-in with a reason, which the member reads, and undoes it`() async throws {
    try await withCrew { crew in
      let mia = try await crew.newcomer("Mia")
      #expect(try await mia.post("\(crew.page)/check-in", ["id": "one"]).status == 200)
      let event = try #require(try await entries(crew, of: mia, for: crew.olga).first?["id"] as? String)
      let path = "\(crew.page)/members/\(mia.user)/correct"
      let removal = ["id": "r", "event": event, "what": "remove", "reason": "Was at home"]
      #expect(try await mia.post(path, removal).status == 404)
      #expect(try await crew.olga.post(path, removal.merging(["reason": " "]) { $1 }).status >= 400)
      #expect(try await value(crew, of: "Mia") == 1)
      #expect(try await crew.olga.post(path, removal).status == 200)
      #expect(try await value(crew, of: "Mia") == 0)
      let mine = try await mia.get("\(crew.page)/mine").text
      #expect(mine.contains("Was at home") && mine.contains("<bdi>Olga</bdi>"))
      let settings = try await crew.olga.get("\(crew.page)/settings").text
      let undo = try #require(settings.firstMatch(of: /name="event" value="([^"]+)"/)?.output.1)
      #expect(settings.contains("<bdi>Mia</bdi>"))
      let refused = try await mia.post("\(crew.page)/undo", ["id": "m", "event": String(undo)])
      #expect(refused.status == 403, "\(refused.status)")
      #expect(try await value(crew, of: "Mia") == 0)
      #expect(try await crew.olga.post("\(crew.page)/undo", ["id": "u", "event": String(undo)]).status == 200)
      #expect(try await value(crew, of: "Mia") == 1)
    }
  }

  @Test func `a member who leaves is ranked nowhere that is open, and can take or delete the data`() async throws {
    try await withCrew { crew in
      let (mia, ann) = (try await crew.newcomer("Mia"), try await crew.newcomer("Ann"))
      for member in [mia, ann] {
        #expect(try await member.post("\(crew.page)/check-in", ["id": member.user, "note": "secret"]).status == 200)
      }
      let people = try await mia.get("\(crew.page)/people").text
      #expect(people.contains("\(crew.page)/mine.csv") && people.contains("\(crew.page)/erase"))
      #expect(try await crew.olga.get("\(crew.page)/boards").text.contains("<bdi>Mia</bdi>"))
      #expect(try await crew.olga.post("\(crew.page)/people/remove", ["user": ann.user]).status == 200)
      #expect(try await mia.post("\(crew.page)/erase", ["id": "e"]).status == 200)
      for path in ["", "/boards", "/boards/monthly", "/people"] {
        let page = try await crew.olga.get(crew.page + path).text
        #expect(!page.contains("<bdi>Mia</bdi>") && !page.contains("<bdi>Ann</bdi>"), "\(path)")
      }
      #expect(try await mia.get(crew.page).status == 404)
      // Ann comes back with her check-in, Mia with none.
      for member in [mia, ann] {
        #expect(try await member.post("/join", ["invite": try await crew.invite()]).status == 200)
      }
      #expect(try await value(crew, of: "Ann") == 1)
      #expect(try await value(crew, of: "Mia") == 0)
      #expect(try await entries(crew, of: mia, for: crew.olga).isEmpty)
    }
  }

  @Test func `two accounts of one person are joined, and all check-ins count once`() async throws {
    try await withCrew(["several": "yes"]) { crew in
      let (old, new) = (try await crew.newcomer("Mia"), try await crew.newcomer("Mia"))
      #expect(try await old.post("\(crew.page)/check-in", ["id": "one", "note": "old"]).status == 200)
      #expect(try await new.post("\(crew.page)/check-in", ["id": "two", "note": "new"]).status == 200)
      let path = "\(crew.page)/members/\(new.user)/join"
      #expect(try await old.post(path, ["id": "j", "account": old.user]).status == 404)
      #expect(try await crew.olga.post(path, ["id": "j", "account": old.user]).status == 200)
      #expect(try await value(crew, of: "Mia") == 2)
      let notes = try await entries(crew, of: new, for: crew.olga).compactMap { $0["note"] as? String }
      #expect(Set(notes) == ["old", "new"])
      #expect(try await old.get(crew.page).status == 404)
      #expect(!(try await crew.olga.get(crew.page).text.contains("Mia (2)")))
      let board = try await crew.olga.get("\(crew.page)/boards").text
      #expect(board.matches(of: /<bdi>Mia/).count >= 1 && !board.contains("Mia (2)"))
    }
  }

  @Test func `a group counts three check-ins a day`() async throws {
    try await withCrew(["per-day": "3"]) { crew in
      for number in 1...3 {
        let fields = ["id": "c\(number)", "note": "\(number)"]
        let status = try await crew.olga.post("\(crew.page)/check-in", fields).status
        #expect(status == 200)
      }
      let status = try await crew.olga.post("\(crew.page)/check-in", ["id": "c4", "note": "4"]).status
      let count = try await value(crew, of: "Olga")
      #expect(status == 422 && count == 3)
    }
  }
}
