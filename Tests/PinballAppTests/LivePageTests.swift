import AppTestSupport
import Foundation
import TestSupport
import Testing

@Suite("pinball-practice's live league", .timeLimit(.minutes(3)))
struct LivePageTests {
  /// The first text of a stream that contains something.
  private func first(_ texts: AsyncThrowingStream<String, any Error>, containing part: String) async throws -> Bool {
    var all = ""
    for try await text in texts {
      all += text
      if all.contains(part) { return true }
    }
    return false
  }

  @Test func `an open page shows the league's newer file, and another league`() async throws {
    try await withSite { site, url, arcade in
      try await arcade.browse("--content", url) { olga in
        try await eventually("season 2") {
          try await olga.get("/league/standings").text.contains("Standings of season 2")
        }
        let stream = try await olga.stream("/league/standings/live")
        let text = site.text(LeagueSite.standings)
        site.put(LeagueSite.standings, text.replacing("\n2,", with: "\n3,"), listedAt: 2)
        #expect(try await olga.post("/content/refresh").status == 200)
        #expect(try await first(stream, containing: "Season 3"))
      }
    }
  }

  @Test(arguments: ["standings", "stats"])
  func `a command follows the league: it prints at once, and goes on`(command: String) async throws {
    try await withSite { _, url, arcade in
      let process = arcade.program.process([command, "--follow", "--json", "--content", url, "--store", arcade.store])
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let line = try await withoutBlockingOthers { () -> String? in
        var lines = LineReader(output)
        return lines.next()
      }
      #expect(line?.contains("\"season\"") == true, "\(line ?? "nothing")")
      #expect(process.isRunning)
      process.terminate()
      try await withoutBlockingOthers { process.waitUntilExit() }
    }
  }

  @Test func `the About page links to the league and to its group`() async throws {
    try await withSite { _, url, arcade in
      try await arcade.browse("--content", url) { olga in
        let before = try await olga.get("/about").text
        #expect(before.contains("href=\"\(url)\"") && !before.contains("The league&#39;s group"))
        for wrong in ["http://group.example", "javascript:alert(1)", "https://", "group"] {
          let refused = try await olga.post("/content/link", ["link": wrong], from: "/content")
          #expect(refused.status == 422 && refused.text.contains("This is not an address."), "\(wrong)")
        }
        let saved = try await olga.post("/content/link", ["link": "https://group.example/pinball"])
        #expect(saved.status == 200)
        let after = try await olga.get("/about").text
        #expect(
          after.contains("<a href=\"https://group.example/pinball\" rel=\"noreferrer\">The league&#39;s group</a>")
        )
        _ = try await olga.post("/content/link", ["link": ""])
        #expect(try await !olga.get("/about").text.contains("The league&#39;s group"))
      }
    }
  }

  @Test func `pictures of videos come from the server, and from nowhere where none are wanted`() async throws {
    try await LeagueSite.run { site, url in
      let library = """
        [{"game": "Kiss", "practice_identity": "Gkiss", "library_name": "The Arcade", "videos": [
          {"kind": "tutorial", "url": "https://youtu.be/abc123"}, {"kind": "gameplay", "url": "https://x.example/v"}]}]
        """
      site.put("/pinball/data/pinball_library_v3.json", library, listedAt: 2)
      site.putBytes("/vi/abc123/mqdefault.jpg", [0xFF, 0xD8, 0xFF, 0xE0, 7])
      for (mirror, type) in [(url, "image/jpeg"), ("none", "image/svg+xml")] {
        try await withArcade { arcade in
          try await arcade.browse("--content", url, "--video-pictures", mirror) { olga in
            try await eventually("the library") { try await olga.get("/library/Gkiss").status == 200 }
            let picture = "/library/Gkiss/videos/1/picture.image"
            for page in ["/library/Gkiss", "/library/Gkiss/practice"] {
              let text = try await olga.get(page).text
              #expect(text.contains("src=\"\(picture)\"") && !text.contains("videos/2/picture"), "\(page)")
              #expect(!text.contains("ytimg") && !text.contains("img.youtube"), "\(page)")
            }
            let answer = try await olga.get(picture)
            #expect(answer.status == 200 && answer.text.contains("<svg") == (type == "image/svg+xml"), "\(mirror)")
            #expect(try await olga.get("/library/Gkiss/videos/3/picture.image").status == 404)
          }
        }
      }
    }
  }
}
