import AppTestSupport
import Crypto
import Foundation
import TestSupport
import Testing

@Suite("Results on the command line and over HTTP", .timeLimit(.minutes(2)))
struct ResultsTests {
  private struct Results: Decodable {
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
    try await withTemporaryFolder { folder in
      let club = Club(folder)
      for (name, token) in [("First", "8"), ("Second", "9")] {
        try await club.run("new", name, "--round", "bray_i", "--start")
        try await club.run(["score", name, "me"] + Array(repeating: token, count: 30))
        #expect(try await club.results(name).logHash == nil)
        try await club.run("complete", name)
      }
      let done = try await club.results("Second")
      #expect((done.version, done.sheets.first?.personalBest?.score) == (1, 270))
      #expect(done.sheets.first?.personalBest?.previous == 240)
      #expect(try await done.logHash == club.hashOfExport("Second"))
      try await club.run("edit", "Second", "me", "1", "1", "10", "--reason", "line call")
      let corrected = try await club.results("Second")
      #expect(corrected.version == 2 && corrected.logHash != done.logHash)
      #expect(try await corrected.logHash == club.hashOfExport("Second"))
      #expect(try await club.run("bests", "--round", "bray_i").contains("271"))
      let history = try await club.run("history")
      #expect(history.contains("best 271 of 300") && history.contains("+31.0 a shoot"))
      let printed = try await club.run("results", "Second")
      for text in [
        "Final, corrected (version 2)", "Podium", "personal best (240 before)", "best end 28", "27.1 an end",
      ] {
        #expect(printed.contains(text), "\(text)")
      }
    }
  }

  @Test func `are served as tables, to readers of the shoot`() async throws {
    try await withTemporaryFolder { folder in
      let club = Club(folder)
      try await club.run("new", "Club", "--ends", "1", "--arrows", "1", "--guest", "=1+1", "--start")
      let id = try #require(try await club.run("new", "Mine", "--round", "wa18").split(separator: " ").last)
      try await Served.run(in: folder, store: club.store) { served in
        let (owner, list) = (try await served.owner(), try await club.run("list", "--json"))
        let shoots = try JSONDecoder().decode([Listed].self, from: Data(list.utf8))
        let shoot = try #require(shoots.first { $0.name == "Club" }).id
        let csv = try await owner.get("/shoots/\(shoot)/results.csv")
        #expect(try await csv.text == club.run("results", "Club", "--csv"))
        #expect(csv.text.contains(",'=1+1,"))
        let json = try await owner.get("/shoots/\(shoot)/results.json")
        #expect(try JSONDecoder().decode(Results.self, from: Data(json.text.utf8)).version == 1)
        #expect(try await owner.get("/shoots/\(shoot)/score-cards").text.contains("Scorer’s signature"))
        let invite = try await club.run("invite", String(id.trimming))
        let secret = try #require(invite.split(separator: "\n").first?.split(separator: "/").last)
        let stranger = try await served.newcomer("Eve", with: String(secret))
        for page in ["results", "results.csv", "results.json", "score-cards"] {
          #expect(try await stranger.get("/shoots/\(shoot)/\(page)").status == 404, "\(page)")
        }
      }
    }
  }

  @Test func `are published by the server where another machine completes a shoot`() async throws {
    try await withTemporaryFolder { folder in
      let (club, dora) = (Club(folder), Program("archery", dataFolder: folder.appending(component: "dora")))
      try await Served.run(in: folder, store: club.store) { served in
        let invite = try await club.run("invite", "--organiser")
        let link = try #require(invite.split(whereSeparator: \.isWhitespace).first { $0.contains("/join/") })
        for arguments in [
          ["login", String(link), "--name", "Dora"],
          ["new", "Away", "--round", "bray_i", "--start", "--store", served.address],
          ["score", "Away", "me"] + Array(repeating: "9", count: 30) + ["--store", served.address],
          ["complete", "Away", "--store", served.address],
        ] {
          let outcome = try await dora.run(arguments)
          try #require(outcome.status == 0, "\(arguments): \(outcome.errors)")
        }
        #expect(try await club.run("bests").contains("1  Dora  270"))
      }
    }
  }

  private struct Listed: Decodable {
    let id: String
    let name: String
  }

  private struct Club {
    let archery: Program
    let store: String

    init(_ folder: URL) {
      archery = Program("archery", dataFolder: folder)
      store = "sqlite:\(folder.path)/a.sqlite"
    }

    @discardableResult
    func run(_ arguments: String...) async throws -> String { try await run(arguments) }

    @discardableResult
    func run(_ arguments: [String]) async throws -> String {
      let outcome = try await archery.run(arguments + ["--store", store])
      try #require(outcome.status == 0, "\(arguments): \(outcome.errors)")
      return outcome.output
    }

    func results(_ name: String) async throws -> Results {
      try JSONDecoder().decode(Results.self, from: Data(try await run("results", name, "--json").utf8))
    }

    func hashOfExport(_ name: String) async throws -> String {
      SHA256.hash(data: Data(try await run("export", name).utf8)).map { String(format: "%02x", $0) }.joined()
    }
  }
}

extension Substring {
  fileprivate var trimming: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
