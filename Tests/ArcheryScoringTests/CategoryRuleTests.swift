import ArcheryScoring
import Domain
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

  @Test func `an unknown year of birth is an adult's`() {
    #expect(AgeScheme.archeryGB.classes(bornIn: nil, shootingIn: 2026) == [.adult])
    #expect(AgeScheme.worldArchery.classes(bornIn: .min, shootingIn: 2026) == [.adult])
  }
}
