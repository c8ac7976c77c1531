import ArcheryScoring
import Domain
import Leaderboards
import Testing

@Suite struct `The rules of categories` {
  @Test func `clubs with equal medals share the rank, and the next rank is skipped`() {
    let results = ["elm", "ash"].map { MedalTable.Result(club: $0, rank: 1, entries: 3) }
    let table = MedalTable(
      results + [.init(club: "oak", rank: 3, entries: 3), .init(club: "fir", rank: 4, entries: 3)]
    )
    #expect(table.rows.map(\.club) == ["ash", "elm", "oak"])
    #expect(table.rows.map(\.rank) == [1, 1, 3])
  }

  @Test func `a rank that is no place wins no medal`() {
    let ranks = [0, -1, Int.min, Int.max]
    #expect(MedalTable(ranks.map { .init(club: "oak", rank: $0, entries: 1) }).rows.isEmpty)
  }

  @Test func `a block without archers has no places`() throws {
    #expect(try TargetPlan([], perTarget: 4, firstTarget: 1).places.isEmpty)
  }

  @Test func `archers without a club count as one club`() throws {
    let archers = [("b", "oak"), ("c", ""), ("a", "")].map { TargetPlan.Archer(id: $0.0, club: $0.1) }
    let plan = try TargetPlan(archers, perTarget: 2, firstTarget: 3)
    #expect(plan.places.mapValues(\.text) == ["a": "3A", "c": "4A", "b": "3B"])
  }

  @Test(arguments: [999, 0, Int.max, Int.min])
  func `a block beyond the line is refused`(firstTarget: Int) {
    let archers = ["a", "b"].map { TargetPlan.Archer(id: $0, club: "oak") }
    #expect(throws: Refusal.self) { try TargetPlan(archers, perTarget: 1, firstTarget: firstTarget) }
  }

  @Test(arguments: CategoryTemplate.allCases)
  func `a template's names are stored in English and shown in the reader's language`(template: CategoryTemplate) {
    for category in template.categories(for: BowType.allCases, .outdoor) {
      #expect(category.title.description == category.name && category.title != Message(verbatim: category.name))
    }
  }

  @Test func `a name of the organiser's is shown as it is`() {
    let round = RoundCatalogue.all[0]
    #expect(TournamentCategory("X", name: "Our guests", round: round).title == Message(verbatim: "Our guests"))
    #expect(LineSession("1", name: "Noon").title == Message(verbatim: "Noon"))
    #expect(LineSession.only.title.description == LineSession.only.name && LineSession.only.title != "Session 1")
  }

  @Test func `an unknown year of birth is an adult's`() {
    #expect(AgeScheme.archeryGB.classes(bornIn: nil, shootingIn: 2026) == [.adult])
    #expect(AgeScheme.worldArchery.classes(bornIn: .min, shootingIn: 2026) == [.adult])
  }

  @Test(arguments: [
    (CategoryTemplate.archeryGB, 2014, "under14"), (.archeryGB, 2012, "under16"), (.worldArchery, 2014, "under18"),
    (.worldArchery, 1990, "adult"), (.archeryGB, 1960, "50+"),
  ])
  func `an entry list proposes the age classes of the shoot's categories`(
    template: CategoryTemplate,
    birthYear: Int,
    ageClass: String
  ) throws {
    // The shoot is made in 1970, by the tests' clock, for the first day of 2027.
    var shoot = try Shoot(settings: TournamentSettings(date: "2027-01-01"))
    let categories = template.categories(for: [.recurve], .outdoor)
    try shoot.perform(.setCategories(categories))
    try shoot.enter("name,bow,birth year,gender\nAna,recurve,\(birthYear),F")
    let ana = try #require(try shoot.tournament.roster.first)
    #expect(ana.entrant.ageClass?.description == ageClass)
    #expect(try shoot.tournament.category(of: ana.id)?.ageClasses.map(\.description) == [ageClass])
  }

  @Test func `an age class that no category takes gives way to an older one that the shoot has`() throws {
    var shoot = try Shoot(settings: TournamentSettings(date: "2026-06-01"))
    let round = RoundCatalogue.all[0]
    try shoot.perform(
      .setCategories([
        TournamentCategory("RU16", name: "Young", bows: [.recurve], ageClasses: [.under(16)], round: round),
        TournamentCategory("R", name: "Recurve", bows: [.recurve], ageClasses: [.adult], round: round),
        TournamentCategory("C", name: "Compound", bows: [.compound], round: round),
      ])
    )
    try shoot.enter("name,bow,birth year\nAna,R,2015\nBen,R,2009\nCleo,R,1950\nDan,C,2015\nEva,,2015")
    let classes = try shoot.tournament.roster.map { "\($0.entrant.ageClass?.description ?? "") \($0.category ?? "-")" }
    #expect(classes == ["under16 RU16", "adult R", "adult R", "under12 C", "under16 -"])
  }
}
