import AppTestSupport
import Foundation
import Testing

/// A group's pages as its members see them.
@Suite("Members of a group", .timeLimit(.minutes(3)))
struct MembersTests {
  @Test(arguments: ["leave", "remove"]) func `a member who left returns by a new invite`(command: String) async throws {
    try await withCrew { crew in
      let old = try await crew.invite()
      let mia = try await crew.newcomer("Mia")
      #expect(try await mia.get("\(crew.page)/people").text.contains("You lose access to <bdi>Crew</bdi>."))
      let leaver = command == "leave" ? mia : crew.olga
      #expect(try await leaver.post("\(crew.page)/people/\(command)", ["user": mia.user]).status == 200)
      #expect(try await mia.get(crew.page).status == 404)
      let refused = try await mia.post("/join", ["invite": old])
      #expect(refused.status == 404 && refused.text.contains("you left or were removed. Ask for a new one"))
      #expect(try await mia.post("/join", ["invite": try await crew.invite()]).status == 200)
      #expect(try await crew.olga.get(crew.page).text.contains("<bdi>Mia</bdi>"))
    }
  }

  @Test func `an invite link shows the group's name; a code or an ended link reveals nothing`() async throws {
    try await withCrew { crew in
      let invite = try await crew.invite()
      let stranger = crew.served.stranger
      let page = try await stranger.get("/join/\(invite)").text
      #expect(page.contains("<h1>Join <bdi>Crew</bdi></h1>"))
      #expect(page.contains("<input type=\"hidden\" name=\"invite\" value=\"\(invite)\">"))
      #expect(page.contains("maxlength=\"64\""))
      #expect(!(try await stranger.get("/join/\(invite)x").text.contains("Crew")))
      let people = try await crew.olga.post("\(crew.page)/people/invite").text
      let code = try people.captured(/class="code">([A-Z0-9-]+)</)
      #expect(people.contains("class=\"qr-code\"") && people.contains("data-share=\"http"))
      #expect(!(try await stranger.get("/join/\(code)").text.contains("Crew")))
    }
  }

  @Test func `the owner renames and deletes a group on its page, and members do neither`() async throws {
    try await withCrew { crew in
      let mia = try await crew.newcomer("Mia")
      let named = ["id": "n", "name": "Birds", "own-name": "Olga K"]
      #expect(try await crew.olga.post("\(crew.page)/settings", named).status == 200)
      let page = try await mia.get(crew.page).text
      #expect(page.contains("<h1><bdi>Birds</bdi></h1>") && page.contains("<bdi>Olga K</bdi>"))
      #expect(!(try await mia.get("\(crew.page)/settings").text.contains("Delete group")))
      #expect(try await mia.post("\(crew.page)/delete", ["id": "x"]).status == 404)
      #expect(try await crew.olga.post("\(crew.page)/delete", ["id": "x"]).status == 200)
      for member in [mia, crew.olga] { #expect(try await member.get(crew.page).status == 404) }
      #expect(!(try await crew.olga.get("/").text.contains("Birds")))
    }
  }

  @Test func `a check-in sent again within two seconds is the same, and after an undo another one`() async throws {
    try await withCrew(["several": "yes"]) { crew in
      func count() async throws -> Int {
        try await crew.olga.get("\(crew.page)/mine.csv").text.split(separator: "\r\n").count - 1
      }
      for id in ["one", "two", "three"] {
        #expect(try await crew.olga.post("\(crew.page)/check-in", ["id": id]).status == 200)
      }
      #expect(try await count() == 1)
      #expect(try await crew.olga.post("\(crew.page)/check-in", ["id": "four", "note": "5 km"]).status == 200)
      #expect(try await count() == 2)
      let table = try await crew.olga.get("\(crew.page)/mine.csv").text
      let last = try #require(table.split(separator: "\r\n").last?.split(separator: ",").first)
      #expect(try await crew.olga.post("\(crew.page)/undo", ["id": "u", "event": String(last)]).status == 200)
      #expect(try await crew.olga.post("\(crew.page)/check-in", ["id": "five", "note": "5 km"]).status == 200)
      #expect(try await count() == 2)
    }
  }

  @Test func `a group that counts one a day asks for no more once it is done`() async throws {
    try await withCrew { crew in
      #expect(try await crew.olga.get(crew.page).text.contains("<button class=\"primary check-in-button\""))
      #expect(try await crew.olga.post("\(crew.page)/check-in", ["id": "one"]).status == 200)
      let page = try await crew.olga.get(crew.page).text
      #expect(page.contains("Done for today</span><span class=\"check-in-facts\">1 day in a row"))
      #expect(page.contains(/class="check-in" data-done="[^"]+" hidden>/))
      #expect(page.contains("Undo today's check-in") || page.contains("Undo today&#39;s check-in"))
    }
  }

  @Test func `a rejected form is shown again on its page`() async throws {
    try await withCrew { crew in
      for (command, page) in [("settings", "settings"), ("check-in", "mine")] {
        let fields = ["id": command, "name": "   ", "date": "2020-01-01"]
        let refused = try await crew.olga.post("\(crew.page)/\(command)", fields, from: "\(crew.page)/\(page)")
        #expect(refused.status >= 400 && refused.text.contains("role=\"alert\" id=\"form-fault\""))
        #expect(refused.text.contains("name=\"form-page\" value=\"\(crew.page)/\(page)\""))
      }
    }
  }

  @Test func `every member sees the leader, and only accounts that can invite are asked to`() async throws {
    try await withCrew { crew in
      let mia = try await crew.newcomer("Mia")
      #expect(try await crew.olga.get(crew.page).text.contains(">Invite</a>"))
      let page = try await mia.get(crew.page).text
      #expect(page.contains(">People</a>") && !page.contains(">Invite</a>"))
      let people = try await mia.get("\(crew.page)/people").text
      #expect(people.contains(/<bdi>Olga<\/bdi><\/a> <span class="badge quiet">Organiser/))
      #expect(people.contains(/<bdi>Mia<\/bdi><\/a> <span class="badge quiet">Member/))
    }
  }

  @Test func `two members with one name are distinguished, on the boards and by commands`() async throws {
    try await withCrew { crew in
      _ = try await crew.newcomer("Mia")
      let second = try await crew.newcomer("Mia")
      #expect(try await crew.olga.get(crew.page).text.contains("<bdi>Mia (2)</bdi>"))
      #expect(try await second.get("\(crew.page)/people").text.contains("<bdi>Mia (2)</bdi>"))
      #expect(try await crew.gym.fail("group", "remove", "Mia").line.hasPrefix("2 members are called \"Mia\""))
      #expect(try await crew.gym.say("group", "remove", "mia (2)") == "Mia (2) is no longer in the group.\n")
      #expect(try await second.get(crew.page).status == 404)
    }
  }

  @Test func `a freeze is offered for a day that needs it, and the page says when none is left`() async throws {
    try await withCrew { crew in
      let today = try #require(try await crew.mine(crew.olga)["today"] as? String)
      let freeze = "id=\"freeze-date\" name=\"date\""
      #expect(try await crew.olga.get("\(crew.page)/mine").text.contains(freeze + " value=\"\(today)\""))
      #expect(try await crew.olga.post("\(crew.page)/check-in", ["id": "one"]).status == 200)
      let after = try await crew.olga.get("\(crew.page)/mine").text
      #expect(after.contains(freeze) && !after.contains(freeze + " value="))
      let refused = try await crew.olga.post("\(crew.page)/freeze", ["id": "two", "date": today])
      #expect(refused.status == 422 && refused.text.contains("You checked in that day, so it needs no freeze."))
      for day in [1, 2] {
        let date = try Date(today, strategy: .iso8601.year().month().day()).addingTimeInterval(Double(day) * 86_400)
        let fields = ["id": "freeze \(day)", "date": date.formatted(.iso8601.year().month().day())]
        #expect(try await crew.olga.post("\(crew.page)/freeze", fields).status == 200)
      }
      let mine = try await crew.olga.get("\(crew.page)/mine").text
      #expect(mine.contains("0 freezes left") && !mine.contains("Freeze that day"))
    }
  }

  @Test func `a member who was signed out is asked for, and let in by the organiser as the same account`() async throws
  {
    try await withCrew { crew in
      let mia = try await crew.newcomer("Mia")
      #expect(try await mia.post("\(crew.page)/check-in", ["id": "one"]).status == 200)
      let invite = try await crew.invite()
      let stranger = crew.served.stranger
      let asked = try await stranger.post("/join", ["invite": invite, "name": "mia"])
      #expect(asked.status == 409 && asked.text.contains("Are you <bdi>mia</bdi>?"))
      #expect(asked.text.contains("name=\"answer\" value=\"ask\"") && asked.text.contains("href=\"/recover\""))
      let waits = try await stranger.post("/join", ["invite": invite, "name": "mia", "answer": "ask"])
      #expect(waits.status == 200)
      let people = try await crew.olga.get("\(crew.page)/people").text
      #expect(people.contains("<bdi>Mia</bdi> asks to be let in"))
      let answer = ["request": try people.captured(/name="request" value="([^"]+)"/), "answer": "confirm"]
      #expect(try await mia.post("\(crew.page)/people/answer", answer).status == 404)
      #expect(try await crew.olga.post("\(crew.page)/people/answer", answer).status == 200)
      #expect(!(try await crew.olga.get("\(crew.page)/people").text.contains("asks to be let in")))
      let other = try await stranger.post("/join", ["invite": invite, "name": "Mia", "answer": "other"])
      // A new account, whose cookie this visitor does not keep.
      #expect([200, 401].contains(other.status))
      #expect(try await crew.olga.get(crew.page).text.contains("<bdi>Mia (2)</bdi>"))
    }
  }

  @Test func `a command line that is signed in joins another group as the same account`() async throws {
    try await withCrew { crew in
      func join(_ invite: String, _ more: String...) async throws -> String {
        let link = "\(crew.served.address)/join/\(invite)"
        let outcome = try await crew.gym.program.run(["login", link] + more)
        return outcome.status == 0 ? outcome.output : outcome.errors
      }
      #expect(try await join(try await crew.invite()).contains("An invite needs --name"))
      #expect(try await join(try await crew.invite(), "--name", "Ann").contains("as Ann."))
      let birds = "/groups/\(try await crew.olga.found("Birds"))"
      let second = try await crew.olga.invite(at: "\(birds)/people")
      #expect(try await join(second).contains("as Ann."))
      let groups = try await crew.gym.program.run(["group", "list", "--store", crew.served.address])
      #expect(groups.output.contains("Crew") && groups.output.contains("Birds"))
      // Another person with the name of a member says so.
      let stranger = Program("fitness-challenge", dataFolder: crew.gym.folder.appending(path: "stranger"))
      let link = "\(crew.served.address)/join/\(second)"
      let refused = try await stranger.run(["login", link, "--name", "ANN"])
      #expect(refused.status != 0 && refused.errors.contains("--someone-else"))
      #expect(try await stranger.run(["login", link, "--name", "ANN", "--someone-else"]).status == 0)
    }
  }

  @Test func `an ended invite says so before it asks for a name`() async throws {
    try await withCrew { crew in
      let invite = try await crew.invite()
      let stranger = crew.served.stranger
      #expect(try await stranger.get("/join/\(invite)").text.contains("Your name"))
      let people = try await crew.olga.get("\(crew.page)/people").text
      for field in people.matches(of: /name="invite" value="([^"]+)"/) {
        #expect(
          try await crew.olga.post("\(crew.page)/people/revoke", ["invite": String(field.output.1)]).status == 200
        )
      }
      let ended = try await stranger.get("/join/\(invite)")
      #expect(ended.status == 404 && ended.text.contains("This invite is invalid or has expired."))
      #expect(!ended.text.contains("Your name") && ended.text.contains("href=\"/recover\""))
    }
  }

  @Test func `a new name of an account shows on the boards, unless the member chose another one there`() async throws {
    try await withCrew { crew in
      let mia = try await crew.newcomer("Mia")
      #expect(try await mia.post("/account/name", ["name": "Mia Berg"]).status == 200)
      #expect(try await crew.olga.get(crew.page).text.contains("<bdi>Mia Berg</bdi>"))
      #expect(try await mia.post("\(crew.page)/settings", ["id": "n", "own-name": "Bird"]).status == 200)
      #expect(try await mia.post("/account/name", ["name": "Mia B"]).status == 200)
      #expect(try await crew.olga.get(crew.page).text.contains("<bdi>Bird</bdi>"))
      // The founder, too, whom the server called by a name of its own.
      #expect(try await crew.gym.program.run(["name", "Olga K", "--store", crew.gym.store]).status == 0)
      #expect(try await crew.olga.get(crew.page).text.contains("<bdi>Olga K</bdi>"))
    }
  }

  @Test func `a group has several organisers, and the journal says who made them`() async throws {
    try await withCrew { crew in
      let mia = try await crew.newcomer("Mia")
      func appoint(_ role: String, by organiser: Visitor) async throws -> UInt {
        try await organiser.post("\(crew.page)/people/appoint", ["user": mia.user, "role": role]).status
      }
      #expect(try await appoint("admin", by: mia) == 404)
      #expect(try await appoint("admin", by: crew.olga) == 200)
      let people = try await mia.get("\(crew.page)/people").text
      #expect(people.contains(/<bdi>Mia<\/bdi><\/a> <span class="badge quiet">Co-organiser/))
      #expect(try await mia.post("\(crew.page)/people/invite").status == 200)
      #expect(try await appoint("member", by: crew.olga) == 200)
      #expect(try await mia.post("\(crew.page)/people/invite").status == 404)
    }
  }
}
