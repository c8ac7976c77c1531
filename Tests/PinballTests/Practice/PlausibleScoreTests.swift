import Domain
import Pinball
import Testing

@Suite struct `A plausible score` {
  @Test(
    arguments: [
      (77_000_000, true), (770_000_000, true), (770_000_001, false), (77_000_000_000, false), (7_700, true),
      (77, false),
    ] as [(Int64, Bool)]
  )
  func `is at most ten times the best known one`(score: Int64, isPlausible: Bool) {
    #expect(PlausibleScores(best: 77_000_000).range.contains(score) == isPlausible)
  }

  @Test func `may be nearly anything on a game without scores`() {
    let range = PlausibleScores(best: nil).range
    #expect(range.contains(1) && range.contains(900_000_000_000) && !range.contains(1_000_000_000_001))
  }

  @Test(arguments: [0.0, -1, 1, 3, 1e15, 1e18, .infinity, .nan])
  func `has a range for any best score`(best: Double) {
    #expect(PlausibleScores(best: best).range.contains(1) || best > 10_000)
  }

  @Test func `is compared with the player's own and the league's scores`() throws {
    let entry = PracticeSample.entry("1")
    let state = PracticeState().applying(try entry.score(try GameScore("5000"), game: "Gown"))
    #expect(League().bestScores(with: state) == ["Gown": 5_000])
  }
}

@Suite struct `The next score` {
  @Test func `is probably played where the last one was`() throws {
    func state(_ steps: [PracticeStep]...) -> PracticeState { PracticeState().applying(steps.flatMap(\.self)) }
    func entry(_ name: String, at time: Timestamp) -> QuickEntry { QuickEntry(id: .named("journal", name), at: time) }
    let cup = try entry("1", at: 2_000).score(
      try GameScore("5"),
      game: "G",
      context: .tournament,
      tournament: "Spring Cup",
      location: "Ace Arcade"
    )
    let before = try entry("2", at: 1_000).score(try GameScore("5"), game: "G", context: .league)
    var draft = EntryDraft(.score, game: "H")
    draft.repeatPlace(of: PracticeState())
    #expect(draft == EntryDraft(.score, game: "H"))
    draft.repeatPlace(of: state(cup, before))
    #expect(draft[.context] == "tournament" && draft[.tournament] == "Spring Cup" && draft[.location] == "Ace Arcade")
  }
}
