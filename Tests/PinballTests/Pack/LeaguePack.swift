import Foundation
import Pinball
import Testing

/// A real league's files, where they are: `SCOREBOOK_LEAGUE_DATA`, or `shared` beside the project.
///
/// They are never part of it.
enum LeaguePack {
  static let folder: URL? = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let named = ProcessInfo.processInfo.environment["SCOREBOOK_LEAGUE_DATA"].map { URL(filePath: $0) }
    let folder = named ?? root.appending(path: "../shared/data/pinball-league/pinball").standardizedFileURL
    return FileManager.default.fileExists(atPath: folder.appending(path: "data").path) ? folder : nil
  }()

  static var isThere: Bool { folder != nil }

  static func bytes(_ name: String) throws -> [UInt8] {
    let folder = try #require(folder)
    return Array(try Data(contentsOf: folder.appending(path: "data").appending(path: name)))
  }

  /// Read once, for it is long.
  static let stats = Result { try LeagueStats(bytes("LPL_Stats.csv")) }

  static func standings() throws -> LeagueStandings { try LeagueStandings(bytes("LPL_Standings.csv")) }
}

@Suite struct `Tests over the real league pack` {
  @Test func `run, or say how many did not`() throws {
    guard !LeaguePack.isThere else { return }
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let count = try files.filter { $0.lastPathComponent != "LeaguePack.swift" }.reduce(0) { sum, file in
      sum + (try String(contentsOf: file, encoding: .utf8).components(separatedBy: "@Test").count - 1)
    }
    print("\(count) tests over the real league pack did not run: it is not here.")
    let named = ProcessInfo.processInfo.environment["SCOREBOOK_LEAGUE_DATA"]
    #expect(named == nil, "SCOREBOOK_LEAGUE_DATA names a folder without a league's files")
  }
}
