import AppTestSupport
import Foundation
import TestSupport
import Testing

/// A real league's files, where they are: `SCOREBOOK_LEAGUE_DATA`, or `shared` beside the project; never part of it.
private let pack: URL? = {
  let root = Arcade.files.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  let named = ProcessInfo.processInfo.environment["SCOREBOOK_LEAGUE_DATA"].map { URL(filePath: $0) }
  let folder = named ?? root.appending(path: "../shared/data/pinball-league/pinball").standardizedFileURL
  return FileManager.default.fileExists(atPath: folder.appending(path: "data").path) ? folder : nil
}()

@Suite("Commands over a real league", .timeLimit(.minutes(2)))
struct PackTests {
  @Test func `run, or say that they did not`() {
    guard pack == nil else { return }
    print("1 test over the real league pack did not run: it is not here.")
    let named = ProcessInfo.processInfo.environment["SCOREBOOK_LEAGUE_DATA"]
    #expect(named == nil, "SCOREBOOK_LEAGUE_DATA names a folder without a league's files")
  }

  @Test(.enabled(if: pack != nil, "The league pack is not here."))
  func `print the figures that were worked out by hand`() async throws {
    try await withArcade { arcade in
      let site = arcade.folder.appending(path: "site")
      try FileManager.default.createDirectory(at: site, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: site.appending(path: "pinball"),
        withDestinationURL: #require(pack)
      )
      let around = try await arcade.say("around", "Gatof Inuro", "--content", site.path)
      #expect(around.split(separator: "\n").map { String($0.prefix { $0.isNumber }) } == ["4", "5", "6", "6", "8"])
      let stats = try await arcade.json("stats", "--season", "24", "--bank", "1", "--machine", "Deadpool")
      let panel = try #require(stats["panel"] as? [String: Any])
      let (bank, all) = (panel["selectedBank"] as? [String: Any], panel["allSeasons"] as? [String: Any])
      #expect(bank?["high"] as? Int == 188_880_640 && bank?["count"] as? Int == 18)
      #expect(all?["highPlayer"] as? String == "Etova Eduku (S19)" && all?["count"] as? Int == 220)
      let lines = try #require(try await arcade.json("targets")["lines"] as? [[String: Any]])
      #expect(lines.count == 39 && lines.allSatisfy { $0["match"] is [String: Any] })
      let everybody = try await arcade.say("stats", "--season", "all", "--limit", "20000")
      let name = try String(contentsOf: #require(pack).appending(path: "data/redacted_players.csv"), encoding: .utf8)
        .split(separator: "\n").last.map(String.init)
      let hidden = try #require(name)
      #expect(everybody.contains("Redacted 022E64") && !everybody.contains(hidden))
    }
  }
}
