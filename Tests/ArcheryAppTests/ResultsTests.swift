import AppTestSupport
import Crypto
import Foundation
import TestSupport
import Testing

@Suite("Results on the command line and over HTTP", .timeLimit(.minutes(2)))
struct ResultsTests {
  fileprivate struct Results: Decodable {
    struct Shoot: Decodable {
      let resultsVersion: Int
    }
    struct Row: Decodable {
      struct Best: Decodable {
        let score: Int
        let previous: Int?
      }
      let personalBest: Best?
    }
    let shoot: Shoot
    let journalHash: String?
    let qualification: [Row]

    var version: Int { shoot.resultsVersion }
    var logHash: String? { journalHash }
    var sheets: [Row] { qualification }
  }

  @Test func `bear the journal's hash and a version, and publish best scores`() async throws {
    try await Terminal.with("archery") { club in
      for (name, token) in [("First", "8"), ("Second", "9")] {
        try await club.say("new", name, "--round", "bray_i", "--start")
        try await club.say(["score", name, "me"] + Array(repeating: token, count: 30))
        #expect(try await club.results(name).logHash == nil)
        try await club.say("complete", name)
      }
      let done = try await club.results("Second")
      #expect((done.version, done.sheets.first?.personalBest?.score) == (1, 270))
      #expect(done.sheets.first?.personalBest?.previous == 240)
      #expect(try await done.logHash == club.hashOfExport("Second"))
      try await club.say("edit", "Second", "me", "1", "1", "10", "--reason", "line call")
      let corrected = try await club.results("Second")
      #expect(corrected.version == 2 && corrected.logHash != done.logHash)
      #expect(try await corrected.logHash == club.hashOfExport("Second"))
      #expect(try await club.say("bests", "--round", "bray_i").contains("271"))
      let history = try await club.say("history")
      #expect(history.contains("best 271 of 300") && history.contains("+31.0 a shoot"))
      let printed = try await club.say("results", "Second")
      for text in [
        "Final, corrected (version 2)", "Podium", "personal best (240 before)", "best end 28", "27.1 an end",
      ] {
        #expect(printed.contains(text), "\(text)")
      }
    }
  }

  @Test func `are served as tables, to readers of the shoot`() async throws {
    try await Terminal.with("archery") { club in
      try await club.say("new", "Club", "--ends", "1", "--arrows", "1", "--guest", "=1+1", "--start")
      let id = try await club.newShoot("Mine", "--round", "wa18")
      try await club.serve { served in
        let (owner, list) = (try await served.owner(), try await club.say("list", "--json"))
        let shoots = try JSONDecoder().decode([Listed].self, from: Data(list.utf8))
        let shoot = try #require(shoots.first { $0.name == "Club" }).id
        let csv = try await owner.get("/shoots/\(shoot)/results.csv")
        #expect(try await csv.text == club.say("results", "Club", "--csv"))
        #expect(csv.text.contains(",'=1+1,"))
        let json = try await owner.get("/shoots/\(shoot)/results.json")
        #expect(try JSONDecoder().decode(Results.self, from: Data(json.text.utf8)).version == 1)
        #expect(try await owner.get("/shoots/\(shoot)/score-cards").text.contains("Scorer’s signature"))
        let stranger = try await served.newcomer("Eve", with: try await club.invite(id))
        for page in ["results", "results.csv", "results.json", "score-cards"] {
          #expect(try await stranger.get("/shoots/\(shoot)/\(page)").status == 404, "\(page)")
        }
      }
    }
  }

  @Test func `are published by the server where another machine completes a shoot`() async throws {
    try await withClub { served, club in
      let dora = try club.machine("dora", store: served.address)
      try await dora.login("\(served.address)/join/\(try await club.invite("--organiser"))", as: "Dora")
      try await dora.say("new", "Away", "--round", "bray_i", "--start")
      try await dora.say(["score", "Away", "me"] + Array(repeating: "9", count: 30))
      try await dora.say("complete", "Away")
      #expect(try await club.say("bests").contains("1  Dora  270"))
    }
  }

  private struct Listed: Decodable {
    let id: String
    let name: String
  }
}

extension Terminal {
  fileprivate func results(_ name: String) async throws -> ResultsTests.Results {
    try JSONDecoder().decode(ResultsTests.Results.self, from: Data(try await say("results", name, "--json").utf8))
  }

  fileprivate func hashOfExport(_ name: String) async throws -> String {
    SHA256.hash(data: Data(try await say("export", name).utf8)).map { String(format: "%02x", $0) }.joined()
  }
}
