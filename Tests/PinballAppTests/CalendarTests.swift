import AppTestSupport
import Testing

@Suite("The dates of nights and groups in a calendar", .timeLimit(.minutes(2)))
struct CalendarTests {
  @Test func `nights have their day, groups of games their last`() async throws {
    try await withArcade { arcade in
      try await arcade.say("night", "new", "Bank 3", "--machine", "Jaws", "--date", "2026-12-01")
      for (group, end) in [("1", "2036-12-09"), ("2", "2036-12-10")] {
        try await arcade.say("groups", "add", "--bank", group, "--to", end, "--content", "sample")
      }
      try await arcade.say("groups", "archive", "Bank 2 Focus")
      let calendar = try await arcade.say("calendar")
      let night = "DTSTART;VALUE=DATE:20261201\r\nDTEND;VALUE=DATE:20261202\r\nSUMMARY:Bank 3\r\n"
      #expect(calendar.contains(night), "\(calendar)")
      let group = "DTSTART;VALUE=DATE:20361209\r\nDTEND;VALUE=DATE:20361210\r\nSUMMARY:Last day of Bank 1 Focus\r\n"
      #expect(calendar.contains(group), "\(calendar)")
      #expect(!calendar.contains("Bank 2 Focus"))
    }
  }
}
