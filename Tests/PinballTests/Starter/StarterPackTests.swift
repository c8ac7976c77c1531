import Crypto
import Domain
import Foundation
import Pinball
import Testing

/// The sample league that comes with the app, which is also what there is before anything was downloaded.
@Suite struct `The starter pack` {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Apps/pinball-practice/Starter")

  private func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Self.folder.appending(path: path)))
  }

  private struct Manifest: Decodable {
    struct File: Decodable {
      let hash: String
      let size: Int
      let contentType: String
    }

    let totalFiles: Int
    let files: [String: File]
  }

  private func manifest() throws -> Manifest {
    try JSONDecoder().decode(Manifest.self, from: Data(bytes("pinball/cache-manifest.json")))
  }

  private func library() throws -> PinballLibrary {
    try PinballLibrary(bytes("pinball/data/pinball_library_v3.json"))
  }

  private func stats() throws -> LeagueStats { try LeagueStats(bytes("pinball/data/LPL_Stats.csv")) }

  private func standings() throws -> LeagueStandings { try LeagueStandings(bytes("pinball/data/LPL_Standings.csv")) }

  @Test func `is listed file by file; Tools/starter-manifest does that`() throws {
    let manifest = try manifest()
    let names = FileManager.default.enumerator(atPath: Self.folder.path)?.allObjects as? [String] ?? []
    let files = names.filter { $0.contains(".") && !$0.hasPrefix("pinball/cache-") }.map { "/\($0)" }
    #expect(Set(files) == Set(manifest.files.keys))
    #expect(manifest.totalFiles == files.count)
    for (path, file) in manifest.files {
      let bytes = try bytes(String(path.dropFirst()))
      #expect(file.size == bytes.count, "\(path)")
      #expect(file.hash == SHA256.hash(data: bytes).map { String(format: "%02x", $0) }.joined(), "\(path)")
    }
  }

  @Test func `has two seasons of twelve players, nothing of which is lost in reading`() throws {
    let (stats, standings) = (try stats(), try standings())
    #expect(stats.options(for: StatsFilter()).seasons.map(\.number) == [1, 2])
    #expect(stats.players.count == 12)
    #expect(stats.skipped.total + stats.duplicates.count + stats.repeats.count + standings.skipped.total == 0)
    #expect(standings.seasons == [1, 2])
    #expect(Set(standings.rows.map(\.player)) == Set(stats.players))
  }

  @Test func `adds up: best six of eight banks, ranks that tie, nights that make eligible`() throws {
    let (stats, standings) = (try stats(), try standings())
    for row in standings.rows {
      #expect(row.total == row.banks.sorted().suffix(6).reduce(0, +), "\(row.player)")
      #expect((row.eligible == "Yes") == ((row.nights ?? 0) >= 4))
      let played = stats.rows(of: NameKey(loosely: row.player)).filter { $0.season.number == row.season && $0.isUsable }
      #expect(Set(played.map(\.bank)).count == row.nights)
      for bank in Set(played.map(\.bank)) {
        let points = played.filter { $0.bank == bank }.compactMap(\.points).reduce(0, +)
        #expect(row.banks[bank - 1] == points, "\(row.player) S\(row.season)B\(bank)")
      }
    }
    for number in standings.seasons {
      let lines = try #require(standings.season(number)).lines
      #expect(lines.map(\.rank) == lines.map { line in lines.count { $0.row.total > line.row.total } + 1 })
    }
    #expect(Set(try #require(standings.season()).lines.map(\.rank)).count == 11)
  }

  @Test func `has a game, a bank and a target for every machine that was played`() throws {
    let library = try library()
    let matcher = MachineMatcher(library)
    for machine in try stats().options(for: StatsFilter()).machines {
      #expect(matcher.sureMatch(machine)?.game.source == "venue--tilt-cellar", "\(machine)")
    }
    let table = TargetTable(try LeagueTargets(bytes("pinball/data/LPL_Targets.csv")), library: library)
    #expect(table.lines.count == 16)
    #expect(table.lines.allSatisfy { $0.match != nil })
    #expect(table.banks == Array(1...8))
    #expect(table.lines.map(\.target).allSatisfy { ($0.second ?? 0) > ($0.fourth ?? 0) && $0.eighth != nil })
    #expect(library.sources.map(\.kind) == [.venue, .category])
    #expect((library.games.count, library.skippedItems) == (21, 0))
  }

  @Test func `has the texts and drawings that its library names`() throws {
    let files = try manifest().files
    var read = 0
    for game in try library().games {
      for path in [game.assets.rulesheetPractice, game.assets.gameinfoPractice].compactMap(\.self) {
        #expect(files[path] != nil)
        let text = try #require(RulesheetText(try bytes(String(path.dropFirst()))))
        #expect(MarkdownDocument(text.markdown).chapters.first?.title == game.name)
        read += 1
      }
      guard let local = game.assets.playfieldPractice else { continue }
      #expect(GameResources(game).playfield.listCard.first == local)
      #expect(files[local]?.contentType == "image/svg+xml")
    }
    #expect(read == 9)
  }

  @Test func `hides the redacted player`() throws {
    let redaction = try HiddenPlayers(bytes("pinball/data/redacted_players.csv"))
    #expect(try stats().players.count(where: redaction.hides) == 1)
  }
}
