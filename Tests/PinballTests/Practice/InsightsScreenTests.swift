import Domain
import Pinball
import Testing

@Suite struct `The screen of insights` {
  private static let day: Int64 = 86_400_000

  /// A practice with scores, each so many days after the first.
  private func practice(_ scores: [(game: String, score: String, day: Int64)]) throws -> PracticeState {
    try scores.enumerated().reduce(PracticeState()) { state, item in
      let entry = PracticeSample.entry("\(item.offset)", afterMilliseconds: item.element.day * Self.day)
      return state.applying(try entry.score(GameScore(item.element.score), game: item.element.game))
    }
  }

  private func screen(_ state: PracticeState, _ game: String? = nil, _ league: League = League()) -> InsightsScreen {
    InsightsScreen(game, of: state, league, against: nil, keys: GameKeys(league.library?.games ?? []))
  }

  @Test func `is about the game that was scored last, unless one is asked for`() throws {
    let state = try practice([("A", "80", 0), ("B", "5", 2), ("A", "10", 1), ("A", "40", 3), ("A", "20", 2)])
    let shown = screen(state)
    #expect(shown.practiceKey == "A" && shown.scores.map(\.score) == [80, 10, 20, 40])
    #expect(shown.summary?.median == 30 && shown.summary?.lowerQuartile == 17.5 && shown.summary?.upperQuartile == 50)
    #expect(shown.games.map(\.name) == ["A", "B"] && shown.games.map(\.count) == [4, 1])
    let other = screen(state, "B")
    #expect(other.scores.map(\.place) == [0] && other.summary?.count == 1)
    let none = screen(state, "C")
    #expect(none.summary == nil && none.distribution.isEmpty && none.name == "C")
    #expect(screen(PracticeState()).practiceKey == nil)
  }

  @Test(
    arguments: [
      (.realTimeline, [0, 0.02, 0.04, 1]), (.compressInactive, [0, 0.1, 0.2, 1]), (.brokenAxis, [0, 0.1, 0.2, 1]),
      (.activeSessionsOnly, [0, 1.0 / 3, 2.0 / 3, 1]), (GapMode(rawValue: "spiral"), [0, 0.1, 0.2, 1]),
    ] as [(GapMode, [Double])]
  )
  func `draws pauses as the player wants them`(mode: GapMode, places: [Double]) {
    let days: [Int64] = mode == .realTimeline ? [0, 2, 4, 100] : [0, 2, 4, 104]
    // Two weeks are 14 of the 17.5 parts when a pause counts for no more.
    let times = days.map { PracticeSample.now.advanced(byMilliseconds: $0 * Self.day * 7 / 8) }
    let timeline = ScoreTimeline(times, mode)
    #expect(zip(timeline.places, places).allSatisfy { abs($0 - $1) < 1e-9 }, "\(timeline.places)")
    #expect(timeline.afterPauses == [3])
  }

  @Test func `knows no pause shorter than two weeks`() {
    let times = [0, 13, 27].map { PracticeSample.now.advanced(byMilliseconds: $0 * Self.day) }
    let timeline = ScoreTimeline(times, .compressInactive)
    #expect(timeline.afterPauses == [2] && timeline.longestPause == 14)
    #expect(ScoreTimeline([], .realTimeline).places.isEmpty)
    let same = ScoreTimeline(Array(repeating: PracticeSample.now, count: 3), .realTimeline)
    #expect(same.places == [0, 0.5, 1])
  }

  @Test func `counts each score in one interval`() {
    let distribution = ScoreDistribution([0.5, 1, 1.5, 5.999, 6])
    #expect(distribution.intervals.map(\.count) == [1, 2, 0, 0, 0, 2])
    #expect(distribution.intervals.map(\.from) == [0, 1, 2, 3, 4, 5])
    #expect(ScoreDistribution([601, 1200]).intervals.map(\.count) == [0, 0, 0, 1, 0, 1])
  }

  @Test func `compares with the player of the settings`() throws {
    var league = League()
    league.take(.library, Array(`The league import`.items.utf8))
    let rows = ["Ivo Brandt", "Bo Ek", "Cleo Day"].map { "Season 21,2,W,\($0),Centaur,300,80,2025-05-13" }
    league.take(.stats, Array((`Two players, game by game`.header + rows.joined(separator: "\n")).utf8))
    league.take(.redacted, Array("name\nBo Ek\n".utf8))
    var (mine, settings) = (LeaguePlayerSettings(), PracticeSettings())
    (mine.playerName, settings.comparisonPlayerName) = ("ivo brandt", "Bo Ek")
    let state = PracticeState().applying([.leagueSettings(mine), .practiceSettings(settings)])
    let opponent = try #require(screen(state, nil, league).opponent)
    #expect(opponent.player == "Ivo Brandt" && opponent.opponent.hasPrefix("Redacted ") && opponent.games.count == 1)
    let other = InsightsScreen(nil, of: state, league, against: "Cleo Day", keys: GameKeys([]))
    #expect(other.opponent?.opponent == "Cleo Day")
    #expect(screen(state.applying(.leagueSettings(LeaguePlayerSettings())), nil, league).opponent == nil)
  }
}
