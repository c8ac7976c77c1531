import AppTestSupport
import Domain
import Foundation
import TestSupport
import Testing

/// Events that a member writes through the journals API, past the forms.
@Suite("A check-in with extreme numbers", .timeLimit(.minutes(3)))
struct HostileCheckInTests {
  @Test func `costs itself, and the member's table and pages go on`() async throws {
    try await withServedGym("--sample") { served, _ in
      let olga = try await served.owner()
      let journal = ItemPath("groups/sample/log")
      for (number, offset) in [Int64.max, .min, 57_601, 3600].enumerated() {
        for time in [Int64.max, .min, 0] {
          try await olga.withStore { storage in
            let event = ScoringEvent(
              id: EventID(rawValue: "hostile-\(number)-\(time)"),
              type: "checkIn",
              actor: UserID(rawValue: olga.user),
              subject: PlayerID(rawValue: olga.user),
              occurredAt: Timestamp(rawValue: time),
              body: Array(#"{"date":"1970-01-01","offsetSeconds":\#(offset)}"#.utf8)
            )
            // The owner copies events that another store has stamped, and no rule judges those.
            let copied = event.stamped(Stamp(time: Timestamp(rawValue: Int64(number)), device: "other"))
            _ = try? await storage.sessions.session(at: journal).append([copied], expecting: .any)
          }
        }
      }
      for page in ["", "/mine", "/mine.csv", "/weeks", "/log"] {
        let status = try await olga.get("/groups/sample\(page)").status
        #expect(status == 200 || status == 404, "\(page) \(status)")
      }
      #expect(try await olga.get("/groups/sample/mine.csv").status == 200)
    }
  }
}
