import Domain
import Testing

@testable import Pinball

@Suite struct `A library file` {
  @Test func `is read in its present shape`() throws {
    let library = try LibrarySample.library(
      """
      {"version": 3, "libraries": [{"library_id": "c", "library_name": "Classics", "library_type": "manufacturer"},
        {"library_id": "v", "library_name": "Cellar", "library_type": "venue"}],
       "items": [{"library_entry_id": "e1", "practice_identity": " G1 ", "opdb_id": "G1-M", "library_id": "v",
        "game": "Kiss", "variant": "NULL", "manufacturer": "Stern", "year": 2015, "area": "null", "area_order": 1,
        "group": 2, "position": 3, "bank": 4, "slug": "stern--kiss--2015", "unknown": {"a": [1]},
        "videos": [{"kind": "tutorial", "url": "https://youtu.be/a_b-1?si=x"}, {"url": "javascript:alert(1)"}, 7],
        "assets": {"rulesheet_local_practice": "/r.md", "gameinfo_local_practice": null}}]}
      """
    )
    let game = try #require(library.games.first)
    #expect((game.id, game.practiceKey, game.slug) == ("e1", "G1", "stern--kiss--2015"))
    #expect((game.variant, game.area, game.year, game.bank) == (nil, nil, 2015, 4))
    #expect(game.metaLine.description == "Stern • 2015 • 2:3 • Bank 4")
    #expect(game.videos.map(\.label) == ["Tutorial"])
    #expect(game.assets.rulesheetPractice == "/r.md")
    #expect(library.sources.map(\.kind) == [.category, .venue])
  }

  @Test func `is read in its older shapes`() throws {
    let items = """
      [{"name": "Kiss", "game": "KISS!", "sourceName": "Ann & Bo's", "year": "1979", "location": "U", "areaOrder": "2",
        "group": 1.0, "position": 2, "opdb_id": "G2-M", "playfieldLocal": "/p.jpg", "rulesheetUrl": "https://x.org/r"},
       {"game": "Jaws", "sourceType": "category", "venueName": "!", "practice_identity": "G3"}]
      """
    for json in [items, "{\"games\": \(items)}", "\u{FEFF}{\"sources\": [], \"items\": \(items)}"] {
      let library = try LibrarySample.library(json)
      let game = try #require(library.games.first)
      #expect((game.name, game.source, game.year, game.areaOrder) == ("Kiss", "ann-and-bo-s", 1979, 2))
      #expect((game.id, game.slug, game.practiceKey, game.location) == ("G2-M", "G2-M", "G2-M", "U:1:2"))
      #expect((game.assets.playfieldLocal, game.rulesheetURL) == ("/p.jpg", "https://x.org/r"))
      #expect(library.sources.map(\.id) == ["ann-and-bo-s", "the-avenue"])
      #expect(library.sources[1].kind == .category)
      #expect(library.games[1].slug == "G3")
    }
  }

  @Test func `loses only the items that cannot be read`() throws {
    let library = try LibrarySample.library(
      """
      {"items": [7, "x", null, {"game": {"a": 1}}, {}, {"game": " "}, {"game": "Kiss", "year": [], "bank": "four",
        "videos": {}, "assets": 3}, {"slug": "only-a-slug"}], "libraries": [{"library_name": "V"}, 3, {}]}
      """
    )
    #expect(library.games.map(\.name) == ["Kiss", "only-a-slug"])
    #expect(library.skippedItems == 6)
    #expect((library.games[0].year, library.games[0].bank, library.games[0].practiceKey) == (nil, nil, ""))
    #expect(library.sources.map(\.id) == ["v", "the-avenue"])
  }

  @Test(arguments: ["", "[", "{}", "{\"items\": 3}", "7"])
  func `is refused where it is none`(json: String) {
    #expect(throws: LeagueFileError.self) { try LibrarySample.library(json) }
  }

  @Test func `says which source to show`() throws {
    let library = try LibrarySample.library(
      """
      {"sources": [{"id": "c", "name": "C", "type": "category"}, {"id": "v", "name": "V"}, {"id": "w", "name": "W"}],
       "games": []}
      """
    )
    #expect(library.source(saved: "w")?.id == "w")
    #expect(library.source(saved: "gone")?.id == "c")
    #expect(library.practiceSource?.id == "v")
    #expect(PinballLibrary().source(saved: "c") == nil)
  }

  @Test func `keeps a game's films in its order, also where they are shown`() throws {
    var league = League()
    let films =
      "{\"label\": \"B\", \"url\": \"https://youtu.be/b\"}, {\"label\": \"A\", \"url\": \"https://youtu.be/a\"}"
    league.take(.library, Array("[{\"practice_identity\": \"G1\", \"game\": \"Kiss\", \"videos\": [\(films)]}]".utf8))
    #expect(league.game("G1")?.videos.map(\.label) == ["B", "A"])
  }

  @Test func `gives a game's copies, those with videos first`() throws {
    let library = try LibrarySample.library(
      """
      [{"game": "Kiss", "slug": "k", "library_id": "a"},
       {"game": "Kiss", "slug": "k", "library_id": "b", "videos": [{"url": "https://youtu.be/a"}]}]
      """
    )
    #expect(library.games(practiceKey: "k").map(\.source) == ["b", "a"])
  }
}

@Suite struct `Listing the library` {
  private func library() throws -> PinballLibrary {
    try LibrarySample.library(
      """
      {"libraries": [{"library_id": "v", "library_name": "V", "library_type": "venue"},
                     {"library_id": "c", "library_name": "C", "library_type": "category"}],
       "items": [
        {"game": "Pokémon", "variant": "Premium", "manufacturer": "Stern", "year": 2025, "library_id": "v", "bank": 2,
         "area_order": 2, "group": 1, "position": 1},
        {"game": "AC/DC", "manufacturer": "Stern", "year": 2012, "library_id": "v", "bank": 1, "area_order": 1,
         "group": 1, "position": 2},
        {"game": "Kiss", "manufacturer": "Bally", "library_id": "v", "bank": 1, "area_order": 1, "group": 1,
         "position": 1},
        {"game": "Jaws", "year": 2024, "library_id": "v", "bank": 0, "area_order": 1, "group": 2, "position": 1},
        {"game": "Xenon", "year": 1980, "library_id": "v"},
        {"game": "Kiss", "variant": "LE", "year": 2015, "library_id": "c"}]}
      """
    )
  }

  private func names(_ query: LibraryQuery) throws -> [String] { try library().listing(query).games.map(\.name) }

  @Test(arguments: [
    (LibrarySort.area, ["Kiss", "AC/DC", "Jaws", "Pokémon", "Xenon"]),
    (LibrarySort.bank, ["Kiss", "AC/DC", "Pokémon", "Jaws", "Xenon"]),
    (LibrarySort.name, ["AC/DC", "Jaws", "Kiss", "Pokémon", "Xenon"]),
    (LibrarySort.year, ["Xenon", "AC/DC", "Jaws", "Pokémon", "Kiss"]),
  ])
  func `sorts rows with missing values last`(sort: LibrarySort, expected: [String]) throws {
    #expect(try names(LibraryQuery(source: "v", sort: sort)) == expected)
  }

  @Test(arguments: [
    ("pokemon prem", ["Pokémon"]), ("STERN", ["Pokémon", "AC/DC"]), ("2012 ac/", ["AC/DC"]), ("stern bally", []),
    ("  ", ["Pokémon", "AC/DC", "Kiss", "Jaws", "Xenon", "Kiss"]), ("kiss", ["Kiss", "Kiss"]), ("le", ["Kiss"]),
  ])
  func `finds games by all words, in any order and spelling`(search: String, expected: [String]) throws {
    #expect(Set(try names(LibraryQuery(search: search))) == Set(expected))
    #expect(try names(LibraryQuery(search: search)).count == expected.count)
  }

  @Test func `has sections of rows that follow each other`() throws {
    let byBank = try library().listing(LibraryQuery(source: "v", sort: .bank)).sections
    #expect(byBank.map(\.title?.description) == ["Bank 1", "Bank 2", "No bank"])
    #expect(byBank.map(\.games.count) == [2, 1, 2])
    let byArea = try library().listing(LibraryQuery(source: "v")).sections
    #expect(byArea.map(\.title?.description) == ["Group 1", "Group 2", "Group 1", "No group"])
    #expect(try library().listing(LibraryQuery(source: "v", bank: 1)).sections.map(\.title?.description) == [nil])
    #expect(try library().listing(LibraryQuery(source: "v", sort: .name)).sections.count == 1)
  }

  @Test func `offers the source's choices, and drops others`() throws {
    let venue = try library().listing(LibraryQuery(source: "v", bank: 2))
    #expect((venue.sorts, venue.banks, venue.bank, venue.sort) == ([.area, .bank, .name, .year], [1, 2], 2, .area))
    #expect(venue.games.map(\.name) == ["Pokémon"])
    let category = try library().listing(LibraryQuery(source: "c", bank: 2, sort: .bank))
    #expect((category.sorts, category.banks, category.bank, category.sort) == ([.name, .year], [], nil, .name))
    #expect(category.games.count == 1)
    #expect(try library().listing(LibraryQuery(source: "gone")).games.isEmpty)
  }
}
