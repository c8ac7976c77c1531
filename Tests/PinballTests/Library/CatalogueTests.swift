import Domain
import Pinball
import Testing

@Suite("A library keyed by OPDB id") struct CatalogueTests {
  let league = CatalogueSample.league()

  @Test func `has the games at places, then every other game once`() throws {
    let library = try #require(league.library)
    #expect(league.problems.isEmpty && library.skippedItems == 5)
    #expect(library.sources.map(\.id) == ["venue--pm-8760", "category--opdb"])
    #expect(library.games.map(\.practiceKey) == ["G5pe4", "GJaw1", "G5LW9-MQ6N5", "G4qX5", "GKold", "G5LW9-ML371"])
    let madness = try #require(library.games.first)
    #expect(madness.name == "Medieval Madness" && madness.variant == "Remake LE" && madness.year == 2015)
    #expect(madness.bank == 5 && madness.location == "D:7:4" && madness.id == "v--8760--G5pe4-MRem1-A1abc")
    #expect(madness.rulesheetURL == "https://tiltforums.com/t/mm")
    #expect(madness.videos.map(\.label) == ["Tutorial 1", "Gameplay 1"])
    let resources = GameResources(madness)
    #expect(resources.rulesheet.first == "/pinball/rulesheets/G5pe4-own.md")
    #expect(resources.playfield.gamePage.first == "/pinball/images/playfields/G5pe4-MePZv-playfield_1400.webp")
    // The rulesheet of a group that is two games belongs to one of them.
    let rules = Dictionary(library.games.map { ($0.name, $0.rulesheetURL) }) { first, _ in first }
    #expect(rules["Shrek"] == "https://rules.example/shrek" && rules["Family Guy"] == .some(nil))
  }

  @Test func `offers the games at places, and others by name`() throws {
    let library = try #require(league.library)
    #expect(library.offering().games.map(\.practiceKey) == ["G5pe4", "GJaw1"])
    #expect(library.offering(["G4qX5"]).games.map(\.name) == ["Medieval Madness", "Jaws", "Kiss"])
    #expect(library.key(of: "Family Guy") == "G5LW9-MQ6N5")
    let alone = try #require(CatalogueSample.league(without: [.layout]).library)
    #expect(alone.offering().games.count == 6 && alone.games.first { $0.practiceKey == "G5pe4" }?.year == 1997)
    let screen = library.screen(LibraryQuery(), most: 4)
    #expect(screen.sections.flatMap(\.games).count == 4 && screen.count == 6 && screen.omitted == 2)
  }

  @Test func `means one game by a name, as the league's own files say`() throws {
    #expect(try #require(league.library).key(of: "Kiss") == "G4qX5")
    let unsaid = try #require(CatalogueSample.league(without: [.names]).library)
    #expect(unsaid.key(of: "Kiss") == nil)
    // Part of a name counts only at places.
    #expect(MachineMatcher(unsaid).match("Medieval")?.certainty == .loose)
    #expect(MachineMatcher(unsaid).match("Family") == nil)
  }

  @Test func `links a game to Pinball Map and Match Play`() throws {
    let game = try #require(league.game("G5pe4"))
    #expect(game.links?.pinballMap == "https://pinballmap.com/map?by_opdb_id=G5pe4-MRem1-A1abc")
    #expect(game.links?.matchPlay == "https://app.matchplay.events/pintips/G5pe4-MRem1-A1abc")
    for bad in ["", "G", "g5pe4", "G5pe4-", "G5pe4-A1", "G5pe4-M1-A1-A2", "G5pe4&x=1", "Gü5pe4", "G5pe4-M1-B1"] {
      #expect(OPDBID(bad) == nil, "\(bad)")
    }
  }

  @Test(arguments: [
    "", "nonsense", "7", "{}", "[]", "{\"records\": 3}", "[{\"opdb_id\": \"G5pe4\"}]", "[null, 7]", "[[[[[[[[[[[[",
  ])
  func `stays as it was where the machines cannot be read`(text: String) throws {
    #expect(League.objection(to: .machines, Array(text.utf8)) != nil)
    var league = league
    league.take(.machines, Array(text.utf8))
    #expect(league.problems[.machines] != nil && league.library == self.league.library)
    #expect(league.libraryFiles.contains(.machines))
  }

  @Test func `stays as it was where another file cannot be read, and reads no endless list`() throws {
    for file in League.File.catalogue {
      var league = league
      league.take(file, Array("{\"records\": \"none\"}".utf8))
      #expect(league.problems[file] != nil && league.library?.games == self.league.library?.games, "\(file)")
    }
    let many =
      "[" + Array(repeating: "{\"opdb_id\": \"G5pe4\", \"name\": \"a\"}", count: 20_001).joined(separator: ",") + "]"
    #expect(League.objection(to: .machines, Array(many.utf8)) == Message("The file has more than \(20_000) records."))
  }

  @Test func `takes the place of the file of before, which stays without one`() {
    var league = League()
    league.take(.library, Array(CatalogueSample.older.utf8))
    league.take(.machines, Array("[]".utf8))
    #expect(league.library?.games.count == 2 && league.problems[.machines] != nil)
    #expect(league.libraryFiles == [.library, .machines])
    for order in [[League.File.library, .machines, .layout], [.layout, .machines, .library]] {
      var league = League()
      for file in order {
        league.take(file, Array((CatalogueSample.files[file] ?? CatalogueSample.older).utf8))
      }
      #expect(league.library?.sources.first?.id == "venue--pm-8760" && league.libraryFiles == League.File.catalogue)
    }
  }
}

@Suite("Players at IFPA") struct IFPATests {
  private func league(_ rows: String) -> League {
    var league = League()
    let banks = (1...8).map { "bank_\($0)" }.joined(separator: ",")
    let ones = Array(repeating: "1", count: 8).joined(separator: ",")
    let standings = "season,player,total,\(banks)\n1,Ann Lee,9,\(ones)\n1,Bo Berg,8,\(ones)\n"
    league.take(.standings, Array(standings.utf8))
    league.take(.redacted, Array("name\nBo Berg\n".utf8))
    league.take(.ifpa, Array(("player,ifpa_player_id,ifpa_name,city,wppr_rank\n" + rows).utf8))
    return league
  }

  @Test func `are linked by their number, and no redacted player is`() throws {
    let league = league("ann  lee,67715,Ann B. Lee,Lansing,1234\nBo Berg,5,Robert Berg,,\n")
    let link = try #require(league.player("Ann Lee")?.ifpa)
    #expect(link.url == "https://www.ifpapinball.com/players/view.php?p=67715")
    #expect(link.name == "Ann B. Lee" && link.rank == 1234)
    let hidden = try #require(league.player("Bo Berg"))
    #expect(hidden.ifpa == nil && hidden.player.hasPrefix("Redacted"))
  }

  @Test(arguments: [
    "Ann Lee,,,,\n", "Ann Lee,5,A,,\nAnn Lee,6,B,,\n", "Ann Lee,-1,,,\n", "Ann Lee,5&x=1,,,\n", "Ann Lee,1.5,,,\n",
  ])
  func `are not linked without one certain number`(rows: String) throws {
    let league = league(rows)
    #expect(league.problems.isEmpty)
    #expect(try #require(league.player("Ann Lee")).ifpa == nil)
  }

  @Test func `stay linked where a newer file lacks a column`() throws {
    var league = league("Ann Lee,5,A,,\n")
    league.take(.ifpa, Array("player,name\nAnn Lee,x\n".utf8))
    #expect(league.problems[.ifpa] == Message("The column \"\("ifpa_player_id")\" is missing."))
    #expect(try #require(league.player("Ann Lee")).ifpa?.id == 5)
  }
}
