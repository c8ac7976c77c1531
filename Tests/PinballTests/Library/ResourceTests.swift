import Testing

@testable import Pinball

@Suite struct `A game's resources` {
  private func game(_ fields: String) throws -> LibraryGame {
    try #require(try LibrarySample.library("[{\"game\": \"Kiss\", \(fields)}]").games.first)
  }

  @Test func `are looked for where the library says, then where they should be`() throws {
    let game = try game(
      """
      "practice_identity": "G1", "slug": "stern--kiss--2015", "assets": {
        "rulesheet_local_practice": "https://pillyliu.com/pinball/rulesheets/x.md",
        "rulesheet_local_legacy": "/legacy.md", "gameinfo_local_legacy": "pinball/gameinfo/G1-gameinfo.md"}
      """
    )
    let resources = GameResources(game)
    #expect(
      resources.rulesheet == [
        "/pinball/rulesheets/x.md", "/pinball/rulesheets/G1-rulesheet.md", "/pinball/rulesheets/stern--kiss--2015.md",
      ]
    )
    #expect(resources.gameinfo == ["/pinball/gameinfo/G1-gameinfo.md", "/pinball/gameinfo/stern--kiss--2015.md"])
  }

  @Test func `are nowhere for a game without any id, and elsewhere is not here`() throws {
    #expect(GameResources(try game("\"year\": 1")).rulesheet.isEmpty)
    let elsewhere = try game("\"slug\": \"k\", \"assets\": {\"rulesheet_local_practice\": \"https://x.org/r.md\"}")
    #expect(GameResources(elsewhere).rulesheet == ["/pinball/rulesheets/k.md"])
    let host = try game("\"assets\": {\"rulesheet_local_practice\": \"https://x.org/r.md\"}")
    #expect(GameResources(host, host: "x.org").rulesheet == ["/r.md"])
  }

  @Test func `have a picture in sizes, the original, and a stand-in`() throws {
    let folder = "/pinball/images/playfields"
    let large = "\(folder)/G1.x_1400.webp"
    let middle = "\(folder)/G1.x_700.webp"
    func standIn(_ width: Int) -> String { "\(folder)/fallback-whitewood-playfield_\(width).webp" }
    for suffix in [".jpg", "_700.webp", "_1400.png"] {
      let local = "\(folder)/G1.x\(suffix)"
      let game = try game(
        "\"playfield_image_url\": \"https://x.org/p.jpg\", \"assets\": {\"playfield_local_practice\": \"\(local)\"}"
      )
      let images = GameResources(game).playfield
      #expect(images.listCard == [middle, standIn(700)])
      #expect(images.gamePage == [large, middle, standIn(700)])
      #expect(images.fullScreen == [local, large, middle, standIn(700)].withoutRepeats)
      #expect(PlayfieldImages.own(images.gamePage) == [large, middle])
    }
  }

  @Test func `have a picture in one size where it lies elsewhere or is a drawing, and none of their own without one`()
    throws
  {
    for local in ["/other/p.jpg", "/pinball/images/playfields/G1.svg"] {
      let images = GameResources(try game("\"playfieldLocal\": \"\(local)\"")).playfield
      #expect(images.listCard.first == local)
      #expect(images.gamePage.count == 2)
    }
    let none = GameResources(try game("\"playfield_image_url\": \"data:image/png;base64,AA\"")).playfield
    #expect(none.listCard.count == 1 && PlayfieldImages.own(none.gamePage).isEmpty)
  }

  @Test(arguments: [
    ("https://www.youtube.com/watch?v=mHw2DOdeHx8&t=3", "mHw2DOdeHx8"), ("https://youtu.be/a_b-1?si=x", "a_b-1"),
    ("http://m.youtube.com/shorts/abc", "abc"), ("https://www.youtube-nocookie.com/embed/abc?x=1", "abc"),
    ("https://youtube.com/", nil), ("https://notyoutube.com/watch?v=abc", nil), ("https://vimeo.com/1", nil),
    ("https://youtu.be/a%22b", nil), ("https://www.youtube.com/watch?v=", nil),
  ])
  func `have videos, known by their ids`(url: String, id: String?) {
    let video = GameVideo(kind: "competition", label: nil, url: url)
    #expect(video?.youTubeID == id)
    #expect(video?.label == "Competition")
    #expect(video?.thumbnails.count == (id == nil ? 0 : 4))
  }

  @Test(arguments: ["javascript:alert(1)", "/watch?v=a", "ftp://youtube.com/watch?v=a", "", "https://"])
  func `have no videos that a browser should not open`(url: String) {
    #expect(GameVideo(kind: nil, label: "x", url: url) == nil)
  }

  @Test(arguments: [
    ("---\ntitle: x\n---\r\n\r\n# Kiss\r\nrules\r\n", "# Kiss\nrules"), ("# Kiss\n\n---\n", "# Kiss\n\n---"),
    ("---\nnever closed", "---\nnever closed"), ("\u{FEFF}text", "text"), ("---\n---\n \n", nil), ("", nil),
  ])
  func `have rulesheets without their publishers' parts`(text: String, markdown: String?) {
    #expect(RulesheetText(Array(text.utf8))?.markdown == markdown)
  }
}
