import AppTestSupport
import Domain
import Foundation
import Spreadsheets
import TestSupport
import Testing

@Suite("A pack of a league", .timeLimit(.minutes(3)))
struct LeaguePackTests {
  /// Returns a pack of the sample league, which another machine made.
  private func pack(_ arcade: Terminal) async throws -> (file: URL, bytes: [UInt8]) {
    let (maker, file) = (try arcade.machine("maker"), arcade.folder.appending(path: "sample.zip"))
    let said = try await maker.say("pack", file.path, "--content", "sample")
    #expect(said.contains("16 files are in") && said.contains("Name it with --content."))
    return (file, Array(try Data(contentsOf: file)))
  }

  /// Returns an archive with other contents under the same names.
  private func changed(_ bytes: [UInt8], _ change: (String, [UInt8]) -> [UInt8]) throws -> [UInt8] {
    let archive = try ZipArchive(bytes)
    var (zip, changed) = (ZipWriter(at: 0), [UInt8]())
    for name in archive.names {
      let content = try #require(try archive.file(name, upTo: 1 << 20))
      changed += try zip.file(name, change(name, content))
    }
    return changed + zip.end()
  }

  @Test func `brings a league to a machine without a network, and from there to the next`() async throws {
    try await withArcade { arcade in
      let (file, bytes) = try await pack(arcade)
      let standings = try await arcade.say("standings", "--content", file.path)
      #expect(standings.hasPrefix("Season 2\n"))
      try FileManager.default.removeItem(at: file)
      // What it brought stays without the file.
      #expect(try await arcade.say("standings") == standings)
      let refresh = try await arcade.say("refresh")
      #expect(refresh.contains("Files of sample") && refresh.contains("0 could not be refreshed"), "\(refresh)")
      try await arcade.say("pack", file.path)
      let (first, second) = (try ZipArchive(bytes), try ZipArchive(Array(try Data(contentsOf: file))))
      #expect(first.names == second.names && first.names.contains("pinball/about.md"))
      for name in first.names {
        #expect(try first.file(name, upTo: 1 << 20) == second.file(name, upTo: 1 << 20), "\(name)")
      }
    }
  }

  @Test func `of a newer season takes the place of the earlier one`() async throws {
    try await withSite { site, url, arcade in
      let (maker, file) = (try arcade.machine("maker"), arcade.folder.appending(path: "league.zip"))
      try await maker.say("pack", file.path, "--content", url)
      try await arcade.browse { olga in
        _ = try await olga.upload("/content/pack", Array(try Data(contentsOf: file)))
        site.add(season: 3, listedAt: 2)
        try await maker.say("pack", file.path)
        _ = try await olga.upload("/content/pack", Array(try Data(contentsOf: file)))
        let page = try await olga.get("/content").text
        #expect(page.components(separatedBy: "<span class=\"secret\">Pack of \(url)</span>").count == 2)
        #expect(try await olga.get("/league/standings").text.contains("Standings of season 3"))
        let caches = arcade.folder.appending(path: "scorebook/pinball-content").path
        let packs = try FileManager.default.contentsOfDirectory(atPath: caches).filter { $0.hasPrefix("pack-") }
        #expect(packs.count == 1)
      }
    }
  }

  @Test(arguments: [
    ("z.writestr('../pinball/data/x.csv', 'a')", "is not a pack"),
    ("z.writestr('/pinball/data/x.csv', 'a')", "is not a pack"),
    ("z.writestr('pinball/../../x.csv', 'a')", "is not a pack"),
    ("z.writestr('pinball/zeros.csv', bytes(80 << 20))", "too large"),
    ("[z.writestr(f'pinball/{n}.csv', '') for n in range(5001)]", "too large"),
    ("z.writestr('readme.txt', 'a')", "There are no league files"),
    ("z.writestr('pinball/data/LPL_Standings.csv', 'nothing,good\\n1,2\\n')", "is missing."),
    ("z.writestr('pinball/cache-manifest.json', '[]')", "list of files cannot be used"),
  ])
  func `that is hostile or damaged is refused, and the league that was shown stays`(script: String, reason: String)
    async throws
  {
    try await withArcade { arcade in
      let good = try await arcade.say("standings", "--content", "sample")
      let caches = arcade.folder.appending(path: "scorebook/pinball-content").path
      let before = try FileManager.default.contentsOfDirectory(atPath: caches)
      let file = arcade.folder.appending(path: "hostile.zip")
      let program =
        "import sys, zipfile\nwith zipfile.ZipFile(sys.argv[1], 'w', zipfile.ZIP_DEFLATED) as z:\n \(script)"
      let python = Process()
      python.executableURL = URL(filePath: "/usr/bin/env")
      python.arguments = ["python3", "-c", program, file.path]
      try python.run()
      python.waitUntilExit()
      try #require(python.terminationStatus == 0)
      let failure = try await arcade.fail("standings", "--content", file.path)
      #expect(failure.status == 1 && failure.line.contains(reason), "\(failure)")
      #expect(try await arcade.say("standings") == good)
      let after = try FileManager.default.contentsOfDirectory(atPath: caches)
      #expect(after.sorted() == before.sorted())
    }
  }

  @Test func `with a file that its own list does not name like that is refused`() async throws {
    try await withArcade { arcade in
      let (file, bytes) = try await pack(arcade)
      let altered = try changed(bytes) { $0.hasSuffix("LPL_Standings.csv") ? $1 + Array("\n".utf8) : $1 }
      try Data(altered).write(to: file)
      let failure = try await arcade.fail("standings", "--content", file.path)
      #expect(failure.line.contains("is not the one that the site"), "\(failure)")
      let nothing = try await arcade.fail("standings")
      #expect(nothing.line.hasPrefix("No league is chosen yet."))
    }
  }

  @Test func `is chosen and downloaded on the page by the owner, and by nobody else`() async throws {
    try await withArcade { arcade in
      let bytes = try await pack(arcade).bytes
      let named = try changed(bytes) { $0 == "league.txt" ? Array("https://league.example\nmore".utf8) : $1 }
      try await arcade.serve { served in
        let olga = try await served.owner()
        let ben = try await served.newcomer("Ben", with: try await olga.invite(at: "/people"))
        #expect(try await ben.upload("/content/pack", named).status == 404)
        let damaged = try await olga.upload("/content/pack", Array(named.dropLast(100)))
        #expect(damaged.status == 422 && damaged.text.contains("is not a pack"))
        #expect(try await olga.get("/content").text.contains("No league is chosen yet."))
        let shown = try await olga.upload("/content/pack", named)
        #expect(shown.status == 200 && shown.text.contains("The league of the pack is shown now."))
        #expect(shown.text.contains("Pack of https://league.example</span><strong>Shown"))
        // The way to the site that it names, whose files it never claims to be.
        #expect(shown.text.contains("name=\"address\" value=\"https://league.example\""))
        #expect(try await ben.get("/league/standings").text.contains("Leo Ardent"))
        #expect(try await ben.bytes("/content/league.zip").status == 404)
        for (path, fields) in [
          ("/content/leagues", ["address": "https://league.example"]), ("/content/league", ["league": "sample"]),
        ] {
          #expect(try await ben.post(path, fields).status == 404, "\(path)")
        }
        let page = try await ben.get("/content").text
        #expect(page.contains("Pack of https://league.example") && !page.contains("league.zip"))
        let offered = try await olga.bytes("/content/league.zip")
        #expect(offered.status == 200)
        let archive = try ZipArchive(offered.bytes)
        let given = try ZipArchive(named)
        #expect(archive.names == given.names)
        #expect(try archive.file("league.txt", upTo: 100) == Array("https://league.example\n".utf8))
      }
      try await arcade.browse { olga in
        let standings = try await olga.get("/league/standings").text
        #expect(standings.contains("Standings of season 2"))
      }
    }
  }
}
