import Testing

@testable import Pinball

@Suite struct `A machine's name` {
  @Test(arguments: [
    ("AC/DC", "acdc"), ("Dungeons & Dragons", "dungeonsanddragons"),
    ("Elvira's House of Horrors", "elvirashouseofhorrors"),
    (" Pokémon ", "pokemon"), ("Batman '66", "batman66"), ("…", ""),
  ])
  func `is compared by letters and digits`(name: String, key: String) {
    #expect(MachineName(name).key == key)
  }

  @Test(arguments: [
    ("TMNT", "Teenage Mutant Ninja Turtles", "alias"),
    ("teenage mutant ninja turtles", "Teenage Mutant Ninja Turtles", "exact"),
    ("Black Knight Sword of Rage", "Black Knight: Sword of Rage", "exact"), ("Tron", "Tron: Legacy", "alias"),
    ("Star Wars (2017)", "Star Wars", "alias"), ("Uncanny X-Men", "The Uncanny X-Men", "alias"),
    ("Godzilla Premium", "Godzilla", "loose"), ("Labyrinth", "Labyrinth (Barrels of Fun)", "loose"),
  ])
  func `is matched, and it is known how`(name: String, game: String, certainty: String) throws {
    let matcher = MachineMatcher(try LibrarySample.named("Jaws", game, "Kiss"))
    let match = try #require(matcher.match(name))
    #expect(match.game.name == game)
    #expect(match.certainty.rawValue == certainty)
    #expect((matcher.sureMatch(name) == nil) == (certainty == "loose"))
  }

  @Test(arguments: [
    ("Star Trek: The Next Generation", ["Star Trek"]), ("Star Trek", ["Star Trek: The Next Generation"]),
    ("Jurassic Park", ["The Lost World: Jurassic Park"]), ("Kis", ["Kiss"]),
    ("Godzilla", ["Godzilla Vs Kong", "Super Godzilla"]),
    ("Whirlwind", ["Tornado"]), ("…", ["Kiss"]), ("", ["…", "Kiss"]),
  ])
  func `is matched to no sequel, to nothing short, and to none of several`(name: String, games: [String])
    throws
  {
    var json = games.enumerated().map { "{\"game\": \"\($1)\", \"slug\": \"s\($0)\"}" }
    json.append("{\"game\": \"Paragon\"}")
    #expect(MachineMatcher(try LibrarySample.library("[\(json.joined(separator: ","))]")).match(name) == nil)
  }

  @Test func `is looked for in all sources, and found at the first`() throws {
    let library = try LibrarySample.library(
      """
      [{"game": "Kiss", "practice_identity": "G1", "library_name": "A", "variant": "LE"},
       {"game": "Jaws", "practice_identity": "G2", "library_name": "B"},
       {"game": "Kiss", "practice_identity": "G1", "library_name": "B", "variant": "Pro"},
       {"game": "Jaws Two", "practice_identity": "G3", "library_name": "B"},
       {"game": "Jaws Two", "practice_identity": "G3", "library_name": "A"}]
      """
    )
    let matcher = MachineMatcher(library)
    #expect(matcher.match("KISS")?.game.variant == "LE")
    #expect(matcher.match("Jaws")?.game.source == "b")
    #expect(matcher.match("Jaws Two Premium") == nil)
  }

  @Test func `may be the same game's at several venues and is still one game's`() throws {
    let library = try LibrarySample.library(
      """
      [{"game": "King Kong", "practice_identity": "G1", "library_name": "A"},
       {"game": "King Kong", "practice_identity": "G1", "library_name": "B"}]
      """
    )
    #expect(MachineMatcher(library).match("King Kong LE")?.game.source == "a")
  }
}
