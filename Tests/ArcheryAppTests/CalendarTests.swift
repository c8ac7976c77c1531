import AppTestSupport
import Foundation
import TestSupport
import Testing

@Suite("The dates of shoots in a calendar", .timeLimit(.minutes(2)))
struct CalendarTests {
  /// A club with a shoot of two sessions, one without a date, and one that is cancelled.
  private func withDates(_ body: (Served, Terminal, _ shoot: String) async throws -> Void) async throws {
    try await withClub { served, club in
      let shoot = try await club.newShoot(
        "Open day",
        "--round",
        "wa18",
        "--date",
        "2026-12-05",
        "--place",
        "Hall, east"
      )
      try await club.say("targets", shoot, "--session", "Afternoon", "--start", "14:00", "--date", "2026-12-06")
      _ = try await club.newShoot("Someday", "--round", "wa18")
      let off = try await club.newShoot("Called off", "--round", "wa18", "--date", "2026-12-07")
      try await club.say("cancel", off)
      try await body(served, club, shoot)
    }
  }

  @Test func `an archer has the own session, by command, on the page and as a file`() async throws {
    try await withDates { served, club, shoot in
      let olga = try await served.owner()
      let file = try await olga.get("/calendar.ics")
      #expect(file.status == 200)
      #expect(file.text.hasPrefix("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n") && file.text.hasSuffix("END:VCALENDAR\r\n"))
      #expect(file.text.components(separatedBy: "BEGIN:VEVENT").count == 2, "\(file.text)")
      #expect(file.text.contains("DTSTART;VALUE=DATE:20261205\r\nDTEND;VALUE=DATE:20261206\r\n"))
      #expect(file.text.contains(#"LOCATION:Hall\, east"#))
      let unfolded = file.text.replacing("\r\n ", with: "")
      #expect(unfolded.contains("URL:\(served.address)/shoots/\(shoot)\r\n"), "\(unfolded)")
      #expect(try await olga.head("/calendar.ics", "Content-Type") == "text/calendar; charset=utf-8")
      #expect(try await olga.head("/calendar.ics", "Content-Disposition").contains("calendar.ics"))
      let page = try await olga.get("/inbox").text
      #expect(page.contains(#"href="/calendar""#))

      let printed = try await club.say("calendar")
      let id = try printed.captured(/UID:([0-9a-f]+@scorebook)/)
      #expect(file.text.contains("UID:\(id)\r\n") && printed.contains("SUMMARY:Open day: Session 1\r\n"), "\(printed)")
      #expect(try await served.stranger.get("/calendar.ics").status == 401)
    }
  }

  @Test func `a member who does not shoot has every session, and no other shoot`() async throws {
    try await withDates { served, club, shoot in
      let ana = try club.machine("ana", store: served.address)
      try await ana.login("\(served.address)/join/\(try await club.invite(shoot))", as: "Ana")
      _ = try await club.newShoot("Secret", "--round", "wa18", "--date", "2026-12-08")
      let printed = try await ana.say("calendar")
      #expect(printed.contains("SUMMARY:Open day: Session 1\r\n"), "\(printed)")
      #expect(printed.contains("DTSTART:20261206T140000\r\nSUMMARY:Open day: Afternoon\r\n"), "\(printed)")
      #expect(!printed.contains("Secret") && !printed.contains("Called off") && !printed.contains("Someday"))
    }
  }

  @Test func `an address reads the calendar without a sign-in, until another one or its end`() async throws {
    try await withDates { served, _, _ in
      let olga = try await served.owner()
      func address() async throws -> String {
        let page = try await olga.post("/calendar/address")
        #expect(page.status == 200)
        return try page.text.captured(/http:\/\/[^\/]+(\/hooks\/[^\/]+\/calendar\.ics)/)
      }
      func read(_ address: String, _ method: String = "GET") async throws -> Visitor.Answer {
        try await served.stranger.ask(method, address, type: "")
      }
      let first = try await address()
      let file = try await read(first)
      #expect(file.status == 200 && file.text.contains("SUMMARY:Open day"), "\(file)")
      #expect(try await olga.get("/calendar").text.contains("A new address ends this one."))
      let later = try await olga.get("/calendar").text
      #expect(!later.contains(first))

      // It does nothing else.
      let hook = String(first.dropLast("/calendar.ics".count))
      let refused = try await served.stranger.ask("POST", hook, body: "{}", type: "application/json")
      #expect(refused.status == 404)
      #expect(try await read("\(hook)x/calendar.ics").status == 404)

      let second = try await address()
      #expect(try await read(first).status == 404)
      #expect(try await read(second).status == 200)
      #expect(try await olga.post("/calendar/end", ["confirmed": "yes"]).status < 400)
      #expect(try await read(second).status == 404)
      #expect(try await !olga.get("/calendar").text.contains("A new address ends this one."))
    }
  }

  @Test func `an address ends with the sessions of a lost phone`() async throws {
    try await withDates { served, club, shoot in
      let ana = try await served.newcomer("Ana", with: try await club.invite(shoot))
      let page = try await ana.post("/calendar/address").text
      let address = try page.captured(/http:\/\/[^\/]+(\/hooks\/[^\/]+\/calendar\.ics)/)
      #expect(try await served.stranger.ask("GET", address, type: "").status == 200)
      let rejoin = try await served.owner().post("/shoots/\(shoot)/people/rejoin", ["user": ana.user])
      #expect(rejoin.status == 200)
      #expect(try await served.stranger.ask("GET", address, type: "").status == 404)
    }
  }
}
