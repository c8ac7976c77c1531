import AppTestSupport
import Foundation
import TestSupport
import Testing

@Suite("The weeks of groups in a calendar", .timeLimit(.minutes(2)))
struct CalendarTests {
  @Test func `a member has the closing weeks of the own groups, until leaving`() async throws {
    try await withCrew { crew in
      let mia = try await crew.terminal(of: "Mia")
      _ = try await crew.olga.found("Other")
      let calendar = try await mia.say("calendar")
      #expect(calendar.components(separatedBy: "BEGIN:VEVENT").count == 6, "\(calendar)")
      #expect(!calendar.contains("Other"))
      // From the end of the week to its closing, both in UTC.
      for field in ["DTSTART", "DTEND"] {
        #expect(calendar.components(separatedBy: "\(field):").count == 6, "\(calendar)")
        #expect(calendar.contains(try Regex("\(field):[0-9]{8}T[0-9]{6}Z")), "\(calendar)")
      }
      let olga = try await crew.olga.get("/calendar.ics").text
      #expect(olga.contains("SUMMARY:Other: enter the last check-ins of the week"), "\(olga)")

      try await mia.say("group", "leave")
      #expect(try await !mia.say("calendar").contains("BEGIN:VEVENT"))
    }
  }
}
