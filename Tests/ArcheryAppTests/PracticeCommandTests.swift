import AppTestSupport
import Foundation
import TestSupport
import Testing

@Suite("Practice, copies and combined results by commands", .timeLimit(.minutes(2)))
struct PracticeCommandTests {
  private func withArchery(_ body: (_ run: ([String]) async throws -> Program.Outcome) async throws -> Void)
    async throws
  {
    try await withTemporaryFolder { folder in
      let archery = Program("archery", dataFolder: folder)
      try await body { try await archery.run($0 + ["--store", "sqlite:\(folder.path)/club.sqlite"]) }
    }
  }

  private func json(_ outcome: Program.Outcome) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
  }

  @Test func `a practice is started, shot, finalised and in one's own history`() async throws {
    try await withArchery { run in
      let made = try json(try await run(["practice", "--ends", "1", "--bow", "barebow", "--json"]))
      let (id, settings) = (try #require(made["id"] as? String), made["settings"] as? [String: Any])
      #expect(made["status"] as? String == "IN_PROGRESS" && settings?["practice"] as? String == "round")
      let early = try await run(["finalise", id])
      #expect(early.status == 1 && early.errors.contains("arrows left to shoot"))
      #expect(try await run(["score", id, "me", "X", "10", "9"]).status == 0)
      #expect(try json(try await run(["finalise", id, "--json"]))["status"] as? String == "COMPLETED")
      let history = try json(try await run(["history", "--json"]))
      let practice = try #require((history["practices"] as? [[String: Any]])?.first)
      #expect(practice["score"] as? Int == 29 && practice["bowType"] as? String == "BAREBOW")
      #expect((history["rounds"] as? [Any])?.isEmpty == true)
      #expect(try await run(["bests"]).output.contains("No scores yet"))
      // The bow is remembered for the next time.
      let again = try json(try await run(["practice", "--open", "--json"]))
      let roster = try #require(again["roster"] as? [[String: Any]])
      #expect(roster.first?["bowType"] as? String == "BAREBOW")
      #expect(try await run(["practice"]).status == 2)
    }
  }

  @Test func `a shoot like another has its roster, and both are combined`() async throws {
    try await withArchery { run in
      _ = try await run([
        "new", "One", "--ends", "1", "--guest", "Ben", "--bow", "recurve", "--rule", "waIndoor", "--start",
      ])
      _ = try await run(["archer", "One", "Ben", "--bow", "longbow", "--target", "4C", "--shaft", "9.3"])
      _ = try await run(["score", "One", "Ben", "9", "9", "9"])
      let two = try json(try await run(["new", "Two", "--like", "One", "--guest", "Cleo", "--start", "--json"]))
      let roster = try #require(two["roster"] as? [[String: Any]])
      #expect(roster.compactMap { $0["bowType"] as? String } == ["RECURVE", "LONGBOW"])
      #expect(roster[1]["target"] as? String == "4C" && roster[1]["shaftDiameterUm"] as? Int == 9300)
      #expect(roster.map { $0["isGuest"] as? Bool } == [false, true, true])
      #expect(roster.map { $0["runningTotal"] as? Int } == [0, 0, 0])
      func rule(_ shoot: [String: Any]) -> String? { (shoot["rule"] as? [String: Any])?["code"] as? String }
      #expect(rule(two) == "waIndoor")
      // Another round brings its own rule, unless the organiser chose one.
      let chosen = try json(try await run(["new", "Three", "--like", "One", "--round", "wa720_70", "--json"]))
      #expect(rule(chosen) == "waIndoor")
      _ = try await run(["new", "Usual", "--round", "wa18"])
      let usual = try json(try await run(["new", "Four", "--like", "Usual", "--round", "wa720_70", "--json"]))
      #expect(rule(usual) == "waOutdoor2026")
      _ = try await run(["score", "Two", "Ben", "X", "9", "9"])
      let combined = try json(try await run(["combined", "One", "Two", "--json"]))
      let rows = try #require(combined["rows"] as? [[String: Any]])
      #expect(rows.map { $0["displayName"] as? String } == ["Ben"] && rows.first?["total"] as? Int == 55)
      #expect(try await run(["combined", "One"]).status == 2)
      #expect(try await run(["combined", "One", "one"]).errors.contains("named twice"))
      let lineUp = try await run(["line-up", "Two"]).output
      #expect(lineUp.hasPrefix("4C  Ben"))
      let trail = try await run(["audit", "One", "--archer", "Ben"]).output
      #expect(trail.contains("Ben: 9 in end 1.") && !trail.contains("Olga was added"))
    }
  }
}
