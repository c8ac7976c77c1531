import AppTestSupport
import Foundation
import TestSupport
import Testing

@Suite("Several organisers, and joined entries", .timeLimit(.minutes(2)))
struct SeveralOrganisersTests {
  /// A member of the club who has joined the shoot.
  private func member(_ name: String, _ club: Organised) async throws -> Visitor {
    let visitor = try await club.newcomer(name)
    try await visitor.join(club.shoot)
    return visitor
  }

  @Test func `a second organiser does what the first does, on pages and by commands, with a line in the audit`()
    async throws
  {
    try await Organised.shoot(["--start"]) { club in
      let (ana, page) = (try await member("Ana", club), "/shoots/\(club.shoot)")
      #expect(try await ana.get("\(page)/entries").status == 403)
      #expect(try await ana.post("\(page)/people/appoint", ["user": ana.user, "role": "admin"]).status == 404)
      #expect(try await club.get("people").contains("\(page)/people/appoint"))
      let appointed = try await club.post("people/appoint", ["user": ana.user, "role": "admin"])
      #expect(appointed.status == 200 && appointed.text.contains("Co-organiser"), "\(appointed.text)")
      #expect(try await ana.get("\(page)/entries").status == 200)
      #expect(try await ana.post("\(page)/people/invite").text.contains("/join/"))
      #expect(try await ana.post("\(page)/pause", ["id": "pause"]).status == 200)
      #expect(try await ana.post("\(page)/resume", ["id": "resume"]).status == 200)
      let enter = ["id": "arrow", "archer": club.olga.user, "value": "9"]
      #expect(try await ana.post("\(page)/arrows", enter).status == 200)
      #expect(try await club.run("organisers", "Club").output.contains("Ana"))
      // The owner is dismissed by nobody.
      let dismissal = ["user": club.olga.user, "role": "member"]
      #expect(try await ana.post("\(page)/people/appoint", dismissal).status == 404)
      let listed = try await club.run("organisers", "Club", "Ana", "--remove")
      #expect(listed.status == 0 && !listed.output.contains("Ana"), "\(listed.errors)")
      #expect(try await ana.get("\(page)/entries").status == 403)
      #expect(try await ana.post("\(page)/pause", ["id": "again"]).status == 403)
      let audit = try await club.run("audit", "Club").output
      #expect(audit.contains("Ana became a co-organiser.") && audit.contains("Ana is no longer a co-organiser."))
      #expect(try await club.run("organisers", "Club", "Nobody").errors.contains("Invite the person first"))
    }
  }

  @Test func `a shoot is handed over, and its founder leaves it to the new owner`() async throws {
    try await Organised.shoot { club in
      let (ana, page) = (try await member("Ana", club), "/shoots/\(club.shoot)")
      try await club.club.say("organisers", "Club", "Ana", "--hand-over")
      #expect(try await club.get("entries").contains("list"))
      #expect(try await ana.post("\(page)/people/appoint", ["user": club.olga.user, "role": "member"]).status == 200)
      #expect(try await club.olga.get("\(page)/entries").status == 403)
      #expect(try await ana.get("\(page)/entries").status == 200)
      #expect(try await club.run("audit", "Club").output.contains("Ana is the organiser now."))
    }
  }

  @Test func `two entries of one person are joined on the page or by a command, and differences are chosen`()
    async throws
  {
    try await Organised.shoot(["--guests-each", "3", "--guest", "Ben", "--guest", "Ben", "--guest", "Cleo", "--start"])
    { club in
      func score(_ archer: String, _ arrows: String...) async throws {
        try await club.club.say(["score", "Club", archer] + arrows)
      }
      try await score("Ben", "10", "9", "8")
      try await score("Ben (2)", "7", "7", "7")
      try await score("Cleo", "6", "6", "6")
      let page = try await club.get(try await club.archer(1))
      #expect(page.contains("Join with another entry") && page.contains("data-ask=\"Join the other entry with Ben?\""))
      let other = try #require(page.firstMatch(of: /<option value="([^"]+)">Ben \(2\)</)?.output.1)
      let path = try await club.archer(1) + "/join"
      let fields = ["other": String(other), "reason": "Second phone"]
      #expect(try await club.post(path, fields.merging(["reason": "", "confirmed": "yes"]) { $1 }).status == 422)
      let joined = try await club.post(path, fields.merging(["confirmed": "yes"]) { $1 })
      #expect(joined.status == 200, "\(joined.text)")
      #expect(joined.text.contains("10 9 8") && joined.text.contains("7 7 7"))
      #expect(try await !club.run("show", "Club").output.contains("Ben (2)"))
      try await club.club.say("settle", "Club", "Ben", "1", "2", "--reason", "on paper")
      #expect(try await club.get("disputes").contains("10 9 8"))
      let by = try await club.run("join-archers", "Club", "Ben", "Cleo", "--reason", "typed twice")
      #expect(by.status == 0, "\(by.errors)")
      #expect(by.output.contains("Joined: Cleo is Ben.") && by.output.contains("End 1"))
      let unlinked = try await club.run("unlink", "Club", "me")
      #expect(unlinked.status == 1 && unlinked.errors.contains("Olga is not linked with an account."))
      let audit = try await club.run("audit", "Club").output
      #expect(audit.contains("Ben (2) was joined with Ben, as one person. Reason: Second phone."))
      #expect(try await club.run("disputes", "Club").output.contains("6 6 6"))
    }
  }

  @Test func `an account's own line follows its name until the shoot ends, and a chosen name stays`() async throws {
    try await Organised.shoot { club in
      let ana = try await member("Ana", club)
      #expect(try await ana.post("/account/name", ["name": "Ana Berg"]).status == 200)
      #expect(try await club.run("show", "Club").output.contains("Ana Berg"))
      let own = ["id": "own", "name": "A. Berg", "bow": ""]
      #expect(try await ana.post("/shoots/\(club.shoot)/archers/\(ana.user)/change", own).status == 200)
      #expect(try await ana.post("/account/name", ["name": "Ana Stein"]).status == 200)
      #expect(try await club.run("show", "Club").output.contains("A. Berg"))
      let back = ["id": "back", "name": "Ana Stein", "bow": ""]
      #expect(try await ana.post("/shoots/\(club.shoot)/archers/\(ana.user)/change", back).status == 200)
      try await club.club.say("cancel", "Club")
      #expect(try await ana.post("/account/name", ["name": "Ana Lee"]).status == 200)
      #expect(try await club.run("show", "Club").output.contains("Ana Stein"))
    }
  }
}
