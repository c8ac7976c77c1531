import AppTestSupport
import Foundation
import TestSupport
import Testing

@Suite("Practice, copies and combined results by commands", .timeLimit(.minutes(2)))
struct PracticeCommandTests {
  @Test func `a practice is started, shot, finalised and in one's own history`() async throws {
    try await Terminal.with("archery") { club in
      let made = try await club.json("practice", "--ends", "1", "--bow", "barebow")
      let (id, settings) = (try #require(made["id"] as? String), made["settings"] as? [String: Any])
      #expect(made["status"] as? String == "IN_PROGRESS" && settings?["practice"] as? String == "round")
      let early = try await club.run("finalise", id)
      #expect(early.status == 1 && early.errors.contains("arrows left to shoot"))
      try await club.say("score", id, "me", "X", "10", "9")
      #expect(try await club.json("finalise", id)["status"] as? String == "COMPLETED")
      let history = try await club.json("history")
      let practice = try #require((history["practices"] as? [[String: Any]])?.first)
      #expect(practice["score"] as? Int == 29 && practice["bowType"] as? String == "BAREBOW")
      #expect((history["rounds"] as? [Any])?.isEmpty == true)
      #expect(try await club.say("bests").contains("No scores yet"))
      // The bow is remembered for the next time.
      let again = try await club.json("practice", "--open")
      let roster = try #require(again["roster"] as? [[String: Any]])
      #expect(roster.first?["bowType"] as? String == "BAREBOW")
      #expect(try await club.run("practice").status == 2)
    }
  }

  @Test func `a shoot like another has its roster, and both are combined`() async throws {
    try await Terminal.with("archery") { club in
      try await club.say(
        "new",
        "One",
        "--ends",
        "1",
        "--guest",
        "Ben",
        "--bow",
        "recurve",
        "--rule",
        "waIndoor",
        "--start"
      )
      try await club.say("archer", "One", "Ben", "--bow", "longbow", "--target", "4C", "--shaft", "9.3")
      try await club.say("score", "One", "Ben", "9", "9", "9")
      let two = try await club.json("new", "Two", "--like", "One", "--guest", "Cleo", "--start")
      let roster = try #require(two["roster"] as? [[String: Any]])
      #expect(roster.compactMap { $0["bowType"] as? String } == ["RECURVE", "LONGBOW"])
      #expect(roster[1]["target"] as? String == "4C" && roster[1]["shaftDiameterUm"] as? Int == 9300)
      #expect(roster.map { $0["isGuest"] as? Bool } == [false, true, true])
      #expect(roster.map { $0["runningTotal"] as? Int } == [0, 0, 0])
      func rule(_ shoot: [String: Any]) -> String? { (shoot["rule"] as? [String: Any])?["code"] as? String }
      #expect(rule(two) == "waIndoor")
      // Another round brings its own rule, unless the organiser chose one.
      let chosen = try await club.json("new", "Three", "--like", "One", "--round", "wa720_70")
      #expect(rule(chosen) == "waIndoor")
      try await club.say("new", "Usual", "--round", "wa18")
      let usual = try await club.json("new", "Four", "--like", "Usual", "--round", "wa720_70")
      #expect(rule(usual) == "waOutdoor2026")
      try await club.say("score", "Two", "Ben", "X", "9", "9")
      let combined = try await club.json("combined", "One", "Two")
      let rows = try #require(combined["rows"] as? [[String: Any]])
      #expect(rows.map { $0["displayName"] as? String } == ["Ben"] && rows.first?["total"] as? Int == 55)
      #expect(try await club.run("combined", "One").status == 2)
      #expect(try await club.run("combined", "One", "one").errors.contains("named twice"))
      let lineUp = try await club.say("line-up", "Two")
      #expect(lineUp.hasPrefix("4C  Ben"))
      let trail = try await club.say("audit", "One", "--archer", "Ben")
      #expect(trail.contains("Ben: 9 in end 1.") && !trail.contains("Olga was added"))
    }
  }
}
