import ArcheryScoring
import CanonicalJSON
import Domain
import Leaderboards
import Testing

/// Three bows on one line, each with its own round.
@Suite struct `A shoot with categories` {
  private static let categories = [
    category("R", .recurve, "wa720_70"), category("C", .compound, "wa720_50_c@TEN_ZONE_6_RING"),
    category("B", .barebow, "wa720_50_b"),
  ]

  private static func category(_ id: CategoryID, _ bow: BowType, _ round: String) -> TournamentCategory {
    TournamentCategory(id, name: "\(bow)", bows: [bow], round: RoundCatalogue.round(round) ?? RoundCatalogue.all[0])
  }

  private let archers: [(PlayerID, BowType)] = [("ann", .recurve), ("ben", .compound), ("cleo", .barebow)]

  private func shoot(_ categories: [TournamentCategory] = categories, starts: Bool = true) throws -> Shoot {
    var shoot = try Shoot(try #require(RoundCatalogue.round("wa720_70")))
    try shoot.perform(.setCategories(categories))
    for (id, bow) in archers { try shoot.perform(.entry(id, nil, bow)) }
    if starts { try shoot.start() }
    return shoot
  }

  @Test func `each archer shoots the round of the category that fits`() throws {
    var shoot = try shoot()
    #expect(try shoot.tournament.round(of: "ann").code == "wa720_70")
    #expect(try shoot.tournament.round(of: "cleo").code == "wa720_50_b")
    // A 4 is on the 122 cm face of the barebow and not on the six-ring face of the compound.
    #expect(throws: Refusal.self) { try shoot.shoot("4", for: "ben", by: Shoot.organiser) }
    try shoot.shoot("4", for: "cleo", by: Shoot.organiser)
    #expect(try shoot.sheet(of: "cleo").running.score == 4)
  }

  @Test func `each category is ranked for itself`() throws {
    var shoot = try shoot()
    try shoot.shoot(["ann": "9 9 9 9 9 9", "ben": "X X X X X X", "cleo": "7 7 7 7 7 7"], by: Shoot.organiser)
    let results = try shoot.results()
    #expect(results.categories.map(\.id) == ["R", "C", "B"])
    for category in results.categories {
      #expect(category.rows.map(\.rank) == [1] && category.rows[0].scoreDifferenceFromFirst == 0)
      #expect(category.podium.count == 1)
    }
    let board = try shoot.tournament.boardScreen(for: BoardViewer(nil, now: 0), BoardChoice(category: "C"))
    #expect(board.rows.map(\.id) == ["ben"] && board.rule.code == .waOutdoor2026)
  }

  @Test func `an archer who fits no category or several is unassigned and can score`() throws {
    let both = Self.categories + [TournamentCategory("X", name: "All", round: Self.categories[0].round)]
    var shoot = try shoot(both)
    #expect(try shoot.tournament.unassigned.map(\.id) == ["ann", "ben", "cleo"])
    try shoot.shoot("4", for: "ann", by: Shoot.organiser)
    #expect(try shoot.results().categories.map(\.id) == [TournamentCategory.unassignedID])
    #expect(try shoot.results().categories[0].podium.isEmpty)
  }

  @Test func `an unassigned archer is put into a category of the same round`() throws {
    let both = Self.categories + [TournamentCategory("X", name: "All", round: Self.categories[0].round)]
    var shoot = try shoot(both)
    try shoot.shoot("4", for: "ann", by: Shoot.organiser)
    let other = TournamentCommand.changeEntrant("ann", Entrant(category: "C"))
    #expect(try shoot.refusal(of: other) == .roundFixed)
    try shoot.perform(.changeEntrant("ann", Entrant(category: "R")))
    #expect(try shoot.tournament.category(of: "ann")?.id == "R")
    #expect(
      try shoot.refusal(of: other, by: "ann") == .notCreator || shoot.refusal(of: other, by: "ann") == .notScoreable
    )
  }

  @Test func `an archer with arrows keeps the round, whatever the bow`() throws {
    var shoot = try shoot()
    try shoot.shoot("9", for: "ann", by: Shoot.organiser)
    let change = TournamentCommand.changeArcher("ann", displayName: "ann", bowType: .compound, shaftDiameterUm: nil)
    #expect(try shoot.refusal(of: change) == .roundFixed)
  }

  @Test func `two categories of one round are merged with a reason`() throws {
    let round = Self.categories[0].round
    let young = TournamentCategory("RY", name: "Young", bows: [.recurve], ageClasses: [.under(18)], round: round)
    let grown = TournamentCategory("R", name: "Adult", bows: [.recurve], ageClasses: [.adult], round: round)
    var shoot = try shoot([young, grown])
    try shoot.perform(.changeEntrant("ann", Entrant(ageClass: .under(18))))
    #expect(try shoot.tournament.category(of: "ann")?.id == "RY")
    try shoot.shoot("9", for: "ann", by: Shoot.organiser)
    let merged = [TournamentCategory("R", name: "All ages", bows: [.recurve], round: round)]
    #expect(try shoot.refusal(of: .setCategories(merged)) == .reasonRequired)
    try shoot.perform(.setCategories(merged, reason: "too few"))
    #expect(try shoot.tournament.category(of: "ann")?.id == "R")
  }

  @Test func `the round of a category with arrows stays`() throws {
    var shoot = try shoot()
    try shoot.shoot("9", for: "ann", by: Shoot.organiser)
    let other = [Self.category("R", .recurve, "wa720_60")] + Self.categories.dropFirst()
    #expect(try shoot.refusal(of: .setCategories(other, reason: "wind")) == .roundFixed)
    // No archer of the category has shot yet.
    let compound = [Self.categories[0], Self.category("C", .compound, "wa720_50_c"), Self.categories[2]]
    try shoot.perform(.setCategories(compound))
    #expect(try shoot.tournament.round(of: "ben").code == "wa720_50_c")
  }

  /// Young and adult recurve archers and a compound category of one round, and the first two ranked together.
  private func merging(
    _ others: [TournamentCategory] = []
  ) throws -> (shoot: Shoot, young: TournamentCategory, grown: TournamentCategory) {
    let round = Self.categories[0].round
    let young = TournamentCategory("RY", name: "Young", bows: [.recurve], ageClasses: [.under(18)], round: round)
    let grown = TournamentCategory("R", name: "Adult", bows: [.recurve], ageClasses: [.adult], round: round)
    let both = TournamentCategory("RA", name: "Both", combining: ["RY", "R"], round: round)
    var shoot = try shoot([young, grown, both] + others)
    try shoot.perform(.changeEntrant("ann", Entrant(ageClass: .under(18))))
    try shoot.perform(.changeEntrant("cleo", Entrant(category: "RY")))
    return (shoot, young, grown)
  }

  @Test func `a merge takes the archers who were put into the category by hand, and moves nobody else`() throws {
    let round = Self.categories[0].round
    let compound = TournamentCategory("CU", name: "Young", bows: [.compound], ageClasses: [.under(18)], round: round)
    let any = TournamentCategory("C", name: "Compound", bows: [.compound], ageClasses: [.adult], round: round)
    var (shoot, young, grown) = try merging([compound, any])
    // The two categories together also fit this archer.
    try shoot.perform(.changeEntrant("ben", Entrant(ageClass: .under(18))))
    try shoot.shoot("9", for: "cleo", by: Shoot.organiser)
    for command in try shoot.tournament.removing(young, into: grown, reason: "too few") {
      try shoot.perform(command)
    }
    #expect(try ["ann", "ben", "cleo"].map { try shoot.tournament.category(of: $0)?.id } == ["R", "CU", "R"])
    for command in try shoot.tournament.removing(grown, into: any, reason: "too few") {
      try shoot.perform(command)
    }
    #expect(try ["ann", "ben", "cleo"].map { try shoot.tournament.category(of: $0)?.id } == ["C", "CU", "C"])
    #expect(try shoot.tournament.listedCategories.map(\.id) == ["CU", "C"])
  }

  @Test func `archers go only into another category that takes archers itself`() throws {
    let (shoot, young, _) = try merging()
    let both = try #require(try shoot.tournament.category("RA"))
    for target in [both, young, .unassigned(in: try shoot.tournament)] {
      #expect(throws: Refusal.self) { try shoot.tournament.removing(young, into: target, reason: nil) }
    }
  }

  @Test func `a category with arrows can only be renamed or merged`() throws {
    var (shoot, young, grown) = try merging()
    let list = try shoot.tournament.listedCategories
    let round = young.round
    func changed(_ change: TournamentCategory) -> [TournamentCategory] { list.map { $0.id == change.id ? change : $0 } }
    let ruled = TournamentCategory(
      "RY",
      name: "Young",
      bows: [.recurve],
      ageClasses: [.under(18)],
      round: round,
      rule: .waIndoor
    )
    let medalled = TournamentCategory("RA", name: "Both", combining: ["RY", "R"], round: round, medals: [1, 1, 1])
    // Before the first arrow everything may change.
    try shoot.perform(.setCategories(changed(ruled)))
    try shoot.perform(.setCategories(changed(medalled)))
    try shoot.perform(.setCategories(list))
    try shoot.shoot("9", for: "cleo", by: Shoot.organiser)
    let wide = TournamentCategory("RY", name: "Young", bows: [.recurve], round: round)
    let away = list.filter { $0.id != "RY" && $0.id != "RA" }
    for other in [changed(ruled), changed(medalled), changed(wide), away, []] {
      #expect(try shoot.refusal(of: .setCategories(other, reason: "why")) == .roundFixed)
    }
    let named = TournamentCategory("RY", name: "Youth", bows: [.recurve], ageClasses: [.under(18)], round: round)
    #expect(try shoot.refusal(of: .setCategories(changed(named))) == .reasonRequired)
    try shoot.perform(.setCategories(changed(named), reason: "misspelt"))
    try shoot.perform(.setCategories(list, reason: "misspelt"))
    // A category without arrows is still open, and others may be added.
    let open = TournamentCategory("R", name: "Adult", bows: [.recurve], ageClasses: [.adult], round: round, medals: [2])
    try shoot.perform(.setCategories(changed(open)))
    let merge = try shoot.tournament.removing(young, into: grown, reason: nil)
    try shoot.perform(merge[0])
    #expect(try shoot.refusal(of: merge[1]) == .reasonRequired)
  }

  @Test func `a combined category with arrows is made or removed with a reason`() throws {
    var (shoot, young, _) = try merging()
    let list = try shoot.tournament.listedCategories
    try shoot.shoot("9", for: "cleo", by: Shoot.organiser)
    let without = list.filter { $0.id != "RA" }
    #expect(try shoot.refusal(of: .setCategories(without)) == .reasonRequired)
    try shoot.perform(.setCategories(without, reason: "not wanted"))
    let again = without + [TournamentCategory("ALLR", name: "All", combining: ["R", "RY"], round: young.round)]
    #expect(try shoot.refusal(of: .setCategories(again)) == .reasonRequired)
    try shoot.perform(.setCategories(again, reason: "wanted"))
  }

  @Test func `a combined category ranks a part no more that shoots another round`() throws {
    let round = Self.categories[0].round
    let third = TournamentCategory("RB", name: "Barebow", bows: [.barebow], round: round)
    let all = TournamentCategory("RX", name: "All", combining: ["RY", "R", "RB"], round: round)
    var (shoot, _, _) = try merging([third, all])
    let other = TournamentCategory("RB", name: "Barebow", bows: [.barebow], round: Self.categories[2].round)
    try shoot.perform(.setCategories(shoot.tournament.listedCategories.replacing(other)))
    #expect(try shoot.tournament.category("RX")?.combines == ["RY", "R"])
    let young = TournamentCategory("RY", name: "Young", bows: [.recurve], round: Self.categories[2].round)
    try shoot.perform(.setCategories(shoot.tournament.listedCategories.replacing(young)))
    #expect(try shoot.tournament.listedCategories.map(\.id) == ["RY", "R", "RB"])
  }

  @Test func `only the organiser changes categories`() throws {
    var shoot = try shoot()
    #expect(try shoot.refusal(of: .setCategories([]), by: "ann") == .notCreator)
  }

  @Test func `a combined category ranks the archers of its parts once more, without medals`() throws {
    let round = Self.categories[0].round
    let men = TournamentCategory("RM", name: "Men", bows: [.recurve], genders: [.male], round: round)
    let women = TournamentCategory("RW", name: "Women", bows: [.recurve], genders: [.female], round: round)
    let all = TournamentCategory("RA", name: "All", combining: ["RM", "RW"], round: round)
    var shoot = try shoot([men, women, all])
    try shoot.perform(.changeEntrant("ann", Entrant(gender: .female)))
    try shoot.perform(
      .add(.init("dan", displayName: "Dan", isGuest: true, bowType: .recurve, entrant: Entrant(gender: .male)))
    )
    try shoot.shoot("9 9 9 9 9 9", for: "ann", by: Shoot.organiser)
    try shoot.shoot("8", for: "dan", by: Shoot.organiser)
    let combined = try #require(try shoot.results().categories.first { $0.id == "RA" })
    #expect(combined.rows.map(\.id) == ["ann", "dan"] && combined.podium.isEmpty && combined.isCombined)
    #expect(try shoot.results().sheets.map(\.id).sorted() == ["ann", "ben", "cleo", "dan"])
  }

  @Test(arguments: [
    [TournamentCategory("A", name: "", round: RoundCatalogue.all[0])],
    [TournamentCategory("A B", name: "A", round: RoundCatalogue.all[0])],
    [TournamentCategory("ALL", name: "A", round: RoundCatalogue.all[0])],
    [
      TournamentCategory("A", name: "A", round: RoundCatalogue.all[0]),
      TournamentCategory("A", name: "B", round: RoundCatalogue.all[0]),
    ],
    [TournamentCategory("A", name: "A", combining: ["B", "C"], round: RoundCatalogue.all[0])],
    [TournamentCategory("A", name: "A", round: RoundCatalogue.all[0], medals: [0])],
  ])
  func `a list that says nothing sensible is refused`(categories: [TournamentCategory]) throws {
    var shoot = try Shoot(RoundCatalogue.all[0])
    #expect(try shoot.refusal(of: .setCategories(categories)) == .invalidCategory)
  }

  @Test func `medals need as many entries as the category says`() throws {
    let round = Self.categories[0].round
    var shoot = try shoot([TournamentCategory("R", name: "R", bows: [.recurve], round: round, medals: [2, 2, 2])])
    try shoot.shoot("9", for: "ann", by: Shoot.organiser)
    #expect(try shoot.results().categories[0].podium.isEmpty)
  }

  @Test func `unique ranks follow the line of targets and are shared by nobody`() throws {
    let round = Self.categories[0].round
    var shoot = try shoot([TournamentCategory("R", name: "All", round: round, ties: .unique)], starts: false)
    for (archer, place) in [("ann", "3A"), ("ben", "1A"), ("cleo", "2A")] as [(PlayerID, String)] {
      try shoot.perform(.details(of: archer, archer.rawValue, at: place))
    }
    try shoot.start()
    for (archer, _) in archers { try shoot.shoot("9", for: archer, by: Shoot.organiser) }
    let rows = try shoot.results().categories[0].rows
    #expect(rows.map(\.id) == ["ben", "cleo", "ann"])
    #expect(rows.map(\.rank) == [1, 2, 3] && rows.allSatisfy { !$0.tied })
  }

  @Test func `unique ranks without targets follow the names`() throws {
    let round = Self.categories[0].round
    var shoot = try shoot([TournamentCategory("R", name: "All", round: round, ties: .unique)], starts: false)
    for (archer, name) in [("ann", "Zoe"), ("ben", "mia"), ("cleo", "Lea")] as [(PlayerID, String)] {
      try shoot.perform(.details(of: archer, name))
    }
    try shoot.start()
    for (archer, _) in archers { try shoot.shoot("9", for: archer, by: Shoot.organiser) }
    #expect(try shoot.results().categories[0].rows.map(\.id) == ["cleo", "ben", "ann"])
  }

  @Test func `settings with unique ranks read in earlier versions as shared ranks`() throws {
    let bytes = try CanonicalJSON.encode(TournamentSettings(ties: .unique))
    #expect(String(decoding: bytes, as: UTF8.self).contains(#""ties":"competition""#))
    #expect(try CanonicalJSON.decode(TournamentSettings.self, from: bytes).ties == .unique)
  }

  @Test func `events of an earlier version make a shoot with one category of everybody`() throws {
    let pass = #"{"arrowsPerEnd":3,"ends":1,"layout":"single","scoringSystem":"TEN_ZONE"}"#
    let settings = """
      {"advance":"firstInRoster","basis":"running","finalising":"explicit","guestsPerParticipant":2,\
      "guestsPerTournament":10,"lateJoiners":"startAtFirstEnd","rule":"scoreXTenEnds","ties":"dense"}
      """
    let bodies = [
      (
        "created",
        #"{"name":"Old","round":{"faceOptions":[],"name":"Own","passes":[\#(pass)],"venue":"indoor"},"settings":\#(settings)}"#
      ),
      ("participantAdded", #"{"addedBy":"org","displayName":"Ann","isGuest":false,"missedEnds":0}"#),
      ("shootOff", #"{"places":[["org"]]}"#),
    ]
    var log = TournamentLog("old")
    log.take(
      bodies.enumerated().map { number, event in
        let (id, time) = (EventID(rawValue: "o\(number)"), Timestamp(rawValue: Int64(number)))
        return ScoringEvent(event.0, by: "org", on: "org", event.1, as: id, at: time, stamped: time)
      }
    )
    let tournament = try #require(log.tournament)
    #expect(tournament.refused.map(\.refusal.scoringCode) == [.notInProgress], "a shoot-off before the start")
    #expect(!tournament.hasCategories && tournament.categories.map(\.id) == [TournamentCategory.wholeID])
    #expect(tournament.categories[0].ties == .dense && tournament.categories[0].rule == .scoreXTenEnds)
    #expect(tournament.roster.map(\.entrant) == [.unknown] && tournament.unassigned.isEmpty)
    #expect(tournament.settings.date == nil && tournament.settings.place == nil)
  }

  @Test func `a scorer of archers with different rounds is done when all of them are`() throws {
    let short = TournamentCategory(
      "C",
      name: "C",
      bows: [.compound],
      round: try #require(RoundCatalogue.round("bray_i"))
    )
    var shoot = try shoot([Self.categories[0], short])
    for end in 1...12 {
      try shoot.shoot("9 9 9 9 9 9", for: "ann", by: Shoot.organiser)
      if end <= 10 { try shoot.shoot("9 9 9", for: "ben", by: Shoot.organiser) }
      // Ben is done after ten ends and delays no turn.
      #expect(try shoot.tournament.view(of: Shoot.organiser).currentEnd == end)
      try shoot.shoot("9 9 9 9 9 9", for: "cleo", by: Shoot.organiser)
    }
    let view = try shoot.tournament.view(of: Shoot.organiser)
    #expect(view.isRoundComplete)
    #expect(try shoot.tournament.isComplete)
  }

  @Test func `a reopened shoot takes arrows again and its results are the next version`() throws {
    var shoot = try shoot()
    try shoot.shoot("9", for: "ann", by: Shoot.organiser)
    try shoot.perform(.complete(force: true))
    #expect(try shoot.refusal(of: .reopen(reason: nil), by: "ann") == .notCreator)
    try shoot.perform(.reopen(reason: "a sheet was missing"))
    try shoot.shoot("9", for: "ben", by: Shoot.organiser)
    try shoot.perform(.complete(force: true))
    #expect(try shoot.results().version == 2 && shoot.results().isFinal)
  }

  @Test(arguments: [
    ("wa720_70", RankingRule.waOutdoor2026), ("wa18", .waIndoor), ("york", .agbImperial), ("wa_3d_24", .wa3D),
    ("wa_field_24_red_marked", .waField), ("vegas", .scoreXTenEnds), ("warwick", .agbImperial),
    ("wa720_50_c@TEN_ZONE_6_RING", .waOutdoor2026),
  ])
  func `a round brings its own tie rule`(code: String, rule: RankingRule) throws {
    #expect(try #require(RoundCatalogue.round(code)).usualRule == rule)
  }

  @Test(arguments: CategoryTemplate.allCases)
  func `a template's categories are a list that a shoot takes`(template: CategoryTemplate) throws {
    for venue in [Round.Venue.indoor, .outdoor] {
      var shoot = try Shoot(RoundCatalogue.all[0])
      let categories = template.categories(for: BowType.allCases, venue)
      try shoot.perform(.setCategories(categories))
      #expect(try shoot.tournament.categories == categories)
    }
    #expect(CategoryTemplate.worldArchery.categories(for: [.recurve], .outdoor).map(\.id.rawValue).contains("RU18W"))
  }
}
